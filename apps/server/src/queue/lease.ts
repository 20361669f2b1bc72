import { sql } from 'drizzle-orm';
import { commitWithoutWaiting } from '../database/commit-without-waiting.ts';
import { queryRows, type Database } from '../database/database.ts';
import { signalColumn } from '../database/signals.ts';

/** A job that this process holds until the lease ends. */
export type LeasedJob = {
  kind: string;
  key: string;
  payload: unknown;
  revision: number;
  attempts: number;
  lease_token: string;
};

/**
 * Takes up to `limit` jobs that are due and that nobody holds, and says when to look for the next: when one becomes
 * due, or when another's lease runs out. In one statement, since a look comes with every wish.
 */
export async function leaseDueJobs(
  database: Database,
  options: { kinds: string[]; now: Date; until: Date; token: string; limit: number },
): Promise<{ leased: LeasedJob[]; nextAt: Date | null }> {
  const kinds = sql.join(
    options.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const now = sql`${iso(options.now)}::timestamptz`;
  const rows = await queryRows<(LeasedJob | { kind: null }) & { next_at: number | string | null }>(
    database,
    sql`
    with leased as (
      update jobs set lease_token = ${options.token}::uuid, leased_until = ${iso(options.until)}::timestamptz
      where (kind, key) in (
        select kind, key from jobs
        where due_at <= ${now} and (leased_until is null or leased_until <= ${now}) and kind in (${kinds})
        order by due_at limit ${options.limit} for update skip locked)
      returning kind, key, payload, revision, attempts, lease_token),
    next as (
      select extract(epoch from least(
        (select min(due_at) from jobs where due_at > ${now} and kind in (${kinds})),
        (select min(leased_until) from jobs where due_at <= ${now} and leased_until > ${now} and kind in (${kinds}))
      )) * 1000 as next_at)
    select next.next_at, leased.*, ${commitWithoutWaiting} from next left join leased on true`,
  );
  const nextAt = rows[0]?.next_at ?? null;
  return {
    leased: rows.filter((row) => row.kind !== null),
    nextAt: nextAt === null ? null : new Date(Math.ceil(Number(nextAt))),
  };
}

/** Ends leases: the jobs are gone, except those that were asked for again meanwhile; they stay due. */
export async function finishJobs(database: Database, jobs: LeasedJob[]): Promise<void> {
  const rows = jobs.map(({ kind, key, lease_token, revision }) => ({ kind, key, lease_token, revision }));
  await database.execute(sql`
    with ended as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as job (kind text, key text, lease_token uuid, revision int)),
    finished as (
      delete from jobs using ended
      where jobs.kind = ended.kind and jobs.key = ended.key and jobs.lease_token = ended.lease_token
        and jobs.revision = ended.revision),
    kept as (
      update jobs set lease_token = null, leased_until = null, attempts = 0, last_error = null
      from ended
      where jobs.kind = ended.kind and jobs.key = ended.key and jobs.lease_token = ended.lease_token
        and jobs.revision <> ended.revision
      returning 1),
    told as (select ${signalColumn({ kind: 'work-due' })} from kept limit 1)
    select ${commitWithoutWaiting}, (select count(*) from told)`);
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
  await database.execute(sql`update jobs set leased_until = ${iso(until)}::timestamptz where lease_token in (${list})`);
}

/** Frees every lease. Only for a database that no other process uses: whoever held them is dead. */
export async function freeAllLeases(database: Database): Promise<void> {
  await database.execute(sql`update jobs set lease_token = null, leased_until = null where lease_token is not null`);
}

function held(job: LeasedJob) {
  return sql`kind = ${job.kind} and key = ${job.key} and lease_token = ${job.lease_token}::uuid`;
}

function iso(instant: Date): string {
  return instant.toISOString();
}
