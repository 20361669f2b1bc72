import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { messages } from '../chats.tables.ts';
import type { LockedChat } from '../intake/lock-chats.ts';

/** Marks our messages that the contact received or saw. Returns the ids of the messages whose mark changed. */
export async function markProgress(
  tx: Database,
  chat: LockedChat,
  event: Extract<ChannelEvent, { kind: 'seen' | 'delivered' }>,
): Promise<string[]> {
  const named = event.kind === 'seen' ? (event.messageId === null ? [] : [event.messageId]) : event.messageIds;
  const conditions = [];
  if (event.until !== null) conditions.push(sql`${messages.sentAt} <= ${event.until.toISOString()}::timestamptz`);
  if (named.length > 0) {
    // A seen message implies that everything before it was seen.
    conditions.push(
      event.kind === 'seen'
        ? sql`${messages.sequence} <= (select max(m.sequence) from messages m
            where m.chat_id = ${chat.id} and m.provider_id = ${named[0]})`
        : inArray(messages.providerId, named),
    );
  }
  if (conditions.length === 0) return [];
  const earlier = event.kind === 'seen' ? (['sent', 'delivered'] as const) : (['sent'] as const);
  const changed = await tx
    .update(messages)
    .set(event.kind === 'seen' ? { status: 'seen', seenAt: event.at } : { status: 'delivered', deliveredAt: event.at })
    .where(and(eq(messages.chatId, chat.id), inArray(messages.status, [...earlier]), or(...conditions)))
    .returning({ id: messages.id });
  return changed.map(({ id }) => id);
}
