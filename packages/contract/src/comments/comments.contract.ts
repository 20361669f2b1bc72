import { missReasons } from '@spotter/domain/autoreply';
import { commentSilences, commentWaits } from '@spotter/domain/comments';
import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

/**
 * The permission without which the platform reports no comments: in `CredentialHealth.permissionsMissing` until
 * the account was connected again. Everything else of the account goes on without it.
 */
export const commentsPermission = 'read and answer comments';

/** A post of an account, to choose from and to show. */
export const Post = z.object({
  /** The platform's id of the post. */
  _id: z.string(),
  kind: z.enum(['image', 'video', 'album', 'reel', 'ad', 'live', 'story', 'post']),
  /** Its first words; null where it has none, or the platform does not say. */
  caption: z.string().nullable(),
  /** An address of the platform's, which ends after some days; null where there is none. */
  picture: z.string().nullable(),
  /** The address of the post. */
  link: z.string().nullable(),
  at: Instant.nullable(),
});
export type Post = z.infer<typeof Post>;

export const AccountPost = Post.extend({
  /** The number of comments under it, where the platform says so. */
  comments: z.number().int().nullable(),
  /** Whether people can comment; null where the platform does not say. */
  isOpen: z.boolean().nullable(),
});
export type AccountPost = z.infer<typeof AccountPost>;

/** What was written because of a comment. */
export const CommentReply = z.object({
  text: z.string(),
  /** `unconfirmed`: nobody can say whether it went out; it is never sent again. */
  status: z.enum(['waiting', 'sending', 'sent', 'failed', 'unconfirmed']),
  /** When it went out, or was last tried; null before. */
  at: Instant.nullable(),
  /** Why the platform did not take it, in plain words. */
  failure: z.string().nullable(),
});
export type CommentReply = z.infer<typeof CommentReply>;

/** The outcome of a comment, and why. */
export const CommentOutcome = z.object({
  /** `trigger-comment`: it gets a message. `new`: not decided yet. */
  reason: z.enum(['new', 'trigger-comment', ...commentSilences, ...commentWaits]),
  /** The same as a sentence for the coach. */
  sentence: z.string(),
  /** Why each of the agent's triggers did not fire; empty where nobody asked them. */
  missed: z.array(z.object({ _id: Id, because: z.enum(missReasons) })),
});
export type CommentOutcome = z.infer<typeof CommentOutcome>;

/** A comment under a post of an account, and what came of it. */
export const Comment = z.object({
  _id: Id,
  botId: Id,
  from: Source,
  /** The platform's name of who wrote it. */
  username: z.string().nullable(),
  text: z.string(),
  at: Instant,
  state: z.enum(['shown', 'edited', 'hidden', 'removed']),
  isReply: z.boolean(),
  isLive: z.boolean(),
  /** The ad that showed the post; null where there is none. */
  adId: z.string().nullable(),
  post: Post,
  outcome: CommentOutcome,
  /** What fired; null where nothing did. `agentId` null: the agent is gone. */
  trigger: z.object({ _id: Id, agentId: Id.nullable(), word: z.string().nullable() }).nullable(),
  publicReply: CommentReply.nullable(),
  /** It opens no window: only the person's answer does. */
  privateReply: CommentReply.nullable(),
  /** The chat with the person; null while there is none. */
  chatId: Id.nullable(),
});
export type Comment = z.infer<typeof Comment>;

/** The messages for comments that wait in line because the platform takes only so many of an account. */
export const CommentQueue = z.object({
  waiting: z.number().int(),
  /** When the last of them goes out, if nothing delays it; null where none waits. */
  lastAt: Instant.nullable(),
});
export type CommentQueue = z.infer<typeof CommentQueue>;

const BotParams = z.object({ botId: Id });

export const commentRoutes = {
  media: defineRoute({
    method: 'GET',
    path: '/bot/{botId}/media',
    summary: 'The posts of an account, newest first, as the platform lists them.',
    access: 'session',
    params: BotParams,
    query: PageQuery,
    response: z.array(AccountPost),
    paged: true,
  }),
  listForBot: defineRoute({
    method: 'GET',
    path: '/bot/{botId}/comments',
    summary: 'The comments under the posts of an account, newest first, with what came of each and why.',
    access: 'session',
    params: BotParams,
    query: PageQuery.extend({
      /** Of one post alone, by the platform's id. */
      post: z.string().max(100).optional(),
      /** Written on these days of the user's time zone alone, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    response: z.array(Comment),
    paged: true,
  }),
  queue: defineRoute({
    method: 'GET',
    path: '/bot/{botId}/comments/queue',
    summary: 'How many messages for comments of an account wait in line, and when the last goes out.',
    access: 'session',
    params: BotParams,
    response: CommentQueue,
  }),
  listForChat: defineRoute({
    method: 'GET',
    path: '/chat/{id}/comments',
    summary: 'The newest 20 comments of the person of a chat, oldest first: how they came, and what was answered.',
    access: 'session',
    params: IdParams,
    response: z.array(Comment),
  }),
};
