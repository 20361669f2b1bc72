import { compiledOnce } from '../text/compile-ahead.ts';
import type { LinearExpression, LinearMatch } from '../text/linear-expression.ts';
import { type WordClasses, wordingGraph, type WordingGraph, type WordingState } from './wording-graph.ts';
import { type WordingToken, wordingTokensOf } from './wording-tokens.ts';

/** Words as data, looked for in a folded text: exactly these, in this order. */
export type Said = Pick<LinearExpression, 'test' | 'find' | 'findAll' | 'replace'> & {};
/** A search for lines together, and for each of them by itself. */
export type SaidLines = Said & { lines: string[]; classes: WordClasses; each: Said[] };

/** All lists of words, for a test to see that each line of each has an example. */
export const saidLists = new Map<string, SaidLines>();

/**
 * Lines of words to look for (docs/autoreply/wordings.md). Where several fit at one place, the line and the choice that are
 * written first count. From each place of a text each state is looked at once, so the work grows with the text and no faster.
 */
/* @__NO_SIDE_EFFECTS__ */
export function said(name: string, written: string | string[], classes: WordClasses = {}): SaidLines {
  if (saidLists.has(name)) throw new Error(`Two lists of words are called ${name}.`);
  const lines = [written].flat();
  const list = { ...searchFor(lines, classes), lines, classes, each: lines.map((line) => searchFor([line], classes)) };
  saidLists.set(name, list);
  return list;
}

function searchFor(lines: string[], classes: WordClasses): Said {
  const graph = compiledOnce(() => wordingGraph(lines, classes));
  const findAll = (text: string) => allIn(text, graph());
  return {
    test: (text) => allIn(text, graph(), 0, 1).length > 0,
    find: (text, from) => allIn(text, graph(), from, 1)[0] ?? null,
    findAll,
    replace(text, by) {
      const kept: string[] = [];
      let end = 0;
      for (const match of findAll(text)) {
        kept.push(text.slice(end, match.index), typeof by === 'string' ? by : by(match));
        end = match.index + match.text.length;
      }
      return kept.join('') + text.slice(end);
    },
  };
}

/** `seen` holds the states from which nothing is found, each with its place. */
type Reading = { text: string; tokens: WordingToken[]; seen: Set<number>; graph: WordingGraph };

function allIn(text: string, graph: WordingGraph, from = 0, most = Infinity): LinearMatch[] {
  const tokens = wordingTokensOf(text);
  const reading = { text, tokens, seen: new Set<number>(), graph };
  const found: LinearMatch[] = [];
  for (let at = 0; at < tokens.length && found.length < most; at += 1) {
    const { start } = tokens[at]!;
    if (start < from) continue;
    const end = readFrom(at, reading);
    if (end === null || end === at) continue;
    found.push({ index: start, text: text.slice(start, tokens[end - 1]!.end), groups: [], named: {} });
    at = end - 1;
  }
  return found;
}

/** The place behind what is said from a place on; null where nothing is. */
function readFrom(from: number, { text, tokens, seen, graph }: Reading): number | null {
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
        const ways = (token === undefined ? undefined : state.byWord.get(token.word)) ?? state.otherwise;
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
