import { sql } from 'drizzle-orm';

/**
 * A column that lets the transaction it stands in commit without waiting for the disk. Only for what a crash of the
 * database may take back: the log keeps its order, so whatever commits durably later takes this along.
 */
export const commitWithoutWaiting = sql`set_config('synchronous_commit', current_setting('spotter.light_commit', true), true)`;

/**
 * How such a transaction commits, for a session. In a PostgreSQL it outlives the process that asked for it. The embedded
 * database dies with its process, which must not take back how often a job was started: there it is written at once. To
 * the system only: that costs little.
 */
export const lightCommit = {
  shared: `set spotter.light_commit = 'off'`,
  embedded: `set spotter.light_commit = 'on'`,
};
