import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { AskedSlot } from '../autoreply/drafts/asked-slots.ts';
import type { LeadLine, Reaction, SimulatedCharacter, Burst } from './character.ts';
import { chooseVariant } from './choose-variant.ts';
import { maxTurns } from './lead-kinds.ts';
import type { ReadAnswer } from './read-answer.ts';
import { usualWords } from './usual-words.ts';

/** Where a lead is in its conversation. */
export type LeadState = {
  /** How often it has written. */
  turns: number;
  /** The places of its reactions that it has used. */
  used: number[];
  /** What of itself it has disclosed. */
  disclosed: AskedSlot[];
  /** Whether it has asked for a call unasked. */
  wished: boolean;
  /** How often in a row nothing came. */
  silences: number;
  isOver: boolean;
};

/** What a lead writes now, in a row, and after how long. */
export type LeadTurn = {
  lines: LeadLine[];
  waitMs: number;
  /** What it answers, of what it was asked. */
  answers: AskedSlot[];
  /** Whether it agrees to the one time that it was asked about. */
  confirms: boolean;
  state: LeadState;
};

const begunLead: LeadState = { turns: 0, used: [], disclosed: [], wished: false, silences: 0, isOver: false };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** After how long without an answer it asks whether anybody is there. */
const nudgeMs = 3 * hourMs;
/** How often a lead usually writes until its call is booked, and one who wants none. */
const turnsToCall = 5;
const turnsOfOthers = 2;

/** Returns how a lead begins. `starter`: the word that starts the agent; null: it needs none. */
export function openConversation(
  character: SimulatedCharacter,
  { seed, starter }: { seed: number; starter: string | null },
): LeadTurn {
  const opening = chooseVariant(character.opening, seed, `${character.id} 0`);
  const lines = character.begins === 'trigger' && starter !== null ? [starter, ...opening] : opening;
  return turnOf(character, { ...begunLead, turns: 1 }, { lines, waitMs: 0 });
}

/** Returns what a lead writes to an answer; null: nothing more. */
export function continueConversation(
  character: SimulatedCharacter,
  before: LeadState,
  answer: ReadAnswer,
  seed: number,
): LeadTurn | null {
  if (before.isOver || before.turns >= Math.min(character.patience, maxTurns)) return null;
  const silences = answer.acts.has('silent') ? before.silences + 1 : 0;
  const state = { ...before, turns: before.turns + 1, silences };
  const place = `${character.id} ${before.turns}`;
  const { reactions = [] } = character;
  const at = reactions.findIndex(
    ({ when, follows }, index) =>
      answer.acts.has(when) && !before.used.includes(index) && (follows !== true || before.used.includes(index - 1)),
  );
  const reaction = reactions[at];
  if (reaction !== undefined) return react(character, { ...state, used: [...state.used, at] }, reaction, seed, place);
  return replyAsUsual(character, state, answer, (ways, more = '') => chooseVariant(ways, seed, place + more));
}

function react(
  character: SimulatedCharacter,
  state: LeadState,
  { say, afterHours, last }: Reaction,
  seed: number,
  place: string,
): LeadTurn {
  const lines = chooseVariant(say, seed, place);
  const waitMs = afterHours === undefined ? minuteMs : afterHours * hourMs;
  return turnOf(character, { ...state, isOver: last === true }, { lines, waitMs });
}

/** What it says to a question that it does not understand, in this order. */
const talked: AskedSlot[] = ['goal', 'obstacle', 'tried', 'start'];

type Choose = (ways: readonly string[], more?: string) => string;

/** Answers what was asked, takes a time, agrees, or says what it came for. */
function replyAsUsual(
  character: SimulatedCharacter,
  state: LeadState,
  { acts, asks, times }: ReadAnswer,
  choose: Choose,
): LeadTurn | null {
  const words = { ...usualWords(character.language), ...character.words };
  const say = (lines: Burst, more: Partial<LeadTurn & { isOver: boolean }> = {}) =>
    turnOf(character, { ...state, isOver: more.isOver ?? false }, { lines, waitMs: minuteMs, ...more });
  if (acts.has('silent')) {
    const wasHandedOver = acts.has('handed-over') || state.silences > 1;
    return wasHandedOver ? null : say([choose(words.nudge)], { waitMs: nudgeMs });
  }
  // The lead waits for the coach, who was announced.
  if (acts.has('handed-over')) return null;
  const { wantsCall } = character;
  if (acts.has('asks-to-confirm'))
    return say([choose(wantsCall ? words.yes : words.no)], { confirms: wantsCall, isOver: !wantsCall });
  if (asks.length > 0) return sayFacts(character, state, asks, choose, { answers: asks });
  if (acts.has('offers-times')) {
    if (!wantsCall) return say([choose(words.no)], { isOver: true });
    const [first, second] = words.takes;
    return say([choose(times > 1 ? [...first, ...second] : words.yes)], { confirms: times === 1 });
  }
  if (acts.has('booked')) return say([choose(words.thanks)], { isOver: true });
  if (acts.has('invites')) return say([choose(wantsCall ? words.yes : words.no)], { isOver: !wantsCall });
  const unsaid = acts.has('asks')
    ? talked.find((slot) => slot in character.facts && !state.disclosed.includes(slot))
    : undefined;
  if (unsaid !== undefined) return sayFacts(character, state, [unsaid], choose);
  if (wantsCall && !state.wished)
    return turnOf(character, { ...state, wished: true }, { lines: [choose(words.wishesCall)], waitMs: minuteMs });
  if (acts.has('asks')) return say([choose(words.unsure)]);
  return say([choose(words.thanks)], { isOver: true });
}

/** Says facts of the lead. */
function sayFacts(
  character: SimulatedCharacter,
  state: LeadState,
  slots: AskedSlot[],
  choose: Choose,
  more: { answers?: AskedSlot[] } = {},
): LeadTurn {
  const lines = slots.map((slot) => sayFact(character, slot, choose));
  return turnOf(
    character,
    { ...state, disclosed: [...state.disclosed, ...slots] },
    { lines, waitMs: minuteMs, ...more },
  );
}

function sayFact(character: SimulatedCharacter, slot: AskedSlot, choose: Choose): string {
  const words = { ...usualWords(character.language), ...character.words };
  return choose(character.facts[slot] ?? (slot === 'email' || slot === 'phone' ? words.withholds : words.unsure), slot);
}

function turnOf(
  character: SimulatedCharacter,
  state: LeadState,
  turn: { lines: Burst; waitMs: number; answers?: AskedSlot[]; confirms?: boolean },
): LeadTurn {
  const { answers = [], confirms = false, waitMs } = turn;
  return { lines: turn.lines.flatMap((line) => typed(line, character)), waitMs, answers, confirms, state };
}

/** Returns a message as the lead types it. */
function typed(line: LeadLine, { typing = {} }: SimulatedCharacter): LeadLine[] {
  if (typeof line !== 'string') return [line];
  const text = typing.lowercase === true ? line.toLowerCase() : line;
  return typing.inBursts === true ? sentencesOf(text).map((sentence) => sentence.trim()) : [text];
}

/** Returns how often a lead usually writes, for an estimate. */
export function usualTurns({ patience, wantsCall, reactions = [] }: SimulatedCharacter): number {
  return Math.min(patience, reactions.length + (wantsCall ? turnsToCall : turnsOfOthers));
}
