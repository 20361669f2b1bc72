import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { deferToCommit, type Database } from '../database/database.ts';
import { sendSignals, type Signal } from '../database/signals.ts';
import type { InFlight } from '../database/in-flight.ts';
import { preparedSql } from '../database/prepared-query.ts';
import type { JobDefinition } from './define-job.ts';
import { leaseEnd, leaseTime, writtenTime, type LeaseTerms } from './lease-time.ts';
import type { LeasedJob } from './lease.ts';
import { jobs } from './queue.tables.ts';

/** A request for a job. `lane`: the owner of the work, if any; a worker takes turns between lanes. */
export type JobRequest<Payload> = { key: string; payload: Payload; dueAt: Date; lane?: string };

/**
 * Requests jobs in the transaction that makes them necessary. Where the same job (kind and key) is already
 * requested, the earlier due time holds; where it is running, it runs once more afterwards.
 */
export async function requestJobs<Payload>(
  tx: Database,
  definition: JobDefinition<Payload>,
  requests: JobRequest<Payload>[],
): Promise<void> {
  if (requests.length === 0) return;
  await deferToCommit(tx, insertJobs(tx, { rows: written(definition, requests) }));
  sendSignals(tx, [workDue]);
}

/** Deletes requested jobs, whether or not they were begun. */
export async function forgetJobs(tx: Database, { kind }: Pick<JobDefinition, 'kind'>, keys: string[]): Promise<void> {
  await tx.delete(jobs).where(and(eq(jobs.kind, kind), inArray(jobs.key, keys)));
}

/** Returns when those of these jobs are due that are requested, by their keys. */
export async function findDueJobs(
  tx: Database,
  { kind }: Pick<JobDefinition, 'kind'>,
  keys: string[],
): Promise<Map<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ key: jobs.key, dueAt: jobs.dueAt })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), inArray(jobs.key, keys), isNotNull(jobs.dueAt)));
  return new Map(rows.map(({ key, dueAt }) => [key, dueAt!]));
}

/** The jobs leased with a request, and whether a worker has to look for some of the rest. */
export type Taken = { leased: LeasedJob[]; remainingWait: boolean };

/**
 * Requests jobs that are due now, and leases them at once for this process, without a second look at the
 * database. A job held by another process is not leased: its holder runs it once more. Nor is a job with an
 * earlier start without an end, which a worker takes with more care.
 */
export function requestAndLease<Payload>(
  tx: Database,
  definition: JobDefinition<Payload>,
  requests: JobRequest<Payload>[],
  lease: { token: string; now: Date; terms: LeaseTerms },
): InFlight<Taken> {
  const { token, now, terms } = lease;
  const { startLimit } = terms;
  const rows = written(definition, requests);
  const inserted = insertLeased(tx, { rows, token, startLimit, ...writtenTime(terms, now) });
  return inserted.then((all) => {
    const leased = all.filter((row) => row.lease_token === token);
    return { leased, remainingWait: leased.length < all.length };
  }) as InFlight<Taken>;
}

const workDue: Signal = { kind: 'work-due' };

/** Returns the requests for `requestedRows`. */
function written<Payload>({ kind }: JobDefinition<Payload>, requests: JobRequest<Payload>[]): string {
  // Sorted, so that two transactions that request the same keys cannot deadlock.
  const inOrder = requests.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  return JSON.stringify(inOrder.map((request) => ({ lane: kind, ...request, kind })));
}

function requestedRows(rows: string): SQL {
  return sql`json_to_recordset(${rows}::json) as requested (kind text, key text, payload jsonb, "dueAt" timestamptz, lane text)`;
}

/** The changes that a second request makes to a stored job. */
const askedAgain = sql`
  payload = excluded.payload,
  lane = case when excluded.lane = excluded.kind then jobs.lane else excluded.lane end,
  due_at = case when jobs.lease_token is null then least(jobs.due_at, excluded.due_at) else excluded.due_at end,
  revision = jobs.revision + 1`;

const insertJobs = preparedSql(
  ({ rows }: { rows: string }) => sql`
    insert into jobs (kind, key, payload, due_at, lane) select kind, key, payload, "dueAt", lane from ${requestedRows(rows)}
    on conflict (kind, key) do update set ${askedAgain}`,
);

const insertLeased = preparedSql<
  { rows: string; token: string; startLimit: number; leaseNow: string | null; leaseMs: number },
  LeasedJob
>(({ rows, token, startLimit, ...time }) => {
  const lease = sql`${token}::uuid, ${leaseEnd(time)}, 1`;
  const hasTries = sql`jobs.starts < ${startLimit}::int - 1`;
  const isFree = sql`((jobs.leased_until is null or jobs.leased_until <= ${leaseTime(time)}) and ${hasTries})`;
  return sql`
    with requested as (
      insert into jobs (kind, key, payload, due_at, lane, lease_token, leased_until, starts)
      select kind, key, payload, "dueAt", lane, ${lease} from ${requestedRows(rows)}
      on conflict (kind, key) do update set ${askedAgain},
        lease_token = case when ${isFree} then excluded.lease_token else jobs.lease_token end,
        leased_until = case when ${isFree} then excluded.leased_until else jobs.leased_until end,
        starts = case when ${isFree} then jobs.starts + 1 else jobs.starts end
      returning kind, key, payload, lane, revision, attempts, starts, lease_token)
    select * from requested where lease_token = ${token}::uuid or starts >= ${startLimit}::int - 1`;
});

/**
 * Makes all jobs of one kind in these lanes due at once, when the event they waited for has happened. Each
 * checks for itself what to do.
 */
export async function hastenLanes(tx: Database, definition: JobDefinition, lanes: string[], now: Date): Promise<void> {
  if (lanes.length === 0) return;
  const list = sql.join(
    lanes.map((lane) => sql`${lane}`),
    sql`, `,
  );
  await tx.execute(sql`
    update jobs set due_at = least(due_at, ${now.toISOString()}::timestamptz), revision = revision + 1
    where kind = ${definition.kind} and lane in (${list})`);
  sendSignals(tx, [workDue]);
}
