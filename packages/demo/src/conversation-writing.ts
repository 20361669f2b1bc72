import type { DemoPageContact, DemoPageConversation } from './demo-page-conversation.ts';
import type { DemoContact, DemoConversation, DemoMessage } from './demo-story.ts';

/** A length of time as it is said: `8s`, `40m`, `3h`, `9d`. */
type Pause = `${number}${'s' | 'm' | 'h' | 'd'}`;

/** A message before its conversation gave it an id and a place in time. */
type Line = Omit<DemoMessage, 'id' | 'minutesAgo'> & { pause: Pause };

type Reaction = Pick<DemoMessage, 'silentBecause' | 'handOver' | 'optOut' | 'storyReply'>;
type Fate = Pick<DemoMessage, 'reaction' | 'failure'>;

const minutesPer = { s: 1 / 60, m: 1, h: 60, d: 24 * 60 };

// The story is told as if it were 18:00 at the coach's; started at another hour, its evenings move along.
const hourOfTelling = 18;

/** Minutes from that time of day, so many days back, until the story is told. */
export function ago(days: number, time: `${number}:${number}`): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return days * minutesPer.d + (hourOfTelling - hours) * minutesPer.h - minutes;
}

/** The contact writes, so long after the message before. */
export function writes(pause: Pause, text: string, reaction: Reaction = {}): Line {
  return { pause, from: 'contact', text, ...reaction };
}

/** The contact speaks a voice note. */
export function speaks(pause: Pause, reaction: Reaction = {}): Line {
  return { pause, from: 'contact', text: '', voiceNote: true, ...reaction };
}

/** The agent answers in a conversation that goes on. */
export function answers(pause: Pause, text: string, fate: Fate = {}): Line {
  return { pause, from: 'agent', text, because: 'conversation-goes-on', ...fate };
}

/** The agent answers because of a trigger keyword. */
export function answersTrigger(pause: Pause, keyword: string, text: string): Line {
  return { pause, from: 'agent', text, because: 'trigger-keyword', keyword };
}

/** The agent comes back because of a re-engagement keyword. */
export function answersReturn(pause: Pause, keyword: string, text: string): Line {
  return { pause, from: 'agent', text, because: 're-engagement-keyword', keyword };
}

/** The coach writes in person. */
export function coachWrites(pause: Pause, text: string, fate: Fate = {}): Line {
  return { pause, from: 'coach', text, ...fate };
}

/** A contact from Instagram's id, username and display name. */
export function person(id: string, username: string, name: string): DemoContact {
  return { id, username, name };
}

/** A conversation whose first line stands its pause after `beganMinutesAgo`, and each other line its pause after the one before. */
export function conversation(told: {
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
  const messages = placedInTime(told.lines, told.beganMinutesAgo).map((line, index): DemoMessage => ({
    id: messageId(told.contact, index),
    ...line,
  }));
  return {
    contact: told.contact,
    stage: told.stage,
    engagedKeyword: told.engagedKeyword ?? null,
    offReason: told.offReason ?? null,
    takenOverVia: told.takenOverVia ?? null,
    optedOut: told.optedOut ?? false,
    facts: Object.entries(told.facts ?? {}).map(([name, value]) => ({ name, value })),
    unread: told.unread ?? 0,
    notes: told.notes ?? [],
    messages,
  };
}

/** A contact from Messenger's id and the two parts of the name. */
export function pagePerson(id: string, firstName: string, lastName: string): DemoPageContact {
  return { id, firstName, lastName };
}

/** A conversation on the page, from before any agent: its lines are the contact's and the coach's own. */
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
    // To the millisecond: the platform's timestamps know no finer.
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
