import type { WindowFacts } from '@spotter/domain/autoreply';
import type { chats } from '../chats.tables.ts';

/** Returns what the window of a stored chat is counted from. */
export function windowFactsOf({
  lastInboundAt,
  adMessageAt,
  windowRefusedAt,
  engagedPostId,
}: Pick<
  typeof chats.$inferSelect,
  'lastInboundAt' | 'adMessageAt' | 'windowRefusedAt' | 'engagedPostId'
>): WindowFacts {
  return { lastInboundAt, adMessageAt, windowRefusedAt, beganWithComment: engagedPostId !== null };
}
