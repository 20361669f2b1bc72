import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { eq, sql } from 'drizzle-orm';
import { arrayValue, arrayParameter } from '../../../database/array-value.ts';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import { deferToCommit, queryRows, type Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { deliveryTries, webhookDeliveries } from './deliveries.tables.ts';
import { deferMs } from './recording/record-events.ts';

/** A delivery as it is stored. */
export type Delivery = { id: number; channel: ChannelKind; body: string; receivedAt: Date; deferrals: number };

/** After each failure but the last. */
const failurePausesMs = [1_000, 10_000, 60_000, 600_000];

/** When the next delivery is due, in ms; null where none is. */
export async function findNextDue(database: Database): Promise<number | null> {
  const [next] = await queryRows<{ due: string | number | null }>(
    database,
    sql`select extract(epoch from min(due_at)) * 1000 as due from webhook_deliveries where due_at is not null`,
  );
  return next?.due == null ? null : Number(next.due);
}

/** The ids of what is due, the oldest first. */
export async function listDue(database: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await queryRows<{ id: number | string }>(
    database,
    sql`select id from webhook_deliveries where due_at <= ${now.toISOString()}::timestamptz
          order by due_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Takes up what is due, the oldest first; nobody else does until the transaction ends. */
export async function takeDue(tx: Database, wish: { now: string; limit: number; id?: number }): Promise<Delivery[]> {
  const rows = await selectDue(tx, wish);
  return rows.map(({ receivedMs, ...row }) => ({
    ...row,
    id: Number(row.id),
    receivedAt: new Date(Number(receivedMs)),
  }));
}

const selectDue = preparedSql<
  { now: string; limit: number; id?: number },
  Omit<Delivery, 'id' | 'receivedAt'> & { id: number | string; receivedMs: number | string }
>(
  ({ now, limit, id }) => sql`
    select id, channel, body, deferrals, extract(epoch from received_at) * 1000 as "receivedMs", ${commitWithoutWaiting} from webhook_deliveries
    where due_at <= ${now}::timestamptz ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by due_at, id limit ${limit} for update skip locked`,
);

/** Takes up deliveries that are known; those that somebody else has are left out. */
export const takeHanded = preparedSql<{ ids: string }, { id: number | string }>(
  ({ ids }) => sql`
    select id, ${commitWithoutWaiting} from webhook_deliveries
    where id = any(${arrayParameter(ids, 'bigint')}) and due_at is not null order by id for update skip locked`,
);

const deleteDeliveries = preparedSql(
  ({ ids }: { ids: string }) => sql`delete from webhook_deliveries where id = any(${arrayParameter(ids, 'bigint')})`,
);

/** What was understood whole is deleted: it would only be a second copy of people's words. The rest stays, with a note. */
export async function settle(
  tx: Database,
  batch: Delivery[],
  notes: Map<number, string>,
  deferred: Set<number>,
  now: Date,
): Promise<void> {
  const done = batch.filter(({ id }) => !deferred.has(id) && !notes.has(id)).map(({ id }) => id);
  if (done.length > 0) await deferToCommit(tx, deleteDeliveries(tx, { ids: arrayValue(done) }));
  for (const { id, deferrals } of batch) {
    if (deferred.has(id)) {
      await tx
        .update(webhookDeliveries)
        .set({ deferrals: deferrals + 1, dueAt: new Date(now.getTime() + deferMs) })
        .where(eq(webhookDeliveries.id, id));
    } else if (notes.has(id)) {
      await tx
        .update(webhookDeliveries)
        .set({ dueAt: null, note: notes.get(id)! })
        .where(eq(webhookDeliveries.id, id));
    }
  }
}

/** Puts off what could not be processed, for longer each time; at last it is set aside. */
export async function postpone(database: Database, id: number, note: string, now: Date): Promise<void> {
  const pauses = failurePausesMs.map((pause) => sql`${pause}`);
  await database.execute(sql`
      update webhook_deliveries set
        attempts = attempts + 1,
        due_at = case when attempts + 1 >= ${deliveryTries} then null
          else ${now.toISOString()}::timestamptz
            + (array[${sql.join(pauses, sql`, `)}]::int[])[attempts + 1] * interval '1 millisecond' end,
        note = ${note}
      where id = ${id}`);
}
