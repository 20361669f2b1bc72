import { isSameMessage } from '@spotter/domain/sending';
import type { Database } from '../../../database/database.ts';
import type { PrivateReplies } from '../../chats/index.ts';
import { listKnownIds, listOpenPrivateReplies, type ReplyRow } from './comment-state.repository.ts';
import type { CommentState } from './comment-state.ts';
import type { Platform } from './reply-sending.ts';

/** Max difference between the platform's clock and ours. */
const clockSkewMs = 60_000;
/** How many conversations are looked through for a message to somebody whose chat is not known. */
const maxConversations = 25;

/** Returns the message in the platform's lists, if it is there without doubt. */
export async function findPrivateReply(
  { database, privateReplies }: { database: Database; privateReplies: PrivateReplies },
  { channel, account }: Platform,
  state: CommentState,
  reply: ReplyRow,
) {
  const { bot, comment } = state;
  const { contactId } = comment;
  const listed =
    contactId === null
      ? (await channel.listConversations(account!, maxConversations)).flatMap((conversation) =>
          conversation.messages.map((message) => ({ ...message, contactId: conversation.contactId })),
        )
      : (await channel.listMessages(account!, contactId)).map((message) => ({ ...message, contactId }));
  const earliest = reply.attemptedAt!.getTime() - clockSkewMs;
  const alike = listed.filter(
    ({ at, from, text }) => from === 'business' && at.getTime() >= earliest && isSameMessage(reply.text, text),
  );
  const ids = alike.map(({ messageId }) => messageId);
  const [inChats, bound, open] = await Promise.all([
    privateReplies.knownMessages(database, bot.id, ids),
    listKnownIds(database, bot.id, ids),
    listOpenPrivateReplies(database, bot.id),
  ]);
  const free = alike.filter(({ messageId }) => !inChats.has(messageId) && !bound.has(messageId));
  const rivals = open.filter(
    (other) =>
      other.reply.id !== reply.id &&
      other.comment.contactId === contactId &&
      isSameMessage(other.reply.text, reply.text),
  );
  // The same words to several people whose chats are not known: nobody can say which is whose.
  return rivals.length > 0 && contactId === null ? null : (free.at(-1) ?? null);
}
