import { createMisspellings } from './misspellings.ts';
import { runsOf, squeeze } from './squeezed.ts';
import { createWordsByKey } from './words-by-key.ts';

/** What a token is read as: words of the list, in turn. */
export type Reading = { words: string[]; /** A guess, which needs company that is none. */ isLoose: boolean };

export type SpellingRules = {
  /** Words that are not a misspelling of another word. */
  others: Set<string>;
  /** Other spellings of words, from dialects or hurried typing. */
  aliases: Map<string, string[][]>;
  /** Returns the sound of a word; words that sound alike have the same. */
  soundOf: (word: string) => string;
};

export type Spellings = {
  /** Returns the readings of a token, those that are not guess first. */
  readingsOf(token: string): Reading[];
  /** Returns the words of the list that a token consists of, or the token. */
  divide(token: string): string[];
};

/** Min letters: shorter words sound like too many others. */
const minSoundedLetters = 4;
const minConsonants = 3;
/** Min letters of two words without a space between them: of the first, of the second, and of both. */
const minLettersBefore = 2;
const minLettersAfter = 4;
const minTogether = 6;

/** The typos of the words of all lists. Most are in several lists; each list knows its own words. */
const misspellings = createMisspellings();

/** Words by their forms. */
export type WordForms = ReturnType<typeof createWordForms>;

/** Returns no words yet; without rules, their letters may only be drawn out. */
export function createWordForms(rules: SpellingRules | null) {
  const all = new Set<string>();
  /** By the form without repeated letters; a token may be its drawn-out spelling. */
  const bySqueezed = createWordsByKey();
  const bySound = createWordsByKey();
  const byConsonants = createWordsByKey();
  return {
    rules,
    bySqueezed,
    bySound,
    byConsonants,
    learn(word: string): void {
      if (all.has(word)) return;
      all.add(word);
      bySqueezed.add(squeeze(word), word);
      if (rules === null) return;
      misspellings.learn(word);
      if (word.length >= minSoundedLetters) {
        bySound.add(rules.soundOf(word), word);
        byConsonants.add(withoutVowels(word), word);
      }
    },
  };
}

/** Returns how tokens may be spelled to be read as one of these words, whose forms were learned. */
export function createSpellings(
  { rules, bySqueezed, bySound, byConsonants }: WordForms,
  words: Set<string>[],
): Spellings {
  const isKnown = (word: string) => words.some((some) => some.has(word));

  function stretched(token: string): string[] {
    return bySqueezed.get(squeeze(token)).filter((word) => isKnown(word) && isStretched(token, word));
  }

  function soundingLike(token: string): string[] {
    if (token.length < minSoundedLetters || rules === null) return [];
    return bySound.get(rules.soundOf(token)).filter((word) => isKnown(word));
  }

  function withConsonants(token: string): string[] {
    return isConsonants(token) ? byConsonants.get(token).filter((word) => isKnown(word)) : [];
  }

  return {
    readingsOf(token) {
      const same = stretched(token).map((word) => [word]);
      if (isLaughter(token)) same.push(['haha']);
      if (rules === null) return same.map(sure);
      const aliases = rules.aliases.get(token) ?? [];
      if (same.length + aliases.length > 0) return [...same, ...aliases].map(sure);
      if (rules.others.has(token)) return [];
      const alike = [...soundingLike(token), ...withConsonants(token)];
      const slips = misspellings.meantBy(token).filter(({ word }) => isKnown(word));
      const near = [...alike, ...slips.filter(({ isSmall }) => isSmall).map(({ word }) => word)];
      if (near.length > 0) return near.map((word) => sure([word]));
      return slips.map(({ word }) => ({ words: [word], isLoose: true }));
    },
    divide(token) {
      if (rules === null || isKnown(token) || rules.others.has(token) || rules.aliases.has(token)) return [token];
      if (token.length < minTogether || stretched(token).length > 0 || isLaughter(token)) return [token];
      for (let at = token.length - minLettersAfter; at >= minLettersBefore; at -= 1) {
        const parts = [token.slice(0, at), token.slice(at)];
        if (parts.every((part) => isKnown(part))) return parts;
      }
      return [token];
    },
  };
}

function sure(words: string[]): Reading {
  return { words, isLoose: false };
}

const vowels = new Set('aeiou');

function withoutVowels(word: string): string {
  return Array.from(word)
    .filter((letter) => !vowels.has(letter))
    .join('');
}

/** Whether a token has only consonants: "wrks", "prfct"; no language has words like that. */
function isConsonants(token: string): boolean {
  return token.length >= minConsonants && !Array.from(token).some((letter) => vowels.has(letter) || letter === 'y');
}

/**
 * Whether a token is the word, or the word with letters drawn out:
 * three or more anywhere, any number at its end.
 */
function isStretched(token: string, word: string): boolean {
  if (token === word) return true;
  if (isConsonant(squeeze(word))) return false;
  const wordRuns = runsOf(word);
  return runsOf(token).every((run, index, { length }) => {
    const plain = wordRuns[index]!;
    return run === plain || (run > plain && (run >= 3 || index === length - 1));
  });
}

/** Whether a word is one consonant, also drawn out: "kkk" and "mmm". */
function isConsonant(word: string): boolean {
  return word.length === 1 && !vowels.has(word);
}

const laughs = ['ha', 'he', 'hi', 'ja', 'je', 'ji', 'rs', 'xa'];

/** Whether a token is laughter, which has any length: `jajaja`, `ahahah`, `kkkkk`. */
function isLaughter(token: string): boolean {
  if (token.length < 4 && token !== 'kkk') return false;
  const letters = new Set(token);
  if (letters.size === 1) return letters.has('k');
  return letters.size === 2 && laughs.some((laugh) => letters.has(laugh[0]!) && letters.has(laugh[1]!));
}
