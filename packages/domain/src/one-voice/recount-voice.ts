import { matchKeyword } from '../autoreply/triggers/keyword-match.ts';
import { windowClosesAt } from '../autoreply/decision/messaging-window.ts';
import { isOptOut } from '../autoreply/opt-out/opt-out.ts';

/** What must never happen in a chat, as far as its messages show it. */
export type VoiceFault = 'doubleReplies' | 'repliesOverAPerson' | 'outsideWindow' | 'afterStop';

/** A message as it was said: nothing of why the agent spoke. */
export type SaidMessage = {
  id: string;
  author: 'contact' | 'agent' | 'coach' | 'other-app';
  text: string;
  /** The order in which the server learnt of it. */
  sequence: number;
  /** Which part of a longer answer it is, from 0. */
  part: number;
  /** When it was written, by the platform's clock. */
  sentAt: Date;
  /** When it came to be said here: a contact's or a person's when it was stored, the agent's when it left. */
  at: Date;
  /** Whether it was sent, or came: what was dropped or refused was never said. */
  wasSaid: boolean;
  /** Said before the account was connected. */
  imported: boolean;
  /** The coach had it sent: then it was a person's doing. */
  byHand: boolean;
  /** Said when its time had come (a reminder, a word at the hour they asked for), not in answer: it doubles no reply. */
  unprompted?: boolean;
};

export type SaidHistory = {
  messages: SaidMessage[];
  /** When the coach gave the chat to the agent. */
  handBacks: Date[];
  /** What wakes the agent, as far as it is known: the words of today and those that were recorded. */
  triggerKeywords: string[];
  reengagementKeywords: string[];
};

export type VoiceRecount = {
  /** The messages of the agent that were sent. */
  replies: number;
  /** How often the contact asked to stop. */
  stops: number;
  faults: { fault: VoiceFault; messageId: string; at: Date }[];
};

type Happening = { at: number; order: number; message: SaidMessage | null };

/**
 * Reads a chat from its beginning, as the contact and the coach lived it, and finds what must never happen. It asks
 * nobody what was decided: only what was said, when, and when the coach gave the chat back.
 */
export function recountVoice(history: SaidHistory): VoiceRecount {
  const result: VoiceRecount = { replies: 0, stops: 0, faults: [] };
  let lastInboundAt: Date | null = null;
  let agentSpokeLast = false;
  let personHasIt = false;
  let stopped: 'no' | 'unconfirmed' | 'confirmed' = 'no';

  for (const { message } of happeningsOf(history)) {
    if (message === null) {
      personHasIt = false;
      continue;
    }
    switch (message.author) {
      case 'contact':
        if (lastInboundAt === null || message.sentAt > lastInboundAt) lastInboundAt = message.sentAt;
        agentSpokeLast = false;
        if (matchKeyword(message.text, history.reengagementKeywords) !== null) personHasIt = false;
        if (message.imported) break;
        if (isOptOut(message.text)) {
          result.stops += 1;
          stopped = stopped === 'no' ? 'unconfirmed' : stopped;
        } else if (matchKeyword(message.text, history.triggerKeywords) !== null) {
          stopped = 'no';
        }
        break;
      case 'coach':
      case 'other-app':
        agentSpokeLast = false;
        if (!message.imported) personHasIt = true;
        break;
      case 'agent': {
        if (message.byHand) break;
        result.replies += 1;
        const fault = (name: VoiceFault) => result.faults.push({ fault: name, messageId: message.id, at: message.at });
        if (agentSpokeLast && message.part === 0 && message.unprompted !== true) fault('doubleReplies');
        if (personHasIt) fault('repliesOverAPerson');
        if (lastInboundAt === null || message.at > windowClosesAt(lastInboundAt)) fault('outsideWindow');
        if (stopped === 'confirmed') fault('afterStop');
        if (stopped === 'unconfirmed') stopped = 'confirmed';
        agentSpokeLast = true;
        break;
      }
    }
  }
  return result;
}

/** Everything that happened, in its order; at the same instant in the order in which the server learnt of it. */
function happeningsOf({ messages, handBacks }: SaidHistory): Happening[] {
  const said: Happening[] = messages
    .filter(({ wasSaid }) => wasSaid)
    .map((message) => ({ at: message.at.getTime(), order: message.sequence, message }));
  const given: Happening[] = handBacks.map((instant) => {
    const at = instant.getTime();
    // A message with the word that gives the chat back is stored at the very instant of giving it.
    const coachs = said.filter((one) => one.at === at && one.message?.author === 'coach').map(({ order }) => order);
    return { at, order: Math.max(-Infinity, ...coachs) + 0.5, message: null };
  });
  return [...said, ...given].toSorted((one, other) => one.at - other.at || compare(one.order, other.order));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
