import {
  bubblePauseFor,
  goesOnInPause,
  isWindowOpen,
  proactiveReasons,
  withinWindow,
  type Hold,
} from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged } from '../chat-changed.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { abortClaimed } from '../chat-switch.repository.ts';
import { isClosing } from '../chat-switch.ts';
import { coachHold } from '../coach-pause.ts';
import { findReason, moveRest, updateMessage } from './ledger.repository.ts';
import { dropRest } from './record-outcome.ts';
import { isByHand } from './send-outcome.ts';
import type { SendPauses } from './send-pauses.ts';
import { isUntriedRest, whyDropped } from './why-dropped.ts';

/** The state of a chat's ledger: finished, or to be looked at again at an instant. */
export type LedgerResult = { kind: 'finished' } | { kind: 'again'; at: Date };

/**
 * The next thing to do: send a message, which is claimed, ask the platform about one, or be seen typing it until
 * an instant.
 */
type Step =
  | LedgerResult
  | { kind: 'send' | 'settle'; state: ChatState; message: MessageRow }
  | { kind: 'type'; state: ChatState; at: Date };

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
  if (!isWindowOpen(state.chat, now) && !isUntriedRest(message)) {
    // The reason why it waited tells more than that time ran out.
    await fail(tx, state, message, message.failure ?? 'window-closed');
    return { kind: 'finished' };
  }
  const because = whyDropped(state, message, now);
  if (because !== null) {
    const { abortedMessageIds } = await abortClaimed(tx, chatId, because);
    sendSignals(tx, [chatChanged(state.chat, { changed: abortedMessageIds })]);
    return { kind: 'finished' };
  }
  const hold = pauses.holdFor(state) ?? (await holdByCoach(tx, state, message, now));
  if (hold !== null) return { kind: 'again', at: withinWindow(hold.until, state.chat) };
  if (message.nextAttemptAt !== null && message.nextAttemptAt > now)
    return { kind: 'again', at: message.nextAttemptAt };
  const typedAt = findTypedAt(state, message);
  if (typedAt !== null && typedAt > now) return { kind: 'type', state, at: withinWindow(typedAt, state.chat) };
  if (pauses.passage(state).kind === 'trial' && !(await pauses.takeTrial(tx, state.bot.id))) {
    return { kind: 'again', at: new Date(now.getTime() + resolveAfterMs) };
  }
  const claimed = {
    status: 'sending' as const,
    attempts: message.attempts + 1,
    attemptedAt: now,
    nextAttemptAt: null,
    // What the contact wrote during the pause is shown above it.
    ...(typedAt === null ? {} : { sentAt: now }),
  };
  await updateMessage(tx, message.id, claimed);
  if (typedAt !== null) await moveRest(tx, message, now);
  return { kind: 'send', state, message: { ...message, ...claimed } };
}

/**
 * Returns until when a person would type a further message of an answer, counted from the one before it. Null:
 * the agent sends one message, or this one does not follow another.
 */
function findTypedAt({ agent, messages }: ChatState, message: MessageRow): Date | null {
  if (agent === null || agent.bubbles === 1 || message.part === 0 || message.attempts > 0) return null;
  const before = messages.findLast(
    ({ decisionId, part }) => decisionId === message.decisionId && part === message.part - 1,
  );
  if (before?.attemptedAt == null || message.decisionId === null) return null;
  return new Date(before.attemptedAt.getTime() + bubblePauseFor(message.text, message.id));
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
