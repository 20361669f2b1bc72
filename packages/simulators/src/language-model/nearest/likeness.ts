import { loadExamples } from './examples.ts';
import { comparedWords } from './words.ts';

/** How alike a question and a text are in what is asked, in words and in matters: each 0 to 1. */
export type Alike = { asked: number; words: number; matters: number };

const remembered = 2_000;
const profiles = new Map<string, Map<string, number>>();
/** Min share of their pieces that two forms of a word have in common. */
const sameWord = 0.55;
const pieceLength = 3;
/** Matters that are in every other question. */
const tellingNothing = new Set('question self not want need wh-time agree ackn person now'.split(' '));

/** Returns a function that compares texts with a question: rare words and matters of it say the most. */
export function alikeTo(question: string): (told: string) => Alike {
  const { rarity } = loadExamples().words;
  const asked = profileOf(question);
  const words = [...new Set(comparedWords(question).filter((word) => word.length > 2))];
  const matters = mattersOf(question);
  return (told) => {
    const spoken = new Set(comparedWords(told));
    const named = new Set(mattersOf(told));
    const parts = [told, ...told.split(/(?<=[.!?;])\s+|\n/)].filter((part) => part !== '');
    return {
      asked: Math.max(...parts.map((part) => cosine(asked, profileOf(part)))),
      words: shareOf(
        words,
        (word) => has(spoken, word),
        (word) => rarity(word) ** 2,
      ),
      matters: shareOf(
        matters,
        (matter) => named.has(matter),
        (matter) => rarity(`#${matter}`),
      ),
    };
  };
}

function mattersOf(text: string): string[] {
  return [...loadExamples().mattersIn(comparedWords(text))].filter((matter) => !tellingNothing.has(matter));
}

/** Whether a word is among others, in another form or with a typing mistake. */
function has(spoken: Set<string>, word: string): boolean {
  if (spoken.has(word)) return true;
  const own = piecesOf(word);
  return [...spoken].some((other) => {
    if (other.length <= pieceLength) return false;
    const pieces = piecesOf(other);
    const shared = [...own].filter((piece) => pieces.has(piece)).length;
    return (2 * shared) / (own.size + pieces.size) >= sameWord;
  });
}

function piecesOf(word: string): Set<string> {
  const padded = ` ${word}`;
  return new Set(
    Array.from({ length: Math.max(1, padded.length - pieceLength + 1) }, (_, at) => padded.slice(at, at + pieceLength)),
  );
}

/** Returns how likely each question is of a text, as a vector of length 1. */
function profileOf(text: string): Map<string, number> {
  const known = profiles.get(text);
  if (known !== undefined) return known;
  const asking = loadExamples()
    .classify(text, null)
    .filter(({ move }) => /^ask-(?!other)/.test(move));
  const all = asking.reduce((sum, { likelihood }) => sum + likelihood, 0) || 1;
  const profile = new Map(asking.map(({ move, likelihood }) => [move, Math.sqrt(likelihood / all)]));
  if (profiles.size >= remembered) profiles.clear();
  profiles.set(text, profile);
  return profile;
}

function cosine(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [move, value] of one) sum += value * (other.get(move) ?? 0);
  return sum;
}

function shareOf<One>(all: One[], isShared: (one: One) => boolean, weight: (one: One) => number): number {
  const sum = (some: One[]) => some.reduce((total, one) => total + weight(one), 0);
  return all.length === 0 ? 0 : sum(all.filter(isShared)) / sum(all);
}
