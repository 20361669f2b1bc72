import type { HandOver, OptOut } from '@spotter/domain/autoreply';
import { unstoredRow } from '../../../database/unstored-row.ts';
import { newId } from '../../../platform/ids.ts';
import type { AgentRow, TrialMessage } from '../../agents/index.ts';
import { chats, type ChatState, type MessageRow, messages as messageTable } from '../../chats/index.ts';

/** Returns a new contact's chat with this agent, which is in no table. */
export function emptyChat(agent: AgentRow, now: Date): ChatState {
  const id = newId();
  const { workspaceId } = agent;
  const channel = 'instagram' as const;
  const bot = { id: newId(), workspaceId, channel, accountId: '', enabled: true, pausedUntil: null };
  return {
    tags: { given: [], usable: [] },
    clips: [],
    neverAnswered: false,
    awaitsHandle: false,
    version: 0,
    chat: unstoredRow(chats, { id, workspaceId, botId: bot.id, contactId: 'lead', createdAt: now }),
    bot,
    // A coach tries an agent at any hour.
    agent: { ...agent, activeHours: null },
    coachZone: 'UTC',
    coachName: null,
    call: null,
    account: { credentialId: id, status: 'connected', sealedToken: null },
    pause: null,
    messages: [],
  };
}

/** One message of a trial. */
export type TrialLine = TrialMessage & {
  at: Date;
  /** What the lead sent beside words. */
  attachments?: MessageRow['attachments'];
  /** Whether the lead writes on at once: this is decided together with the next message. */
  goesOn?: boolean;
  /** What ended the agent's part with this message of its. */
  ended?: HandOver | OptOut | null;
};

/** Returns one more message of an in-memory chat; no table has it. */
export function messageOf(
  { chat, messages }: ChatState,
  { from, text, attachments }: Pick<TrialLine, 'from' | 'text' | 'attachments'>,
  at: Date,
): MessageRow {
  return unstoredRow(messageTable, {
    id: newId(),
    sequence: messages.length,
    chatId: chat.id,
    botId: chat.botId,
    author: from === 'lead' ? 'contact' : 'agent',
    text,
    ...(attachments === undefined ? {} : { attachments }),
    sentAt: at,
    receivedAt: at,
    status: from === 'lead' ? 'received' : 'sent',
  });
}
