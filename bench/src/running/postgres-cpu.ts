import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

export type PostgresCpu = {
  /**
   * Returns the processor time, in ms, that the connections of one database have used, and the processes for all
   * databases.
   */
  used(database: string): Promise<number>;
  stop(): Promise<void>;
};

/** Reads the processor time of a PostgreSQL on this machine, process by process, from the system. */
export async function watchPostgresCpu(url: string): Promise<PostgresCpu> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const postmaster = parentOf((client as unknown as { processID: number }).processID);
  return {
    async used(database) {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname is distinct from $1 and datname is not null',
        [database],
      );
      const others = new Set(rows.map(({ pid }) => pid));
      const pids = childrenOf(postmaster).filter((pid) => !others.has(pid));
      return pids.reduce((sum, pid) => sum + usedBy(pid), 0);
    },
    stop: () => client.end(),
  };
}

/** Returns the fields after the name, which may contain anything but the last bracket. */
function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended in the meantime.
    return null;
  }
}

function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1]);
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function usedBy(pid: number): number {
  try {
    // The first number: nanoseconds on a processor. Ticks of 10 ms would miss what runs shorter.
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return 0;
  }
}
