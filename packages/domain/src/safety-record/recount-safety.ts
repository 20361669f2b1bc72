import { findWanted, type WantedWords } from '../autoreply/triggers/keyword-match.ts';
import { hasStrictly } from '../autoreply/triggers/keyword-trigger.ts';
import { findDisclosureMoment } from '../autoreply/disclosure/disclosure-moment.ts';
import { statesMachine } from '../autoreply/disclosure/machine-statement.ts';
import { findWindow, type WindowFacts } from '../autoreply/window/messaging-window.ts';
import type { QuietHours } from '../booking/quiet-hours.ts';
import { timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import { isSureOptOut } from '../autoreply/opt-out/opt-out.ts';

/** What must never happen in a chat, as far as its messages show it. */
export type VoiceFault =
  | 'doubleReplies'
  | 'repliesOverAPerson'
  | 'outsideWindow'
  | 'afterStop'
  | 'unwelcomeFollowUps'
  | 'undisclosed';

/** A message as it was said, without why the agent spoke. */
export type SentMessage = {
  id: string;
  author: 'contact' | 'agent' | 'coach' | 'other-app';
  text: string;
  /** The order in which the server learned of it. */
  sequence: number;
  /** The number of the part of a longer answer, from 0. */
  part: number;
  /** When it was written, by the platform's clock. */
  sentAt: Date;
  /** When it was said here: when it was stored for a contact or a person, when it was sent for the agent. */
  at: Date;
  /** Whether it was sent or received: dropped and refused messages were never said. */
  wasSent: boolean;
  /** Whether it was written before the account was connected. */
  imported: boolean;
  /** Whether the coach had it sent, so that a person wrote it. */
  byHand: boolean;
  /**
   * Whether it was sent because its time had come (a reminder, a message at the hour the contact asked for), not
   * in answer: it doubles no reply.
   */
  unprompted?: boolean;
  /**
   * Of a message that answers a comment: which one.
   * The platform allows one for each comment, and it needs no window.
   */
  answersComment?: string;
  /** Of the contact's: whether a click on an ad brought it. */
  fromAd?: boolean;
  /** Of the agent's: when it was put into the ledger. Absent: when it was said. */
  queuedAt?: Date;
  /** Of the agent's: whether it is known that it need not say that a machine writes. */
  mayHideMachine?: boolean;
  /** Set for a follow-up: the contact's time zone (IANA) and the hours that count as night there. */
  followUp?: { zone: string; quietHours: QuietHours };
};

export type SentHistory = {
  messages: SentMessage[];
  /** When the coach gave the chat to the agent. */
  handBacks: Date[];
  /** The known keywords that start the agent: the current ones and those that were recorded. */
  triggerKeywords: string[];
  /** The known keywords that bring the agent back: each of these lists does. */
  reengagements: WantedWords[];
  /** The calls of the chat: when each was booked, and when it was over or canceled. Absent: none. */
  calls?: { bookedAt: Date; endedAt: Date }[];
};

export type VoiceRecount = {
  /** How many messages the agent sent. */
  replies: number;
  /** How often the contact asked to stop. */
  stops: number;
  /** How many of the messages were follow-ups. */
  followUps: number;
  /** How many had to say that a machine writes. */
  openings: number;
  faults: { fault: VoiceFault; messageId: string; at: Date }[];
};

function bringsBack(text: string, wanted: WantedWords): boolean {
  const { found, excluded } = findWanted(text, wanted);
  return found !== null && excluded === null;
}

type Happening = { at: number; order: number; message: SentMessage | null };

/**
 * Reads a chat from its beginning, as the contact and the coach saw it, and finds what must never happen. It
 * does not ask what was decided: only what was said, when, and when the coach handed the chat back.
 */
export function recountSafety(history: SentHistory): VoiceRecount {
  const result: VoiceRecount = { replies: 0, stops: 0, followUps: 0, openings: 0, faults: [] };
  let lastInboundAt: Date | null = null;
  let adMessageAt: Date | null = null;
  let agentSpokeLast = false;
  let personHasIt = false;
  let stopped: 'no' | 'unconfirmed' | 'confirmed' = 'no';
  let lastSpokeAt: Date | null = null;
  const answeredComments = new Set<string>();

  for (const { message } of happeningsOf(history)) {
    if (message === null) {
      personHasIt = false;
      continue;
    }
    switch (message.author) {
      case 'contact':
        if (lastInboundAt === null || message.sentAt > lastInboundAt) lastInboundAt = message.sentAt;
        if (message.fromAd === true) adMessageAt = message.sentAt;
        agentSpokeLast = false;
        if (history.reengagements.some((wanted) => bringsBack(message.text, wanted))) personHasIt = false;
        if (message.imported) break;
        if (isSureOptOut(message.text)) {
          result.stops += 1;
          stopped = stopped === 'no' ? 'unconfirmed' : stopped;
        } else if (hasStrictly(message.text, history.triggerKeywords)) {
          stopped = 'no';
        }
        break;
      case 'coach':
      case 'other-app':
        agentSpokeLast = false;
        if (!message.imported) personHasIt = true;
        break;
      case 'agent': {
        const opens = isOpening(history, message, lastSpokeAt);
        lastSpokeAt = message.queuedAt ?? message.at;
        if (message.byHand) break;
        result.replies += 1;
        const fault = (name: VoiceFault) => result.faults.push({ fault: name, messageId: message.id, at: message.at });
        if (agentSpokeLast && message.part === 0 && message.unprompted !== true) fault('doubleReplies');
        if (personHasIt) fault('repliesOverAPerson');
        if (message.answersComment !== undefined) {
          if (answeredComments.has(message.answersComment)) fault('doubleReplies');
          answeredComments.add(message.answersComment);
        } else if (isOutside(message.at, { lastInboundAt, adMessageAt })) fault('outsideWindow');
        if (message.followUp !== undefined) {
          result.followUps += 1;
          const isBooked = (history.calls ?? []).some(
            ({ bookedAt, endedAt }) => bookedAt < message.at && message.at < endedAt,
          );
          if (!agentSpokeLast || stopped !== 'no' || isBooked || isNight(message.at, message.followUp))
            fault('unwelcomeFollowUps');
        }
        if (stopped === 'confirmed') fault('afterStop');
        if (stopped === 'unconfirmed') stopped = 'confirmed';
        if (opens) {
          result.openings += 1;
          if (!statesMachine(message.text)) fault('undisclosed');
        }
        agentSpokeLast = true;
        break;
      }
    }
  }
  return result;
}

function isOutside(at: Date, window: WindowFacts): boolean {
  const { closesAt } = findWindow(window);
  return closesAt === null || at > closesAt;
}

/** Whether a message has to say that a machine writes: the first one, and the first after a break. */
function isOpening({ handBacks }: SentHistory, message: SentMessage, lastSpokeAt: Date | null): boolean {
  const { mayHideMachine, part, queuedAt: now = message.at } = message;
  if (part > 0 || mayHideMachine === true) return false;
  const before = handBacks.filter((at) => at <= now).map((at) => at.getTime());
  const handedBackAt = before.length === 0 ? null : new Date(Math.max(...before));
  return findDisclosureMoment({ now, lastSpokeAt, handedBackAt }) !== null;
}

/** Whether the clocks of a zone show a quiet hour. */
function isNight(at: Date, { zone, quietHours: { from, to } }: NonNullable<SentMessage['followUp']>): boolean {
  const shown = timeOfDay(wallTimeAt(at, zone).minutes);
  return from < to ? from <= shown && shown < to : from <= shown || shown < to;
}

/** Returns all events in order; at the same instant in the order in which the server learned of them. */
function happeningsOf({ messages, handBacks }: SentHistory): Happening[] {
  const spoken: Happening[] = messages
    .filter(({ wasSent }) => wasSent)
    .map((message) => ({ at: message.at.getTime(), order: message.sequence, message }));
  const given: Happening[] = handBacks.map((instant) => {
    const at = instant.getTime();
    // A message with the word that hands the chat back is stored at the very instant of the hand-back.
    const coachs = spoken.filter((one) => one.at === at && one.message?.author === 'coach').map(({ order }) => order);
    return { at, order: Math.max(-Infinity, ...coachs) + 0.5, message: null };
  });
  return [...spoken, ...given].toSorted((one, other) => one.at - other.at || compare(one.order, other.order));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
