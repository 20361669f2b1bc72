import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { isSetAside } from './deliveries.tables.ts';

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
