import { sql } from 'drizzle-orm';
import { leaveToCommit, type Database } from '../database/database.ts';
import { sendSignals, type Signal } from '../database/signals.ts';
import { rowsOfWrittenOnce } from '../database/written-once.ts';
import type { JobDefinition } from './define-job.ts';

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
  // Sorted, so that two transactions asking for the same keys cannot wait for each other.
  const rows = requests
    .toSorted((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ key, payload, dueAt, lane = definition.kind }) => ({
      kind: definition.kind,
      key,
      payload: JSON.stringify(payload),
      dueAt: dueAt.toISOString(),
      lane,
    }));
  await leaveToCommit(tx, insertJobs(tx, { rows }));
  sendSignals(tx, [workDue]);
}

const workDue: Signal = { kind: 'work-due' };

type WrittenJob = { kind: string; key: string; payload: string; dueAt: string; lane: string };

const insertJobs = rowsOfWrittenOnce(({ rows }: { rows: WrittenJob[] }) => {
  const values = rows.map(
    ({ kind, key, payload, dueAt, lane }) => sql`(${kind}, ${key}, ${payload}::jsonb, ${dueAt}::timestamptz, ${lane})`,
  );
  return sql`
    insert into jobs (kind, key, payload, due_at, lane) values ${sql.join(values, sql`, `)}
    on conflict (kind, key) do update set
      payload = excluded.payload,
      lane = case when excluded.lane = excluded.kind then jobs.lane else excluded.lane end,
      due_at = case when jobs.lease_token is null then least(jobs.due_at, excluded.due_at) else excluded.due_at end,
      revision = jobs.revision + 1`;
});

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
