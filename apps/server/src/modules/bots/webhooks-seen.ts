import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { bots } from './bots.tables.ts';

/** An account's figure of health need not be more exact, and a busy account costs one write in this time. */
const exactToMs = 60_000;
/** Of accounts; the others cost a write more. */
const mostNoted = 10_000;

/** Notes that webhooks of accounts came. */
export function createWebhooksSeen(): (tx: Database, botIds: Iterable<string>, at: Date) => Promise<void> {
  const noted = new BoundedMap<string, number>(mostNoted);
  return async (tx, botIds, at) => {
    const due = [...new Set(botIds)].filter((id) => at.getTime() - (noted.get(id) ?? 0) >= exactToMs);
    if (due.length === 0) return;
    for (const id of due) noted.set(id, at.getTime());
    const before = new Date(at.getTime() - exactToMs);
    await tx
      .update(bots)
      .set({ webhooksSeenAt: at })
      .where(and(inArray(bots.id, due), or(isNull(bots.webhooksSeenAt), lt(bots.webhooksSeenAt, before))));
  };
}
