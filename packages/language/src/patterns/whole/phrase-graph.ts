import { GraphBuilder, type PatternGraph, type PatternWords } from '../engine/pattern-graph.ts';
import type { State } from '../engine/packed-ways.ts';
import { parseList, parsePattern, patternsOf, type PatternPart } from '../engine/pattern-syntax.ts';
import { Symbols } from '../engine/symbols.ts';
import { type TextReading, wordToWord } from '../engine/walk.ts';
import {
  createSpellings,
  createWordForms,
  type Reading,
  type SpellingRules,
  type Spellings,
} from '../../spelling/spellings.ts';

/**
 * Where a phrase that begins at a token ends, and its kinds.
 * A loose phrase is too short to contain a guessed word.
 */
export type FoundPhrase = { end: number; kinds: number; isLoose: boolean };

/** Lists of phrases in named parts, which graphs share. */
export type PhraseLists = {
  /**
   * Adds a list of phrases to a part, separated by commas. The sets are the classes of their words, each a list
   * too.
   */
  add(part: string, list: string, sets: Record<string, string>, kind: number): void;
  /** Gets ready for the first text; no phrases can be added from then on. */
  ready(): void;
  /** Returns the graph of the phrases that some parts have by then. */
  graphOf(parts: readonly string[]): PhraseGraph;
};

export type PhraseGraph = {
  /** Returns all phrases that begin at a token. */
  phrasesAt(tokens: string[], from: number): FoundPhrase[];
  /** Whether a token is read as a word of the graph with another spelling. */
  takesForAnother(token: string): boolean;
  /** Returns the tokens, with those divided that are several words of the graph without a space. */
  divide(tokens: string[]): string[];
};

/** How the words of a text may differ from those of the phrases. */
export type PhraseReading = SpellingRules & {
  /** Words that may stand anywhere between those of a phrase. */
  particles: Set<string>;
};

/** How many words, or two words of how many letters, are needed around a guessed word to show what it means. */
const minWordsAround = 3;
const minLettersOfTwo = 9;

/** Where the phrases of a part begin, and their words. */
type Part = { start: State; words: Set<string> };

/**
 * Returns no phrases yet. Closed lists of phrases are one graph, so that a text is judged in one pass for any
 * number of phrases. Words must be spelled as in the list, except for letters drawn out, unless `reading`
 * says how they are read.
 */
export function createPhraseLists(reading?: PhraseReading): PhraseLists {
  const builder = new GraphBuilder({ isOrdered: false });
  const symbols = new Symbols();
  const parts = new Map<string, Part>();
  const forms = createWordForms(reading ?? null);
  let graph: PatternGraph | null = null;

  /** The words of parts by their sets, kept because most lists have the same. */
  const known = new Map<Part, Map<Record<string, string>, PatternWords>>();

  function wordsOf(part: Part, sets: Record<string, string>): PatternWords {
    const bySets = known.get(part) ?? new Map<Record<string, string>, PatternWords>();
    known.set(part, bySets);
    const words = bySets.get(sets) ?? readSets(part, sets);
    bySets.set(sets, words);
    return words;
  }

  function readSets(part: Part, sets: Record<string, string>): PatternWords {
    const parsed = new Map<string, PatternPart[][]>();
    return {
      symbolOf(word) {
        if (!part.words.has(word)) {
          part.words.add(word);
          forms.learn(word);
        }
        return symbols.ofWord(word);
      },
      entriesOf(name) {
        const set = sets[name];
        if (set === undefined) throw new Error(`No set of words is called {${name}}.`);
        const entries = parsed.get(name) ?? parseList(set);
        parsed.set(name, entries);
        return entries;
      },
    };
  }

  function partOf(name: string): Part {
    const part = parts.get(name) ?? { start: builder.addStart(), words: new Set() };
    parts.set(name, part);
    return part;
  }

  function ready(): PatternGraph {
    graph ??= builder.built();
    known.clear();
    return graph;
  }

  return {
    add(name, list, sets, kind) {
      if (graph !== null) throw new Error('Phrases are added before the first text is read');
      const part = partOf(name);
      const words = wordsOf(part, sets);
      for (const phrase of patternsOf(list)) {
        const state = builder.add(part.start, parsePattern(phrase), words);
        builder.accept(state, builder.acceptsAt(state) | kind);
      }
    },
    ready: () => void ready(),
    graphOf(names) {
      const chosen = names.map(partOf);
      const words = chosen.map((part) => part.words);
      return createGraph({
        graph: ready,
        starts: chosen.map(({ start }) => start),
        symbols,
        spellings: createSpellings(forms, words),
        particles: reading?.particles ?? new Set(),
      });
    },
  };
}

/** Returns the graph of the phrases that begin in some states. */
function createGraph({
  graph,
  starts,
  symbols,
  spellings,
  particles,
}: {
  graph: () => PatternGraph;
  starts: State[];
  symbols: Symbols;
  spellings: Spellings;
  particles: Set<string>;
}): PhraseGraph {
  /** The last text as it was read, kept because each token asks for it. */
  let last: { tokens: string[]; reading: TextReading } | null = null;

  function readingOf(tokens: string[]): TextReading {
    if (last?.tokens !== tokens) last = { tokens, reading: readTokens(tokens, { symbols, spellings, particles }) };
    return last.reading;
  }

  return {
    phrasesAt(tokens, from) {
      const reading = readingOf(tokens);
      const kindsByPlace = new Map<number, number>();
      wordToWord({ graph: graph(), starts, reading }, from, (kinds, place) => {
        kindsByPlace.set(place, (kindsByPlace.get(place) ?? 0) | kinds);
      });
      const found: FoundPhrase[] = [];
      const loosely = tokens.length + 1;
      for (const [place, kinds] of kindsByPlace) {
        const end = place < loosely ? place : place - loosely;
        if (end > tokens.length) continue;
        found.push({ end, kinds, isLoose: place >= loosely && !showsGuess(tokens.slice(from, end)) });
      }
      return found;
    },
    takesForAnother: (token) => {
      const readings = spellings.readingsOf(token);
      return readings.length > 0 && !readings.some(({ words }) => words.length === 1 && words[0] === token);
    },
    divide: (tokens) => tokens.flatMap((token) => spellings.divide(token)),
  };
}

const nothing: number[] = [];

/**
 * Reads tokens by their spellings. Each place is there twice: the second ones are reached by a guess, and a
 * phrase has at most one. After them come the places between the words that one token stands for.
 */
function readTokens(
  tokens: string[],
  { symbols, spellings, particles }: { symbols: Symbols; spellings: Spellings; particles: Set<string> },
): TextReading {
  const loosely = tokens.length + 1;
  const steps: number[][] = Array.from({ length: 2 * loosely }, () => []);
  const connect = (from: number, { words }: Reading, to: number) => {
    let place = from;
    words.forEach((word, at) => {
      const next = at === words.length - 1 ? to : steps.push([]) - 1;
      const meant = new Set<number>();
      symbols.collect(word, true, meant);
      for (const symbol of meant) steps[place]!.push(symbol, next);
      place = next;
    });
  };
  tokens.forEach((token, at) => {
    for (const each of spellings.readingsOf(token)) {
      connect(at, each, each.isLoose ? loosely + at + 1 : at + 1);
      if (!each.isLoose) connect(loosely + at, each, loosely + at + 1);
    }
  });
  return {
    places: steps.length,
    stepsAt: (place) => steps[place] ?? nothing,
    behindFiller: (place) => (place < 2 * loosely && particles.has(tokens[place % loosely] ?? '') ? place + 1 : null),
    isEdge: (place, kind) => (kind !== 'end' && place === 0) || (kind !== 'start' && place % loosely === tokens.length),
    lengthAt: (place) => (place % loosely < tokens.length && place < 2 * loosely ? 1 : Infinity),
    spaceBefore: () => 0,
  };
}

function showsGuess(tokens: string[]): boolean {
  if (tokens.length === 2) return tokens.join('').length >= minLettersOfTwo;
  return tokens.length >= minWordsAround;
}

/** Returns the phrases of a list without classes, each as its words. */
export function phrasesOf(list: string): string[][] {
  return patternsOf(list).map((phrase) => phrase.split(' ').filter((word) => word !== ''));
}
