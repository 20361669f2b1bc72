import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { newId } from '../../../platform/ids.ts';
import type { AgentRow } from '../../agents/agents.repository.ts';
import type { TrialMessage } from '../../agents/agents.service.ts';
import type { ChatState, MessageRow } from '../../chats/chat-state.ts';
import { chats, messages as messageTable } from '../../chats/chats.tables.ts';

/** A chat of this agent's with somebody new, that stands in no table. */
export function emptyChat(agent: AgentRow, now: Date): ChatState {
  const id = newId();
  const bot = { id: newId(), userId: agent.userId, channel: 'instagram' as const, accountId: '', enabled: true };
  return {
    version: '',
    chat: unstored(chats, { id, userId: agent.userId, botId: bot.id, contactId: 'lead', createdAt: now }),
    bot,
    agent,
    coachZone: 'UTC',
    account: { credentialId: id, status: 'connected', sealedToken: null },
    pause: null,
    messages: [],
  };
}

/** One more message of that chat, that stands in no table either. */
export function messageOf({ chat, messages }: ChatState, { from, text }: TrialMessage, at: Date): MessageRow {
  return unstored(messageTable, {
    id: newId(),
    sequence: messages.length,
    chatId: chat.id,
    botId: chat.botId,
    author: from === 'lead' ? 'contact' : 'agent',
    text,
    sentAt: at,
    receivedAt: at,
    status: from === 'lead' ? 'received' : 'sent',
  });
}

/** A row that stands in no table: what is not given is what the table would put there. */
function unstored<T extends typeof chats | typeof messageTable>(table: T, given: T['$inferInsert']): T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  const defaults = Object.fromEntries(columns.map(([name, column]) => [name, column.default ?? null]));
  return { ...defaults, ...given } as T['$inferSelect'];
}
