import { type AgentRule, disclosureRecords, spamMarks } from '@spotter/domain/autoreply';
import { lostReasons } from '@spotter/domain/inbox';
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
import { bots } from '../bots/index.ts';
import { workspaceId } from '../users/index.ts';
import { assigneeColumns, isAssigned, isUnassigned } from './assignees/assignees.tables.ts';
import { isProposed, proposedColumns } from './approval/proposed-chat.tables.ts';
import type { StoredDanger } from './answers/stored-danger.ts';
import type { StoredIntent } from './answers/stored-intent.ts';
import { isLeaking, isToLookAt, isToScore, leakColumns, scoreColumns } from './leaks/leak.tables.ts';
import { chatStages, type SetAside } from './inbox/set-aside.ts';
import type { StoredAttachment } from './media/stored-attachment.ts';
import { threadOwnerColumns } from './thread-owner/thread-owner.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The conditions of partial indexes. A query has to use these exact words for the database to use the index. */
export const isSpam = sql`spam is not null`;
/** Spam has a list of its own and is left out of all others. */
export const isListed = sql`spam is null`;
export const isUnread = sql`unread > 0 and spam is null`;
export const isAwaiting = sql`awaiting_since is not null and spam is null`;
export const isNever = sql`never_autoreply`;
export const isStopped = sql`opted_out_at is not null`;
/** Since when a contact is known to be on the never list: the order of that list. */
export const neverSince = sql`coalesce(never_autoreply_at, created_at)`;
export const needsAttention = sql`(stage = 'needs_you' or send_failed_at is not null or send_unconfirmed_at is not null) and spam is null`;

/** One conversation of one contact with one account. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    contactId: text('contact_id').notNull(),
    username: text('username'),
    name: text('name'),
    pictureUrl: text('picture_url'),
    /** When the contact's profile was last asked for. */
    profileCheckedAt: instant('profile_checked_at'),
    autorepliesEnabled: boolean('autoreplies_enabled').notNull().default(true),
    /** Set exactly while autoreplies are off. */
    offReason: text('off_reason', { enum: ['coach-toggle', 'takeover', 'hand-over', 'finished'] }),
    takenOverAt: instant('taken_over_at'),
    takenOverVia: text('taken_over_via', { enum: ['inbox', 'app'] }),
    /** When the coach last handed the chat back to the agent: nothing said before needs a person any more. */
    handedBackAt: instant('handed_back_at'),
    engagedAt: instant('engaged_at'),
    engagedKeyword: text('engaged_keyword'),
    /** The trigger that engaged it; null: keywords did, or the coach. It may be gone from its agent. */
    engagedTriggerId: text('engaged_trigger_id'),
    /** The post whose comment engaged it, by the platform's id. */
    engagedPostId: text('engaged_post_id'),
    /** The agent that answered for the account when the chat was engaged; kept by the database. It may be gone. */
    engagedAgentId: uuid('engaged_agent_id'),
    /** The ad or link that brought the contact before it was engaged: `ad spring`. Kept by a trigger. */
    engagedSource: text('engaged_source'),
    /** When the lead was found to fit. The database keeps it with the stage; only a manual step back undoes it. */
    qualifiedAt: instant('qualified_at'),
    optedOutAt: instant('opted_out_at'),
    ...threadOwnerColumns,
    /** Whether the coach put the contact on the never list. */
    neverAutoreply: boolean('never_autoreply').notNull().default(false),
    /** When they did; null: nobody did, or before this was recorded. */
    neverAutoreplyAt: instant('never_autoreply_at'),
    /** Who took the contact for a seller: `detected` by the agent, `marked` by the coach. Null: nobody does. */
    spam: text('spam', { enum: spamMarks }),
    /** When the coach said that this is not spam: the agent never takes the contact for a seller again. */
    notSpamAt: instant('not_spam_at'),
    stage: text('stage', { enum: chatStages }).notNull().default('new'),
    /** Why the lead is lost; counts while the stage is `lost`. Null: from before there were reasons. */
    lostReason: text('lost_reason', { enum: lostReasons }),
    lostNote: text('lost_note'),
    ...assigneeColumns,
    facts: jsonb('facts').$type<{ name: string; value: string }[]>().notNull().default([]),
    /** The platform's own timestamp of the contact's newest message: the 24-hour window counts from here. */
    lastInboundAt: instant('last_inbound_at'),
    /** The contact's newest message that a click on an ad brought: it may open a longer window. */
    adMessageAt: instant('ad_message_at'),
    /** When the platform last refused a message because its window was closed. */
    windowRefusedAt: instant('window_refused_at'),
    /** The instant of the newest message of either side: the order of the list. Null while there is none. */
    lastActivityAt: instant('last_activity_at'),
    /** Where the contact came from, when the platform said so. `waitsSince`: they have not written since. */
    referral: jsonb('referral').$type<MessageContext['referral'] & { waitsSince?: string }>(),
    /** The contact's messages that the coach has not read. */
    unread: integer('unread').notNull().default(0),
    /** The contact's first message that the business has not answered. Null when nothing is open. */
    awaitingSince: instant('awaiting_since'),
    /** Why and when the agent handed the chat over; counts while `needs_you`. No reason: the coach marked it. */
    handOverReason: text('hand_over_reason'),
    handedOverAt: instant('handed_over_at'),
    /** Since when a send has failed, or is unconfirmed, without care by a person. Kept by the database. */
    sendFailedAt: instant('send_failed_at'),
    sendUnconfirmedAt: instant('send_unconfirmed_at'),
    ...leakColumns,
    ...scoreColumns,
    /** What the coach last took off the queue, so that it can be put back. */
    setAside: jsonb('set_aside').$type<SetAside>(),
    /** The coach's note to the agent when handing the chat back; cleared when the agent loses the chat. */
    handBackNote: text('hand_back_note'),
    /** What the coach has corrected for this chat alone, the newest last. Corrections write it. */
    rules: jsonb('rules').$type<AgentRule[]>().notNull().default([]),
    /** The contact's newest message when the coach canceled the answer: everything up to it counts as answered. */
    canceledTurn: uuid('cancelled_turn'),
    /** Until when the coach wants the agent silent in this chat; may be over. */
    pausedUntil: instant('paused_until'),
    ...proposedColumns,
    /** When the agent is to answer. */
    pendingReplyAt: instant('pending_reply_at'),
    /** The newest decision, so that lists need not look for it. */
    lastDecision: jsonb('last_decision').$type<RecordedDecision>(),
    /** How often composing an answer to `failedTurn` failed for good. */
    failedAttempts: integer('failed_attempts').notNull().default(0),
    failedTurn: uuid('failed_turn'),
    /** The drafts refused in these attempts, so that the coach can see what was wrong with them. */
    refusedDrafts: jsonb('refused_drafts').$type<RefusedDraft[]>().notNull().default([]),
    /** When drafts were thrown away as the contact kept writing: ISO instants, newest last, at least an hour. */
    draftsAborted: jsonb('drafts_aborted').$type<string[]>().notNull().default([]),
    /** The number of the agent's answers since the coach last wrote here or handed the chat back. */
    answersSincePerson: integer('answers_since_person').notNull().default(0),
    /** Raised with every change that an answer depends on (chat-version.repository.ts). */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chats_contact').on(table.botId, table.contactId),
    index('chats_activity').on(table.botId, table.lastActivityAt, table.id),
    index('chats_workspace').on(table.workspaceId),
    // Indexes for the filters of the list: each leads straight to its newest chats, however many do not match.
    index('chats_listed').on(table.botId, table.lastActivityAt, table.id).where(isListed),
    index('chats_spam').on(table.botId, table.lastActivityAt, table.id).where(isSpam),
    index('chats_enabled').on(table.botId, table.autorepliesEnabled, table.lastActivityAt, table.id).where(isListed),
    index('chats_stage').on(table.botId, table.stage, table.lastActivityAt, table.id).where(isListed),
    index('chats_unread').on(table.botId, table.lastActivityAt, table.id).where(isUnread),
    index('chats_assigned').on(table.assigneeId, table.botId, table.lastActivityAt, table.id).where(isAssigned),
    index('chats_unassigned').on(table.botId, table.lastActivityAt, table.id).where(isUnassigned),
    index('chats_needing').on(table.botId, table.lastActivityAt, table.id).where(needsAttention),
    index('chats_board').on(table.botId, table.stage, table.score, table.id).where(isListed),
    index('chats_score_due').on(table.scoreDueAt).where(isToScore),
    index('chats_leaking').on(table.botId).where(isLeaking),
    index('chats_proposed').on(table.botId).where(isProposed),
    index('chats_leak_look').on(table.leakLookAt).where(isToLookAt),
    index('chats_awaiting').on(table.botId, table.lastInboundAt).where(isAwaiting),
    index('chats_handle').on(table.workspaceId, sql`lower(username)`),
    index('chats_never').on(table.workspaceId, neverSince, table.id).where(isNever),
    index('chats_stopped').on(table.workspaceId, table.optedOutAt, table.id).where(isStopped),
  ],
);

/** What analytics_wait_step returns: an index is made before the functions are. */
const waitStep = sql`(waited_seconds - waited_seconds % case when waited_seconds < 60 then 5
  when waited_seconds < 600 then 30 when waited_seconds < 3600 then 300 when waited_seconds < 86400 then 1800
  when waited_seconds < 604800 then 21600 else 86400 end)`;

/** Every message of both sides; for outgoing ones this is also the send ledger. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey(),
    /** The order in which the server learned of messages, which is not always the order in which they were written. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    /** The provider's id; null for an outgoing message that the provider has not accepted yet. */
    providerId: text('provider_id'),
    author: text('author', { enum: ['contact', 'agent', 'coach', 'other-app'] }).notNull(),
    text: text('text').notNull(),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** The buttons that go out with the message. */
    quickReplies: jsonb('quick_replies').$type<{ title: string; payload: string }[]>(),
    /** What else the provider reported with it: the story or message it answers, a button's payload, an ad. */
    context: jsonb('context').$type<MessageContext>(),
    state: text('state', { enum: ['shown', 'edited', 'unsent', 'unsupported'] })
      .notNull()
      .default('shown'),
    /**
     * The number of the contact's edit that is shown, because the platforms do not keep their order. 0: no edit, or
     * one without a number.
     */
    editNumber: integer('edit_number').notNull().default(0),
    /** What a model said the contact wants, when they had written this. Null: it was not asked. */
    intent: jsonb('intent').$type<StoredIntent>(),
    /** A model's answer about it and the unanswered words before it, if they looked dangerous. Null: not asked. */
    danger: jsonb('danger').$type<StoredDanger>(),
    /** Whether it went to another app that holds the conversation. */
    standby: boolean('standby').notNull().default(false),
    reactions: jsonb('reactions').$type<{ by: 'contact' | 'business'; emoji: string }[]>().notNull().default([]),
    /** When it was written, by the platform's clock where there is one. */
    sentAt: instant('sent_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    status: text('status', {
      enum: ['received', 'waiting', 'sending', 'sent', 'delivered', 'seen', 'failed', 'unconfirmed'],
    }).notNull(),
    /** When the contact's device received an outgoing message, and when they saw it. */
    deliveredAt: instant('delivered_at'),
    seenAt: instant('seen_at'),
    aborted: boolean('aborted').notNull().default(false),
    /** Whether it was said before the account was connected: such messages are shown, but not counted. */
    imported: boolean('imported').notNull().default(false),
    /** How long the contact had waited for this answer of the agent or the coach. Kept by the database. */
    waitedSeconds: integer('waited_seconds'),
    /** The contact's message that this answers; unique with `part` in a chat, so that no turn is answered twice. */
    turn: uuid('turn'),
    part: integer('part').notNull().default(0),
    decisionId: uuid('decision_id'),
    /** When an agent's message says that a machine writes; null: no such moment; `unrecorded`: an older one. */
    disclosure: text('disclosure', { enum: [...disclosureRecords, 'unrecorded'] }),
    /** Why the provider refused it, or why it was not sent. */
    failure: text('failure'),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    /** When a waiting message is tried next. */
    nextAttemptAt: instant('next_attempt_at'),
    /**
     * From when on it is no longer sent, if it still waits: a follow-up that was held up must not arrive at night.
     * Null: it waits as long as the window is open.
     */
    lapsesAt: instant('lapses_at'),
    /** When the coach had it sent again, or said whether it was sent: from then on a person is responsible for it. */
    sentByHandAt: instant('sent_by_hand_at'),
  },
  (table) => [
    uniqueIndex('messages_provider').on(table.botId, table.providerId),
    index('messages_shown').on(table.chatId, table.sentAt, table.id),
    index('messages_learnt').on(table.chatId, table.sequence),
    uniqueIndex('messages_turn')
      .on(table.chatId, table.turn, table.part)
      .where(sql`turn is not null and not aborted`),
    // The answers of a range, those that took longest first, as analytics counts how long they took.
    index('messages_waits')
      .on(table.botId, table.author, waitStep, table.sentAt, table.id)
      .where(sql`waited_seconds is not null`),
    index('messages_unfinished')
      .on(table.chatId)
      .where(sql`status in ('waiting', 'sending') and not aborted`),
  ],
);

/** Every decision with its time and grounds, including the decisions to stay silent. */
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
    /** The contact's newest message at the time of the decision. */
    messageId: uuid('message_id'),
    /** The facts that were read and the values that were measured: delay, model, tokens, time. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [index('decisions_chat').on(table.chatId, table.at)],
);

/** A draft that must not reach a contact, and the check it failed. */
export type RefusedDraft = { text: string; problem: string };

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
  /** Whether a question or menu of ours was tapped instead of writing. */
  tapped?: true;
  /** Of a message of ours: the comment that it answers, which needs no window. */
  comment?: { commentId: string; postId: string };
  referral?: { source: string | null; ref: string | null; type: string | null; adId: string | null };
};
