import { hear, loadExamples } from './examples.ts';
import { comparedWords } from './words.ts';

/** How alike a question and a text are in what is asked, in words and in matters: each 0 to 1. */
export type Alike = { asked: number; words: number; matters: number };

const remembered = 2_000;
const profiles = new Map<string, Map<string, number>>();
const stemLength = 5;

/** Returns a function that compares texts with a question. */
export function alikeTo(question: string): (told: string) => Alike {
  const { index } = loadExamples();
  const asked = profileOf(question);
  const words = [...new Set(comparedWords(question).filter((word) => word.length > 2))];
  const matters = index.mattersOf(question);
  return (told) => {
    const stems = new Set(comparedWords(told).map(stem));
    const named = new Set(index.mattersOf(told));
    const parts = [told, ...told.split(/(?<=[.!?;])\s+|\n/)].filter((part) => part !== '');
    return {
      asked: Math.max(...parts.map((part) => cosine(asked, profileOf(part)))),
      words: shareOf(
        words,
        (word) => stems.has(stem(word)),
        (word) => index.weight(word) ** 2,
      ),
      matters: shareOf(matters, (matter) => named.has(matter), index.matterWeight),
    };
  };
}

/** Returns how many words of a question neither a text has nor an example that asks the same. */
export function countUnknownWords(question: string, told: string): number {
  const { knows } = loadExamples().index;
  const stems = new Set(comparedWords(told).map(stem));
  const move = hear(question, null)[0]?.move ?? '';
  return comparedWords(question).filter((word) => word.length > 4 && !knows(word, move) && !stems.has(stem(word)))
    .length;
}

/** Returns how like a text is to the messages of each move, as a vector of length 1. */
function profileOf(text: string): Map<string, number> {
  const known = profiles.get(text);
  if (known !== undefined) return known;
  const likeness = [...loadExamples().index.labels(text)];
  const mean = likeness.reduce((sum, [, value]) => sum + value, 0) / likeness.length;
  const profile = scaled(new Map(likeness.map(([move, value]) => [move, Math.max(0, value - mean) ** 2])));
  for (const heard of hear(text, null))
    if (/^ask-(?!other)/.test(heard.move)) profile.set(heard.move, (profile.get(heard.move) ?? 0) + heard.likeness);
  if (profiles.size >= remembered) profiles.clear();
  profiles.set(text, scaled(profile));
  return profile;
}

function scaled(vector: Map<string, number>): Map<string, number> {
  const length = Math.hypot(...vector.values()) || 1;
  for (const [key, value] of vector) vector.set(key, value / length);
  return vector;
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

const stem = (word: string) => word.slice(0, stemLength);
