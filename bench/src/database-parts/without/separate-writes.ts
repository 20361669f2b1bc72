import type pg from 'pg';

/** In place of `pipelined-client`: what is asked for is sent at once, a transaction's beginning too. */
const database = new URL('../../../../apps/server/src/database/postgres/prepared-statements.ts', import.meta.url);
const { PreparingClient } = (await import(database.href)) as { PreparingClient: typeof pg.Client };
export const PipelinedClient = PreparingClient;
