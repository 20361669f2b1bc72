import { isSevere, takenOffText, type ReplyDecision } from '@spotter/domain';
import type { ChatCall, ChatCalls } from '../../booking/index.ts';
import { type ChatState, unansweredMessages } from '../../chats/index.ts';
import type { CallDone } from './carry-out.ts';
import { findZone, spokenLanguage } from '../replying/chat-facts.ts';
import type { StoredRecord } from '../record/decision-record.ts';

/** The canceled calls of a turn in which something severe was seen, and the sentences that tell the contact. */
export type Withdrawn = { done: CallDone[]; words: string[] };

/** No call had to be canceled. */
export const nothingWithdrawn: Withdrawn = { done: [], words: [] };

/** Returns whether a decision cancels the calls that were arranged in the same turn. */
export function withdrawsCalls(decision: ReplyDecision): boolean {
  return decision.kind === 'hand-over' && isSevere(decision.because);
}

/**
 * Cancels the calls that were booked or moved since the contact's oldest unanswered message. Older calls stay, because
 * the coach decides about them. Safe to repeat: what a stopped process had canceled is returned too.
 */
export async function withdrawCalls(calls: ChatCalls, state: ChatState): Promise<Withdrawn> {
  const [oldest] = unansweredMessages(state.messages, state.chat.cancelledTurn);
  if (oldest === undefined) return { done: [], words: [] };
  const chatId = state.chat.id;
  const zone = findZone(state) ?? state.coachZone;
  const withdrawn: ChatCall[] = [];
  for (const call of await calls.ofChat(chatId)) {
    if (call.changedAt < oldest.receivedAt) continue;
    if (call.state === 'cancelled') withdrawn.push(call);
    if (call.state !== 'booked' && call.state !== 'unconfirmed') continue;
    const cancelled = await calls.cancel({ chatId, start: call.start });
    if (cancelled !== null) withdrawn.push(cancelled);
  }
  return {
    done: withdrawn.map(({ appointmentId }) => ({ appointmentId, did: 'cancelled' })),
    words: withdrawn.map(({ start }) => takenOffText(start, zone, spokenLanguage(state))),
  };
}

/** Returns the parting message with what happened to calls, if one message has room for both. */
export function withWithdrawn(
  text: string | null,
  { words }: Withdrawn,
  limit: { unit: 'bytes' | 'characters'; max: number },
): string | null {
  if (text === null || words.length === 0) return text;
  const whole = [text, ...words].join('\n');
  const length = limit.unit === 'bytes' ? new TextEncoder().encode(whole).length : whole.length;
  return length <= limit.max ? whole : text;
}

/** Adds the calls that were canceled to the record of a decision. */
export function recordWithdrawn(record: StoredRecord, { done }: Withdrawn): StoredRecord {
  return { ...record, calls: [...record.calls, ...done] };
}
