import type { AnswerTopic, ApprovalVerdict, TopicTrust } from '@spotter/domain/autoreply';
import type { DropReason } from '@spotter/domain/sending';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agents } from '../../agents/index.ts';
import { chats } from '../chats.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Answers that wait, or waited, for the coach's word before they are sent. A chat has one that waits at most. */
export const answerProposals = pgTable(
  'answer_proposals',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    agentId: uuid('agent_id').notNull(),
    /** The decision to ask the coach. */
    decisionId: uuid('decision_id').notNull(),
    topic: text('topic').$type<AnswerTopic>().notNull(),
    text: text('text').notNull(),
    /** The messages that it answers. */
    answers: jsonb('answers').$type<string[]>().notNull(),
    /** What is claimed once the coach agrees, as answering wrote it. Empty once that is decided. */
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    proposedAt: instant('proposed_at').notNull(),
    /** The outcome of it; null while it waits. */
    outcome: text('outcome').$type<ApprovalVerdict | 'lapsed'>(),
    /** Why it lapsed. */
    because: text('because').$type<DropReason>(),
    /** The coach's words that were sent instead. */
    sentText: text('sent_text'),
    /** Who decided, and when; null where it lapsed. */
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('answer_proposals_waiting')
      .on(table.chatId)
      .where(sql`outcome is null`),
    index('answer_proposals_chat').on(table.chatId, table.proposedAt, table.id),
  ],
);

/** How far the coach agrees with an agent's answers, by what they are about. */
export const topicTrusts = pgTable(
  'topic_trusts',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<AnswerTopic>().notNull(),
    trust: jsonb('trust').$type<TopicTrust>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.topic] })],
);
