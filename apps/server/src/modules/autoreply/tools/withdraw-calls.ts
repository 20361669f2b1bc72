import { isSevere, takenOffText, type ReplyDecision } from '@spotter/domain';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import type { ChatState } from '../../chats/chat-state.ts';
import type { CallDone } from './carry-out.ts';
import { findZoneFact, spokenLanguage } from '../replying/chat-facts.ts';
import type { StoredRecord } from '../record/decision-record.ts';
import { unansweredMessages } from '../../chats/reply-situation.ts';

/** What became of the calls that were arranged in a turn in which something severe was seen. */
export type Withdrawn = { done: CallDone[]; words: string[] };

/** No call had to be taken back. */
export const nothingWithdrawn: Withdrawn = { done: [], words: [] };

/** Whether this decision lets no call stand that was arranged in the same turn. */
export function withdrawsCalls(decision: ReplyDecision): boolean {
  return decision.kind === 'hand-over' && isSevere(decision.because);
}

/**
 * Cancels what was booked or moved since the contact wrote the oldest of the messages that nobody has answered. A call of
 * before stays: the coach decides about it. Safe to repeat: what a stopped process had cancelled is told all the same.
 */
export async function withdrawCalls(calls: ChatCalls, state: ChatState): Promise<Withdrawn> {
  const [oldest] = unansweredMessages(state.messages, state.chat.cancelledTurn);
  if (oldest === undefined) return { done: [], words: [] };
  const chatId = state.chat.id;
  const zone = findZoneFact(state.chat.facts) ?? state.coachZone;
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

/** The parting words with what became of a call, as far as one message holds both. */
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

/** The record of a decision, with the calls that it took off the calendar. */
export function recordWithdrawn(record: StoredRecord, { done }: Withdrawn): StoredRecord {
  return { ...record, calls: [...record.calls, ...done] };
}
