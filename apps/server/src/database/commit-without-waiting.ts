import { sql } from 'drizzle-orm';

/**
 * A column that lets its transaction commit without waiting for the disk. Only for changes that a crash of the
 * database may undo: the log keeps its order, so a later durable commit includes them.
 */
export const commitWithoutWaiting = sql`set_config('synchronous_commit', current_setting('spotter.light_commit', true), true)`;

/**
 * The setting of such commits, for a session. In PostgreSQL the commit outlives the process that requested it.
 * The embedded database dies with its process, which must not undo the count of a job's starts: there a commit
 * is written at once, but to the system only, which costs little.
 */
export const lightCommit = {
  shared: `set spotter.light_commit = 'off'`,
  embedded: `set spotter.light_commit = 'on'`,
};
