import { type RuleWording, ruleScopes } from '@spotter/domain/autoreply';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { agents } from '../agents/index.ts';
import { chats } from '../chats/index.ts';
import { users, workspaceId } from '../users/index.ts';

const at = () => timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull();

/** What coaches have corrected. Agents and chats hold the rules by which answers are written. */
export const corrections = pgTable(
  'corrections',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    scope: text('scope', { enum: ruleScopes }).notNull(),
    /** The one agent for which it counts; null: it counts for one chat, or for all agents. */
    agentId: uuid('agent_id').references(() => agents.id, { onDelete: 'cascade' }),
    /** The one chat in which it counts. */
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    rule: jsonb('rule').$type<RuleWording>().notNull(),
    /** null: someone who is gone. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: at(),
  },
  (table) => [
    index('corrections_workspace').on(table.workspaceId, table.at),
    index('corrections_agent').on(table.agentId),
    index('corrections_chat').on(table.chatId),
  ],
);

/** One message of a saved case. */
export type CaseLine = { from: 'contact' | 'agent' | 'coach'; text: string };

/** The conversations that corrections were made from. They have a contact's words, so they go with the chat. */
export const savedCases = pgTable(
  'saved_cases',
  {
    correctionId: uuid('correction_id')
      .primaryKey()
      .references(() => corrections.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** Oldest first; the last is the contact's. */
    lines: jsonb('lines').$type<CaseLine[]>().notNull(),
    wrong: text('wrong').notNull(),
    sent: text('sent'),
    at: at(),
  },
  (table) => [
    index('saved_cases_chat').on(table.chatId),
    index('saved_cases_workspace').on(table.workspaceId),
    index('saved_cases_at').on(table.at),
  ],
);
