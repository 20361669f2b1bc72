import { mayKeepMedia, type ReadingFailure, typedOf, wordsOf } from '@spotter/domain/media';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { raiseVersions } from '../answers/chat-version.repository.ts';
import { chats, messages } from '../chats.tables.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { isPending, mayBeKept } from './attachments-to-read.ts';
import type { CarriedFile } from './signed-addresses.ts';
import type { StoredAttachment } from './stored-attachment.ts';

/** A contact's message with its media, and whose it is. */
export type MediaMessage = {
  id: string;
  chatId: string;
  botId: string;
  workspaceId: WorkspaceId;
  attachments: StoredAttachment[];
  /** Whether the coach wants what comes to the account kept, and it may be. */
  keepsMedia: boolean;
  handOverReason: string | null;
};

/** Returns a contact's message whose media may be read; null when it is gone or was unsent. */
export async function findMediaMessage(database: Database, messageId: string): Promise<MediaMessage | null> {
  const [found] = await database
    .select({
      id: messages.id,
      chatId: messages.chatId,
      botId: messages.botId,
      workspaceId: bots.workspaceId,
      attachments: messages.attachments,
      handOverReason: chats.handOverReason,
      keepsMedia: bots.keepsMedia,
      channel: bots.channel,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .innerJoin(bots, eq(bots.id, messages.botId))
    .where(and(eq(messages.id, messageId), eq(messages.author, 'contact'), ne(messages.state, 'unsent')));
  if (found === undefined) return null;
  const { channel, ...message } = found;
  return { ...message, keepsMedia: message.keepsMedia && mayKeepMedia[channel] };
}

/** Returns the newest texts that a contact wrote in a chat. */
export async function listContactTexts(database: Database, chatId: string, limit: number): Promise<string[]> {
  const rows = await database
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.author, 'contact'), ne(messages.text, '')))
    .orderBy(desc(messages.sequence))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/**
 * Stores what was heard or seen in attachments, by their places, once: what has a result keeps it. The words of
 * the message become those that were typed and those that were heard. Returns false where the message is gone.
 */
export async function storeReadings(
  tx: Database,
  { id, chatId }: Pick<MediaMessage, 'id' | 'chatId'>,
  readings: ReadonlyMap<number, Pick<StoredAttachment, 'transcript' | 'description'>>,
): Promise<boolean> {
  await raiseVersions(tx, [chatId]);
  const [stored] = await tx
    .select({ text: messages.text, attachments: messages.attachments })
    .from(messages)
    .where(and(eq(messages.id, id), ne(messages.state, 'unsent')))
    .for('update');
  if (stored === undefined) return false;
  const attachments = stored.attachments.map((one, index) =>
    isPending(one) ? { ...one, ...readings.get(index) } : one,
  );
  const typed = typedOf(stored.text, stored.attachments);
  await tx
    .update(messages)
    .set({ attachments, text: wordsOf(typed, attachments) })
    .where(eq(messages.id, id));
  return true;
}

/**
 * Notes that an attachment is kept, or why it is not. Returns false where that is known already, or the
 * message is gone.
 */
export async function noteKept(
  tx: Database,
  { id, chatId }: Pick<MediaMessage, 'id' | 'chatId'>,
  index: number,
  outcome: { file: CarriedFile } | { notKept: ReadingFailure },
): Promise<boolean> {
  await lockChat(tx, chatId);
  const [stored] = await tx
    .select({ attachments: messages.attachments })
    .from(messages)
    .where(and(eq(messages.id, id), ne(messages.state, 'unsent')))
    .for('update');
  const attachment = stored?.attachments[index];
  if (stored === undefined || attachment === undefined || !mayBeKept(attachment, index)) return false;
  const attachments = stored.attachments.with(index, { ...attachment, ...outcome });
  await tx.update(messages).set({ attachments }).where(eq(messages.id, id));
  return true;
}

/** Returns an attachment in a chat; `access` null: whoever asks has shown that they may see it. */
export async function findReceived(
  database: Database,
  access: Access | null,
  at: { chatId: string; messageId: string; index: number },
): Promise<StoredAttachment | null> {
  const [found] = await database
    .select({ attachments: messages.attachments })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(messages.id, at.messageId),
        eq(messages.chatId, at.chatId),
        eq(messages.author, 'contact'),
        ne(messages.state, 'unsent'),
        access === null ? undefined : eq(chats.workspaceId, access.workspaceId),
      ),
    );
  return found?.attachments[at.index] ?? null;
}
