import type { Database } from '../../database/database.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import { lockBotsNotHeardSince, setWebhooksSeen } from './bots.repository.ts';

/**
 * How exact the time is, in ms: a health figure need not be more exact, and a busy account costs one write in
 * this time.
 */
const exactToMs = 60_000;
/** Max accounts remembered; the others cost another write. */
const maxNoted = 10_000;

/** Notes that accounts' webhooks came. */
export function createWebhooksSeen(
  /** Called for accounts, each with the time of its previous webhook. */
  onHeard: (tx: Database, heard: { botId: string; before: Date | null }[], at: Date) => Promise<void>,
): (tx: Database, botIds: Iterable<string>, at: Date) => Promise<void> {
  const noted = new BoundedMap<string, number>(maxNoted);
  return async (tx, botIds, at) => {
    const due = [...new Set(botIds)].filter((id) => at.getTime() - (noted.get(id) ?? 0) >= exactToMs);
    if (due.length === 0) return;
    for (const id of due) noted.set(id, at.getTime());
    const before = new Date(at.getTime() - exactToMs);
    // Locked until the transaction ends, so that processes note the same minute only once.
    const heard = await lockBotsNotHeardSince(tx, due, before);
    if (heard.length === 0) return;
    await setWebhooksSeen(
      tx,
      heard.map(({ botId }) => botId),
      at,
    );
    await onHeard(tx, heard, at);
  };
}
