import { sql, type SQL } from 'drizzle-orm';
import { commitWithoutWaiting } from '../database/commit-without-waiting.ts';
import type { Database } from '../database/database.ts';
import { sendSignals } from '../database/signals.ts';
import { preparedSql } from '../database/prepared-query.ts';
import type { JobLease } from './define-job.ts';
import { leaseEnd, leaseTime, writtenTime, type LeaseTerms, type WrittenTime } from './lease-time.ts';

/** A job that this process holds until the lease ends. */
export type LeasedJob = JobLease & {
  payload: unknown;
  lane: string;
  attempts: number;
  /** Starts since the last end, including this one. */
  starts: number;
};

/** The jobs that a worker wants, and how it marks them. */
type LeaseWish = {
  kinds: string[];
  now: Date;
  token: string;
  limit: number;
  terms: LeaseTerms;
  /**
   * Whether one of the jobs may be taken whose last try this is. Only one such job runs in a process at a time:
   * what dies beside it was not its fault, and has another try.
   */
  mayTryLast: boolean;
};

/**
 * Leases up to `limit` due jobs that no process holds, and returns when to look next: when a job becomes due, or
 * when the lease of another ends. In one statement, because each request leads to a look.
 */
export async function leaseDueJobs(
  database: Database,
  wish: LeaseWish,
): Promise<{ leased: LeasedJob[]; nextAt: Date | null }> {
  const rows = await leaseDue(database, written(wish));
  return { leased: rows.filter((row) => row.kind !== null), nextAt: nextOf(wish, rows) };
}

type Leased = (LeasedJob | { kind: null }) & { next_in: number | string | null };

const leaseDue = preparedSql<WrittenWish, Leased>(
  (wish) => sql`
    with due as materialized (
      select kind, key, ${isLastTry(wish)} as is_last from jobs
      where ${isDue(wish)} order by due_at limit ${wish.limit} for update skip locked),
    leased as (
      ${leaseStatement(
        wish,
        sql`select kind, key from due where not is_last union all (select kind, key from due where is_last limit 1)`,
      )}),
    next as (${nextStatement(wish)})
    select next.next_in, leased.*, ${commitWithoutWaiting} from next left join leased on true`,
);

/** The number of longest-due jobs that are sorted by lane; other lanes are read only when there are this many. */
const crowdSize = 256;

/**
 * Leases jobs when more is due than there is room for: the lanes take turns. The oldest job of each lane comes
 * first, then the second of each, and the result has the same order. Jobs running here count as turns taken, and
 * no lane gets more than `maxPerLane` places.
 */
export async function leaseInTurns(
  database: Database,
  wish: LeaseWish & {
    /** The number of jobs of each lane that this process runs now. */
    running: ReadonlyMap<string, number>;
    maxPerLane: number;
  },
): Promise<{
  leased: LeasedJob[];
  nextAt: Date | null;
  /** Whether another process took some of the chosen jobs, so that there may be others. */
  contended: boolean;
  /** Whether due work has to wait for a free place, in its lane or at all. */
  leftBehind: boolean;
}> {
  const running = JSON.stringify([...wish.running].map(([lane, places]) => ({ lane, places })));
  const rows = await leaseTurns(database, { ...written(wish), running, maxPerLane: wish.maxPerLane });
  const leased = rows.filter((row) => row.kind !== null);
  const chosen = Number(rows[0]?.chosen ?? 0);
  return {
    leased,
    nextAt: nextOf(wish, rows),
    contended: leased.length < chosen,
    leftBehind: chosen < Number(rows[0]?.due ?? 0),
  };
}

const leaseTurns = preparedSql<
  WrittenWish & { running: string; maxPerLane: number },
  Leased & { due: string; chosen: string }
>(
  (wish) => sql`
    with crowd as materialized (
      select kind, key, lane, due_at, ${isLastTry(wish)} as is_last from jobs
      where ${isDue(wish)} order by due_at limit ${crowdSize}),
    others as (
      select kind, key, lane, due_at, ${isLastTry(wish)} as is_last from jobs
      where (select count(*) from crowd) = ${crowdSize} and ${isDue(wish)} and lane not in (select lane from crowd)
      order by due_at limit ${crowdSize}),
    turns as (
      select candidate.*, coalesce(busy.places, 0)
        + row_number() over (partition by candidate.lane order by candidate.due_at) as turn,
        row_number() over (partition by candidate.is_last order by candidate.due_at) as nth
      from (select * from crowd union all select * from others) as candidate
      left join json_to_recordset(${wish.running}::json) as busy (lane text, places int) on busy.lane = candidate.lane),
    chosen as (
      select kind, key, turn, due_at from turns
      where turn <= ${wish.maxPerLane} and (not is_last or nth = 1) order by turn, due_at limit ${wish.limit}),
    leased as (
      ${leaseStatement(wish, sql`select kind, key from jobs where (kind, key) in (select kind, key from chosen) and ${isDue(wish)} for update skip locked`)}),
    next as (${nextStatement(wish)})
    select next.next_in, (select count(*) from turns) as due, (select count(*) from chosen) as chosen,
      leased.*, ${commitWithoutWaiting}
    from next left join (leased join chosen using (kind, key)) on true
    order by chosen.turn, chosen.due_at`,
);

/** A wish in the form of a statement: instants are ISO 8601. Fields that are null are written another way. */
type WrittenWish = WrittenTime & {
  kinds: string[];
  now: string;
  token: string;
  limit: number;
  startLimit: number;
  mayTryLast: true | null;
};

function written({ kinds, now, token, limit, terms, mayTryLast }: LeaseWish): WrittenWish {
  const { startLimit } = terms;
  return {
    kinds,
    now: now.toISOString(),
    token,
    limit,
    startLimit,
    mayTryLast: mayTryLast || null,
    ...writtenTime(terms, now),
  };
}

function isDue(wish: WrittenWish): SQL {
  const isFree = sql`(leased_until is null or leased_until <= ${leaseTime(wish)})`;
  const mayBeTried = wish.mayTryLast === null ? sql`not ${isLastTry(wish)}` : sql`true`;
  return sql`due_at <= ${wish.now}::timestamptz and ${isFree} and kind in (${listed(wish.kinds)}) and ${mayBeTried}`;
}

function isLastTry({ startLimit }: WrittenWish): SQL {
  return sql`(starts = ${startLimit}::int - 1)`;
}

function leaseStatement(wish: WrittenWish, chosen: SQL): SQL {
  return sql`update jobs set lease_token = ${wish.token}::uuid, leased_until = ${leaseEnd(wish)}, starts = starts + 1
      where (kind, key) in (${chosen})
      returning kind, key, payload, lane, revision, attempts, starts, lease_token`;
}

function nextStatement(wish: WrittenWish): SQL {
  const at = sql`${wish.now}::timestamptz`;
  const leaseAt = leaseTime(wish);
  return sql`select extract(epoch from least(
        (select min(due_at) from jobs where due_at > ${at} and kind in (${listed(wish.kinds)})) - ${at},
        (select min(leased_until) from jobs
          where due_at <= ${at} and leased_until > ${leaseAt} and kind in (${listed(wish.kinds)})) - ${leaseAt}
      )) * 1000 as next_in`;
}

function listed(kinds: string[]): SQL {
  return sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
}

/** Returns the time of the next look by this process's clock, whichever clock the lease uses. */
function nextOf({ now }: LeaseWish, [first]: Leased[]): Date | null {
  return first?.next_in == null ? null : new Date(now.getTime() + Math.ceil(Number(first.next_in)));
}

/** Ends leases and deletes the jobs, except those that were requested again meanwhile, which stay due. */
export async function finishJobs(database: Database, jobs: LeasedJob[]): Promise<void> {
  const [result] = await finish(database, { rows: writtenRows(jobs) });
  if (Number(result!.kept) > 0) sendSignals(database, [{ kind: 'work-due' }]);
}

// Locks the rows first, so that both following parts see a job that is being requested again in its final state.
const finish = preparedSql<{ rows: string }, { kept: number | string }>(
  ({ rows }) => sql`
    with ${heldRows(sql`${rows}`)},
    finished as (
      delete from jobs using held where held.through and jobs.kind = held.kind and jobs.key = held.key),
    kept as (
      update jobs set lease_token = null, leased_until = null, attempts = 0, starts = 0, last_error = null
      from held where not held.through and jobs.kind = held.kind and jobs.key = held.key
      returning 1)
    select ${commitWithoutWaiting}, (select count(*) from kept) as kept`,
);

/**
 * Returns a statement that ends the jobs of a list of leases (JSON) as part of another statement: those for
 * which `condition` holds of the lease, `ended`, and that were not requested again. It returns the kind and key
 * of each. Nothing is waited for: who has locked a job is requesting it.
 */
export function deleteFinished(leases: SQL, condition: SQL): SQL {
  return sql`delete from jobs where (kind, key) in (
      select free.* from json_to_recordset(${leases}::json) as ended (kind text, key text, lease_token uuid, revision int)
      cross join lateral (
        select kind, key from jobs where kind = ended.kind and key = ended.key
          and lease_token = ended.lease_token and revision = ended.revision for update skip locked) as free
      where ${condition})
    returning kind, key`;
}

/** Ends a lease and sets the next due time; the time of a request made meanwhile stays if it is earlier. */
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
      attempts = ${next.failure === null ? 0 : job.attempts + 1}, starts = 0, last_error = ${next.failure}
    where ${held(job)}`);
}

/** Returns leased jobs that were not run: others may take them at once, and the start does not count. */
export async function returnJobs(database: Database, jobs: LeasedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const isHeld = sql.join(
    jobs.map((job) => sql`(${held(job)})`),
    sql` or `,
  );
  await database.execute(
    sql`update jobs set lease_token = null, leased_until = null, starts = greatest(starts - 1, 0) where ${isHeld}`,
  );
  sendSignals(database, [{ kind: 'work-due' }]);
}

/** Renews the leases of many jobs in one statement. */
export async function renewLeases(database: Database, jobs: LeasedJob[], terms: LeaseTerms, now: Date): Promise<void> {
  if (jobs.length > 0) await renew(database, { rows: writtenRows(jobs), ...writtenTime(terms, now) });
}

const renew = preparedSql<{ rows: string } & WrittenTime, unknown>(
  ({ rows, ...time }) => sql`
    with ${heldRows(sql`${rows}`)},
    renewed as (
      update jobs set leased_until = ${leaseEnd(time)} from held where jobs.kind = held.kind and jobs.key = held.key)
    select ${commitWithoutWaiting}`,
);

/**
 * Takes back the starts of jobs that this process cannot wait for,
 * because it ends in order and not because of them.
 */
export async function refundAttempts(database: Database, jobs: LeasedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await database.execute(sql`
    with ${heldRows(sql`${writtenRows(jobs)}`)}
    update jobs set starts = greatest(starts - 1, 0) from held where jobs.kind = held.kind and jobs.key = held.key`);
}

/** Frees every lease. Only for a database that no other process uses, where every holder is dead. */
export async function freeAllLeases(database: Database): Promise<void> {
  await database.execute(sql`update jobs set lease_token = null, leased_until = null where lease_token is not null`);
}

function writtenRows(jobs: LeasedJob[]): string {
  return JSON.stringify(jobs.map(({ kind, key, lease_token, revision }) => ({ kind, key, lease_token, revision })));
}

/** Returns the part of a statement that locks jobs that are still held, in one order, so that none deadlock. */
function heldRows(rows: SQL): SQL {
  return sql`held as materialized (
      select jobs.kind, jobs.key, jobs.revision = ended.revision as through
      from jobs join json_to_recordset(${rows}::json)
        as ended (kind text, key text, lease_token uuid, revision int) using (kind, key, lease_token)
      order by kind, key for update of jobs)`;
}

/** Returns the condition that a job still belongs to this run. */
export function held(job: JobLease): SQL {
  return sql`kind = ${job.kind} and key = ${job.key} and lease_token = ${job.lease_token}::uuid`;
}

function iso(instant: Date): string {
  return instant.toISOString();
}
