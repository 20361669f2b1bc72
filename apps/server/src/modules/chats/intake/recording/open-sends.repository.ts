import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import type { MessageRow } from '../../chat-state.ts';
import { messages } from '../../chats.tables.ts';

/**
 * The possible statuses of a message whose id the platform has not given us:
 * being sent, or sent by the coach's word.
 */
const withoutId = ['sending', 'unconfirmed', 'sent', 'delivered', 'seen'] as const;

/** Meta: some sends fail with an error and still arrive. Then they are waiting for another try. */
const wasTried = and(eq(messages.status, 'waiting'), gt(messages.attempts, 0));

/** A message that may be one of our sends. */
type OpenSend = Pick<MessageRow, 'id' | 'providerId' | 'author' | 'status' | 'text' | 'attachments'>;

/**
 * Returns the messages of a chat that an echo may belong to: by the platform's id, by our own mark, or because
 * they have no id yet.
 */
export function listOpenSends(
  tx: Database,
  chatId: string,
  { providerId, ownMark }: { providerId: string; ownMark: string | null },
): Promise<OpenSend[]> {
  return tx
    .select({
      id: messages.id,
      providerId: messages.providerId,
      author: messages.author,
      status: messages.status,
      text: messages.text,
      attachments: messages.attachments,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.aborted, false),
        or(
          eq(messages.providerId, providerId),
          and(isNull(messages.providerId), or(inArray(messages.status, [...withoutId]), wasTried)),
          // Our own mark leaves no doubt.
          ownMark === null ? undefined : and(isNull(messages.providerId), eq(messages.id, ownMark)),
        ),
      ),
    )
    .orderBy(messages.sequence);
}
