import type { DemoCoach, DemoLead, StandingCall } from '@spotter/server/demo-coach';
import { isTimeButton, offersTimes, questionsIn, slotsAsked } from './agent-words.ts';
import type { ChatCase, Slot, Turn } from './chat-case.ts';

const minuteMs = 60_000;
/** How long a lead takes to read and write. */
const pauseMs = 30_000;

/** One thing that a lead did, and what the agent answered. */
export type Exchange = {
  /** The number of the turn in the case, from 0. */
  turn: number;
  lead: string[];
  tapped: boolean;
  /** The facts that the lead stated with it. */
  tells: Slot[];
  rest: boolean;
  /** Whether the agent still had the chat. */
  agentHasChat: boolean;
  replies: string[];
  buttons: string[];
  booked: StandingCall['start'][];
};

/** A chat as it went. */
export type PlayedChat = {
  one: ChatCase;
  exchanges: Exchange[];
  /** Why the agent no longer has the chat; null while it has. */
  offReason: string | null;
  optedOut: boolean;
  needsYou: string | null;
  facts: { name: string; value: string }[];
  cpuSeconds: number;
};

/** Plays a chat to its end, or until the agent no longer has it. */
export async function playChat(coach: DemoCoach, one: ChatCase): Promise<PlayedChat> {
  const before = process.cpuUsage();
  await coach.waitForMorning();
  const player = createPlayer(coach, coach.lead(one.name), one);
  for (const [number, turn] of one.turns.entries()) {
    if (!player.agentHasChat()) break;
    if (turn.ifBooked && !player.hasCall()) continue;
    if (turn.afterMinutes > 0) await coach.pass(turn.afterMinutes * minuteMs);
    await player.play(turn, number);
  }
  const played = await player.finish();
  const used = process.cpuUsage(before);
  return { ...played, one, cpuSeconds: (used.user + used.system) / 1e6 };
}

function createPlayer(coach: DemoCoach, lead: DemoLead, one: ChatCase) {
  const exchanges: Exchange[] = [];
  const timesAnswered = new Map<Slot, number>();
  let hasChat = true;

  const last = () => exchanges.at(-1);
  const newest = () => last()?.replies.join('\n') ?? '';
  const buttons = () => last()?.buttons ?? [];

  /** Records what came back. */
  async function record(number: number, turn: Turn, did: Pick<Exchange, 'lead' | 'tapped' | 'tells'>): Promise<void> {
    const replies = did.tapped ? await lead.taps(did.lead[0]!) : await lead.says(...did.lead);
    const chat = await lead.chat();
    hasChat = chat === null || (chat.answering.offReason === null && !chat.answering.optedOut);
    const calls = await lead.calls();
    exchanges.push({
      ...did,
      turn: number,
      rest: turn.rest,
      agentHasChat: hasChat,
      replies,
      buttons: replies.length > 0 ? lead.buttons() : [],
      booked: calls.filter(({ state }) => state === 'booked').map(({ start }) => start),
    });
    await coach.pass(pauseMs);
  }

  /** Returns the next words for what was asked; null where they have none. */
  function wordsFor(slot: Slot): string | null {
    const words = one.answers[slot] ?? usualWords(one, slot);
    if (words === undefined) return null;
    const all = [words].flat();
    const nth = timesAnswered.get(slot) ?? 0;
    timesAnswered.set(slot, nth + 1);
    return all[Math.min(nth, all.length - 1)]!;
  }

  /** Returns an answer to all that was asked; null where none of it has an answer. */
  function answerToAsked(): Pick<Exchange, 'lead' | 'tapped' | 'tells'> | null {
    const answersGiven = slotsAsked(newest()).flatMap((slot) => {
      const words = wordsFor(slot);
      return words === null ? [] : [{ slot, words }];
    });
    if (answersGiven.length === 0) return null;
    return {
      lead: [answersGiven.map(({ words }) => words).join(', ')],
      tapped: false,
      tells: answersGiven.map(({ slot }) => slot),
    };
  }

  const inWords = (words: string | string[], tells: Slot[] = []) => ({ lead: [words].flat(), tapped: false, tells });

  /** Returns how they take an open time; null where none was offered. */
  function pick(which: Extract<Turn, { kind: 'picks' }>['pick']): Pick<Exchange, 'lead' | 'tapped' | 'tells'> | null {
    const times = buttons().filter(isTimeButton);
    const others = buttons().find((title) => !isTimeButton(title));
    const chosen = {
      first: times[0],
      second: times[1] ?? times[0],
      last: times.at(-1),
      other: others,
      'earliest afternoon': times.find(isAfternoon) ?? others,
    }[which];
    if (chosen !== undefined && times.length > 0) return { lead: [chosen], tapped: true, tells: [] };
    if (last() === undefined || !offersTimes(last()!.replies, [])) return null;
    return inWords(one.lang === 'es' ? 'la primera me va bien' : 'the first one works for me');
  }

  /** Returns a yes to a question that wants one; null where there is none. */
  function confirm(words: string | string[]): Pick<Exchange, 'lead' | 'tapped' | 'tells'> | null {
    const yes = buttons().find((title) => /^(yes|s[ií])(?!\p{L})/iu.test(title));
    if (yes === undefined && !slotsAsked(newest()).includes('confirm')) return null;
    return words === 'tap' && yes !== undefined ? { lead: [yes], tapped: true, tells: [] } : inWords(words);
  }

  async function book(turn: Extract<Turn, { kind: 'books' }>, number: number): Promise<void> {
    const stood = String(last()?.booked);
    const nudges = [...turn.nudges, one.lang === 'es' ? 'entonces agendamos la llamada?' : 'so can we book the call?'];
    const isSpoken = typeof turn.book === 'object' ? turn.book.say_time : null;
    let spokenTime = false;
    let which = asPick(turn.book);
    const isOffered = () => buttons().some(isTimeButton);
    for (let lines = 0; (lines < turn.most || (isOffered() && lines < 2 * turn.most)) && hasChat; lines += 1) {
      const booked = last()?.booked ?? [];
      if (booked.length > 0 && String(booked) !== stood) return;
      const yes = confirm(wordsFor('confirm') ?? yesOf(one));
      const offered = last() !== undefined && offersTimes(last()!.replies, buttons());
      const time = !offered ? null : isSpoken !== null && !spokenTime ? inWords(isSpoken) : pick(which);
      const nudge = nudges[0] === undefined ? null : inWords(nudges[0]);
      const next = yes ?? (isOffered() ? time : (answerToAsked() ?? time)) ?? nudge;
      if (next === null) return;
      if (next === time) spokenTime = true;
      // Who has seen other times takes one of them.
      if (next === time && which === 'other') which = 'first';
      if (next === nudge) nudges.shift();
      await record(number, turn, next);
    }
  }

  /** Returns what they do in a turn that is one message; null: the turn has no place here. */
  function chooseLine(turn: Exclude<Turn, { kind: 'books' }>): Pick<Exchange, 'lead' | 'tapped' | 'tells'> | null {
    if (turn.kind === 'says') return inWords(turn.says, turn.tells);
    const fallback = turn.else === undefined ? null : inWords(turn.else, turn.tells);
    switch (turn.kind) {
      case 'answers':
        return answerToAsked() ?? fallback ?? (questionsIn(newest()).length > 0 ? inWords(noIdea(one)) : null);
      case 'picks':
        return pick(turn.pick) ?? fallback;
      case 'names-time':
        return last() !== undefined && offersTimes(last()!.replies, buttons()) ? inWords(turn.say_time) : fallback;
      case 'confirms':
        return confirm(turn.confirm) ?? fallback;
    }
  }

  return {
    agentHasChat: () => hasChat,
    hasCall: () => (last()?.booked.length ?? 0) > 0,
    async play(turn: Turn, number: number): Promise<void> {
      if (turn.kind === 'books') return book(turn, number);
      const line = chooseLine(turn);
      if (line !== null) await record(number, turn, line);
    },
    async finish() {
      const chat = await lead.chat();
      await lead.leave();
      return {
        exchanges,
        offReason: chat?.answering.offReason ?? null,
        optedOut: chat?.answering.optedOut ?? false,
        needsYou: chat?.needsYou?.why ?? null,
        facts: chat?.facts ?? [],
      };
    },
  };
}

const asPick = (book: Extract<Turn, { kind: 'books' }>['book']) => (typeof book === 'string' ? book : 'first');

/** Returns what people say whose answers have no words for it; undefined: nothing. */
function usualWords(one: ChatCase, slot: Slot): string | undefined {
  if (slot === 'call' && one.wants.call) return yesOf(one);
  if (slot === 'budget') return one.lang === 'es' ? 'depende del precio' : 'depends on the price i guess';
  return undefined;
}

const yesOf = ({ lang }: ChatCase) => (lang === 'es' ? 'sí' : 'yes');
const noIdea = ({ lang }: ChatCase) => (lang === 'es' ? 'mmm no sé la verdad' : 'hmm idk tbh');

/** Returns whether a button such as "Mon 1 PM" or "lun 13:00" is after noon. */
function isAfternoon(title: string): boolean {
  const hour = Number(/\d{1,2}/.exec(title)?.[0]);
  return /pm|p\.\s?m/i.test(title) || hour >= 13;
}
