import pg from 'pg';

/** In place of `shared-connection-pool`: a statement takes whichever connection is free. */
export const SharedConnectionPool = pg.Pool;
export const sharedName = 'shared';
