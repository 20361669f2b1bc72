import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { messages } from '../../chats.tables.ts';

type ReactionEvent = Extract<ChannelEvent, { kind: 'reaction' }>;

/** Meta: a reaction without an emoji is the double tap, a heart. */
const heart = '❤️';

/** What the contact's reactions to a message are now: one at most, the platforms replace the one before. */
export function reactionsOf(event: ReactionEvent): { by: 'contact'; emoji: string }[] {
  return event.action === 'unreact' ? [] : [{ by: 'contact', emoji: event.emoji ?? heart }];
}

/** Puts the contact's reaction on a stored message, or takes it off. */
export async function recordReaction(tx: Database, messageId: string, event: ReactionEvent): Promise<void> {
  await tx
    .update(messages)
    .set({ reactions: reactionsOf(event) })
    .where(eq(messages.id, messageId));
}
