import pg from 'pg';

/** Replaces `shared-connection-pool`: a statement takes any free connection. */
export const SharedConnectionPool = pg.Pool;
export const sharedName = 'shared';
