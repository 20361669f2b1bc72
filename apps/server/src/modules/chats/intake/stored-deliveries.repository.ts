import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { and, eq, isNull, lt, not, sql } from 'drizzle-orm';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import { queryRows, type Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { deliveryTries, isSetAside, webhookDeliveries } from './deliveries.tables.ts';
import { deferMs } from './recording/record-echo.ts';

/** A delivery as it is stored. */
export type Delivery = {
  id: number;
  channel: ChannelKind;
  body: string;
  receivedAt: Date;
  attempts: number;
  deferrals: number;
};

/** A delivery that has just come in. */
export type ArrivedDelivery = Pick<Delivery, 'channel' | 'body' | 'receivedAt'>;

/** The pause after each failure but the last, in ms. */
const failurePausesMs = [1_000, 10_000, 60_000, 600_000];

/**
 * Stores deliveries: one statement, one round trip, one commit;
 * the batch is one parameter, so its size costs nothing to parse.
 */
export async function storeDeliveries(database: Database, batch: ArrivedDelivery[]): Promise<void> {
  const rows = batch.map(({ channel, body, receivedAt }) => ({ channel, body, received_at: receivedAt }));
  await insertDeliveries(database, { rows: JSON.stringify(rows) });
}

const insertDeliveries = preparedSql(
  ({ rows }: { rows: string }) => sql`
    insert into ${webhookDeliveries} (channel, body, received_at, due_at)
    select channel, body, received_at, received_at
    from json_to_recordset(${rows}::json) as delivery (channel text, body text, received_at timestamptz)`,
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

/** Returns a delivery as it is stored; null when it is gone. */
export async function findDelivery(database: Database, id: number): Promise<Delivery | null> {
  const [found] = await database.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id));
  return found ?? null;
}

/** Takes what is due, oldest first: deletes it, unless the transaction fails. */
export async function takeDue(tx: Database, wish: { now: string; limit: number; id?: number }): Promise<Delivery[]> {
  const rows = await deleteDue(tx, wish);
  const inOrder = rows.toSorted(
    (left, right) => Number(left.dueMs) - Number(right.dueMs) || Number(left.id) - Number(right.id),
  );
  return inOrder.map(({ id, channel, body, receivedMs, attempts, deferrals }) => ({
    id: Number(id),
    channel,
    body,
    receivedAt: new Date(Number(receivedMs)),
    attempts,
    deferrals,
  }));
}

const deleteDue = preparedSql<
  { now: string; limit: number; id?: number },
  { id: number | string } & Pick<Delivery, 'channel' | 'body' | 'attempts' | 'deferrals'> &
    Record<'receivedMs' | 'dueMs', number | string>
>(
  ({ now, limit, id }) => sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where due_at <= ${now}::timestamptz ${id === undefined ? sql`` : sql`and id = ${id}`}
      order by due_at, id limit ${limit} for update skip locked)
    returning id, channel, body, attempts, deferrals, extract(epoch from received_at) * 1000 as "receivedMs",
      extract(epoch from due_at) * 1000 as "dueMs", ${commitWithoutWaiting}`,
);

/**
 * Puts back those of the taken deliveries that are to be processed again, or that were not understood
 * completely. The others would only be a second copy of people's words.
 */
export async function putBack(
  tx: Database,
  batch: Delivery[],
  notes: Map<number, string>,
  deferred: Set<number>,
  now: Date,
): Promise<void> {
  const rows = batch
    .filter(({ id }) => deferred.has(id) || notes.has(id))
    .map((delivery) =>
      deferred.has(delivery.id)
        ? { ...delivery, deferrals: delivery.deferrals + 1, dueAt: new Date(now.getTime() + deferMs) }
        : { ...delivery, dueAt: null, note: notes.get(delivery.id)! },
    );
  if (rows.length > 0) await tx.insert(webhookDeliveries).overridingSystemValue().values(rows);
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

/** The platforms' deliveries that wait: since when, and how many are set aside because they failed too often. */
export type DeliveryBacklog = { oldestDueAt: Date | null; setAside: number };

export async function readDeliveryBacklog(database: Database, now: Date): Promise<DeliveryBacklog> {
  const [row] = await queryRows<{ oldest: number | string | null; aside: number | string }>(
    database,
    sql`select extract(epoch from
            (select min(due_at) from webhook_deliveries where due_at <= ${now.toISOString()}::timestamptz)) * 1000 as oldest,
          (select count(*) from webhook_deliveries where ${isSetAside}) as aside`,
  );
  return { oldestDueAt: row!.oldest === null ? null : new Date(Number(row!.oldest)), setAside: Number(row!.aside) };
}
