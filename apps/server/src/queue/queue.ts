import { sql } from 'drizzle-orm';
import { leaveToCommit, type Database } from '../database/database.ts';
import { sendSignals, type Signal } from '../database/signals.ts';
import { rowsOfWrittenOnce, type Sent } from '../database/written-once.ts';
import type { JobDefinition } from './define-job.ts';
import type { LeasedJob } from './lease.ts';

/** `lane`: whose work it is, if anybody's; a worker takes turns between lanes. */
export type JobRequest<Payload> = { key: string; payload: Payload; dueAt: Date; lane?: string };

/**
 * Asks for work, with the transaction that makes it necessary. Where the same work (kind and key) is asked for
 * already, the earlier of both instants holds; where it is running, it is looked at once more afterwards.
 */
export async function requestJobs<Payload>(
  tx: Database,
  definition: JobDefinition<Payload>,
  requests: JobRequest<Payload>[],
): Promise<void> {
  if (requests.length === 0) return;
  await leaveToCommit(tx, insertJobs(tx, { rows: written(definition, requests) }));
  sendSignals(tx, [workDue]);
}

/**
 * The same for work that is due now, and takes it at once for the process that asks, without a second look at the
 * database. Answers what was taken: all but what somebody holds already, and will be told to look at once more.
 */
export function requestAndLease<Payload>(
  tx: Database,
  definition: JobDefinition<Payload>,
  requests: JobRequest<Payload>[],
  lease: { token: string; now: Date; until: Date },
): Sent<LeasedJob[]> {
  const { token, now, until } = lease;
  return insertLeased(tx, {
    rows: written(definition, requests),
    token,
    now: now.toISOString(),
    until: until.toISOString(),
  });
}

const workDue: Signal = { kind: 'work-due' };

type WrittenJob = { kind: string; key: string; payload: string; dueAt: string; lane: string };

function written<Payload>(definition: JobDefinition<Payload>, requests: JobRequest<Payload>[]): WrittenJob[] {
  // Sorted, so that two transactions asking for the same keys cannot wait for each other.
  return requests
    .toSorted((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ key, payload, dueAt, lane = definition.kind }) => ({
      kind: definition.kind,
      key,
      payload: JSON.stringify(payload),
      dueAt: dueAt.toISOString(),
      lane,
    }));
}

/** How asking again changes work that is asked for already. */
const askedAgain = sql`
  payload = excluded.payload,
  lane = case when excluded.lane = excluded.kind then jobs.lane else excluded.lane end,
  due_at = case when jobs.lease_token is null then least(jobs.due_at, excluded.due_at) else excluded.due_at end,
  revision = jobs.revision + 1`;

const insertJobs = rowsOfWrittenOnce(({ rows }: { rows: WrittenJob[] }) => {
  const values = rows.map(
    ({ kind, key, payload, dueAt, lane }) => sql`(${kind}, ${key}, ${payload}::jsonb, ${dueAt}::timestamptz, ${lane})`,
  );
  return sql`
    insert into jobs (kind, key, payload, due_at, lane) values ${sql.join(values, sql`, `)}
    on conflict (kind, key) do update set ${askedAgain}`;
});

const insertLeased = rowsOfWrittenOnce<{ rows: WrittenJob[]; token: string; now: string; until: string }, LeasedJob>(
  ({ rows, token, now, until }) => {
    const lease = sql`${token}::uuid, ${until}::timestamptz`;
    const values = rows.map(
      ({ kind, key, payload, dueAt, lane }) =>
        sql`(${kind}, ${key}, ${payload}::jsonb, ${dueAt}::timestamptz, ${lane}, ${lease})`,
    );
    const isFree = sql`(jobs.leased_until is null or jobs.leased_until <= ${now}::timestamptz)`;
    return sql`
      with requested as (
        insert into jobs (kind, key, payload, due_at, lane, lease_token, leased_until) values ${sql.join(values, sql`, `)}
        on conflict (kind, key) do update set ${askedAgain},
          lease_token = case when ${isFree} then excluded.lease_token else jobs.lease_token end,
          leased_until = case when ${isFree} then excluded.leased_until else jobs.leased_until end
        returning kind, key, payload, lane, revision, attempts, lease_token)
      select * from requested where lease_token = ${token}::uuid`;
  },
);

/** Makes all work of one kind in these lanes due at once: what it waited for has come. It looks for itself what to do. */
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
