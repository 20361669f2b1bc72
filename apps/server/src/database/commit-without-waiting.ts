import { sql } from 'drizzle-orm';

/**
 * A column that lets the transaction it stands in commit without waiting for the disk. Only for what a crash of the
 * database may take back: the log keeps its order, so whatever commits durably later takes this along.
 */
export const commitWithoutWaiting = sql`set_config('synchronous_commit', 'off', true)`;
