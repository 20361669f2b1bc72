import {
  answerModes,
  disclosureModes,
  unsetDisclosure,
  unsetFollowUps,
  unsetKeywordRules,
  type ActiveHours,
  type AgentRule,
  type BubbleChoice,
  type CommentTrigger,
  type Disclosure,
  type EntryTrigger,
  type FollowUpRules,
  type IntentTrigger,
  type KeywordRules,
  unansweredChoices,
} from '@spotter/domain/autoreply';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../users/index.ts';

/** The keywords themselves have a column of their own. */
export type StoredTrigger = EntryTrigger | CommentTrigger | IntentTrigger | { kind: 'keyword'; id: string };

/** Agents, which answer in a coach's voice. The accounts that an agent answers for are stored with the bots. */
export const agents = pgTable(
  'agents',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    description: text('description'),
    /** null: the server chooses. */
    model: text('model'),
    instructions: text('instructions').notNull(),
    delayType: text('delay_type', { enum: ['custom', 'adaptive'] }).notNull(),
    replyDelayMinutes: integer('reply_delay_minutes').notNull(),
    triggerKeywords: jsonb('trigger_keywords').$type<string[]>().notNull(),
    /** How each is looked for, and the words that keep them from starting the agent. */
    keywordRules: jsonb('keyword_rules').$type<KeywordRules>().notNull().default(unsetKeywordRules),
    /** The other triggers, and where the keywords stand among them; without a place they come first. */
    triggers: jsonb('triggers').$type<StoredTrigger[]>().notNull().default([]),
    /** Whether people alone are taken up who have not written before. */
    newContactsOnly: boolean('new_contacts_only').notNull().default(false),
    /** When triggers start it, by the coach's clock; null: at any hour. */
    activeHours: jsonb('active_hours').$type<ActiveHours>(),
    reengagementKeywords: jsonb('reengagement_keywords').$type<string[]>().notNull(),
    /** How each of these is looked for, and the words that keep them from bringing the agent back. */
    reengagementRules: jsonb('reengagement_rules').$type<KeywordRules>().notNull().default(unsetKeywordRules),
    /** What to learn about a lead, in the order of asking; empty: the usual fields. */
    fields: jsonb('fields').$type<string[]>().notNull().default([]),
    /** The coach's words for a person in need; null: our own. */
    caringWords: text('caring_words'),
    /** The coach's answer to a lead who asks whether a machine writes; null: our own. */
    disclosureWords: text('disclosure_words'),
    /** When it says unasked that a machine writes. */
    disclosureMode: text('disclosure_mode', { enum: disclosureModes }).notNull().default(unsetDisclosure.mode),
    /** The coach's sentence for it by language; null: ours. */
    disclosureSentences: jsonb('disclosure_sentences').$type<Disclosure['words']>(),
    /** The coach's last words to a lead who does not fit; null: the agent writes them. */
    goodbye: text('goodbye'),
    /** How many messages an answer may leave as, at most. */
    bubbles: integer('bubbles').$type<BubbleChoice>().notNull().default(1),
    /** The ids of the offers that it may speak of; null: all. One that is gone is none. */
    offerIds: jsonb('offer_ids').$type<string[]>(),
    /** What follows a question that nothing answers. */
    whenUnanswered: text('when_unanswered', { enum: unansweredChoices }).notNull().default('go-on'),
    /** Whether questions that knowledge answers are answered after a harmless hand-over. */
    answersAfterHandOver: boolean('answers_after_hand_over').notNull().default(true),
    /** Whether answers go out on their own, or wait for the coach's word. */
    answers: text('answers', { enum: answerModes }).notNull().default('auto'),
    /** What the coach has corrected, the newest last; those of all agents too. Corrections write it. */
    rules: jsonb('rules').$type<AgentRule[]>().notNull().default([]),
    /** What it says to a lead who went quiet. */
    followUps: jsonb('follow_ups').$type<FollowUpRules>().notNull().default(unsetFollowUps),
    /** Since when that is on as it stands; null while it is off. */
    followUpsSince: timestamp('follow_ups_since', { withTimezone: true, mode: 'date', precision: 3 }),
    /** Until when the coach wants it silent on all its accounts; may be over. */
    pausedUntil: timestamp('paused_until', { withTimezone: true, mode: 'date', precision: 3 }),
    /** The number of the version that is published. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('agents_workspace').on(table.workspaceId, table.createdAt)],
);
