import { reviewable } from './reviewable.ts';

/** Characters of one kind, anywhere in a text. */
export type Characters = {
  /** Whether one of them is in the text. */
  areIn(text: string): boolean;
  /** Returns the stretches of only such characters. */
  runs(text: string): string[];
  /** Returns them alone, without the text between. */
  only(text: string): string;
  /** Returns the text between them. */
  split(text: string): string[];
  /** Returns the text with each of them replaced: by this very text, or by the result of `by`. */
  replace(text: string, by: string | ((character: string) => string)): string;
  /** Returns the text with each stretch of them replaced. */
  replaceRuns(text: string, by: string | ((run: string) => string)): string;
  /** Returns the text without those at its end. */
  withoutEnd(text: string): string;
  /** Returns the text without those at its beginning. */
  withoutStart(text: string): string;
};

/**
 * Returns the characters of a class, written as in an expression without its brackets: `\p{L}\p{N}`, `^a-z`. The
 * built-in engine reads it one character at a time: a single class cannot backtrack, so this is linear too, and
 * the web app needs no engine of its own.
 */
/* @__NO_SIDE_EFFECTS__ */
export function characters(set: string): Characters {
  // A sign that ends the class could begin an expression.
  if (/[[\]]/.test(set.replaceAll('\\[', '').replaceAll('\\]', ''))) throw new Error(`No class of characters: ${set}`);
  const each = new RegExp(reviewable(`[${set}]`), 'gu');
  const runs = new RegExp(`[${set}]+`, 'gu');
  const isOne = new RegExp(`^[${set}]$`, 'u');
  return {
    areIn: (text) => text.search(each) !== -1,
    runs: (text) => text.match(runs) ?? [],
    only: (text) => (text.match(runs) ?? []).join(''),
    split: (text) => text.split(each),
    replace: (text, by) => text.replace(each, replacing(by)),
    replaceRuns: (text, by) => text.replace(runs, replacing(by)),
    withoutEnd(text) {
      let end = text.length;
      for (let last = characterBefore(text, end); last !== '' && isOne.test(last); last = characterBefore(text, end)) {
        end -= last.length;
      }
      return text.slice(0, end);
    },
    withoutStart(text) {
      let start = 0;
      for (let next = characterAt(text, start); next !== '' && isOne.test(next); next = characterAt(text, start)) {
        start += next.length;
      }
      return text.slice(start);
    },
  };
}

function replacing(by: string | ((found: string) => string)): (found: string) => string {
  return typeof by === 'string' ? () => by : (found) => by(found);
}

/** Returns the text with a sign of one character replaced where such characters are on both sides of it. */
export function replaceBetween(text: string, sign: string, neighbors: Characters, by: string): string {
  const [first = '', ...others] = text.split(sign);
  let before = first;
  return others.reduce((whole, part) => {
    const isBetween = neighbors.areIn(characterBefore(before, before.length)) && neighbors.areIn(characterAt(part, 0));
    before = part;
    return whole + (isBetween ? by : sign) + part;
  }, first);
}

/** Whether a character is one of the ten ASCII digits. */
export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Returns the whole character that begins at an index; empty after the end. */
export function characterAt(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? '' : String.fromCodePoint(point);
}

/** Returns the whole character that ends at an index; empty at the beginning. */
export function characterBefore(text: string, index: number): string {
  const last = text.slice(Math.max(0, index - 1), index);
  const isSecondHalf = last >= '\uDC00' && last <= '\uDFFF';
  return isSecondHalf ? text.slice(Math.max(0, index - 2), index) : last;
}
