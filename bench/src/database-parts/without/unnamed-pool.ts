import pg from 'pg';

/** In place of `quick-statements`: a statement takes whichever connection is free. */
export const QuickPool = pg.Pool;
export const quickName = 'quick';
