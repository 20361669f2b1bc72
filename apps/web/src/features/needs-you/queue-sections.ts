import type { Chat } from '@spotter/contract';
import { dayAt } from '@spotter/language/zones/zoned-time';

export const queueSections = ['now', 'losing', 'today', 'older'] as const;
export type QueueSection = (typeof queueSections)[number];

/** Sorts the chats that need the coach by when they have to be looked at. Each section keeps the order given. */
export function inSections(chats: Chat[], now: Date, timeZone: string): { section: QueueSection; chats: Chat[] }[] {
  const bySection = Map.groupBy(chats, (chat) => sectionOf(chat, now, timeZone));
  return queueSections.flatMap((section) => {
    const own = bySection.get(section);
    return own === undefined ? [] : [{ section, chats: own }];
  });
}

/**
 * Returns when a chat has to be looked at. Danger is always now; who is about to buy is now while a message can
 * still reach them.
 */
export function sectionOf({ needsYou, sendWindow }: Chat, now: Date, timeZone: string): QueueSection {
  if (needsYou === null) return 'older';
  const { urgency, since } = needsYou;
  if (urgency === 'severe' || urgency === 'window-closing') return 'now';
  if (urgency === 'leaking') return 'losing';
  if (urgency === 'hot' && sendWindow !== 'closed') return 'now';
  return dayAt(new Date(since), timeZone) === dayAt(now, timeZone) ? 'today' : 'older';
}
