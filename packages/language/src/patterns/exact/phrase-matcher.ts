import { compiledOnce } from '../../text/compile-ahead.ts';
import type { LinearExpression } from '../../text/linear-expression.ts';
import type { LinearMatch } from '../../text/linear-match.ts';
import { replaceMatches } from '../../text/replace-matches.ts';
import { type WordClasses, wordingGraph, type WordingGraph, type WordingState } from './wording-graph.ts';
import { readWords, type WordingText } from './words-of-text.ts';

/** Words as data, searched in a folded text: exactly these, in this order. */
export type PhraseMatcher = Pick<LinearExpression, 'test' | 'find' | 'findAll' | 'replace'>;

/** All lists of words, so that a test can check that each line of each has an example. */
export const allLists: { name: string; lines: string[]; classes: WordClasses }[] = [];

/**
 * Returns a search for lines of words (docs/autoreply/wordings.md). Where several fit at one place, the line and
 * the choice that are written first count. Each state is visited once from each place of a text, so the work
 * grows in proportion to the text.
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
  const graph = compiledOnce(() => wordingGraph(lines, classes));
  const findAll = (text: string) => allIn(text, graph());
  return {
    test: (text) => allIn(text, graph(), 0, 1).length > 0,
    find: (text, from) => allIn(text, graph(), from, 1)[0] ?? null,
    findAll,
    replace: (text, by) => replaceMatches(text, findAll(text), by),
  };
}

/** `seen` has the states from which nothing is found, each with its place. */
type Reading = { read: WordingText; seen: Set<number>; graph: WordingGraph };

function allIn(text: string, graph: WordingGraph, from = 0, max = Infinity): LinearMatch[] {
  const read = readWords(text);
  if (!mayMatch(read, graph)) return [];
  const reading = { read, seen: new Set<number>(), graph };
  const { tokens } = read;
  const found: LinearMatch[] = [];
  let free = 0;
  for (const at of beginningsIn(read, graph)) {
    if (found.length >= max) break;
    const { start } = tokens[at]!;
    if (start < from || at < free) continue;
    const end = readFrom(at, reading);
    if (end === null || end === at) continue;
    found.push({ index: start, text: text.slice(start, tokens[end - 1]!.end), groups: [], named: {} });
    free = end;
  }
  return found;
}

/** Whether a text has a word for everything that one of the lines needs. */
function mayMatch({ words }: WordingText, { needing, others }: WordingGraph): boolean {
  const isMet = (needs: WordingGraph['others'][number]) => needs.every((fits) => words.some((word) => fits(word)));
  return words.some(({ word }) => needing.get(word)?.some(isMet) === true) || others.some(isMet);
}

/** Returns the places at which a line may begin, from the left. */
function beginningsIn({ words, places }: WordingText, { mayBegin }: WordingGraph): number[] {
  const begin = words.filter((word) => mayBegin(word)).map(({ word }) => places.get(word)!);
  const inside = begin.flat().filter((place) => place > 0);
  return [0, ...(begin.length > 1 ? inside.toSorted((one, other) => one - other) : inside)];
}

/** Returns the place after the line that begins at a place; null where none does. */
function readFrom(from: number, { read: { text, tokens }, seen, graph }: Reading): number | null {
  const waiting: [WordingState, number][] = [[graph.root, from]];
  const places: number[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [state, at] = next;
    const place = state.id * (tokens.length + 1) + at;
    if (seen.has(place)) continue;
    seen.add(place);
    places.push(place);
    const token = tokens[at];
    switch (state.kind) {
      case 'found':
        for (const each of places) seen.delete(each);
        return at;
      case 'token':
        if (token !== undefined && state.fits(token)) waiting.push([state.next, at + 1]);
        break;
      case 'ways': {
        const ways = (token === undefined ? undefined : state.byWord.get(token.word)) ?? state.fallback;
        for (let way = ways.length - 1; way >= 0; way -= 1) waiting.push([ways[way]!, at]);
        break;
      }
      case 'reach': {
        const begin = tokens[at - 1]?.end ?? 0;
        let last = at;
        while ((tokens[last]?.start ?? text.length) - begin <= state.characters && last < tokens.length) last += 1;
        const isWithin = (tokens[last]?.start ?? text.length) - begin <= state.characters;
        for (let end = isWithin ? last : last - 1; end >= at; end -= 1) waiting.push([state.next, end]);
        break;
      }
      case 'start':
        if (at === 0) waiting.push([state.next, at]);
        break;
      case 'end':
        if (at === tokens.length) waiting.push([state.next, at]);
        break;
    }
  }
  return null;
}
