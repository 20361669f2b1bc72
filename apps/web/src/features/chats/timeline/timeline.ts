import type { ChangeOfHands, Message, ToldOfChat } from '@spotter/contract';
import { isSameDay } from '../times.ts';

/** A change of hands as it is shown: in the platform's app it may have been another app that took over. */
export type ShownChange =
  | Exclude<ChangeOfHands, { kind: 'taken-over' }>
  | (Omit<Extract<ChangeOfHands, { kind: 'taken-over' }>, 'via'> & { via: 'inbox' | 'app' | 'other-app' });

export type TimelineItem =
  | { kind: 'day'; id: string; date: string }
  /** What the coach was told of the newest hand-over, where it was handed over. */
  | { kind: 'told'; id: string; told: ToldOfChat }
  | { kind: 'hands'; id: string; change: ShownChange }
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

/**
 * A chat as it is read: its messages with days, rows, who had it and what the coach was told between them. `isWhole`: no older
 * messages are left, so that nothing lies before the first of these.
 */
export function timelineOf(
  messages: Message[],
  given: { changesOfHands: ChangeOfHands[]; told: ToldOfChat | null; isWhole: boolean },
): TimelineItem[] {
  const { told } = given;
  const items: TimelineItem[] = [];
  const first = messages[0];
  let changes = given.changesOfHands.filter(
    ({ at }) => given.isWhole || first === undefined || Date.parse(at) >= Date.parse(first.date),
  );
  const handedOver = messages.findLastIndex(({ decision }) => decision?.kind === 'hand-over');
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const newDay = before === undefined || !isSameDay(before.date, message.date);
    if (newDay) items.push({ kind: 'day', id: `day-${message._id}`, date: message.date });
    const later = changes.findIndex((change) => !isBefore(change, message));
    const here = later === -1 ? changes : changes.slice(0, later);
    changes = changes.slice(here.length);
    for (const change of here) {
      // Through which app the account wrote the change does not tell, but the message that took over does.
      const shown =
        change.kind === 'taken-over' && message.author === 'other-app' ? { ...change, via: message.author } : change;
      items.push({ kind: 'hands', id: change._id, change: shown });
    }
    items.push({
      kind: 'message',
      id: message._id,
      message,
      startsRun: newDay || here.length > 0 || !isSameRow(before, message),
      endsRun: after === undefined || !isSameRow(message, after) || !isSameDay(message.date, after.date),
      saysSilence: isSilence(message) && !(after !== undefined && isSameSilence(message, after)),
    });
    if (told !== null && index === handedOver) items.push({ kind: 'told', id: 'told', told });
  }
  // Handed over by no message of these: the work on it got stuck, or the message is among the older ones.
  if (told !== null && handedOver === -1) items.push({ kind: 'told', id: 'told', told });
  for (const change of changes) items.push({ kind: 'hands', id: change._id, change });
  return items;
}

/** The message that takes over stands below the line that says so, the one that hands back above it. */
function isBefore({ kind, at }: ChangeOfHands, message: Message): boolean {
  const passed = Date.parse(message.date) - Date.parse(at);
  return kind === 'taken-over' ? passed >= 0 : passed > 0;
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
