import { goesOnInPause, isWindowOpen, proactiveReasons, withinWindow, type Hold } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../chat-changed.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import { isClosing } from '../chat-switch.ts';
import { coachHold } from '../coach-pause.ts';
import { findReason, updateMessage } from './ledger.repository.ts';
import { dropRest } from './record-outcome.ts';
import { isByHand } from './send-outcome.ts';
import type { SendPauses } from './send-pauses.ts';

/** The state of a chat's ledger: finished, or to be looked at again at an instant. */
export type LedgerResult = { kind: 'finished' } | { kind: 'again'; at: Date };

/** The next thing to do: send a message, which is claimed, or ask the platform about one. */
type Step = LedgerResult | { kind: 'send' | 'settle'; state: ChatState; message: MessageRow };

/** Decides about a chat's first unfinished message, and claims it if it can be sent. */
export async function decideStep(
  tx: Database,
  chatId: string,
  { now, pauses, resolveAfterMs }: { now: Date; pauses: SendPauses; resolveAfterMs: number },
): Promise<Step> {
  const state = await loadChatState(tx, chatId, { lock: true });
  const message = state?.messages.find(isUnfinished);
  if (state == null || message === undefined) return { kind: 'finished' };
  if (message.status === 'sending') {
    const resolveAt = message.nextAttemptAt ?? new Date(message.attemptedAt!.getTime() + resolveAfterMs);
    return resolveAt > now ? { kind: 'again', at: resolveAt } : { kind: 'settle', state, message };
  }
  if (!isWindowOpen(state.chat, now)) {
    // The reason why it waited tells more than that time ran out.
    await fail(tx, state, message, message.failure ?? 'window-closed');
    return { kind: 'finished' };
  }
  if (!mayStillSend(state, message) || hasLapsed(state, message, now)) {
    const { abortedMessageIds } = await abortWaiting(tx, chatId);
    sendSignals(tx, [chatChanged(state.chat, { changed: abortedMessageIds })]);
    return { kind: 'finished' };
  }
  const hold = pauses.holdFor(state) ?? (await holdByCoach(tx, state, message, now));
  if (hold !== null) return { kind: 'again', at: withinWindow(hold.until, state.chat) };
  if (message.nextAttemptAt !== null && message.nextAttemptAt > now)
    return { kind: 'again', at: message.nextAttemptAt };
  if (pauses.passage(state).kind === 'trial' && !(await pauses.takeTrial(tx, state.bot.id))) {
    return { kind: 'again', at: new Date(now.getTime() + resolveAfterMs) };
  }
  const claimed = {
    status: 'sending' as const,
    attempts: message.attempts + 1,
    attemptedAt: now,
    nextAttemptAt: null,
  };
  await updateMessage(tx, message.id, claimed);
  return { kind: 'send', state, message: { ...message, ...claimed } };
}

/**
 * Returns the coach's pause as far as it holds a message.
 * A person may write, and parting words and calls do not wait.
 */
async function holdByCoach(tx: Database, state: ChatState, message: MessageRow, now: Date): Promise<Hold | null> {
  if (message.author !== 'agent' || isByHand(message) || isClosing(state.chat)) return null;
  const hold = coachHold(state, now);
  if (hold === null || message.turn !== null) return hold;
  const unprompted = await findReason(tx, message);
  const goesOn = proactiveReasons.some((reason) => reason === unprompted && goesOnInPause(reason));
  return goesOn ? null : hold;
}

async function fail(tx: Database, state: ChatState, message: MessageRow, failure: string): Promise<void> {
  await updateMessage(tx, message.id, { status: 'failed', failure, nextAttemptAt: null });
  sendSignals(tx, [chatChanged(state.chat, { changed: [message.id, ...(await dropRest(tx, message))] })]);
}

/**
 * Returns whether a waiting message may still be sent. The agent's answer may while nothing has changed: nobody
 * took over, the contact wrote nothing new, and autoreplies are on. Its parting message, which turned the chat's
 * autoreplies off, may follow.
 */
function mayStillSend(state: ChatState, message: MessageRow): boolean {
  if (isByHand(message)) return true;
  const { chat, bot } = state;
  const newerFromContact = state.messages.some(
    (other) => other.author === 'contact' && other.sequence > message.sequence && other.state !== 'unsent',
  );
  return (chat.autorepliesEnabled || isClosing(chat)) && bot.enabled && state.agent !== null && !newerFromContact;
}

/** Whether a message that nobody waits for came too late: its time is over, or the contact has booked meanwhile. */
function hasLapsed({ chat }: ChatState, message: MessageRow, now: Date): boolean {
  if (message.lapsesAt === null || isByHand(message)) return false;
  return now >= message.lapsesAt || chat.stage === 'booked';
}
