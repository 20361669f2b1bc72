import { sql, type SQL } from 'drizzle-orm';

/** How jobs are leased by all that a process does. */
export type LeaseTerms = {
  leaseMs: number;
  /** A job that was started so often without an end is not tried again. */
  startLimit: number;
  /**
   * Whose clock says when leases end: the database's, which all processes share, or this process's own, where a test
   * moves it.
   */
  clock: 'database' | 'own';
};

/** `leaseNow` null: the time of the database. */
export type WrittenTime = { leaseNow: string | null; leaseMs: number };

/** Lengths of leases as statements take them. */
export function writtenTime({ leaseMs, clock }: LeaseTerms, now: Date): WrittenTime {
  return { leaseMs, leaseNow: clock === 'own' ? now.toISOString() : null };
}

/** Now, as leases count. */
export function leaseTime({ leaseNow }: WrittenTime): SQL {
  return leaseNow === null ? sql`statement_timestamp()` : sql`${leaseNow}::timestamptz`;
}

/** When a lease ends that begins now. */
export function leaseEnd(time: WrittenTime): SQL {
  return sql`${leaseTime(time)} + ${time.leaseMs}::int * interval '1 millisecond'`;
}
