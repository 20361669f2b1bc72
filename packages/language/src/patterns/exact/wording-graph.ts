import { parseEntries, parseWording, type WordingPart } from './wording-syntax.ts';
import { isDigit } from '../../text/characters.ts';
import type { WordingToken } from './words-of-text.ts';

type Fits = (token: WordingToken) => boolean;

/** What may come next in a line of words. */
export type WordingState =
  | { id: number; kind: 'found' }
  /** `word`: the only word that fits, if it is only one. */
  | { id: number; kind: 'token'; fits: Fits; word: string | null; next: WordingState }
  /** Ways to continue, the one that is tried first in front; `byWord` has those that begin with a certain word. */
  | { id: number; kind: 'ways'; byWord: Map<string, WordingState[]>; fallback: WordingState[] }
  | { id: number; kind: 'reach'; characters: number; next: WordingState }
  | { id: number; kind: 'start' | 'end'; next: WordingState };

/** Rows of entries, separated by commas. */
export type WordClasses = Record<string, string[]>;

/** What a text must have a word for, all of it, so that a line can be in it. */
type Needs = Fits[];

/**
 * `mayBegin` says of most words that no line begins with them. `needing` has the lines that a text can only have
 * with a certain word, by that word, and `others` the rest: most lines need no further look.
 */
export type WordingGraph = {
  root: WordingState;
  size: number;
  mayBegin: Fits;
  needing: Map<string, Needs[]>;
  others: Needs[];
};

/** Returns all lines as one graph of states, and how many there are. */
export function wordingGraph(lines: string[], classes: WordClasses): WordingGraph {
  let size = 0;
  const nextId = () => (size += 1) - 1;
  const known = new Map<string, WordingPart[][]>();

  const entriesOf = (name: string): WordingPart[][] => {
    const entries = classes[name];
    if (entries === undefined) throw new Error(`No class of words is called {${name}}.`);
    const parsed = known.get(name) ?? entries.flatMap(parseEntries);
    known.set(name, parsed);
    return parsed;
  };
  /** A way that begins with a certain word is only tried where the text has it. */
  const ways = (states: { state: WordingState; word: string | null }[]): WordingState => {
    const words = new Set(states.flatMap(({ word }) => (word === null ? [] : [word])));
    const startingWith = (wanted: string | null) =>
      states.filter(({ word }) => word === null || word === wanted).map(({ state }) => state);
    const byWord = new Map(Array.from(words, (word) => [word, startingWith(word)]));
    return { id: nextId(), kind: 'ways', byWord, fallback: startingWith(null) };
  };
  const sequence = (parts: WordingPart[], next: WordingState): WordingState =>
    parts.reduceRight((reached, part) => single(part, reached), next);
  const choice = (sequences: WordingPart[][], next: WordingState, fallback: WordingState[] = []): WordingState =>
    ways([
      ...sequences.map((parts) => ({ state: sequence(parts, next), word: firstWord(parts) })),
      ...fallback.map((state) => ({ state, word: null })),
    ]);
  const single = (part: WordingPart, next: WordingState): WordingState => {
    switch (part.kind) {
      case 'word':
        return { id: nextId(), kind: 'token', fits: fitting(part.word), word: exactWord(part.word), next };
      case 'class':
        return choice(entriesOf(part.name), next);
      case 'choice': {
        if (!part.repeated) return choice(part.sequences, next, part.optional ? [next] : []);
        const again: WordingState = { id: nextId(), kind: 'ways', byWord: new Map(), fallback: [] };
        again.fallback.push(choice(part.sequences, again, [next]));
        return again;
      }
      case 'gap': {
        const fits = (token: WordingToken) => token.isWord && !part.without.includes(token.word);
        return Array.from({ length: part.room }).reduce<WordingState>((reached) => {
          const longer: WordingState = { id: nextId(), kind: 'token', fits, word: null, next: reached };
          return { id: nextId(), kind: 'ways', byWord: new Map(), fallback: [next, longer] };
        }, next);
      }
      case 'reach':
        return { id: nextId(), kind: 'reach', characters: part.characters, next };
      case 'start':
      case 'end':
        return { id: nextId(), kind: part.kind, next };
    }
  };
  const found: WordingState = { id: nextId(), kind: 'found' };
  const parsed = lines.map(parseWording);
  const root = choice(parsed, found);
  const needing = new Map<string, Needs[]>();
  const others: Needs[] = [];
  for (const parts of parsed) {
    const beginnings = parts.filter(isNeeded).map((part) => beginningOf(single(part, found), true));
    const needs = beginnings.map(({ fits }) => fits);
    const [smallest] = beginnings
      .filter(({ isOpen }) => !isOpen)
      .toSorted((one, two) => one.words.size - two.words.size);
    if (smallest === undefined) others.push(needs);
    for (const word of smallest?.words ?? []) needing.set(word, [...(needing.get(word) ?? []), needs]);
  }
  return { root, size, mayBegin: beginningOf(root, false).fits, needing, others };
}

/** Whether a part stands for words of a text, at least for one. */
function isNeeded(part: WordingPart): boolean {
  return part.kind === 'word' || part.kind === 'class' || (part.kind === 'choice' && !part.optional);
}

/**
 * Returns what the first word after a state may be, at the beginning of a text or after it:
 * these words, or others too.
 */
function beginningOf(root: WordingState, atStart: boolean): { fits: Fits; words: Set<string>; isOpen: boolean } {
  const words = new Set<string>();
  const others: Fits[] = [];
  const seen = new Set<WordingState>();
  const waiting = [root];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (seen.has(state)) continue;
    seen.add(state);
    if (state.kind === 'ways') {
      // All of these begin with their word.
      for (const word of state.byWord.keys()) words.add(word);
      waiting.push(...state.fallback);
    } else if (state.kind === 'token') {
      if (state.word === null) others.push(state.fits);
      else words.add(state.word);
    } else if (state.kind !== 'start' || atStart) others.push(() => true);
  }
  if (others.length === 0) return { fits: ({ word }) => words.has(word), words, isOpen: false };
  return { fits: (token) => words.has(token.word) || others.some((fits) => fits(token)), words, isOpen: true };
}

const signsOfPatterns = ['*', '#', '_'];

/** Returns the word that a line has to begin with; null where it may be one of several. */
function firstWord([first]: WordingPart[]): string | null {
  return first?.kind === 'word' ? exactWord(first.word) : null;
}

/** Returns a word as it is written; null where it stands for several. */
function exactWord(written: string): string | null {
  return signsOfPatterns.some((sign) => written.includes(sign)) ? null : written;
}

function fitting(written: string): (token: WordingToken) => boolean {
  if (written === '_') return ({ isWord }) => isWord;
  if (written.startsWith('#')) return numberFitting(written);
  if (written.endsWith('*')) return ({ word }) => word.startsWith(written.slice(0, -1));
  if (written.startsWith('*')) return ({ isWord, word }) => isWord && word.endsWith(written.slice(1));
  return ({ word }) => word === written;
}

/**
 * Returns which tokens fit a number:
 * `#` is any number, `#2` one of up to two digits, `#2pm` one with letters after it.
 */
function numberFitting(written: string): (token: WordingToken) => boolean {
  const max = isDigit(written.charAt(1)) ? Number(written.charAt(1)) : Infinity;
  const letters = written.slice(max === Infinity ? 1 : 2);
  return ({ word }) => {
    const digits = word.slice(0, word.length - letters.length);
    return word.endsWith(letters) && digits !== '' && digits.length <= max && Array.from(digits).every(isDigit);
  };
}
