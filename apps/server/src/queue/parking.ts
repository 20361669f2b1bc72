import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database.ts';
import { sendSignals } from '../database/signals.ts';
import { held, type LeasedJob } from './lease.ts';

/** A job that is set aside: too many of its starts had no end. */
export type ParkedJob = { kind: string; key: string; starts: number; parkedAt: Date; lastError: string | null };

/** The operator's name of a job. */
type JobName = { kind: string; key: string };

/**
 * Sets a leased job aside. A new request only sets it aside again.
 * Returns false if this process no longer holds it.
 */
export async function parkJob(tx: Database, job: LeasedJob, startLimit: number, now: Date): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`update jobs set due_at = null, lease_token = null, leased_until = null, starts = ${startLimit}::int,
          parked_at = coalesce(parked_at, ${now.toISOString()}::timestamptz)
        where ${held(job)} returning 1`,
  );
  return rows.length > 0;
}

/** Returns all parked jobs, the oldest first. */
export async function listParked(database: Database): Promise<ParkedJob[]> {
  const rows = await queryRows<Omit<ParkedJob, 'parkedAt'> & { parkedAt: number | string }>(
    database,
    sql`select kind, key, starts, last_error as "lastError", extract(epoch from parked_at) * 1000 as "parkedAt"
        from jobs where parked_at is not null order by parked_at, kind, key`,
  );
  return rows.map((row) => ({ ...row, parkedAt: new Date(Number(row.parkedAt)) }));
}

/** Makes a parked job due again, as if for the first time. Returns false if there is no such job. */
export async function releaseParked(database: Database, { kind, key }: JobName, now: Date): Promise<boolean> {
  const rows = await queryRows(
    database,
    sql`update jobs set parked_at = null, starts = 0, attempts = 0, due_at = ${now.toISOString()}::timestamptz
        where kind = ${kind} and key = ${key} and parked_at is not null returning 1`,
  );
  if (rows.length > 0) sendSignals(database, [{ kind: 'work-due' }]);
  return rows.length > 0;
}

/** Deletes a parked job. Returns false if there is no such job. */
export async function dropParked(database: Database, { kind, key }: JobName): Promise<boolean> {
  const rows = await queryRows(
    database,
    sql`delete from jobs where kind = ${kind} and key = ${key} and parked_at is not null returning 1`,
  );
  return rows.length > 0;
}
