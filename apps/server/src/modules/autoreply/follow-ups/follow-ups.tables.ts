import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { chats } from '../../chats/index.ts';
import { workspaceId } from '../../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The outcome of the steps of a chat's sequences. A sequence belongs to the contact's newest message, its turn:
 * with the next one another begins. The plan itself is never stored.
 */
export const followUps = pgTable(
  'follow_ups',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The contact's newest message. */
    turn: uuid('turn').notNull(),
    stepId: uuid('step_id').notNull(),
    /** The agent whose step it is; it may be gone. */
    agentId: uuid('agent_id').notNull(),
    state: text('state', { enum: ['sent', 'canceled'] }).notNull(),
    /** Why it was canceled: by the coach, `refused`, or what had ended the sequence when its time came. */
    reason: text('reason').notNull(),
    /** The message in the ledger. */
    messageId: uuid('message_id'),
    at: instant('at').notNull(),
    /** The contact's time zone (IANA) and quiet hours, as they were then. */
    zone: text('zone').notNull(),
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
  },
  (table) => [
    // Nothing is sent twice.
    unique('follow_ups_step').on(table.chatId, table.turn, table.stepId),
    index('follow_ups_sent').on(table.workspaceId, table.at),
    index('follow_ups_message').on(table.messageId),
  ],
);

/** Before when the coach wants no follow-up, as long as the contact has not written again. */
export const followUpLimits = pgTable('follow_up_limits', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  turn: uuid('turn').notNull(),
  notBefore: instant('not_before').notNull(),
});

/** The coach's own words for single steps, as long as the contact has not written again. */
export const followUpTexts = pgTable(
  'follow_up_texts',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    turn: uuid('turn').notNull(),
    stepId: uuid('step_id').notNull(),
    /** With placeholders. */
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.turn, table.stepId] })],
);
