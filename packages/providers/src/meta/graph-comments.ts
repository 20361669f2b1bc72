import { z } from 'zod';
import type { ChannelComments, ChannelPost, ListedComment, ListedReply } from '../ports/channel-comments.ts';
import type { ChannelAccount } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { toPrivateReplyOutcome, toPublicReplyOutcome } from './comment-outcomes.ts';
import type { CallGraph, GraphAnswer } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { instant, optionalText } from './graph-wire.ts';
import { wireId } from './webhook-envelope.ts';

const privateReplySchema = z.object({ recipient_id: wireId, message_id: wireId });
const createdSchema = z.object({ id: wireId });
const replySchema = z.object({
  id: wireId,
  text: optionalText,
  message: optionalText,
  username: optionalText,
  from: z
    .object({ id: wireId.nullish().catch(null), username: optionalText, name: optionalText })
    .nullish()
    .catch(null),
  timestamp: instant.nullish().catch(null),
  created_time: instant.nullish().catch(null),
  hidden: z.boolean().nullish().catch(null),
  is_hidden: z.boolean().nullish().catch(null),
});
const repliesSchema = z.object({ data: z.array(z.unknown()).catch([]) });
const pageSchema = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).nullish(), next: z.string().nullish() })
    .nullish()
    .catch(null),
});

/** What differs between the comments of Instagram and of pages. */
export type CommentDialect = {
  provider: string;
  /** The edges of a comment's answers, and of an account's posts. */
  edges: { replies: string; posts: string };
  /**
   * The fields of an answer and of a comment;
   * those of a post, and fewer of them for where the platform knows fewer.
   */
  fields: { reply: string; comment: string; post: string; fewer: string };
  /** Whether authors have the same id as in the chats. */
  namesContacts: boolean;
  /** Returns what else a private reply's message carries. */
  messageFields(clientId: string): Record<string, string>;
  /** Returns a post in our words, and whether the account wrote it; null for what is none. */
  toPost(wire: unknown, account: ChannelAccount): (ChannelPost & { isOwn: boolean }) | null;
};

/** Returns what one Graph API can do with comments. */
export function createCommentCalls(call: CallGraph, dialect: CommentDialect): ChannelComments {
  const { provider, edges, fields } = dialect;

  /** Asks with all fields, and again with fewer where the platform refuses to know one of them. */
  async function readPosts<Body>(
    account: ChannelAccount,
    request: { path: string[]; query: Record<string, string>; fewer: string; fields: string; schema: z.ZodType<Body> },
  ): Promise<GraphAnswer<Body>> {
    const ask = (wanted: string) =>
      call({
        method: 'GET',
        path: request.path,
        query: { ...request.query, fields: wanted },
        accessToken: account.accessToken,
        schema: request.schema,
      });
    const answer = await ask(request.fields);
    return answer.kind === 'refused' && answer.code === '100' ? ask(request.fewer) : answer;
  }

  return {
    async sendPrivateReply(account, { commentId, text, clientId }) {
      return toPrivateReplyOutcome(
        await call({
          method: 'POST',
          path: [account.accountId, 'messages'],
          json: { recipient: { comment_id: commentId }, message: { text, ...dialect.messageFields(clientId) } },
          accessToken: account.accessToken,
          schema: privateReplySchema,
        }),
      );
    },

    async sendPublicReply(account, { commentId, text }) {
      return toPublicReplyOutcome(
        await call({
          method: 'POST',
          path: [commentId, edges.replies],
          json: { message: text },
          accessToken: account.accessToken,
          schema: createdSchema,
        }),
      );
    },

    async listReplies({ accessToken }, commentId) {
      const query = { fields: fields.reply, limit: '50' };
      const { data } = getBody(
        provider,
        await call({ method: 'GET', path: [commentId, edges.replies], query, accessToken, schema: repliesSchema }),
      );
      return data.flatMap((element) => toReply(element) ?? []);
    },

    async listComments(account, postId) {
      // Instagram lists the newest first; a page does when asked to.
      const query = { fields: fields.comment, limit: '50', order: 'reverse_chronological' };
      const { accessToken } = account;
      const { data } = getBody(
        provider,
        await call({ method: 'GET', path: [postId, 'comments'], query, accessToken, schema: repliesSchema }),
      );
      return data.flatMap((element) => toComment(element, account, dialect) ?? []);
    },

    async listPosts(account, { limit, after }) {
      const page = getBody(
        provider,
        await readPosts(account, {
          path: [account.accountId, edges.posts],
          query: { limit: String(limit), ...(after === null ? {} : { after }) },
          fields: fields.post,
          fewer: fields.fewer,
          schema: pageSchema,
        }),
      );
      const posts = page.data.flatMap((element) => {
        const post = dialect.toPost(element, account);
        if (post === null) return [];
        const { isOwn: _, ...listed } = post;
        return [listed];
      });
      return { posts, after: page.paging?.next ? (page.paging.cursors?.after ?? null) : null };
    },

    async findPost(account, postId) {
      const answer = await readPosts(account, {
        path: [postId],
        query: {},
        fields: fields.post,
        fewer: fields.fewer,
        schema: z.unknown(),
      });
      if (answer.kind === 'refused' && isOutOfSight(answer.code)) return null;
      const post = dialect.toPost(getBody(provider, answer), account);
      if (post === null) throw new ProviderError(provider, 'unreadable', 'A post without an id');
      return post;
    },
  };
}

/** Whether a code says that an object is gone, somebody else's, or not visible to this token. */
function isOutOfSight(code: string): boolean {
  return code.startsWith('100') || code === '10' || code.startsWith('200');
}

function toComment(wire: unknown, account: ChannelAccount, { namesContacts }: CommentDialect): ListedComment | null {
  const reply = toReply(wire);
  const reported = replySchema.safeParse(wire).data;
  if (reply === null || reported === undefined) return null;
  const isOwn = reply.authorId === account.accountId;
  return {
    ...reply,
    at: reported.timestamp ?? reported.created_time ?? null,
    hidden: reported.hidden === true || reported.is_hidden === true,
    contactId: namesContacts && !isOwn ? reply.authorId : null,
  };
}

function toReply(wire: unknown): ListedReply | null {
  const reply = replySchema.safeParse(wire).data;
  if (reply === undefined) return null;
  return {
    commentId: reply.id,
    text: reply.text ?? reply.message ?? '',
    username: reply.username ?? reply.from?.username ?? reply.from?.name ?? null,
    authorId: reply.from?.id ?? null,
  };
}
