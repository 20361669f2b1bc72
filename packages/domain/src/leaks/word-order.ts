import { placesOf, type TermWord, type Terms, termsOf } from '@spotter/language/patterns/exact/joined-terms';

const denied = termsOf(
  'not, never, no, nunca, havent, hasnt, hadnt, nothing, dont, doesnt, wont, cant, didnt, isnt, arent, aint, wouldnt, jamas',
);
/** A denial this many words before the first term turns it around. */
const deniedWithin = 3;

/**
 * Whether one of the second terms follows one of the first within a number of words, and nothing denies it.
 * `from`: which places of the first count.
 */
export function isFollowed(
  words: TermWord[],
  [first, second]: readonly [Terms, Terms],
  within: number,
  from: (at: number) => boolean = () => true,
): boolean {
  return placesOf(first, words)
    .filter(from)
    .some((at) => {
      const end = placesOf(second, words.slice(at + 1, at + 1 + within))[0];
      return end !== undefined && !isDenied(words, at, at + 1 + end);
    });
}

/** Whether terms are there that nothing right before them denies. */
export function isAffirmed(words: TermWord[], terms: Terms): boolean {
  return placesOf(terms, words).some((at) => !isDenied(words, at, at));
}

function isDenied(words: TermWord[], start: number, end: number): boolean {
  return placesOf(denied, words.slice(Math.max(0, start - deniedWithin), end)).length > 0;
}
