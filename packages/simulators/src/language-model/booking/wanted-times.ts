import { hear } from '../nearest/examples.ts';
import { askedIn } from '../reading/asked.ts';
import { plainText } from '../reading/plain-text.ts';
import { does, factOf, type Situation } from '../situation.ts';
import type { Proposal } from './open-proposal.ts';
import { startsIn } from './said-offers.ts';
import { mergeWishes, namesTime, noWish, readWish, type TimeWish } from './time-wishes.ts';
import { addDays, type Day, weekdayOf } from './wall-days.ts';
import { findZone } from './zones.ts';

/** What is being arranged, and when it would suit the lead. */
export type Talk = {
  mode: 'book' | 'move';
  zone: string | null;
  today: Day;
  wish: TimeWish;
  refused: boolean;
  proposal: Proposal | null;
};

/** Questions of ours whose answer is about the call. */
export const ofACall = new Set(['call', 'times', 'zone', 'confirm', 'email']);

/** "Can we do thursday 2pm" speaks of a call without the word; "mornings" may be for training. */
export function isForCall(text: string, after: string | null): boolean {
  const wish = readWish(text, '2000-01-01', 'en');
  if (after === 'days' || after === 'start') return false;
  return (wish.days !== null && wish.time !== null) || /\b(can|could) (we|you)\b|\bpodemos\b|\bpuedes\b/i.test(text);
}

/** Whether the unanswered messages say anything about the time. */
export function speaksOfTimes(situation: Situation, today: Day): boolean {
  const { openTexts, language } = situation;
  return (
    does(situation, 'names-time', 'picks-one', 'none-fit', 'ask-hours') ||
    openTexts.some((text) => namesTime(readWish(text, today, language)))
  );
}

const ordinals: [RegExp, number][] = [
  [/\b(second|2nd|2d|segund[oa]|2d[oa]|(option|opcion|number) (2|two|b|dos))\b|^\W*(the|la|el|#)? ?2\W*$/, 1],
  [/\b(third|3rd|tercer[oa]?|3r[oa]|(option|opcion|number) (3|three|c|tres))\b|^\W*(the|la|el|#)? ?3\W*$/, 2],
  [/\b(last one|the last|latest one|later one|la ultima|el ultimo)\b/, -1],
  [/\b(first|1st|earliest|primer[oa]?|1r[oa]|(option|opcion|number) (1|one|a|uno))\b|^\W*(the|la|el|#)? ?1\W*$/, 0],
];

function nthSpoken({ openTexts }: Situation): number | undefined {
  return ordinals.find(([words]) => words.test(plainText(openTexts.at(-1) ?? '')))?.[1];
}

/** "Actually the first": it is one of those that were offered before one was asked to confirm. */
export function earlierChoice(situation: Situation, proposal: Proposal | null, today: Day): TimeWish | null {
  const nth = nthSpoken(situation);
  if (nth === undefined || proposal?.id == null || proposal.named !== null) return null;
  const offered = situation.businessTexts.map((text) => startsIn(text, today)).findLast((starts) => starts.length > 1);
  const start = offered?.at(nth);
  return start === undefined ? null : { ...noWish, days: { from: start.day, to: start.day }, time: start.time };
}

const pointing = /\b(that|this) (one|works|time)\b|\b(es[ea]|est[ea]) (me|si|esta|porfa)\b|^\W*(si|ok)? ?es[ea]\W*$/;

/** Whether "that one" is said of several that are open. */
export function pointsAtOne(situation: Situation, proposal: Proposal | null, today: Day): boolean {
  const { openTexts, language } = situation;
  const last = openTexts.at(-1) ?? '';
  const isOneOfSeveral =
    proposal !== null && proposal.id === null && proposal.named === null && proposal.slots.length > 1;
  return (
    isOneOfSeveral &&
    nthSpoken(situation) === undefined &&
    pointing.test(plainText(last)) &&
    !namesTime(readWish(last, today, language))
  );
}

/**
 * Returns the slot that the client's reading of their words, their ordinal,
 * or our own question for the address names.
 */
export function chosenSlot(situation: Situation, proposal: Proposal | null): string | null {
  if (proposal === null || proposal.action === 'cancel') return null;
  if (proposal.named !== null) return proposal.named;
  const last = situation.businessTexts.at(-1) ?? '';
  const repeated = situation.lastAsked === 'email' ? proposal.slots.filter(({ says }) => last.includes(says)) : [];
  if (repeated.length === 1 && does(situation, 'yes', 'gives-email', 'no-email')) return repeated[0]!.id;
  if (proposal.slots.length === 1)
    return does(situation, 'yes', 'gives-email', 'no-email', 'picks-one') ? proposal.slots[0]!.id : null;
  const nth = nthSpoken(situation);
  const isOpen = proposal.id === null && proposal.several.length === 0;
  if (nth !== undefined && isOpen) return proposal.slots.at(nth)?.id ?? null;
  if (does(situation, 'picks-one')) return proposal.several[0] ?? proposal.slots[0]?.id ?? null;
  // A bare yes to several is asked back about the first.
  return isOpen && does(situation, 'yes') && situation.newlyStated.size === 0 ? (proposal.slots[0]?.id ?? null) : null;
}

/** Returns what they wish by now: since the talk about a call began, newer words replace older ones. */
export function wishOf({ conversation, fields, language }: Situation, today: Day): TimeWish {
  let asked: string | null = null;
  let wish = noWish;
  for (const { from, text } of conversation.turns) {
    if (from === 'business') {
      asked = askedIn(text, fields);
      if (asked === null && /\b(booked|agendada|is now on|canceled|cancelada)\b/.test(text)) wish = noWish;
      continue;
    }
    const moves = hear(text, asked).map(({ move }) => move);
    // "3 sounds ok" may be of days.
    const isOfTraining = asked === 'days' || asked === 'start';
    const isOfCall =
      (asked !== null && ofACall.has(asked)) ||
      moves.some((move) =>
        ['wants-call', 'names-time', 'move-call', 'ask-hours', 'none-fit', 'picks-one', 'missed-call'].includes(move),
      );
    if (isOfCall && !isOfTraining && !/\S@\S+\.\w/.test(text))
      wish = mergeWishes(wish, readWish(text, today, language));
  }
  return wish;
}

/** Returns the lead's zone, from their newest words or from what is known. */
export function zoneOf(situation: Situation): string | null {
  const { openTexts, conversation } = situation;
  for (const text of openTexts.toReversed()) {
    const zone = findZone(text);
    if (zone !== null) return zone;
  }
  const known = factOf(situation, 'zone');
  if (known !== null && findZone(known) !== null) return findZone(known);
  return (
    conversation.turns
      .toReversed()
      .flatMap(({ from, text }) => (from === 'contact' ? (findZone(text) ?? []) : []))[0] ?? null
  );
}

/** Returns the search for open times that fits a wish. */
export function searchFor(
  { wish, zone, today, refused, proposal, mode }: Talk,
  situation: Situation,
): Record<string, unknown> {
  const asksForLatest = situation.openTexts.some((text) =>
    /\b(latest|how late|mas tarde que|hasta que hora)\b/.test(plainText(text)),
  );
  const lastOffered = refused && wish.days === null ? dayOfLast(proposal, situation, today) : null;
  const begin = wish.days?.from ?? lastOffered ?? today;
  const from = wish.days === null && wish.notOn.includes(weekdayOf(begin)) ? addDays(begin, 1) : begin;
  return {
    from_day: mode === 'move' && wish.days === null && wish.time === null ? addDays(today, 1) : from,
    ...(wish.days === null ? {} : { to_day: wish.days.to }),
    ...(wish.time === null || asksForLatest ? {} : { [wish.bound ?? 'time']: wish.time }),
    ...(asksForLatest ? { after: '21:00' } : {}),
    ...(wish.part === null || asksForLatest ? {} : { part_of_day: wish.part }),
    ...(zone === null ? {} : { time_zone: zone }),
  };
}

/** "None of those": the search goes on behind the days that were offered. */
function dayOfLast(proposal: Proposal | null, { language }: Situation, today: Day): Day | null {
  const days = (proposal?.slots ?? []).flatMap(({ says }) => readWish(says, today, language).days?.from ?? []);
  return days.toSorted().at(-1) ?? null;
}
