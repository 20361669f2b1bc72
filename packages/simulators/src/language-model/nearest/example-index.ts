import { hashText } from '../reading/plain-text.ts';
import { comparedWords, mendWords } from './words.ts';

/** A row, or all rows of a label as one, near a text; `likeness` is from 0 to 1. */
export type Near<Row> = { row: Row; likeness: number };
export type ExampleIndex<Row> = {
  nearest(text: string): Near<Row>[];
  /** Returns how much a text is like all examples of each label together. */
  labels(text: string): Map<string, number>;
  language(text: string): number;
  /** Returns how much a word says: little where many examples have it. */
  weight(word: string): number;
  /** Returns the matters of a text that tell something, the most telling first. */
  mattersOf(text: string): string[];
  /** Returns how much a matter says. */
  matterWeight(matter: string): number;
  /** Whether the word, or one that is a letter away, is in an example of the move, or in many of all. */
  knows(word: string, move: string): boolean;
};

/** `share`: what the matters count beside the letters: much only where they say much. */
type Vector = { letters: Map<number, number>; matters: Map<number, number>; share: number };
type Posting = { at: number[]; weight: number[] };

const buckets = 1 << 20;
/** The most that the matters of a text count beside its letters, and the information from which on they do. */
const mattersCount = 0.65;
const muchInformation = 4.5;
/** Matters that are in every other question. */
const tellingNothing = new Set([
  'question',
  'self',
  'not',
  'want',
  'need',
  'wh-time',
  'agree',
  'ackn',
  'person',
  'now',
]);
const nearestRows = 40;
const manyExamples = 4;
const minSimilarity = 0.15;

/**
 * Returns an index of rows by the letters and the matters of their texts: a typo changes few of the letters, and
 * other words for the same thing have its matter.
 */
export function createExampleIndex<Row extends { text: string; move: string; lang: string }>(
  rows: readonly Row[],
  conceptsIn: (words: string[]) => Set<string>,
): ExampleIndex<Row> {
  const words = rows.map(({ text }) => comparedWords(text));
  const mend = mendWords(words.flat());
  const movesOf = new Map<string, string[]>();
  for (const [nth, { move }] of rows.entries())
    for (const word of new Set(words[nth])) movesOf.set(word, [...(movesOf.get(word) ?? []), move]);
  const features = words.map((own) => featuresOf(own, conceptsIn));
  const counts = new Map<number, number>();
  for (const { letters, matters } of features)
    for (const feature of [...letters, ...matters]) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weightOf = (feature: number) => Math.log((rows.length + 1) / (counts.get(feature) ?? 0.5));
  const vectorOf = ({ letters, matters }: ReturnType<typeof featuresOf>): Vector => ({
    letters: normalized(new Map(letters.map((one) => [one, weightOf(one)]))),
    matters: normalized(new Map(matters.map((one) => [one, weightOf(one)]))),
    share: mattersCount * Math.min(1, Math.hypot(...matters.map(weightOf)) / muchInformation),
  });
  const vectors = features.map(vectorOf);
  const moves = [...new Set(rows.map(({ move }) => move))];
  const byRow = new Map<number, Posting>();
  const byMove = new Map<number, Posting>();
  for (const [nth, vector] of vectors.entries()) post(byRow, nth, vector);
  for (const [nth, move] of moves.entries())
    post(byMove, nth, sumOf(vectors.filter((_, at) => rows[at]!.move === move)));
  const spoken = new Map<string, { es: number; en: number }>();
  for (const [nth, own] of words.entries()) {
    const { lang } = rows[nth]!;
    if (lang !== 'es' && lang !== 'en') continue;
    for (const word of new Set(own)) {
      const counted = spoken.get(word) ?? { es: 0, en: 0 };
      counted[lang] += 1;
      spoken.set(word, counted);
    }
  }
  const mattersOf = (text: string) =>
    [...conceptsIn(comparedWords(text).map(mend))]
      .filter((name) => !tellingNothing.has(name))
      .toSorted((one, other) => weightOf(featureOf(other)) - weightOf(featureOf(one)));
  const asked = (text: string) => vectorOf(featuresOf(comparedWords(text).map(mend), conceptsIn));
  return {
    weight: (word) => weightOf(hashText(` ${word} `) % buckets),
    mattersOf,
    matterWeight: (matter) => weightOf(featureOf(matter)),
    knows(word, move) {
      const used = movesOf.get(mend(word)) ?? [];
      return used.includes(move) || used.length >= manyExamples;
    },
    nearest(text) {
      const near: Near<Row>[] = [];
      for (const [nth, likeness] of scores(byRow, asked(text), rows.length).entries())
        if (likeness > minSimilarity) near.push({ row: rows[nth]!, likeness });
      return near.toSorted((one, other) => other.likeness - one.likeness).slice(0, nearestRows);
    },
    labels: (text) =>
      new Map(Array.from(scores(byMove, asked(text), moves.length), (likeness, nth) => [moves[nth]!, likeness])),
    language(text) {
      let sign = 0;
      for (const word of comparedWords(text)) {
        const { es, en } = spoken.get(word) ?? { es: 0, en: 0 };
        // A word of both languages says little.
        if (es + en > 0) sign += ((es - en) / (es + en)) ** 3 * Math.min(es + en, 3);
      }
      return sign;
    },
  };
}

/** The matters are numbered above all letters. */
const featureOf = (matter: string) => buckets + (hashText(matter) % buckets);

function featuresOf(words: string[], conceptsIn: (words: string[]) => Set<string>) {
  const letters = new Set<number>();
  for (const [nth, word] of words.entries()) {
    const padded = ` ${word} `;
    letters.add(hashText(padded) % buckets);
    for (let at = 0; at + 3 <= padded.length; at += 1) {
      letters.add(hashText(padded, at, at + 3) % buckets);
      if (at + 4 <= padded.length) letters.add(hashText(padded, at, at + 4) % buckets);
    }
    const next = words[nth + 1];
    if (next !== undefined) letters.add(hashText(`${word}+${next}`) % buckets);
  }
  const matters = [...conceptsIn(words)].map(featureOf);
  return { letters: [...letters], matters: [...new Set(matters)] };
}

function normalized(weights: Map<number, number>): Map<number, number> {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}

function sumOf(vectors: Vector[]): Vector {
  const sum: Vector = { letters: new Map(), matters: new Map(), share: mattersCount };
  for (const part of ['letters', 'matters'] as const) {
    for (const vector of vectors) {
      for (const [feature, weight] of vector[part]) sum[part].set(feature, (sum[part].get(feature) ?? 0) + weight);
    }
    normalized(sum[part]);
  }
  return sum;
}

function post(postings: Map<number, Posting>, nth: number, { letters, matters }: Vector): void {
  for (const [feature, weight] of [...letters, ...matters]) {
    const posting = postings.get(feature) ?? { at: [], weight: [] };
    posting.at.push(nth);
    posting.weight.push(weight);
    postings.set(feature, posting);
  }
}

function scores(postings: Map<number, Posting>, { letters, matters, share }: Vector, count: number): Float32Array {
  const found = new Float32Array(count);
  const add = (part: Map<number, number>, counts: number) => {
    for (const [feature, weight] of part) {
      const posting = postings.get(feature);
      if (posting === undefined) continue;
      const { at, weight: weights } = posting;
      for (let place = 0; place < at.length; place += 1) found[at[place]!]! += counts * weight * weights[place]!;
    }
  };
  add(letters, 1 - share);
  add(matters, share);
  return found;
}
