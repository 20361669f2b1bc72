import { disclosureRecords, type MissReason } from '@spotter/domain/autoreply';
import type { CommentFailure, CommentSilence, CommentWait } from '@spotter/domain/comments';
import type { SafetyFinding } from '@spotter/domain/safety';
import type { ChannelPost } from '@spotter/providers/ports/channel-comments';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bots } from '../bots/index.ts';
import { chats } from '../chats/index.ts';
import { workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

const ofBot = () =>
  uuid('bot_id')
    .notNull()
    .references(() => bots.id, { onDelete: 'cascade' });

/**
 * What people wrote under the posts of an account.
 * A comment is not a message: it is in no chat, and opens no window.
 */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    botId: ofBot(),
    /** The platform's id. */
    commentId: text('comment_id').notNull(),
    /** The post by every id it has; the last one is that of the post which an ad shows. */
    postIds: jsonb('post_ids').$type<string[]>().notNull(),
    /** The last of them. */
    postId: text('post_id').notNull(),
    parentId: text('parent_id'),
    adId: text('ad_id'),
    isLive: boolean('is_live').notNull(),
    authorId: text('author_id'),
    username: text('username'),
    /** The author's id in the account's chats; null until the platform says so. */
    contactId: text('contact_id'),
    /** Who wrote it, as well as the platform says. Null where it does not. */
    person: text('person'),
    text: text('text').notNull(),
    state: text('state', { enum: ['shown', 'edited', 'hidden', 'removed'] }).notNull(),
    /** When it was written, or first reported where the platform does not say. */
    at: instant('at').notNull(),
    /** What was decided last; null: nothing yet. */
    reason: text('reason').$type<'trigger-comment' | CommentSilence | CommentWait>(),
    /** Why each trigger did not fire, by the triggers' ids. */
    missed: jsonb('missed').$type<{ id: string; because: MissReason }[]>().notNull().default([]),
    /** What was seen in the words that needs a person. */
    finding: jsonb('concern').$type<SafetyFinding>(),
    decidedAt: instant('decided_at'),
    agentId: uuid('agent_id'),
    triggerId: text('trigger_id'),
    word: text('word'),
    /** The post for which the person gets, or got, their message. */
    servedPost: text('served_post'),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('comments_comment').on(table.botId, table.commentId),
    // Nobody gets two messages for one post.
    uniqueIndex('comments_served')
      .on(table.botId, table.servedPost, table.person)
      .where(sql`served_post is not null and person is not null`),
    index('comments_newest').on(table.botId, table.at, table.id),
    index('comments_chat').on(table.chatId),
    index('comments_contact')
      .on(table.botId, table.contactId)
      .where(sql`contact_id is not null`),
    index('comments_workspace').on(table.workspaceId, table.at),
    index('comments_post').on(table.botId, table.postId, table.at),
  ],
);

/** What is written because of a comment, each at most once: the ledger of these sends. */
export const commentReplies = pgTable(
  'comment_replies',
  {
    id: uuid('id').primaryKey(),
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    botId: ofBot(),
    kind: text('kind', { enum: ['private', 'public'] }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['waiting', 'sending', 'sent', 'failed', 'unconfirmed'] }).notNull(),
    /** The platform's id of the message, or of the answer under the comment. */
    providerId: text('provider_id'),
    /** The place of the message in the order of all messages. */
    sequence: bigint('sequence', { mode: 'number' }),
    failure: text('failure').$type<CommentFailure>(),
    /** What is recorded of a private one as a message: whether it says that a machine writes. */
    disclosure: text('disclosure', { enum: disclosureRecords }),
    /** Stored with the decision of the message. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** When a waiting one is tried next, or one whose outcome is unknown is asked about again. */
    nextAttemptAt: instant('next_attempt_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('comment_replies_once').on(table.commentId, table.kind),
    uniqueIndex('comment_replies_provider').on(table.botId, table.kind, table.providerId),
    index('comment_replies_attempts').on(table.botId, table.attemptedAt),
  ],
);

/** What is known of posts. Addresses of pictures end; they are asked for again. */
export const commentPosts = pgTable(
  'comment_posts',
  {
    botId: ofBot(),
    postId: text('post_id').notNull(),
    kind: text('kind').$type<ChannelPost['kind']>().notNull(),
    caption: text('caption'),
    pictureUrl: text('picture_url'),
    link: text('link'),
    postedAt: instant('posted_at'),
    /** Whether the account wrote it; a post that is not visible is not its own. */
    isOwn: boolean('is_own').notNull(),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.botId, table.postId] })],
);
