import type pg from 'pg';

/** The name by which processes find each other's connections. */
export const signalsName = 'spotter-signals';

/** Knows the other processes at the database by the numbers of their connections. */
export function createOtherServers() {
  let hasCompany = false;
  let present = new Set<number>();
  /** Those that ended in order. */
  const ended = new Set<number>();

  return {
    /** Whether there ever was another one. */
    hasCompany: () => hasCompany,

    /** Looks who is there, and returns whether one is gone without a goodbye. */
    async look(client: pg.Client): Promise<boolean> {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()',
        [signalsName],
      );
      const found = new Set(rows.map(({ pid }) => pid));
      hasCompany ||= found.size > 0;
      const isOneKilled = [...present].some((pid) => !found.has(pid) && !ended.has(pid));
      present = found;
      return isOneKilled;
    },

    noteHeard(): void {
      hasCompany = true;
    },

    /** PostgreSQL gives the number of a connection again. */
    noteBegun: (pid: number): void => void ended.delete(pid),

    noteEnded: (pid: number): void => void ended.add(pid),

    forget: (): void => present.clear(),
  };
}
