import type { DemoPageContact, DemoPageConversation } from './demo-page-conversation.ts';
import type { DemoContact, DemoConversation, DemoMessage } from './demo-story.ts';

/** A duration in short: `8s`, `40m`, `3h`, `9d`. */
type Pause = `${number}${'s' | 'm' | 'h' | 'd'}`;

/** A message before its conversation gives it an id and a time. */
type Line = Omit<DemoMessage, 'id' | 'minutesAgo'> & { pause: Pause };

type Reaction = Pick<DemoMessage, 'silentBecause' | 'handOver' | 'optOut' | 'storyReply'>;
type Fate = Pick<DemoMessage, 'reaction' | 'failure'>;

const minutesPer = { s: 1 / 60, m: 1, h: 60, d: 24 * 60 };

// The story assumes that it is 18:00 where the coach is; at another hour, its evenings move along.
const hourOfTelling = 18;

/** Returns the minutes from a time of day, `days` days back, until the story's present. */
export function ago(days: number, time: `${number}:${number}`): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return days * minutesPer.d + (hourOfTelling - hours) * minutesPer.h - minutes;
}

/** Returns a message of the contact, a pause after the message before. */
export function writes(pause: Pause, text: string, reaction: Reaction = {}): Line {
  return { pause, from: 'contact', text, ...reaction };
}

/** Returns a voice note of the contact. */
export function speaks(pause: Pause, reaction: Reaction = {}): Line {
  return { pause, from: 'contact', text: '', voiceNote: true, ...reaction };
}

/** Returns an answer of the agent in an active conversation. */
export function answers(pause: Pause, text: string, fate: Fate = {}): Line {
  return { pause, from: 'agent', text, because: 'conversation-goes-on', ...fate };
}

/** Returns a message of the agent to a lead who went quiet. */
export function followsUp(pause: Pause, text: string): Line {
  return { pause, from: 'agent', text, because: 'follow-up' };
}

/** Returns an answer of the agent to a trigger keyword. */
export function answersTrigger(pause: Pause, keyword: string, text: string): Line {
  return { pause, from: 'agent', text, because: 'trigger-keyword', keyword };
}

/** Returns an answer of the agent to a re-engagement keyword. */
export function answersReturn(pause: Pause, keyword: string, text: string): Line {
  return { pause, from: 'agent', text, because: 're-engagement-keyword', keyword };
}

/** Returns a message that the coach writes in person. */
export function coachWrites(pause: Pause, text: string, fate: Fate = {}): Line {
  return { pause, from: 'coach', text, ...fate };
}

/** Returns a contact from Instagram's id, username and display name. */
export function person(id: string, username: string, name: string): DemoContact {
  return { id, username, name };
}

/**
 * Returns a conversation whose first line comes its pause after `beganMinutesAgo`, and each other line its pause
 * after the one before.
 */
export function conversation(details: {
  contact: DemoContact;
  beganMinutesAgo: number;
  stage: DemoConversation['stage'];
  engagedKeyword?: string;
  offReason?: DemoConversation['offReason'];
  takenOverVia?: DemoConversation['takenOverVia'];
  optedOut?: boolean;
  facts?: Record<string, string>;
  unread?: number;
  notes?: string[];
  lines: Line[];
}): DemoConversation {
  const messages = placedInTime(details.lines, details.beganMinutesAgo).map((line, index): DemoMessage => ({
    id: messageId(details.contact, index),
    ...line,
  }));
  return {
    contact: details.contact,
    stage: details.stage,
    engagedKeyword: details.engagedKeyword ?? null,
    offReason: details.offReason ?? null,
    takenOverVia: details.takenOverVia ?? null,
    optedOut: details.optedOut ?? false,
    facts: Object.entries(details.facts ?? {}).map(([name, value]) => ({ name, value })),
    unread: details.unread ?? 0,
    notes: details.notes ?? [],
    messages,
  };
}

/** Returns a contact from Messenger's id and the two parts of the name. */
export function pagePerson(id: string, firstName: string, lastName: string): DemoPageContact {
  return { id, firstName, lastName };
}

/** Returns a conversation on the page, from before any agent: its lines are the contact's and the coach's own. */
export function pageConversation(
  contact: DemoPageContact,
  beganMinutesAgo: number,
  lines: Line[],
): DemoPageConversation {
  const messages = placedInTime(lines, beganMinutesAgo).map(({ from, text, minutesAgo }) => ({
    from: from === 'contact' ? from : ('coach' as const),
    text,
    minutesAgo,
  }));
  return { contact, messages };
}

function placedInTime(lines: Line[], beganMinutesAgo: number): (Omit<Line, 'pause'> & { minutesAgo: number })[] {
  let minutesAgo = beganMinutesAgo;
  return lines.map(({ pause, ...line }) => {
    minutesAgo -= minutesIn(pause);
    // Rounded to ms, the resolution of the platform's timestamps.
    return { minutesAgo: Math.round(minutesAgo * 60_000) / 60_000, ...line };
  });
}

function minutesIn(pause: Pause): number {
  const unit = pause.slice(-1) as keyof typeof minutesPer;
  return Number(pause.slice(0, -1)) * minutesPer[unit];
}

function messageId(contact: DemoContact, index: number): string {
  const ordinal = String(index + 1).padStart(4, '0');
  return `demo-${btoa(`ig_dm:${contact.id}:message:${ordinal}`).replaceAll('=', 'ZD')}`;
}
