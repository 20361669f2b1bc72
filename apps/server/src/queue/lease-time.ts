import { sql, type SQL } from 'drizzle-orm';

/** The terms of all leases of a process. */
export type LeaseTerms = {
  leaseMs: number;
  /** Max starts of a job without an end; after them it is not tried again. */
  startLimit: number;
  /**
   * Whose clock says when leases end: the database's, which all processes share, or this process's own, where a
   * test moves it.
   */
  clock: 'database' | 'own';
};

/** `leaseNow` null: the time of the database. */
export type WrittenTime = { leaseNow: string | null; leaseMs: number };

/** Returns the lengths of leases in the form of statements. */
export function writtenTime({ leaseMs, clock }: LeaseTerms, now: Date): WrittenTime {
  return { leaseMs, leaseNow: clock === 'own' ? now.toISOString() : null };
}

/** Returns the present time of leases. */
export function leaseTime({ leaseNow }: WrittenTime): SQL {
  return leaseNow === null ? sql`statement_timestamp()` : sql`${leaseNow}::timestamptz`;
}

/** Returns the end of a lease that begins now. */
export function leaseEnd(time: WrittenTime): SQL {
  return sql`${leaseTime(time)} + ${time.leaseMs}::int * interval '1 millisecond'`;
}
