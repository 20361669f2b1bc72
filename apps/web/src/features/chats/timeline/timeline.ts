import type { Chat, Message, ToldOfChat } from '@spotter/contract';
import { isSameDay } from '../times.ts';

export type TimelineItem =
  | { kind: 'day'; id: string; date: string }
  /** What the coach was told of the newest hand-over, where it was handed over. */
  | { kind: 'told'; id: string; told: ToldOfChat }
  | { kind: 'taken-over'; id: string; at: string; via: 'inbox' | 'app' | 'other-app' }
  | {
      kind: 'message';
      id: string;
      message: Message;
      /** First and last of what one side wrote in a row. */
      startsRun: boolean;
      endsRun: boolean;
      /** Whether to say here why the agent stayed silent or called the coach: once for a row of messages with one reason. */
      saysSilence: boolean;
    };

/** A chat as it is read: its messages with days, rows, the takeover and what the coach was told between them. */
export function timelineOf(
  messages: Message[],
  takenOver: Chat['takenOver'],
  told: ToldOfChat | null = null,
): TimelineItem[] {
  const items: TimelineItem[] = [];
  let takeover = takenOver;
  const handedOver = messages.findLastIndex(({ decision }) => decision?.kind === 'hand-over');
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const newDay = before === undefined || !isSameDay(before.date, message.date);
    if (newDay) items.push({ kind: 'day', id: `day-${message._id}`, date: message.date });
    const tookOverHere = takeover !== null && Date.parse(message.date) >= Date.parse(takeover.at);
    if (tookOverHere && takeover !== null) {
      // Through which app the account wrote the chat does not tell, but the message that took over does.
      const via = message.author === 'other-app' ? 'other-app' : takeover.via;
      items.push({ kind: 'taken-over', id: 'taken-over', at: takeover.at, via });
      takeover = null;
    }
    items.push({
      kind: 'message',
      id: message._id,
      message,
      startsRun: newDay || tookOverHere || !isSameRow(before, message),
      endsRun: after === undefined || !isSameRow(message, after) || !isSameDay(message.date, after.date),
      saysSilence: isSilence(message) && !(after !== undefined && isSameSilence(message, after)),
    });
    if (told !== null && index === handedOver) items.push({ kind: 'told', id: 'told', told });
  }
  // Handed over by no message of these: the work on it got stuck, or the message is among the older ones.
  if (told !== null && handedOver === -1) items.push({ kind: 'told', id: 'told', told });
  if (takeover !== null) items.push({ kind: 'taken-over', id: 'taken-over', ...takeover });
  return items;
}

function isSameRow(one: Message, other: Message): boolean {
  // Five minutes apart is a new thought; it gets its own time.
  return one.author === other.author && Date.parse(other.date) - Date.parse(one.date) < 5 * 60_000;
}

function isSilence(message: Message): boolean {
  if (message.decision === null) return false;
  const { kind, reason } = message.decision;
  // With its parting words the agent may call the coach, too: that must be read without opening anything.
  if (message.author === 'agent') return kind === 'hand-over';
  if (message.author !== 'contact') return false;
  // The answer stands below: to say that there is none would be wrong.
  if (reason === 'already-answered') return false;
  return kind === 'stay-silent' || kind === 'hand-over' || kind === 'opt-out';
}

function isSameSilence(one: Message, other: Message): boolean {
  return isSilence(other) && one.decision?.reason === other.decision?.reason;
}
