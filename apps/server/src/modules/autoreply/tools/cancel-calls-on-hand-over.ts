import type { ReplyDecision } from '@spotter/domain/autoreply';
import { takenOffText } from '@spotter/domain/booking';
import { isSevere } from '@spotter/domain/safety';
import type { ChatCall, ChatCalls } from '../../booking/index.ts';
import { findZone, type ChatState, unansweredMessages } from '../../chats/index.ts';
import type { BookingAction } from './execute-booking-action.ts';
import { spokenLanguage } from '../replying/chat-facts.ts';
import type { StoredRecord } from '../record/decision-record.ts';

/** The calls that were canceled because something severe was seen, and the sentences that tell the contact. */
export type CanceledCalls = { done: BookingAction[]; words: string[] };

/** No call had to be canceled. */
export const noCanceledCalls: CanceledCalls = { done: [], words: [] };

/** Which calls to come are canceled: those that were booked or moved in this turn, or all. */
export type EndedCalls = 'of-turn' | 'all';

/** Returns which calls of its chat a decision cancels; null: none. A minor has no call, whenever it was booked. */
export function callsEndedBy(decision: ReplyDecision): EndedCalls | null {
  if (decision.kind !== 'hand-over' || !isSevere(decision.because)) return null;
  return decision.because === 'minor' ? 'all' : 'of-turn';
}

/** Cancels calls of a chat. Safe to repeat: what a stopped process had canceled is returned too. */
export async function cancelCallsOnHandOver(
  calls: ChatCalls,
  state: ChatState,
  ended: EndedCalls | null,
): Promise<CanceledCalls> {
  if (ended === null) return noCanceledCalls;
  const turnStart = startOfTurn(state, ended === 'all');
  if (turnStart === null) return noCanceledCalls;
  const chatId = state.chat.id;
  const zone = findZone(state) ?? state.coachZone;
  const canceledCalls: ChatCall[] = [];
  for (const call of await calls.ofChat(chatId)) {
    const isOfTurn = call.changedAt >= turnStart;
    if (call.state === 'cancelled' && isOfTurn) canceledCalls.push(call);
    if (call.state !== 'booked' && call.state !== 'unconfirmed') continue;
    if (!isOfTurn && ended !== 'all') continue;
    const canceled = await calls.cancel({ chatId, start: call.start });
    if (canceled !== null) canceledCalls.push(canceled);
  }
  return {
    done: canceledCalls.map(({ appointmentId }) => ({ appointmentId, did: 'cancelled' })),
    words: canceledCalls.map(({ start }) => takenOffText(start, zone, spokenLanguage(state))),
  };
}

/** Returns when the unanswered messages begin; `orAnswered`: where none is left, when the contact last wrote. */
function startOfTurn({ messages, chat }: ChatState, orAnswered: boolean): Date | null {
  const [oldest] = unansweredMessages(messages, chat.canceledTurn);
  const answered = orAnswered ? messages.findLast(({ author }) => author === 'contact') : undefined;
  return (oldest ?? answered)?.receivedAt ?? null;
}

/** Returns the parting message with what happened to calls, if one message has room for both. */
export function withCanceledCalls(
  text: string | null,
  { words }: CanceledCalls,
  limit: { unit: 'bytes' | 'characters'; max: number },
): string | null {
  if (text === null || words.length === 0) return text;
  const whole = [text, ...words].join('\n');
  const length = limit.unit === 'bytes' ? new TextEncoder().encode(whole).length : whole.length;
  return length <= limit.max ? whole : text;
}

/** Adds the calls that were canceled to the record of a decision. */
export function recordCanceledCalls(record: StoredRecord, { done }: CanceledCalls): StoredRecord {
  return { ...record, calls: [...record.calls, ...done] };
}
