import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { isSetAside } from './deliveries.tables.ts';

/**
 * A delivery that failed too often. Its body is people's words, so only its kind and the reason of the failure
 * are shown.
 */
export type SetAsideDelivery = { id: number; channel: string; receivedAt: Date; note: string | null };

/** Returns all deliveries that are set aside, oldest first. */
export async function listSetAside(database: Database): Promise<SetAsideDelivery[]> {
  const rows = await queryRows<Record<'id' | 'receivedAt', number | string> & { channel: string; note: string | null }>(
    database,
    sql`select id, channel, note, extract(epoch from received_at) * 1000 as "receivedAt"
        from webhook_deliveries where ${isSetAside} order by id`,
  );
  return rows.map((row) => ({ ...row, id: Number(row.id), receivedAt: new Date(Number(row.receivedAt)) }));
}

/** Has a delivery processed again, as if for the first time. Returns false when there is no such delivery. */
export async function releaseSetAside(database: Database, id: number, now: Date): Promise<boolean> {
  const rows = await queryRows(
    database,
    sql`update webhook_deliveries set due_at = ${now.toISOString()}::timestamptz, attempts = 0, note = null
        where id = ${id} and ${isSetAside} returning 1`,
  );
  if (rows.length > 0) sendSignals(database, [{ kind: 'delivery-stored' }]);
  return rows.length > 0;
}

/** Deletes a delivery. Returns false when there is no such delivery. */
export async function dropSetAside(database: Database, id: number): Promise<boolean> {
  const rows = await queryRows(
    database,
    sql`delete from webhook_deliveries where id = ${id} and ${isSetAside} returning 1`,
  );
  return rows.length > 0;
}
