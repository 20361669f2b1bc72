import { carriesSame, isSameMessage } from '@spotter/domain/sending';
import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { Database } from '../../../../database/database.ts';
import { isId } from '../../../../platform/ids.ts';
import { listOpenSends } from './open-sends.repository.ts';

/** The fields of a stored message that events need when they name it. */
export type KnownMessage = { id: string; providerId: string | null; author: string; status: string };

/** Returns whether a report that the message was sent would be news. */
export function isUnsettled({ status }: KnownMessage): boolean {
  return ['sending', 'unconfirmed', 'waiting', 'failed'].includes(status);
}

/**
 * Finds our send for an echo with an unknown id. The echo is ours if it carries our own mark; if the same words
 * are on their way to this contact or wait for another try (the echo can overtake the response to the send); or
 * if that response, or the coach's word for it, has come before. While something else is on its way, it cannot
 * be decided yet.
 */
export async function findOwnSend(
  tx: Database,
  chatId: string,
  event: Extract<ChannelEvent, { kind: 'echo' }>,
): Promise<KnownMessage | 'in-flight' | undefined> {
  const ownMark = isId(event.metadata ?? '') ? event.metadata : null;
  const open = await listOpenSends(tx, chatId, { providerId: event.messageId, ownMark });
  const own =
    open.find(({ providerId }) => providerId === event.messageId) ??
    open.find(({ id }) => id === event.metadata) ??
    open.find(
      ({ text, attachments }) => isSameMessage(text, event.text) && carriesSame(attachments, event.attachments),
    );
  if (own !== undefined) return own;
  return open.some((message) => message.status === 'sending') ? 'in-flight' : undefined;
}
