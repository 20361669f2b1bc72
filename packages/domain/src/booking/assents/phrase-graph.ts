import { createMisspellings } from './misspellings.ts';
import { runsOf, squeeze } from './squeezed.ts';

/** A place in the graph: where the next word leads, and of which kinds the phrases are that end here. */
type Place = { next: Map<string, Place[]>; kinds: number };

export type PhraseGraph = {
  /**
   * Takes a list of phrases in, separated by commas: words between spaces, `[name]` for one phrase of a set (a list
   * likewise), `[name]?` for one or none.
   */
  add(list: string, sets: Record<string, string>, kind: number): void;
  /** All phrases that begin at a token: where they end, and their kinds. */
  phrasesAt(tokens: string[], from: number): { end: number; kinds: number }[];
};

/** How the words of a text may differ from those of the phrases. */
export type PhraseReading = {
  /** Words that may stand anywhere between those of a phrase. */
  particles: Set<string>;
  /** Words that are no misspelling of another. */
  others: Set<string>;
};

/**
 * A closed list of phrases as a graph of words, so that a text is judged in one pass however many there are. Words must be
 * spelled as in the list, but for letters that are drawn out, unless it is told how they are read.
 */
export function createPhraseGraph(reading?: PhraseReading): PhraseGraph {
  const start = createPlace();
  /** By a word without repeated letters: the words of the graph that it may be a stretched spelling of. */
  const bySqueezed = new Map<string, string[]>();
  const known = new Set<string>();
  const misspellings = createMisspellings();

  function learn(word: string): void {
    if (known.has(word)) return;
    known.add(word);
    const squeezed = squeeze(word);
    bySqueezed.set(squeezed, [...(bySqueezed.get(squeezed) ?? []), word]);
    if (reading !== undefined) misspellings.learn(word);
  }

  /** Lets a phrase lead from some places to one. */
  function connect(places: Place[], words: string[], end: Place): void {
    let current = places;
    for (const [index, word] of words.entries()) {
      learn(word);
      const target = index === words.length - 1 ? end : createPlace();
      for (const { next } of current) {
        const targets = next.get(word);
        if (targets === undefined) next.set(word, [target]);
        else targets.push(target);
      }
      current = [target];
    }
  }

  function spellingsOf(token: string): string[] {
    const alike = (bySqueezed.get(squeeze(token)) ?? []).filter((word) => isStretched(token, word));
    if (isLaughter(token)) return [...alike, 'haha'];
    if (alike.length > 0 || reading === undefined || reading.others.has(token)) return alike;
    return misspellings.meantBy(token);
  }

  return {
    add(list, sets, kind) {
      const phrasesOfSet = new Map(Object.entries(sets).map(([name, set]) => [name, phrasesOf(set)]));
      for (const phrase of phrasesOf(list)) {
        let places = [start];
        for (const part of phrase) {
          const end = createPlace();
          const isSet = part.startsWith('[');
          const isOptional = isSet && part.endsWith('?');
          const choices = isSet ? phrasesOfSet.get(part.slice(1, isOptional ? -2 : -1)) : [[part]];
          if (choices === undefined) throw new Error(`There is no set for ${part} in "${phrase.join(' ')}"`);
          for (const words of choices) connect(places, words, end);
          places = isOptional ? [...places, end] : [end];
        }
        for (const place of places) place.kinds |= kind;
      }
    },
    phrasesAt(tokens, from) {
      const found: { end: number; kinds: number }[] = [];
      let places = [start];
      for (let index = from; index < tokens.length && places.length > 0; index += 1) {
        const words = spellingsOf(tokens[index]!);
        const reached = places.flatMap((place) => words.flatMap((word) => place.next.get(word) ?? []));
        const kinds = reached.reduce((all, place) => all | place.kinds, 0);
        if (kinds !== 0) found.push({ end: index + 1, kinds });
        const isStepped = index > from && reading?.particles.has(tokens[index]!) === true;
        places = isStepped ? [...reached, ...places] : reached;
      }
      return found;
    },
  };
}

/** The phrases of a list, each as its words. */
export function phrasesOf(list: string): string[][] {
  const phrases = list.split(',').map((phrase) => phrase.replaceAll('\n', ' ').split(' '));
  return phrases.map((words) => words.filter((word) => word !== '')).filter((words) => words.length > 0);
}

function createPlace(): Place {
  return { next: new Map(), kinds: 0 };
}

/** Whether a token is a word, or the word with letters drawn out: three or more anywhere, any at its end. */
function isStretched(token: string, word: string): boolean {
  if (token === word) return true;
  if (squeeze(word) === 'k') return false;
  const wordRuns = runsOf(word);
  return runsOf(token).every((run, index, { length }) => {
    const plain = wordRuns[index]!;
    return run === plain || (run > plain && (run >= 3 || index === length - 1));
  });
}

const laughs = ['ha', 'he', 'hi', 'ja', 'je', 'ji', 'rs', 'xa'];

/** Laughter is spelled in any length: `jajaja`, `ahahah`, `kkkkk`. */
function isLaughter(token: string): boolean {
  if (token.length < 4 && token !== 'kkk') return false;
  const letters = new Set(token);
  if (letters.size === 1) return letters.has('k');
  return letters.size === 2 && laughs.some((laugh) => letters.has(laugh[0]!) && letters.has(laugh[1]!));
}
