import { createPlaces, type Place, type PhrasePlaces } from './phrase-places.ts';
import {
  createSpellings,
  createWordForms,
  type Reading,
  type SpellingRules,
  type Spellings,
  type WordForms,
} from '../../spelling/spellings.ts';

/**
 * Where a phrase that begins at a token ends, and its kinds.
 * A loose phrase is too short to contain a guessed word.
 */
export type FoundPhrase = { end: number; kinds: number; isLoose: boolean };

/** Lists of phrases in named parts, which graphs share. */
export type PhraseLists = {
  /**
   * Adds a list of phrases to a part, separated by commas: words between spaces, `[name]` for one phrase of a set
   * (also a list), `[name]?` for one or none. Phrases of sets may name other sets.
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
/** Max depth of sets within sets. */
const deepest = 5;

/** Where the phrases of a part begin, and their words. */
type Part = { start: Place; words: Set<string> };
/** The places that some words lead to, and what was added after them: phrases that begin alike share it. */
type Step = { places: Place[]; next: Map<string, Step> };

/**
 * Returns no phrases yet. Closed lists of phrases are a graph of words, so that a text is judged in one pass for
 * any number of phrases. Words must be spelled as in the list, except for letters drawn out, unless `reading`
 * says how they are read.
 */
export function createPhraseLists(reading?: PhraseReading): PhraseLists {
  const graph = createPlaces();
  const parts = new Map<string, Part>();
  const forms = createWordForms(reading ?? null);

  /** The sets of the last list and the first steps with them, kept because most lists have the same. */
  let last: { given: Record<string, string>; sets: ParsedSets; firstSteps: Map<Part, Step> } | null = null;

  function withSets(given: Record<string, string>) {
    if (last?.given !== given) {
      const sets = new Map(Object.entries(given).map(([name, set]) => [name, phrasesOf(set)]));
      last = { given, sets, firstSteps: new Map() };
    }
    return last;
  }

  function partOf(name: string): Part {
    const part = parts.get(name) ?? { start: graph.add(), words: new Set() };
    parts.set(name, part);
    return part;
  }

  return {
    add(name, list, sets, kind) {
      const part = partOf(name);
      const { sets: parsed, firstSteps } = withSets(sets);
      const connections = { graph, forms, words: part.words, sets: parsed };
      const first = firstSteps.get(part) ?? { places: [part.start], next: new Map() };
      firstSteps.set(part, first);
      for (const phrase of phrasesOf(list)) {
        for (const place of connectPhrase(connections, first, phrase, 0).places) graph.end(place, kind);
      }
    },
    ready() {
      last = null;
      graph.ready();
    },
    graphOf(names) {
      const chosen = names.map(partOf);
      return createGraph({
        graph,
        starts: chosen.map(({ start }) => start),
        spellings: createSpellings(
          forms,
          chosen.map(({ words }) => words),
        ),
        particles: reading?.particles ?? new Set(),
      });
    },
  };
}

/** Returns the graph of the phrases that begin at some places. */
function createGraph({
  graph,
  starts,
  spellings,
  particles,
}: {
  graph: PhrasePlaces;
  starts: Place[];
  spellings: Spellings;
  particles: Set<string>;
}): PhraseGraph {
  /** The readings of the tokens of the last text, kept because each token asks for them. */
  let last: { tokens: string[]; readings: Reading[][] } = { tokens: [], readings: [] };

  function readingsOf(tokens: string[]): Reading[][] {
    if (last.tokens !== tokens) last = { tokens, readings: tokens.map((token) => spellings.readingsOf(token)) };
    return last.readings;
  }

  return {
    phrasesAt(tokens, from) {
      const readings = readingsOf(tokens);
      const found: FoundPhrase[] = [];
      let exact = starts;
      let loose: Place[] = [];
      for (let index = from; index < tokens.length && exact.length + loose.length > 0; index += 1) {
        const each = readings[index]!;
        const sure = each.filter(({ isLoose }) => !isLoose);
        const isStepped = index > from && particles.has(tokens[index]!);
        const reachedLoosely = [...walkAll(graph, loose, sure), ...walkAll(graph, exact, each.slice(sure.length))];
        const reached = walkAll(graph, exact, sure);
        for (const [places, isLoose] of [[reached, false] as const, [reachedLoosely, true] as const]) {
          const kinds = places.reduce((all, place) => all | graph.kindsAt(place), 0);
          if (kinds !== 0)
            found.push({ end: index + 1, kinds, isLoose: isLoose && !showsGuess(tokens.slice(from, index + 1)) });
        }
        exact = isStepped ? [...reached, ...exact] : reached;
        loose = isStepped ? [...reachedLoosely, ...loose] : reachedLoosely;
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

/** What the words of a list are added to: a part of the graph, by the sets of the list. */
type Connections = { graph: PhrasePlaces; forms: WordForms; words: Set<string>; sets: ParsedSets };

/** Adds a word that leads from some places to one. */
function connect({ graph, forms, words }: Connections, places: Place[], word: string, target: Place): void {
  if (!words.has(word)) {
    words.add(word);
    forms.learn(word);
  }
  for (const place of places) graph.connect(place, word, target);
}

/** Adds a phrase that leads from a step to another; what was added before is not added again. */
function connectPhrase(to: Connections, from: Step, phrase: string[], depth: number): Step {
  let step = from;
  for (const part of phrase) {
    const next: Step = step.next.get(part) ?? { places: connectPart(to, step, part, depth), next: new Map() };
    step.next.set(part, next);
    step = next;
  }
  return step;
}

/** Adds a word, or the phrases of a set, that leads from a step to places, which are new. */
function connectPart(to: Connections, step: Step, part: string, depth: number): Place[] {
  const target = to.graph.add();
  if (!part.startsWith('[')) {
    connect(to, step.places, part, target);
    return [target];
  }
  const isOptional = part.endsWith('?');
  const choices = to.sets.get(part.slice(1, isOptional ? -2 : -1));
  if (choices === undefined || depth > deepest) throw new Error(`No set for ${part}`);
  const ends = choices.flatMap((choice) => connectChoice(to, step, choice, { depth, target }));
  return [...new Set([target, ...ends, ...(isOptional ? step.places : [])])];
}

function connectChoice(
  to: Connections,
  from: Step,
  choice: string[],
  { depth, target }: { depth: number; target: Place },
): Place[] {
  const final = choice.at(-1)!;
  // Everything that ends with a word leads to the place that all choices share.
  if (final.startsWith('[')) return connectPhrase(to, from, choice, depth + 1).places;
  connect(to, connectPhrase(to, from, choice.slice(0, -1), depth + 1).places, final, target);
  return [];
}

/** Returns where any of the readings of a token leads. */
function walkAll(graph: PhrasePlaces, places: Place[], readings: Reading[]): Place[] {
  if (places.length === 0 || readings.length === 0) return [];
  return [...new Set(readings.flatMap(({ words }) => walk(graph, places, words)))];
}

function walk(graph: PhrasePlaces, places: Place[], words: string[]): Place[] {
  return words.reduce((at, word) => at.flatMap((place) => graph.next(place, word)), places);
}

function showsGuess(tokens: string[]): boolean {
  if (tokens.length === 2) return tokens.join('').length >= minLettersOfTwo;
  return tokens.length >= minWordsAround;
}

type ParsedSets = Map<string, string[][]>;

/** Returns the phrases of a list, each as its words. */
export function phrasesOf(list: string): string[][] {
  const phrases = list.replaceAll('\n', ' ').split(',');
  return phrases.map((phrase) => phrase.split(' ').filter((word) => word !== '')).filter((words) => words.length > 0);
}
