import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database.ts';

/** The waiting jobs: the number of due ones, the oldest due time, and the number of parked ones. */
export type JobBacklog = { due: number; oldestDueAt: Date | null; parked: number };

/** Returns the backlog of the kinds that this server runs; running jobs do not count. */
export async function readJobBacklog(database: Database, kinds: string[], now: Date): Promise<JobBacklog> {
  const [row] = await queryRows<{ due: number | string; oldest: number | string | null; parked: number | string }>(
    database,
    sql`select count(*) as due, extract(epoch from min(due_at)) * 1000 as oldest,
          (select count(*) from jobs where parked_at is not null) as parked
        from jobs
        where due_at <= ${now.toISOString()}::timestamptz
          and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz)
          and kind = any(${sql.param(kinds)}::text[])`,
  );
  return {
    due: Number(row!.due),
    oldestDueAt: row!.oldest === null ? null : new Date(Number(row!.oldest)),
    parked: Number(row!.parked),
  };
}

/** The due jobs of one kind that wait for a place. */
export type WaitingKind = { kind: string; waiting: number; oldestDueAt: Date };

/** Returns the due jobs that no process holds, by kind. */
export async function listWaitingKinds(database: Database, now: Date): Promise<WaitingKind[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await queryRows<{ kind: string; waiting: number | string; oldest: number | string }>(
    database,
    sql`select kind, count(*) as waiting, extract(epoch from min(due_at)) * 1000 as oldest
        from jobs where due_at <= ${at} and (leased_until is null or leased_until <= ${at}) group by kind`,
  );
  return rows.map(({ kind, waiting, oldest }) => ({
    kind,
    waiting: Number(waiting),
    oldestDueAt: new Date(Number(oldest)),
  }));
}
