import { characters } from '../../text/characters.ts';
import { foldText } from '../../text/folded-text.ts';
import type { ChatLanguage } from '../../detection/chat-languages.ts';
import { linear } from '../../text/linear-expression.ts';
import { normalForm } from '../../text/normal-form.ts';
import { wordsOf } from '../../text/tokens.ts';

/** A word as it was written, small, and the same folded. */
export type TermWord = { written: string; folded: string; elided: string | null };
/** Terms, each a row of words, by their first words; those that begin with a part of a word apart. */
export type Terms = { byFirst: Map<string, string[][]>; open: string[][] };

/** A class of words, as terms of each language. */
export type ClassesByLanguage = Record<ChatLanguage, string>;

const apostrophes = characters("'’`´");
/** "L'appuntamento", "l'appel": the word without its article. */
const articles = linear(String.raw`(?:^|[^\p{L}])(?:l|d|un|dell|all|quell)['’](\p{L}+)`);
/** "Your call's booked". */
const genitive = linear(String.raw`['’]s\b`);
const spaces = characters(String.raw`\s`);

/**
 * Reads a list of terms, separated by commas. A term is words between spaces, folded and without apostrophes;
 * `*` stands for the rest of a word, at its end or its beginning. A term with an accent is found with its
 * accent.
 */
export function termsOf(list: string): Terms {
  const terms = list
    .split(',')
    .map((term) => spaces.replaceRuns(term, ' ').trim().split(' '))
    .filter(([first]) => first !== '');
  const open = terms.filter(([first = '']) => first.includes('*'));
  const byFirst = Map.groupBy(
    terms.filter(([first = '']) => !first.includes('*')),
    ([first = '']) => first,
  );
  return { byFirst, open };
}

/** Returns the terms of several lists together. */
export function joinedTerms(lists: Terms[]): Terms {
  const byFirst = new Map<string, string[][]>();
  for (const [first, terms] of lists.flatMap((each) => [...each.byFirst]))
    byFirst.set(first, [...(byFirst.get(first) ?? []), ...terms]);
  return { byFirst, open: lists.flatMap(({ open }) => open) };
}

/** Terms of several classes in one index, so that a text is read once for all of them. */
export type TermIndex = { byFirst: Map<string, ClassTerm[]>; byBeginning: Map<string, ClassTerm[]>; open: ClassTerm[] };
type ClassTerm = { name: string; term: string[] };

/** How many letters of an unfinished word are enough to look it up. */
const beginningLength = 3;

/** Returns an index of lists of terms by their names. */
export function indexTerms(lists: Record<string, string>): TermIndex {
  const all = Object.entries(lists).flatMap(([name, list]) => {
    const { byFirst, open } = termsOf(list);
    return [...[...byFirst.values()].flat(), ...open].map((term) => ({ name, term }));
  });
  const firstOf = ({ term: [first = ''] }: ClassTerm) => first;
  const isWhole = (each: ClassTerm) => !firstOf(each).includes('*');
  const isBegun = (each: ClassTerm) => firstOf(each).indexOf('*') >= beginningLength;
  return {
    byFirst: Map.groupBy(all.filter(isWhole), firstOf),
    byBeginning: Map.groupBy(all.filter(isBegun), (each) => firstOf(each).slice(0, beginningLength)),
    open: all.filter((each) => !isWhole(each) && !isBegun(each)),
  };
}

/** Returns for each class that is in a text the places of the last words of its terms. */
export function placesByClass({ byFirst, byBeginning, open }: TermIndex, words: TermWord[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  words.forEach(({ folded, written, elided }, at) => {
    const beginnings = new Set([folded, written, elided ?? folded]);
    const candidates = Array.from(beginnings, (word) => [
      ...(byFirst.get(word) ?? []),
      ...(byBeginning.get(word.slice(0, beginningLength)) ?? []),
    ]);
    for (const { name, term } of [...candidates.flat(), ...open]) {
      if (!term.every((expected, index) => fits(expected, words[at + index]))) continue;
      places.set(name, [...(places.get(name) ?? []), at + term.length - 1]);
    }
  });
  return places;
}

export function termWordsOf(text: string): TermWord[] {
  const written = normalForm(text, 'NFC').toLowerCase();
  const small = apostrophes.replace(genitive.replace(written, ' s'), '');
  const elided = new Set(articles.findAll(written).map(({ groups }) => groups[0] ?? ''));
  return wordsOf(small).map((word) => ({
    written: word,
    folded: foldText(word),
    elided: foldText([...elided].find((each) => word.endsWith(each) && word !== each) ?? '') || null,
  }));
}

export function beginsWith(terms: Terms, words: TermWord[]): boolean {
  return endOfTerm(terms, words, 0) !== null;
}

export function isIn(terms: Terms, words: TermWord[]): boolean {
  return words.some((_, at) => endOfTerm(terms, words, at) !== null);
}

/** Returns the places of the last words of terms that are in a text. */
export function placesOf(terms: Terms, words: TermWord[]): number[] {
  return words.flatMap((_, at) => endOfTerm(terms, words, at) ?? []);
}

function endOfTerm({ byFirst, open }: Terms, words: TermWord[], at: number): number | null {
  const { folded, written, elided } = words[at] ?? { folded: '', written: '', elided: null };
  const beginnings = new Set([folded, written, elided ?? folded]);
  const candidates = [...Array.from(beginnings, (word) => byFirst.get(word) ?? []), open].flat();
  const term = candidates.find((each) => each.every((expected, index) => fits(expected, words[at + index])));
  return term === undefined ? null : at + term.length - 1;
}

function fits(expected: string, word: TermWord | undefined): boolean {
  if (word === undefined) return false;
  if (expected.endsWith('*')) return word.folded.startsWith(expected.slice(0, -1));
  if (expected.startsWith('*')) return word.folded.endsWith(expected.slice(1));
  return word.folded === expected || word.written === expected || word.elided === expected;
}
