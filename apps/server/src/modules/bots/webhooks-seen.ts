import { and, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { bots } from './bots.tables.ts';

/** An account's figure of health need not be more exact, and a busy account costs one write in this time. */
const exactToMs = 60_000;
/** Of accounts; the others cost a write more. */
const mostNoted = 10_000;

/** Notes that webhooks of accounts came. */
export function createWebhooksSeen(
  /** Told of accounts, with when each had been heard before. */
  onHeard: (tx: Database, heard: { botId: string; before: Date | null }[], at: Date) => Promise<void>,
): (tx: Database, botIds: Iterable<string>, at: Date) => Promise<void> {
  const noted = new BoundedMap<string, number>(mostNoted);
  return async (tx, botIds, at) => {
    const due = [...new Set(botIds)].filter((id) => at.getTime() - (noted.get(id) ?? 0) >= exactToMs);
    if (due.length === 0) return;
    for (const id of due) noted.set(id, at.getTime());
    const before = new Date(at.getTime() - exactToMs);
    const isDue = and(inArray(bots.id, due), or(isNull(bots.webhooksSeenAt), lt(bots.webhooksSeenAt, before)));
    // Held until the end of the transaction: another process notes the same minute once.
    const heard = await tx
      .select({ botId: bots.id, before: bots.webhooksSeenAt })
      .from(bots)
      .where(isDue)
      .orderBy(bots.id)
      .for('update');
    if (heard.length === 0) return;
    await tx
      .update(bots)
      .set({ webhooksSeenAt: at })
      .where(
        inArray(
          bots.id,
          heard.map(({ botId }) => botId),
        ),
      );
    await onHeard(tx, heard, at);
  };
}
