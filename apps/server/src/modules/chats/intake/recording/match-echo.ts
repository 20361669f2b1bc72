import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { isId } from '../../../../platform/ids.ts';
import { messages } from '../../chats.tables.ts';

/** What a message may be whose id the platform has not told us: being sent, or sent by the coach's word. */
const withoutId = ['sending', 'unconfirmed', 'sent', 'delivered', 'seen'] as const;

/** Meta: some sends are answered with an error, and arrive all the same. Then they are waiting for another try. */
const wasTried = and(eq(messages.status, 'waiting'), gt(messages.attempts, 0));

/** A stored message, as far as events that name it need it. */
export type KnownMessage = { id: string; providerId: string | null; author: string; status: string };

/**
 * An echo of a message that we did not know by its id: ours if it carries our own mark, or if the same words are on their
 * way to this contact or wait for another try (the echo can overtake the answer to the send), or if that answer, or the
 * coach's word for it, has come before. While something else is on its way nobody can tell yet.
 */
export async function findOwnSend(
  tx: Database,
  chatId: string,
  event: Extract<ChannelEvent, { kind: 'echo' }>,
): Promise<KnownMessage | 'in-flight' | undefined> {
  const open = await tx
    .select({
      id: messages.id,
      providerId: messages.providerId,
      author: messages.author,
      status: messages.status,
      text: messages.text,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.aborted, false),
        or(
          eq(messages.providerId, event.messageId),
          and(isNull(messages.providerId), or(inArray(messages.status, [...withoutId]), wasTried)),
          // Our own mark leaves no doubt.
          isId(event.metadata ?? '') ? and(isNull(messages.providerId), eq(messages.id, event.metadata!)) : undefined,
        ),
      ),
    )
    .orderBy(messages.sequence);
  const own =
    open.find(({ providerId }) => providerId === event.messageId) ??
    open.find(({ id }) => id === event.metadata) ??
    open.find(({ text }) => sameWords(text, event.text));
  if (own !== undefined) return own;
  return open.some((message) => message.status === 'sending') ? 'in-flight' : undefined;
}

/** Platforms trim what they pass on. */
function sameWords(left: string, right: string): boolean {
  return left.replace(/\s+/g, ' ').trim() === right.replace(/\s+/g, ' ').trim();
}
