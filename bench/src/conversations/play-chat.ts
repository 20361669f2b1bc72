import type { DemoCoach, DemoLead } from '@spotter/server/demo-coach';
import { isTimeButton } from './agent-words.ts';
import type { ChatCase, Turn } from './chat-case.ts';
import type { Exchange, Line } from './exchange.ts';
import {
  answerToAsked,
  areTimesOffered,
  buttonsOf,
  chooseLine,
  confirm,
  inWords,
  type LeadsChat,
  pick,
  wordsFor,
  yesOf,
} from './lead-lines.ts';

const minuteMs = 60_000;
/** How long a lead takes to read and write. */
const pauseMs = 30_000;

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
  const chat: LeadsChat = { one, exchanges, timesAnswered: new Map() };
  let hasChat = true;
  const last = () => exchanges.at(-1);

  /** Records what came back. */
  async function record(number: number, turn: Turn, did: Line): Promise<void> {
    const replies = did.tapped ? await lead.taps(did.lead[0]!) : await lead.says(...did.lead);
    const shown = await lead.chat();
    hasChat = shown === null || (shown.answering.offReason === null && !shown.answering.optedOut);
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

  async function book(turn: Extract<Turn, { kind: 'books' }>, number: number): Promise<void> {
    const stood = String(last()?.booked);
    const nudges = [...turn.nudges, one.lang === 'es' ? 'entonces agendamos la llamada?' : 'so can we book the call?'];
    const isSpoken = typeof turn.book === 'object' ? turn.book.say_time : null;
    let spokenTime = false;
    let which = asPick(turn.book);
    const isOffered = () => buttonsOf(chat).some(isTimeButton);
    for (let lines = 0; (lines < turn.most || (isOffered() && lines < 2 * turn.most)) && hasChat; lines += 1) {
      const booked = last()?.booked ?? [];
      if (booked.length > 0 && String(booked) !== stood) return;
      const yes = confirm(chat, wordsFor(chat, 'confirm') ?? yesOf(one));
      const offered = areTimesOffered(chat);
      const time = !offered ? null : isSpoken !== null && !spokenTime ? inWords(isSpoken) : pick(chat, which);
      const nudge = nudges[0] === undefined ? null : inWords(nudges[0]);
      const next = yes ?? (isOffered() ? time : (answerToAsked(chat) ?? time)) ?? nudge;
      if (next === null) return;
      if (next === time) spokenTime = true;
      // Who has seen other times takes one of them.
      if (next === time && which === 'other') which = 'first';
      if (next === nudge) nudges.shift();
      await record(number, turn, next);
    }
  }

  return {
    agentHasChat: () => hasChat,
    hasCall: () => (last()?.booked.length ?? 0) > 0,
    async play(turn: Turn, number: number): Promise<void> {
      if (turn.kind === 'books') return book(turn, number);
      const line = chooseLine(chat, turn);
      if (line !== null) await record(number, turn, line);
    },
    async finish() {
      const shown = await lead.chat();
      await lead.leave();
      return {
        exchanges,
        offReason: shown?.answering.offReason ?? null,
        optedOut: shown?.answering.optedOut ?? false,
        needsYou: shown?.needsYou?.why ?? null,
        facts: shown?.facts ?? [],
      };
    },
  };
}

const asPick = (book: Extract<Turn, { kind: 'books' }>['book']) => (typeof book === 'string' ? book : 'first');
