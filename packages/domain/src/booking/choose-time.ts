import { foldText } from '@spotter/language/text/folded-text';
import { answerWords } from '@spotter/language/patterns/whole/answer-words';
import { assentGraphs, isAssent } from './assents/assent.ts';
import { choiceWords, type Chosen } from './choice-words.ts';
import { createPhraseLists, type PhraseGraph } from '@spotter/language/patterns/whole/phrase-graph';
import { anyTime, type TimeWish } from './pick-times.ts';
import { partOf } from '@spotter/language/times/part-of-day';
import { readTimes, readHours, type ReadingContext } from '@spotter/language/times/read-times';
import { daysMeant, minutesMeant, type SpokenTime } from '@spotter/language/times/said-time';
import { wallTimeAt, type WallTime } from '@spotter/language/zones/zoned-time';

/** What an answer to offered times means: one of them, several, another wish, or nothing about the time. */
export type TimeChoice =
  | { kind: 'one'; start: Date }
  | { kind: 'several'; starts: Date[] }
  | { kind: 'wish'; wish: TimeWish }
  | { kind: 'none' };

type Offered = { start: Date; wall: WallTime };

const none: TimeChoice = { kind: 'none' };
/** Max length of an answer that chooses a time, in characters, because a choice is short. */
const maxLetters = 300;
const maxWords = 24;
const refusals = new Set(
  (
    'not dont doesnt cant cannot wont isnt arent no nope nah except unable neither none ni tampoco menos excepto ninguno ' +
    'ninguna nao nem nenhum nenhuma exceto pas non sauf aucun aucune nicht nein kein keine keiner ausser nee tranne ' +
    'nessuno nessuna neanche'
  ).split(' '),
);
const turns = new Set('but pero mas mais aber ma instead actually sino sondern rather'.split(' '));

/**
 * Returns which of the offered times an answer chooses, read in the writer's zone. It is only good for a
 * question that repeats the time: `isAssent` decides whether an answer is a yes.
 */
export function chooseTime(text: string, offered: Date[], context: ReadingContext): TimeChoice {
  const folded = foldText(text.slice(0, maxLetters).replaceAll('\n', ' , '));
  const starts = [...offered].toSorted((one, other) => one.getTime() - other.getTime());
  if (starts.length === 1 && isAssent(text)) return { kind: 'one', start: starts[0]! };
  const chosen = withoutRefused(folded);
  const walls = starts.map((start) => ({ start, wall: wallTimeAt(start, context.timeZone) }));
  const times = readTimes(chosen, context);
  if (times.length === 0) {
    const byPlace = chosenByPlace(chosen);
    // "The earlier one" is not one o'clock.
    const read = typeof byPlace === 'string' ? [] : readHours(chosen, context);
    const hours = read.filter((minutes) => walls.some(({ wall }) => minutes.includes(wall.minutes)));
    if (hours.length > 0)
      return choiceOf(walls.filter(({ wall }) => hours.some((each) => each.includes(wall.minutes))));
    return byPlace === null ? none : placed(byPlace, offered, starts);
  }
  const meant = walls.filter(({ wall }) => times.some((time) => isMeant(time, wall)));
  if (meant.length > 0) return choiceOf(meant);
  return { kind: 'wish', wish: wishOf(times) };
}

function choiceOf(offered: Offered[]): TimeChoice {
  const [first, ...more] = offered.map(({ start }) => start);
  if (first === undefined) return none;
  return more.length === 0 ? { kind: 'one', start: first } : { kind: 'several', starts: [first, ...more] };
}

/** Whether the text can mean a start. */
function isMeant(time: SpokenTime, { day, minutes }: WallTime): boolean {
  if (time.kind === 'point') {
    const [days, clock] = [daysMeant(time), minutesMeant(time)];
    return (days.length === 0 || days.includes(day)) && (clock.length === 0 || clock.includes(minutes));
  }
  const { days, fromMinutes, toMinutes, part } = time;
  if (days !== null && (day < days.from || day > days.to)) return false;
  if (part !== null && partOf(minutes) !== part) return false;
  return minutes >= (fromMinutes ?? 0) && minutes <= (toMinutes ?? 24 * 60);
}

/** Returns the wish of a contact who named no offered time: the first day, time and part of the day in the text. */
function wishOf(times: SpokenTime[]): TimeWish {
  const wish = { ...anyTime };
  for (const time of times) {
    if (time.kind === 'point') {
      wish.days ??= time.day === null ? null : { from: time.day, to: time.otherDay ?? time.day };
      if (wish.days !== null && wish.days.to < wish.days.from) wish.days = { from: wish.days.to, to: wish.days.from };
      if (wish.fromMinutes === null && wish.toMinutes === null) {
        wish.fromMinutes = time.minutes;
        wish.toMinutes = time.minutes;
      }
    } else {
      wish.days ??= time.days;
      wish.part ??= time.part;
      if (wish.fromMinutes === null && wish.toMinutes === null) {
        wish.fromMinutes = time.fromMinutes;
        wish.toMinutes = time.toMinutes;
      }
    }
  }
  return wish;
}

/**
 * Returns the text without what is refused: in "Not Monday, Tuesday at 9" everything beside a refusal, up to a
 * comma or a turn, is not wished.
 */
function withoutRefused(folded: string): string {
  const clauses: string[][] = [[]];
  for (const word of folded.split(' ')) {
    const plain = word.replaceAll("'", '').replaceAll(',', '').replaceAll('.', '');
    if (turns.has(plain)) clauses.push([]);
    clauses.at(-1)!.push(word);
    if (word.endsWith(',') || word.endsWith(';') || word.endsWith('!') || plain === '') clauses.push([]);
  }
  const isRefused = (words: string[]) =>
    words.some((word) =>
      refusals.has(word.replaceAll("'", '').replaceAll(',', '').replaceAll('.', '').replaceAll('!', '')),
    );
  return clauses
    .filter((words) => !isRefused(words))
    .map((words) => words.join(' '))
    .join(' ');
}

let graph: { choices: PhraseGraph; bits: Map<number, Chosen> } | null = null;

/** Returns the place that an answer names when it consists only of that and of what may stand around a yes. */
function chosenByPlace(folded: string): Chosen | null {
  graph ??= createChoiceGraph();
  const tokens = answerWords(folded) ?? [];
  if (tokens.length === 0 || tokens.length > maxWords) return null;
  const graphs = [graph.choices, ...assentGraphs('book')];
  // By the number of covered tokens: the places named so far, as bits.
  const reached: (number | null)[] = [0, ...tokens.map(() => null)];
  for (let from = 0; from < tokens.length; from += 1) {
    const before = reached[from];
    if (before === null || before === undefined) continue;
    for (const [index, each] of graphs.entries()) {
      for (const { end, kinds, isLoose } of each.phrasesAt(tokens, from)) {
        if (isLoose) continue;
        const after = before | (index === 0 ? kinds : 0);
        const known = reached[end] ?? null;
        // The "one" of "the second one" is not the first.
        if (known === null || bitCount(after) < bitCount(known)) reached[end] = after;
      }
    }
  }
  return graph.bits.get(reached[tokens.length] ?? 0) ?? null;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

function createChoiceGraph(): { choices: PhraseGraph; bits: Map<number, Chosen> } {
  const choices = createPhraseLists();
  const bits = new Map<number, Chosen>();
  for (const [index, [chosen, words]] of choiceWords.chosen.entries()) {
    const bit = 1 << index;
    bits.set(bit, chosen);
    choices.add('places', '[{take}] [{the}] [{the}] {nth} [{one}]', { ...choiceWords.sets, nth: words }, bit);
  }
  return { choices: choices.graphOf(['places']), bits };
}

/** Returns the time at a place, in the order of the offer or in the order of time. */
function placed(chosen: Chosen, offered: Date[], starts: Date[]): TimeChoice {
  if (chosen === 'any') return choiceOf(starts.map((start) => ({ start, wall: { day: '', minutes: 0 } })));
  const index = chosen === 'earlier' ? 0 : chosen === 'later' ? starts.length - 1 : chosen;
  if (chosen === 'later' && starts.length !== 2) return none;
  const start = (typeof chosen === 'number' ? offered : starts).at(index);
  return start === undefined ? none : { kind: 'one', start };
}
