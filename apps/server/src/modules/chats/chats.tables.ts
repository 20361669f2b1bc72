import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bots } from '../bots/bots.tables.ts';
import { bytes, users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The conditions of partial indexes: a query has to say them in these words to find by them. */
export const isUnread = sql`unread > 0`;
export const isAwaiting = sql`awaiting_since is not null`;
export const needsAttention = sql`(stage = 'needs_you' or send_failed_at is not null or send_unconfirmed_at is not null)`;

/** One conversation of one contact with one account. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    contactId: text('contact_id').notNull(),
    username: text('username'),
    name: text('name'),
    pictureUrl: text('picture_url'),
    /** When the contact's profile was asked for last. */
    profileCheckedAt: instant('profile_checked_at'),
    autorepliesEnabled: boolean('autoreplies_enabled').notNull().default(true),
    /** Set exactly while autoreplies are off. */
    offReason: text('off_reason', { enum: ['coach-toggle', 'takeover', 'hand-over', 'finished'] }),
    takenOverAt: instant('taken_over_at'),
    takenOverVia: text('taken_over_via', { enum: ['inbox', 'app'] }),
    /** When the coach last gave the chat to the agent: what was said before needs no person any more. */
    handedBackAt: instant('handed_back_at'),
    engagedAt: instant('engaged_at'),
    engagedKeyword: text('engaged_keyword'),
    /** The agent that answered for the account when the chat was engaged; kept by the database. It may be gone. */
    engagedAgentId: uuid('engaged_agent_id'),
    /** The ad or link that had brought the contact by then: `ad spring`, `link bio`. Kept by a trigger. */
    engagedSource: text('engaged_source'),
    /** When the lead was found to fit; kept by the database with the stage, and undone only by a step back by hand. */
    qualifiedAt: instant('qualified_at'),
    optedOutAt: instant('opted_out_at'),
    otherAppOwnsThread: boolean('other_app_owns_thread').notNull().default(false),
    stage: text('stage', { enum: ['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you'] })
      .notNull()
      .default('new'),
    facts: jsonb('facts').$type<{ name: string; value: string }[]>().notNull().default([]),
    /** The platform's own timestamp of the contact's newest message: the 24-hour window counts from here. */
    lastInboundAt: instant('last_inbound_at'),
    /** The instant of the newest message of either side: the order of the list. Null while there is none. */
    lastActivityAt: instant('last_activity_at'),
    /** Where the contact came from, when the platform said so. */
    referral: jsonb('referral').$type<MessageContext['referral']>(),
    /** The contact's messages that the coach has not read. */
    unread: integer('unread').notNull().default(0),
    /** The contact's first message that neither side of the business has answered. Null when nothing is open. */
    awaitingSince: instant('awaiting_since'),
    /** Why and when the agent gave the chat to the coach; counts while the stage is `needs_you`. Without a reason the coach marked it. */
    handOverReason: text('hand_over_reason'),
    handedOverAt: instant('handed_over_at'),
    /** Since when a send has failed, or is unconfirmed, and nobody has taken care of it. Kept by the database itself. */
    sendFailedAt: instant('send_failed_at'),
    sendUnconfirmedAt: instant('send_unconfirmed_at'),
    /** What the coach took off the queue last, so that it can be put back. */
    setAside: jsonb('set_aside').$type<SetAside>(),
    /** What the coach told the agent when handing the chat back; gone when the agent loses the chat. */
    handBackNote: text('hand_back_note'),
    /** The contact's newest message when the coach cancelled the answer: so far all counts as answered. */
    cancelledTurn: uuid('cancelled_turn'),
    /** When the agent is to answer. */
    pendingReplyAt: instant('pending_reply_at'),
    /** The newest decision, so that lists need not look for it. */
    lastDecision: jsonb('last_decision').$type<RecordedDecision>(),
    /** How often composing an answer to `failedTurn` failed for good. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    failedTurn: uuid('failed_turn'),
    /** The drafts that were refused meanwhile, so that the coach can see what was wrong with them. */
    refusedDrafts: jsonb('refused_drafts').$type<RefusedDraft[]>().notNull().default([]),
    /** When drafts were thrown away because the contact wrote on: ISO instants, the newest last, the last hour's at least. */
    draftsAborted: jsonb('drafts_aborted').$type<string[]>().notNull().default([]),
    /** Answers of the agent since the coach last wrote here or gave the chat back. */
    answersSincePerson: integer('answers_since_person').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chats_contact').on(table.botId, table.contactId),
    index('chats_activity').on(table.botId, table.lastActivityAt, table.id),
    index('chats_user').on(table.userId),
    // For the filters of the list: each leads to its newest chats at once, however many do not fit.
    index('chats_enabled').on(table.botId, table.autorepliesEnabled, table.lastActivityAt, table.id),
    index('chats_stage').on(table.botId, table.stage, table.lastActivityAt, table.id),
    index('chats_unread').on(table.botId, table.lastActivityAt, table.id).where(isUnread),
    index('chats_needing').on(table.botId, table.lastActivityAt, table.id).where(needsAttention),
    index('chats_awaiting').on(table.botId, table.lastInboundAt).where(isAwaiting),
  ],
);

/** Every message of both sides; for outgoing ones also the ledger of sending. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** The order in which the server learnt of messages, which is not always the order in which they were written. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    /** The provider's id; null for an outgoing message that was not taken yet. */
    providerId: text('provider_id'),
    author: text('author', { enum: ['contact', 'agent', 'coach', 'other-app'] }).notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments')
      .$type<{ type: string; url: string | null; title: string | null }[]>()
      .notNull()
      .default([]),
    /** The buttons that go out with it. */
    quickReplies: jsonb('quick_replies').$type<{ title: string; payload: string }[]>(),
    /** What else the provider told of it: the story or message it answers, a button's payload, an ad. */
    context: jsonb('context').$type<MessageContext>(),
    state: text('state', { enum: ['shown', 'edited', 'unsent', 'unsupported'] })
      .notNull()
      .default('shown'),
    /** Which of the contact's edits it shows: the platforms do not keep their order. 0: none, or one without a number. */
    editNumber: integer('edit_number').notNull().default(0),
    /** It went to another app that holds the conversation. */
    standby: boolean('standby').notNull().default(false),
    reactions: jsonb('reactions').$type<{ by: 'contact' | 'business'; emoji: string }[]>().notNull().default([]),
    /** When it was written, by the platform's clock where it has one. */
    sentAt: instant('sent_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    status: text('status', {
      enum: ['received', 'waiting', 'sending', 'sent', 'delivered', 'seen', 'failed', 'unconfirmed'],
    }).notNull(),
    /** When the contact's device received an outgoing message, and when they saw it. */
    deliveredAt: instant('delivered_at'),
    seenAt: instant('seen_at'),
    aborted: boolean('aborted').notNull().default(false),
    /** Said before the account was connected: shown, and counted nowhere. */
    imported: boolean('imported').notNull().default(false),
    /** For what the agent or the coach answered with: how long the contact had waited. Kept by the database. */
    waitedSeconds: integer('waited_seconds'),
    /** The contact's message that this answers; with `part` unique in a chat, so that no turn is answered twice. */
    turn: uuid('turn'),
    part: integer('part').notNull().default(0),
    decisionId: uuid('decision_id'),
    /** Why the provider refused it, or why it was not sent. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** When a waiting message is tried next. */
    nextAttemptAt: instant('next_attempt_at'),
    /** When the coach had it sent again, or said what became of it: from then on it was a person's doing. */
    sentByHandAt: instant('sent_by_hand_at'),
  },
  (table) => [
    uniqueIndex('messages_provider').on(table.botId, table.providerId),
    index('messages_shown').on(table.chatId, table.sentAt, table.id),
    index('messages_learnt').on(table.chatId, table.sequence),
    uniqueIndex('messages_turn')
      .on(table.chatId, table.turn, table.part)
      .where(sql`turn is not null and not aborted`),
    index('messages_unfinished')
      .on(table.chatId)
      .where(sql`status in ('waiting', 'sending') and not aborted`),
  ],
);

/** The coach's own words about a chat. */
export const chatNotes = pgTable(
  'chat_notes',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('chat_notes_chat').on(table.chatId, table.createdAt)],
);

/** Words that a coach uses again and again, by the shortcut that finds them. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shortcut: text('shortcut').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('canned_replies_shortcut').on(table.userId, table.shortcut)],
);

/** Contacts' pictures as WebP: the platform's own address dies within days. */
export const contactPictures = pgTable('contact_pictures', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  /** The address it came from: another one is fetched anew. */
  sourceUrl: text('source_url').notNull(),
  /** Null when nothing could be made of what was there. */
  picture: bytes('picture'),
  fetchedAt: instant('fetched_at').notNull(),
});

/** What was decided, when, and on what grounds; silences too. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['reply', 'wait', 'hand-over', 'opt-out', 'stay-silent'] }).notNull(),
    reason: text('reason').notNull(),
    keyword: text('keyword'),
    /** The contact's newest message that it is about. */
    messageId: uuid('message_id'),
    /** The facts read and the measures taken: delay, model, tokens, time. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [index('decisions_chat').on(table.chatId, table.at)],
);

/** A draft that must not reach a contact, and the check that it failed. */
export type RefusedDraft = { text: string; problem: string };

/** Why a chat needed the coach when it was taken off the queue; ISO instants. */
export type SetAside = {
  stage: 'new' | 'engaged' | 'qualified' | 'booked' | 'lost' | 'needs_you';
  handOverReason: string | null;
  handedOverAt: string | null;
  sendFailedAt: string | null;
  sendUnconfirmedAt: string | null;
  awaitingSince: string | null;
  autorepliesEnabled: boolean;
  /** The newest message of the chat then: with another one it is no longer the same matter. */
  lastActivityAt: string | null;
};

export type RecordedDecision = {
  kind: 'reply' | 'wait' | 'hand-over' | 'opt-out' | 'stay-silent';
  reason: string;
  keyword: string | null;
  messageId: string | null;
  at: string;
};

export type MessageContext = {
  replyTo?: string;
  story?: { id: string | null; url: string | null };
  payload?: string;
  referral?: { source: string | null; ref: string | null; type: string | null; adId: string | null };
};
