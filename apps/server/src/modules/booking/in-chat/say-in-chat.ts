import { isWindowOpen, windowClosesAt, type SilenceReason, type UnaskedReason, type WaitReason } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { newId } from '../../../platform/ids.ts';
import { loadChatState, type ChatState } from '../../chats/chat-state.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { storeProposal, type ProposalDraft } from './chat-proposals.ts';

/** What became of something that is to be said in a chat. */
export type SaidInChat =
  /** It stands in the ledger and will be sent. */
  | 'queued'
  /** Something is being said or has still to be answered: it would come in between. */
  | 'busy'
  /** The platform's window is closed, a person has the chat, or the contact wants no messages. */
  | 'closed';

/** Why something is said without an answer being due; `record` is kept with the decision. */
export type Unasked = { reason: UnaskedReason; record?: Record<string, unknown> };

/** Sends something in a chat of its own accord, without an answer being due. That it was said, or why not, is recorded. */
export type SayInChat = (
  tx: Database,
  chatId: string,
  text: string,
  now: Date,
  because: Unasked,
  /** What it proposes, with buttons below it. */
  proposal?: ProposalDraft | null,
) => Promise<SaidInChat>;

/** Puts a message into the chat's ledger. */
export function createSayInChat(options: {
  /** Has the ledger go on with these chats. */
  requestSending: (tx: Database, chatIds: string[], dueAt: Date) => Promise<void>;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (tx: Database, userId: string) => Promise<boolean>;
}): SayInChat {
  const { requestSending, allowsAutoreplies } = options;
  return async (tx, chatId, text, now, because, proposal = null) => {
    const state = await loadChatState(tx, chatId, { lock: true });
    if (state === null) return 'closed';
    const { bot } = state;
    const obstacle = findObstacle(state, now) ?? ((await allowsAutoreplies(tx, bot.userId)) ? null : 'plan');
    if (obstacle !== null) {
      await recordDecision(tx, state, { kind: 'stay-silent', reason: obstacle }, because, now);
      return 'closed';
    }
    const last = state.messages.findLast((message) => !message.aborted);
    if (state.chat.pendingReplyAt !== null || last?.status === 'waiting' || last?.status === 'sending') return 'busy';
    const decisionId = await recordDecision(tx, state, { kind: 'reply', reason: because.reason }, because, now);
    const id = newId();
    await tx.insert(messages).values({
      id,
      chatId,
      botId: bot.id,
      author: 'agent',
      text,
      sentAt: now,
      receivedAt: now,
      status: 'waiting',
      decisionId,
      ...(proposal === null ? {} : { quickReplies: proposal.quickReplies }),
    });
    if (proposal !== null) await storeProposal(tx, proposal, { chatId, messageId: id, at: now });
    await tx.update(chats).set({ lastActivityAt: now }).where(eq(chats.id, chatId));
    await requestSending(tx, [chatId], now);
    sendSignals(tx, [{ kind: 'chat-changed', chatId, botId: bot.id, added: [id], changed: [], overtakes: false }]);
    return 'queued';
  };
}

/** Why nothing may be said of our own accord; null: it may. */
function findObstacle(
  { chat, bot, agent, account }: ChatState,
  now: Date,
): SilenceReason | Extract<WaitReason, 'account-reconnect'> | null {
  if (!bot.enabled) return 'bot-disabled';
  if (agent === null) return 'no-agent';
  if (!chat.autorepliesEnabled) return offReasons[chat.offReason ?? 'coach-toggle'];
  if (chat.optedOutAt !== null) return 'opted-out';
  if (chat.otherAppOwnsThread) return 'other-app-owns-thread';
  if (account.status !== 'connected') return 'account-reconnect';
  return isWindowOpen(chat.lastInboundAt, now) ? null : 'window-closed';
}

const offReasons = {
  'coach-toggle': 'chat-disabled',
  takeover: 'taken-over',
  'hand-over': 'handed-over',
  finished: 'finished',
} as const;

/** It is about nothing that the contact wrote, so it is not the chat's newest decision about a message. */
async function recordDecision(
  tx: Database,
  { chat }: ChatState,
  decision: { kind: 'reply' | 'stay-silent'; reason: string },
  { reason, record }: Unasked,
  now: Date,
): Promise<string> {
  const id = newId();
  const closesAt = chat.lastInboundAt === null ? null : windowClosesAt(chat.lastInboundAt).getTime();
  const windowLeftMinutes = closesAt === null ? null : Math.max(0, Math.floor((closesAt - now.getTime()) / 60_000));
  await tx
    .insert(decisions)
    .values({ ...decision, id, chatId: chat.id, at: now, record: { ...record, unasked: reason, windowLeftMinutes } });
  return id;
}
