import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database.ts';

/** A job that this process holds until the lease ends. */
export type LeasedJob = {
  kind: string;
  key: string;
  payload: unknown;
  revision: number;
  attempts: number;
  lease_token: string;
};

/** Takes up to `limit` jobs that are due and that nobody holds. */
export function leaseDueJobs(
  database: Database,
  options: { kinds: string[]; now: Date; until: Date; token: string; limit: number },
): Promise<LeasedJob[]> {
  const kinds = sql.join(
    options.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return queryRows<LeasedJob>(
    database,
    sql`
    update jobs set lease_token = ${options.token}::uuid, leased_until = ${iso(options.until)}::timestamptz
    where (kind, key) in (
      select kind, key from jobs
      where due_at <= ${iso(options.now)}::timestamptz
        and (leased_until is null or leased_until <= ${iso(options.now)}::timestamptz)
        and kind in (${kinds})
      order by due_at limit ${options.limit} for update skip locked)
    returning kind, key, payload, revision, attempts, lease_token`,
  );
}

/** Ends a lease: the job is gone, unless it was asked for again meanwhile; then it stays due. */
export async function finishJob(database: Database, job: LeasedJob): Promise<void> {
  await database.execute(sql`
    with finished as (delete from jobs where ${held(job)} and revision = ${job.revision} returning 1)
    update jobs set lease_token = null, leased_until = null, attempts = 0, last_error = null
    where ${held(job)} and revision <> ${job.revision}`);
}

/** Ends a lease and sets when the job is due again; a request made meanwhile keeps its own instant if that is earlier. */
export async function postponeJob(
  database: Database,
  job: LeasedJob,
  next: { at: Date; failure: string | null },
): Promise<void> {
  await database.execute(sql`
    update jobs set
      due_at = case when revision = ${job.revision} then ${iso(next.at)}::timestamptz
                    else least(due_at, ${iso(next.at)}::timestamptz) end,
      lease_token = null, leased_until = null,
      attempts = ${next.failure === null ? 0 : job.attempts + 1}, last_error = ${next.failure}
    where ${held(job)}`);
}

/** Keeps running jobs; answers the tokens still held. */
export async function renewLeases(database: Database, tokens: string[], until: Date): Promise<void> {
  if (tokens.length === 0) return;
  const list = sql.join(
    tokens.map((token) => sql`${token}::uuid`),
    sql`, `,
  );
  await database.execute(
    sql`update jobs set leased_until = ${iso(until)}::timestamptz where lease_token in (${list})`,
  );
}

/** Frees every lease. Only for a database that no other process uses: whoever held them is dead. */
export async function freeAllLeases(database: Database): Promise<void> {
  await database.execute(sql`update jobs set lease_token = null, leased_until = null where lease_token is not null`);
}

/** When the next job that nobody holds is due; also when a lease runs out. Null when there is none. */
export async function findNextDueAt(database: Database, kinds: string[]): Promise<Date | null> {
  const list = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const [row] = await queryRows<{ due: number | string | null }>(
    database,
    sql`select extract(epoch from min(greatest(due_at, coalesce(leased_until, due_at)))) * 1000 as due
        from jobs where kind in (${list})`,
  );
  return row?.due === null || row?.due === undefined ? null : new Date(Math.ceil(Number(row.due)));
}

function held(job: LeasedJob) {
  return sql`kind = ${job.kind} and key = ${job.key} and lease_token = ${job.lease_token}::uuid`;
}

function iso(instant: Date): string {
  return instant.toISOString();
}
