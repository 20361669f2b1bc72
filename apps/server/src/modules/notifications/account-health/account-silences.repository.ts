import type { HeardAccount } from '@spotter/domain/notifications';
import { lt, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { accountSilences } from '../notifications.tables.ts';

const minuteMs = 60_000;

/** Stores how long accounts were silent, keeping the longest silence of each day. */
export async function storeSilences(tx: Database, rows: (typeof accountSilences.$inferInsert)[]): Promise<void> {
  await tx
    .insert(accountSilences)
    .values(rows)
    .onConflictDoUpdate({
      target: [accountSilences.botId, accountSilences.day],
      set: { minutes: sql`greatest(${accountSilences.minutes}, excluded.minutes)` },
    });
}

export async function deleteSilencesBefore(database: Database, day: string): Promise<void> {
  await database.delete(accountSilences).where(lt(accountSilences.day, day));
}

/** Returns how accounts have been heard since a day, by bot. */
export async function findHeardSince(
  database: Database,
  botIds: string[],
  first: string,
): Promise<Map<string, HeardAccount>> {
  const list = sql.join(
    botIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await queryRows<{ id: string; heard: number | null; since: string | null; maxMinutes: number | null }>(
    database,
    sql`select bots.id, (extract(epoch from bots.webhooks_seen_at) * 1000)::float8 as heard,
          min(s.day)::text as since, max(s.minutes)::int as "maxMinutes"
        from bots left join account_silences s on s.bot_id = bots.id and s.day >= ${first}::date
        where bots.id in (${list}) group by bots.id`,
  );
  return new Map(
    rows.map(({ id, heard, since, maxMinutes }) => [
      id,
      {
        since: since === null ? null : new Date(`${since}T00:00:00Z`),
        lastHeardAt: heard === null ? null : new Date(Number(heard)),
        maxSilenceMs: maxMinutes === null ? null : maxMinutes * minuteMs,
      },
    ]),
  );
}
