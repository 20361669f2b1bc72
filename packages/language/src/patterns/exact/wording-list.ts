import { GraphBuilder, type PatternGraph, type PatternWords } from '../engine/pattern-graph.ts';
import type { State } from '../engine/packed-ways.ts';
import { parseList, parsePattern, type PatternPart } from '../engine/pattern-syntax.ts';
import type { WordSymbol } from '../engine/symbols.ts';
import { symbols } from './words-of-text.ts';

/** Rows of entries, separated by commas. */
export type WordClasses = Record<string, string[]>;

/** What a text must have, all of it, so that a line can be in it: of each one of these symbols. */
export type Needs = Set<WordSymbol>[];

/**
 * `beginnings` are what a line may begin with inside of a text; null where that may be anything. `needing` has
 * the lines that a text can only have with a certain symbol, by that symbol, and `others` the rest: most lines
 * need no further look.
 */
export type WordingList = {
  graph: PatternGraph;
  start: State;
  beginnings: Set<WordSymbol> | null;
  needing: Map<WordSymbol, Needs[]>;
  others: Needs[];
};

/** Returns all lines as one graph, and what a text must have. */
export function wordingList(lines: string[], classes: WordClasses): WordingList {
  const known = new Map<string, PatternPart[][]>();
  const words: PatternWords = {
    symbolOf: (word) => symbols.ofWord(word),
    entriesOf(name) {
      const rows = classes[name];
      if (rows === undefined) throw new Error(`No class of words is called {${name}}.`);
      const entries = known.get(name) ?? rows.flatMap(parseList);
      known.set(name, entries);
      return entries;
    },
  };
  const parsed = lines.map(parsePattern);
  const builder = new GraphBuilder({ isOrdered: true });
  const [start, found] = [builder.addStart(), builder.addStart()];
  builder.accept(found, 1);
  for (const line of parsed) builder.add(start, line, words, found);
  const needing = new Map<WordSymbol, Needs[]>();
  const others: Needs[] = [];
  for (const line of parsed) {
    const needs = line.filter(isNeeded).flatMap((part) => beginningsOf([[part]], words) ?? []);
    const [smallest] = needs.toSorted((one, two) => one.size - two.size);
    if (smallest === undefined) others.push(needs);
    for (const symbol of smallest ?? []) needing.set(symbol, [...(needing.get(symbol) ?? []), needs]);
  }
  return { graph: builder.built(), start, beginnings: beginningsOf(parsed, words, true), needing, others };
}

/** Whether a part stands for words of a text, at least for one. */
function isNeeded(part: PatternPart): boolean {
  return part.kind === 'word' || part.kind === 'class' || (part.kind === 'choice' && !part.optional);
}

/**
 * Returns what patterns begin with; null where that may be anything. Those that begin at the start of a text may
 * be left out.
 */
function beginningsOf(patterns: PatternPart[][], words: PatternWords, isInside = false): Set<WordSymbol> | null {
  const found = new Set<WordSymbol>();
  /** Returns whether a part is passed without a word; null where it may be any. */
  const passes = (part: PatternPart): boolean | null => {
    if (part.kind === 'word') found.add(words.symbolOf(part.word));
    if (part.kind === 'class') return among(words.entriesOf(part.name)!);
    if (part.kind === 'choice') return among(part.sequences, part.optional);
    if (part.kind === 'start') return !isInside;
    return part.kind === 'word' ? false : null;
  };
  const among = (sequences: PatternPart[][], isOptional = false): boolean | null => {
    const passed = sequences.map(passesAll);
    return passed.includes(null) ? null : isOptional || passed.includes(true);
  };
  const passesAll = (parts: PatternPart[]): boolean | null => {
    for (const part of parts) {
      const passed = passes(part);
      if (passed !== true) return passed;
    }
    return true;
  };
  return among(patterns) === false ? found : null;
}
