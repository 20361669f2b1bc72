import { compiledOnce } from '../../text/compile-ahead.ts';
import type { LinearExpression } from '../../text/linear-expression.ts';
import type { LinearMatch } from '../../text/linear-match.ts';
import { replaceMatches } from '../../text/replace-matches.ts';
import { Walk } from '../engine/walk.ts';
import { type Needs, type WordClasses, wordingList, type WordingList } from './wording-list.ts';
import { readWords, type WordingText } from './words-of-text.ts';

/** Words as data, searched in a folded text: exactly these, in this order. */
export type PhraseMatcher = Pick<LinearExpression, 'test' | 'find' | 'findAll' | 'replace'>;

/** All lists of words, so that a test can check that each line of each has an example. */
export const allLists: { name: string; lines: string[]; classes: WordClasses }[] = [];

/**
 * Returns a search for lines of words (docs/autoreply/wordings.md). Where several fit at one place, the line and
 * the choice that are written first count.
 */
/* @__NO_SIDE_EFFECTS__ */
export function phraseMatcher(name: string, written: string | string[], classes: WordClasses = {}): PhraseMatcher {
  const lines = [written].flat();
  allLists.push({ name, lines, classes });
  return searchFor(lines, classes);
}

/** Returns a search for each line alone. */
/* @__NO_SIDE_EFFECTS__ */
export function lineMatchers(name: string, lines: string[], classes: WordClasses): PhraseMatcher[] {
  allLists.push({ name, lines, classes });
  return lines.map((line) => searchFor([line], classes));
}

/** Returns the search itself, without a name. */
export function searchFor(lines: string[], classes: WordClasses): PhraseMatcher {
  const list = compiledOnce(() => wordingList(lines, classes));
  const findAll = (text: string) => allIn(text, list());
  return {
    test: (text) => allIn(text, list(), 0, 1).length > 0,
    find: (text, from) => allIn(text, list(), from, 1)[0] ?? null,
    findAll,
    replace: (text, by) => replaceMatches(text, findAll(text), by),
  };
}

function allIn(text: string, list: WordingList, from = 0, max = Infinity): LinearMatch[] {
  const read = readWords(text);
  if (!mayMatch(read, list)) return [];
  const { tokens } = read;
  const walk = new Walk(list.graph, read.reading);
  const found: LinearMatch[] = [];
  let free = 0;
  for (const at of beginningsIn(read, list)) {
    if (found.length >= max) break;
    const start = tokens[at]?.start ?? text.length;
    if (start < from || at < free) continue;
    const end = walk.first(list.start, at);
    if (end === null || end === at) continue;
    found.push({ index: start, text: text.slice(start, tokens[end - 1]!.end), groups: [], named: {} });
    free = end;
  }
  return found;
}

/** Whether a text has what one of the lines needs. */
function mayMatch({ symbols }: WordingText, { needing, others }: WordingList): boolean {
  const isMet = (needs: Needs) => needs.every((one) => haveCommon(one, symbols));
  for (const [symbol, needs] of needing) if (symbols.has(symbol) && needs.some(isMet)) return true;
  return others.some(isMet);
}

function haveCommon(one: Set<number>, other: Set<number>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  for (const each of fewer) if (more.has(each)) return true;
  return false;
}

/** Returns the places at which a line may begin, from the left. */
function beginningsIn({ words, tokens }: WordingText, { beginnings }: WordingList): number[] {
  if (beginnings === null) return [...tokens.keys()];
  const begin = words.filter(({ symbols }) => symbols.some((symbol) => beginnings.has(symbol)));
  const inside = begin.flatMap(({ places }) => places).filter((place) => place > 0);
  return [0, ...(begin.length > 1 ? inside.toSorted((one, other) => one - other) : inside)];
}
