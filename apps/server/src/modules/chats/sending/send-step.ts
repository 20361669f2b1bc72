import { isWindowOpen } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../chat-changed.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { abortWaiting, isParting } from '../chat-switch.ts';
import { messages } from '../chats.tables.ts';
import { dropRest } from './record-outcome.ts';
import { isByHand } from './send-outcome.ts';
import { lookAgainAt, type SendPauses } from './send-pauses.ts';

/** What is left to do in a chat's ledger: nothing, or to look again at an instant. */
export type LedgerResult = { kind: 'finished' } | { kind: 'again'; at: Date };

/** What is to be done next: a message is claimed for sending, or has to be asked about. */
type Step = LedgerResult | { kind: 'send' | 'settle'; state: ChatState; message: MessageRow };

/** Decides about a chat's first unfinished message, and claims it where it can be sent. */
export async function decideStep(
  tx: Database,
  chatId: string,
  { now, pauses, settleAfterMs }: { now: Date; pauses: SendPauses; settleAfterMs: number },
): Promise<Step> {
  const state = await loadChatState(tx, chatId, { lock: true });
  const message = state?.messages.find(isUnfinished);
  if (state == null || message === undefined) return { kind: 'finished' };
  if (message.status === 'sending') {
    const settleAt = message.nextAttemptAt ?? new Date(message.attemptedAt!.getTime() + settleAfterMs);
    return settleAt > now ? { kind: 'again', at: settleAt } : { kind: 'settle', state, message };
  }
  const { lastInboundAt } = state.chat;
  if (!isWindowOpen(lastInboundAt, now)) {
    // What kept it waiting tells more than that time ran out.
    await fail(tx, state, message, message.failure ?? 'window-closed');
    return { kind: 'finished' };
  }
  if (!mayStillSend(state, message)) {
    const { abortedMessageIds } = await abortWaiting(tx, chatId);
    sendSignals(tx, [chatChanged(state.chat, { changed: abortedMessageIds })]);
    return { kind: 'finished' };
  }
  const hold = pauses.holdFor(state);
  if (hold !== null) return { kind: 'again', at: lookAgainAt(hold.until, lastInboundAt) };
  if (message.nextAttemptAt !== null && message.nextAttemptAt > now)
    return { kind: 'again', at: message.nextAttemptAt };
  if (pauses.passage(state).kind === 'trial' && !(await pauses.takeTrial(tx, state.bot.id))) {
    return { kind: 'again', at: new Date(now.getTime() + settleAfterMs) };
  }
  const claimed = {
    status: 'sending' as const,
    attempts: message.attempts + 1,
    attemptedAt: now,
    nextAttemptAt: null,
  };
  await tx.update(messages).set(claimed).where(eq(messages.id, message.id));
  return { kind: 'send', state, message: { ...message, ...claimed } };
}

async function fail(tx: Database, state: ChatState, message: MessageRow, failure: string): Promise<void> {
  await tx.update(messages).set({ status: 'failed', failure, nextAttemptAt: null }).where(eq(messages.id, message.id));
  sendSignals(tx, [chatChanged(state.chat, { changed: [message.id, ...(await dropRest(tx, message))] })]);
}

/**
 * The agent's waiting answer is only right while nothing has changed: nobody took over, nobody wrote, all is on. Its
 * parting words, with which it switched the chat off itself, may still follow.
 */
function mayStillSend(state: ChatState, message: MessageRow): boolean {
  if (isByHand(message)) return true;
  const { chat, bot } = state;
  const newerFromContact = state.messages.some(
    (other) => other.author === 'contact' && other.sequence > message.sequence && other.state !== 'unsent',
  );
  return (chat.autorepliesEnabled || isParting(chat)) && bot.enabled && state.agent !== null && !newerFromContact;
}
