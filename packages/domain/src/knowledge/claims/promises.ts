import { isOfBusiness } from './everyday-talk.ts';
import type { Stated } from './quantities.ts';
import {
  asking,
  callWords,
  denials,
  everybody,
  expiring,
  forAll,
  moneyWords,
  nothing,
  notFreeOfCharge,
  orWords,
  payingWords,
  promises,
  saleWords,
  unending,
  weekdays,
} from './unit-words.ts';

/** How far before a word something denies it. */
const denialReach = 6;
/** How far behind a word "nothing" denies it. */
const nothingReach = 4;
/** How far behind "or" nothing is to be paid. */
const orReach = 4;

/** Whether a sentence promises what no source does: free things, money back, a discount, what never ends. */
export function promisesUnsaid(spoken: Stated, sources: Stated[]): boolean {
  return (
    Object.values(promises).some((words) => promisesMore(spoken, words, sources)) ||
    alike.some(
      ({ isIn, backedBy }) =>
        isIn(spoken.words) && !sources.some(({ words }) => isIn(words) || backedBy?.(words) === true),
    )
  );
}

/** Promises that a source has to make in the same way, or in another that says as much. */
const alike: { isIn(words: string[]): boolean; backedBy?(words: string[]): boolean }[] = [
  { isIn: hasSale },
  { isIn: isForNothing, backedBy: hasMoneyBack },
  { isIn: neverExpires },
  { isIn: isUnending },
];

function promisesMore(spoken: Stated, promised: Set<string>, sources: Stated[]): boolean {
  const { words } = spoken;
  const isFree = promised === promises.free;
  const isMoneyBack = promised === promises.refund && hasMoneyBack(words);
  const isSpoken =
    isMoneyBack ||
    words.some((word, at) => promised.has(word) && !isDenied(words, at) && !(isFree && isOrdinary(words, at)));
  if (!isSpoken) return false;
  // What a percentage is off was judged as a number.
  if (promised === promises.discount && hasPercent(spoken)) return false;
  // What some get is not for everybody.
  const isForAll = isForEverybody(words);
  return !sources.some(
    (source) =>
      (!isForAll || isForEverybody(source.words)) &&
      ((source.words.some((word, at) => promised.has(word) && !isDenied(source.words, at)) && !asks(source)) ||
        (promised === promises.refund && hasMoneyBack(source.words)) ||
        (promised === promises.discount && source.words.includes('off') && hasPercent(source)) ||
        (isFree && source.quantities.some(({ kind, value }) => kind === 'sum' && value === 0))),
  );
}

/** "Your money back", "every dollar back", unless it is denied. */
function hasMoneyBack(words: string[]): boolean {
  return words.some((word, at) => word === 'back' && moneyWords.has(words[at - 1] ?? '') && !isDenied(words, at - 1));
}

function asks({ words }: Stated): boolean {
  return words.at(-1) === '?';
}

function hasPercent({ quantities }: Stated): boolean {
  return quantities.some(({ kind }) => kind === 'percent');
}

/** "Feel free", "sugar-free", "are you free on Friday", "the call is free". */
function isOrdinary(words: string[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  if (notFreeOfCharge.before.has(before) || notFreeOfCharge.behind.has(next) || weekdays.has(next)) return true;
  return words.some((word) => callWords.has(word));
}

/** Whether something just before a word denies it. */
export function isDenied(words: string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - denialReach), at);
  // "No, it is free" denies nothing.
  const isDeniedBefore = before
    .slice(before.lastIndexOf(',') + 1)
    .some((word) => denials.has(word) || asking.has(word));
  return isDeniedBefore || words.slice(at + 1, at + nothingReach).some((word) => nothing.has(word));
}

/** "A sale", "our Black Friday deal"; "sale a $85" is Spanish, and another word. */
function hasSale(words: string[]): boolean {
  return words.some((word, at) => word === 'sale' && saleWords.has(words[at - 1] ?? '') && !isDenied(words, at));
}

/** "Or you don't pay". */
function isForNothing(words: string[]): boolean {
  return words.some((word, at) => {
    const before = words.slice(Math.max(0, at - orReach), at);
    const or = before.findIndex((each) => orWords.has(each));
    return payingWords.has(word) && or !== -1 && before.slice(or).some((each) => denials.has(each));
  });
}

function neverExpires(words: string[]): boolean {
  return words.some((word, at) => expiring.has(word) && isDenied(words, at));
}

function isUnending(words: string[]): boolean {
  return isOfBusiness(words) && words.some((word, at) => unending.has(word) && !isDenied(words, at));
}

/** "Free for everyone", "gratis para todos". */
function isForEverybody(words: string[]): boolean {
  return words.some((word, at) => everybody.has(word) && forAll.has(words[at - 1] ?? ''));
}
