import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../chat-changed.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import { markDecided, recordDecision } from '../chat-writes.repository.ts';
import type { RecordedDecision } from '../chats.tables.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { findChatRow, findNewestInbound, setStuck } from './stuck-chat.repository.ts';

/**
 * Gives the coach a chat in which the agent would be silent for a reason that nobody sees, and drops its waiting
 * answers.
 */
export async function giveStuckChatToCoach(tx: Database, chatId: string, now: Date): Promise<void> {
  await lockChat(tx, chatId);
  const chat = await findChatRow(tx, chatId);
  // In a chat that is off the coach answers anyway.
  if (chat === null || !chat.autorepliesEnabled) return;
  const messageId = await findNewestInbound(tx, chatId);
  const about = { kind: 'hand-over', reason: 'stuck', keyword: null, messageId } as const;
  const lastDecision: RecordedDecision = { ...about, at: now.toISOString() };
  await setStuck(tx, chatId, lastDecision, now);
  const { abortedMessageIds } = await abortWaiting(tx, chatId, 'handed-over');
  const decisionId = await recordDecision(tx, { ...about, chatId, at: now });
  if (messageId !== null) await markDecided(tx, messageId, decisionId);
  const changed = messageId === null ? abortedMessageIds : [...abortedMessageIds, messageId];
  sendSignals(tx, [chatChanged(chat, { changed, overtakes: true })]);
}
