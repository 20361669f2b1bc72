import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import { arrayValue, arrayParameter } from '../../../database/array-value.ts';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import { deferToCommit, queryRows, type Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { deliveryTries, isSetAside, webhookDeliveries } from './deliveries.tables.ts';
import { deferMs } from './recording/record-echo.ts';

/** A delivery as it is stored. */
export type Delivery = { id: number; channel: ChannelKind; body: string; receivedAt: Date; deferrals: number };

/** A delivery that has just come in. */
export type ArrivedDelivery = Pick<Delivery, 'channel' | 'body' | 'receivedAt'>;

/** The pause after each failure but the last, in ms. */
const failurePausesMs = [1_000, 10_000, 60_000, 600_000];

/** Stores deliveries: one statement, one round trip, one commit; the batch is one parameter, so its size costs nothing to parse. */
export async function storeDeliveries(database: Database, batch: ArrivedDelivery[]): Promise<Delivery[]> {
  const rows = batch.map(({ channel, body, receivedAt }) => ({ channel, body, received_at: receivedAt }));
  const ids = await insertDeliveries(database, { rows: JSON.stringify(rows) });
  // They are numbered in the order of the rows.
  const inOrder = ids.map(({ id }) => Number(id)).toSorted((left, right) => left - right);
  return batch.map((arrived, nth) => ({ ...arrived, id: inOrder[nth]!, deferrals: 0 }));
}

const insertDeliveries = preparedSql<{ rows: string }, { id: number | string }>(
  ({ rows }) => sql`
    insert into ${webhookDeliveries} (channel, body, received_at, due_at)
    select channel, body, received_at, received_at
    from json_to_recordset(${rows}::json) as delivery (channel text, body text, received_at timestamptz)
    returning id`,
);

/** Returns when the next delivery is due, in ms; null where none is. */
export async function findNextDue(database: Database): Promise<number | null> {
  const [next] = await queryRows<{ due: string | number | null }>(
    database,
    sql`select extract(epoch from min(due_at)) * 1000 as due from webhook_deliveries where due_at is not null`,
  );
  return next?.due == null ? null : Number(next.due);
}

/** Returns the ids of what is due, oldest first. */
export async function listDue(database: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await queryRows<{ id: number | string }>(
    database,
    sql`select id from webhook_deliveries where due_at <= ${now.toISOString()}::timestamptz
          order by due_at, id limit ${limit}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Takes what is due, oldest first, and locks it until the transaction ends. */
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

/** Takes deliveries that are known, without those that another process has. The query is sent when this is called. */
export function takeHanded(tx: Database, ids: number[]): Promise<{ id: number | string }[]> {
  return selectHanded(tx, { ids: arrayValue(ids) });
}

const selectHanded = preparedSql<{ ids: string }, { id: number | string }>(
  ({ ids }) => sql`
    select id, ${commitWithoutWaiting} from webhook_deliveries
    where id = any(${arrayParameter(ids, 'bigint')}) and due_at is not null order by id for update skip locked`,
);

const deleteDeliveries = preparedSql(
  ({ ids }: { ids: string }) => sql`delete from webhook_deliveries where id = any(${arrayParameter(ids, 'bigint')})`,
);

/**
 * Settles deliveries. A delivery that was understood completely is deleted, because it would only be a second copy of
 * people's words. The rest stays, with a note.
 */
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

/** Deletes deliveries that were noted but not understood and that came before an instant. */
export async function deleteNoted(database: Database, before: Date): Promise<void> {
  await database.delete(webhookDeliveries).where(
    and(
      isNull(webhookDeliveries.dueAt),
      lt(webhookDeliveries.receivedAt, before),
      // No one has read these: an operator decides.
      not(sql`(${isSetAside})`),
    ),
  );
}

/** Postpones what could not be processed, for longer each time, and finally sets it aside. */
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
