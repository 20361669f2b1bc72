import type { ChangeOfHands, Message, ChatNotification } from '@spotter/contract';

/** A change of hands as it is shown. In the platform's app, another app may have taken over. */
export type ShownChange =
  | Exclude<ChangeOfHands, { kind: 'taken-over' }>
  | (Omit<Extract<ChangeOfHands, { kind: 'taken-over' }>, 'via'> & { via: 'inbox' | 'app' | 'other-app' });

export type TimelineItem =
  | { kind: 'day'; id: string; date: string }
  /** The coach's notification of the newest hand-over, at the place of the hand-over. */
  | { kind: 'notification'; id: string; notification: ChatNotification }
  | { kind: 'hands'; id: string; change: ShownChange }
  | MessageItem;

export type MessageItem = {
  kind: 'message';
  id: string;
  message: Message;
  /** Whether the message is the first of its author's run. */
  startsRun: boolean;
  /** Whether the message has a line below it, and whether the one above it has. */
  hasFoot: boolean;
  followsFoot: boolean;
  /**
   * Whether to say here why the agent stayed silent or called the coach. It is said once for a run of messages
   * with one reason.
   */
  saysSilence: boolean;
  /** Of the last message of an answer that was broken off: how many of how many were sent. Null: of any other. */
  brokenOff: { sent: number; of: number } | null;
};

const alwaysStated = new Set(['waiting', 'sending', 'failed', 'unconfirmed']);
// After five minutes a new thought begins, which gets its own time.
const rowMs = 5 * 60_000;

/**
 * Returns a chat as it is read: its messages, and between them days, runs, take-overs and the coach's
 * notification. `isWhole`: there are no older messages, so nothing happened before the first of these.
 */
export function timelineOf(
  messages: Message[],
  given: { changesOfHands: ChangeOfHands[]; notification: ChatNotification | null; isWhole: boolean },
): TimelineItem[] {
  const { notification } = given;
  const items: TimelineItem[] = [];
  const first = messages[0];
  let changes = given.changesOfHands.filter(
    ({ at }) => given.isWhole || first === undefined || Date.parse(at) >= Date.parse(first.date),
  );
  const handedOver = messages.findLastIndex(({ decision }) => decision?.kind === 'hand-over');
  const broken = brokenAnswers(messages);
  let hadFoot = false;
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const newDay = before === undefined || !isSameDay(before, message);
    if (newDay) items.push({ kind: 'day', id: `day-${message._id}`, date: message.date });
    const later = changes.findIndex((change) => !isBefore(change, message));
    const here = later === -1 ? changes : changes.slice(0, later);
    changes = changes.slice(here.length);
    for (const change of here) {
      // The change does not tell through which app the account wrote, but the message that took over does.
      const shown =
        change.kind === 'taken-over' && message.author === 'other-app' ? { ...change, via: message.author } : change;
      items.push({ kind: 'hands', id: change._id, change: shown });
    }
    const endsRun = after === undefined || !isSameRow(message, after) || !isSameDay(message, after);
    const hasFoot = endsRun || saysMore(message) || endsReply(message, after);
    items.push({
      kind: 'message',
      id: message._id,
      message,
      startsRun: newDay || here.length > 0 || !isSameRow(before, message),
      hasFoot,
      followsFoot: hadFoot,
      brokenOff: broken.get(message) ?? null,
      saysSilence: isSilence(message) && !(after !== undefined && isSameSilence(message, after)),
    });
    hadFoot = hasFoot;
    if (notification !== null && index === handedOver)
      items.push({ kind: 'notification', id: 'notification', notification });
  }
  // None of these messages handed over: the agent's work got stuck, or the message is among the older ones.
  if (notification !== null && handedOver === -1)
    items.push({ kind: 'notification', id: 'notification', notification });
  for (const change of changes) items.push({ kind: 'hands', id: change._id, change });
  return items;
}

/** Returns the last dropped message of each answer that was sent in part, with how many were sent. */
function brokenAnswers(messages: Message[]): Map<Message, { sent: number; of: number }> {
  const ofAgent = messages.filter(({ author, decision }) => author === 'agent' && decision !== null);
  const broken = new Map<Message, { sent: number; of: number }>();
  for (const parts of Map.groupBy(ofAgent, ({ decision }) => decision!.at).values()) {
    const last = parts.findLast(({ aborted }) => aborted);
    const sent = parts.filter(({ aborted, status }) => !aborted && !alwaysStated.has(status)).length;
    if (last !== undefined && sent > 0) broken.set(last, { sent, of: parts.length });
  }
  return broken;
}

/** The message that takes over is below the line that says so. The message that hands back is above it. */
function isBefore({ kind, at }: ChangeOfHands, message: Message): boolean {
  const passed = timeOf(message).ms - Date.parse(at);
  return kind === 'taken-over' ? passed >= 0 : passed > 0;
}

function isSameRow(one: Message, other: Message): boolean {
  return one.author === other.author && timeOf(other).ms - timeOf(one).ms < rowMs;
}

function isSameDay(one: Message, other: Message): boolean {
  return timeOf(one).day === timeOf(other).day;
}

/** Messages never change, and each page that comes in makes the timeline of all of them again. */
const times = new WeakMap<Message, { ms: number; day: string }>();

function timeOf(message: Message): { ms: number; day: string } {
  const known = times.get(message);
  if (known !== undefined) return known;
  const date = new Date(message.date);
  const time = { ms: date.getTime(), day: date.toDateString() };
  times.set(message, time);
  return time;
}

/** Whether there is more to say below a message than when it was written. */
function saysMore({ aborted, status, state, tapped }: Message): boolean {
  return aborted || alwaysStated.has(status) || state === 'edited' || tapped;
}

/** Whether a message of the agent is the last that one decision brought. The decision is shown once, below it. */
function endsReply({ author, decision }: Message, after: Message): boolean {
  return author === 'agent' && decision !== null && after.decision?.at !== decision.at;
}

function isSilence(message: Message): boolean {
  if (message.decision === null) return false;
  const { kind, reason } = message.decision;
  // The agent may also call the coach with its parting words. The coach must see that without opening anything.
  if (message.author === 'agent') return kind === 'hand-over';
  if (message.author !== 'contact') return false;
  // The answer is below, so saying that there is none would be wrong.
  if (reason === 'already-answered') return false;
  return kind === 'stay-silent' || kind === 'hand-over' || kind === 'opt-out';
}

function isSameSilence(one: Message, other: Message): boolean {
  return isSilence(other) && one.decision?.reason === other.decision?.reason;
}
