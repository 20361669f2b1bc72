import type { AccountPost, Comment, CommentQueue, Page } from '@spotter/contract';
import { boundsOf } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { privateReplyLimitMs, privateReplyMs, privateReplyTurn } from '@spotter/domain/comments';
import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { getBot } from '../../bots/index.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import { askPlatform, findCredential, findTokens, platformFailure } from '../../connections/index.ts';
import { countInLine, listAttempts } from '../answering/comment-state.repository.ts';
import { presentAccountPost, presentComment } from './comments.presenter.ts';
import { findTimeZone, listComments } from './comments.repository.ts';

const pageLength = 50;
const maxPerChat = 20;
// Instagram gives at most 100 posts at once; a screen shows far fewer.
const postsAtOnce = 24;

const refused = 'The platform doesn’t let us see the posts of this account.';

/** What coaches see of comments and posts. */
export function createCommentsService(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Throws not_found unless the chat is the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
}) {
  const { channels, clock, database, secretBox } = options;

  return {
    /** Lists the posts of an account as the platform lists them. */
    async listPosts(
      access: Access,
      botId: string,
      { cursor, limit }: { cursor?: string | undefined; limit?: number | undefined },
    ): Promise<Page<AccountPost[]>> {
      const { bot } = await getBot(database, access, botId);
      const credential = await findCredential(database, access, bot.credentialId);
      const tokens = credential?.status === 'connected' ? findTokens(secretBox, credential.sealedToken) : null;
      const platform = channels[bot.channel]?.comments;
      if (platform === undefined) return { value: [], nextCursor: null };
      if (tokens === null) throw platformFailure('unauthorised', refused);
      const account = { accountId: bot.accountId, accessToken: tokens.accessToken };
      const page = { limit: limit ?? postsAtOnce, after: cursor === undefined ? null : readAfter(cursor) };
      const { posts, after } = await askPlatform(refused, () => platform.listPosts(account, page));
      return { value: posts.map(presentAccountPost), nextCursor: after === null ? null : writeAfter(after) };
    },

    async listForBot(
      access: Access,
      botId: string,
      query: {
        cursor?: string | undefined;
        limit?: number | undefined;
        post?: string | undefined;
        from?: string | undefined;
        to?: string | undefined;
      },
    ): Promise<Page<Comment[]>> {
      await getBot(database, access, botId);
      const { cursor, from, post, to } = query;
      const limit = query.limit ?? pageLength;
      const start = readCursor(cursor);
      const zone = from === undefined && to === undefined ? 'UTC' : await findTimeZone(database, access);
      const found = await listComments(database, access, {
        botId,
        post,
        since: from === undefined ? undefined : boundsOf({ from, to: from }, zone).start,
        until: to === undefined ? undefined : boundsOf({ from: to, to }, zone).end,
        start,
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.comment;
      return {
        value: shown.map(presentComment),
        nextCursor: found.length > limit && last !== undefined ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },

    /** Returns how many messages for comments wait in line, and when the turn of the last one comes. */
    async findQueue(access: Access, botId: string): Promise<CommentQueue> {
      await getBot(database, access, botId);
      const now = clock.now();
      const [waiting, recent] = await Promise.all([
        countInLine(database, botId, new Date(now.getTime() - privateReplyMs)),
        listAttempts(database, botId, new Date(now.getTime() - privateReplyLimitMs)),
      ]);
      if (waiting === 0) return { waiting, lastAt: null };
      return { waiting, lastAt: (privateReplyTurn(recent, waiting - 1, now) ?? now).toISOString() };
    },

    /** Lists the comments of the person of a chat, oldest first. */
    async listForChat(access: Access, chatId: string): Promise<Comment[]> {
      await options.requireChat(access, chatId);
      const found = await listComments(database, access, { chatId, limit: maxPerChat });
      return found.map(presentComment).toReversed();
    },
  };
}

export type CommentsService = ReturnType<typeof createCommentsService>;

const maxCursorLength = 150;

/** Returns the platform's cursor as one of ours. */
function writeAfter(after: string): string {
  return Buffer.from(after).toString('base64url');
}

function readAfter(cursor: string): string {
  const after = Buffer.from(cursor, 'base64url').toString('utf8');
  if (after === '' || after.length > maxCursorLength)
    throw new AppError('invalid_input', 'This page address is not valid');
  return after;
}
