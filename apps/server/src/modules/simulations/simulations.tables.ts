import { type ReplayReason, replayVerdicts } from '@spotter/domain/replay';
import type { Failure } from '@spotter/domain/simulated-leads';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { type AgentContent, agents } from '../agents/index.ts';
import { users, workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** One message of a stored conversation; `at` in ISO. */
export type StoredMessage = { from: 'lead' | 'agent'; text: string; at: string; media: 'audio' | 'image' | null };

/** Runs that try an agent before it is published: `leads` are simulated, a `replay` has own chats. */
export const simulations = pgTable(
  'simulations',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agents.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['leads', 'replay'] })
      .notNull()
      .default('leads'),
    version: text('version', { enum: ['draft', 'published'] }).notNull(),
    /** The published version, or the one with which the draft was played. */
    number: integer('number').notNull(),
    /** What is played: whatever is published meanwhile, a run plays what it began with. */
    content: jsonb('content').$type<Partial<AgentContent>>().notNull(),
    /** The revision of the draft that is played; null: it is the published version, or an older release began it. */
    revision: uuid('revision'),
    /** A replay chooses nothing by it. */
    seed: integer('seed').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'paused', 'stopped', 'done'] }).notNull(),
    pausedUntil: instant('paused_until'),
    pausedFor: text('paused_for', { enum: ['model', 'budget'] }),
    estimatedTokens: integer('estimated_tokens').notNull(),
    /** What it has cost, conversations that were begun again included. */
    tokens: integer('tokens').notNull().default(0),
    costDollars: doublePrecision('cost_dollars').notNull().default(0),
    /** null: someone who is gone, or nobody, at night. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    /** The mark of what answers rested on, of a run that the schedule began; null: someone began it. */
    nightMark: text('night_mark'),
    at: instant('at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('simulations_newest').on(table.agentId, table.at),
    index('simulations_workspace').on(table.workspaceId, table.at),
    index('simulations_open')
      .on(table.workspaceId, table.at)
      .where(sql`ended_at is null`),
  ],
);

/** The conversations of a run, each with one lead, in the order of playing. */
export const simulatedConversations = pgTable(
  'simulated_conversations',
  {
    simulationId: uuid('simulation_id')
      .notNull()
      .references(() => simulations.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    workspaceId: workspaceId(),
    /** One that a later release has no more is shown by its id. */
    leadId: text('lead_id').notNull(),
    state: text('state', { enum: ['waiting', 'passed', 'failed', 'not-played'] }).notNull(),
    /** Why it was not played. */
    why: text('why'),
    failures: jsonb('failures').$type<Failure[]>().notNull().default([]),
    messages: jsonb('messages').$type<StoredMessage[]>().notNull().default([]),
    handedOver: text('handed_over'),
    call: instant('call'),
    facts: jsonb('facts').$type<{ name: string; value: string }[]>().notNull().default([]),
    /** How often the lead wrote. */
    turns: integer('turns').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.simulationId, table.place] }),
    index('simulated_conversations_workspace').on(table.workspaceId),
  ],
);

/** The turns of a replay, in the order of playing. What the contact and the agent wrote stays in the chat alone. */
export const replayedTurns = pgTable(
  'replayed_turns',
  {
    simulationId: uuid('simulation_id')
      .notNull()
      .references(() => simulations.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    workspaceId: workspaceId(),
    /** null: it was erased. */
    chatId: uuid('chat_id'),
    /** The contact's message that was answered; null: it was erased. */
    messageId: uuid('message_id'),
    state: text('state', { enum: ['waiting', ...replayVerdicts, 'gone', 'not-played'] }).notNull(),
    /** Why it was not played. */
    why: text('why'),
    reasons: jsonb('reasons').$type<ReplayReason[]>().notNull().default([]),
    /** What the agent would write, which may repeat the contact's words; null: nothing. */
    answer: text('answer'),
    handedOver: text('handed_over'),
    tokens: integer('tokens').notNull().default(0),
    /** When somebody said that it is fine; null: nobody has. */
    fineAt: instant('fine_at'),
    fineBy: uuid('fine_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it was played; null: it waits. */
    playedAt: instant('played_at'),
  },
  (table) => [
    primaryKey({ columns: [table.simulationId, table.place] }),
    index('replayed_turns_workspace').on(table.workspaceId),
    index('replayed_turns_chat').on(table.chatId),
  ],
);
