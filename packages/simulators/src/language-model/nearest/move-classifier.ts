import { hashText } from '../reading/plain-text.ts';
import { comparedWords } from './words.ts';

/** Returns how likely each move is of a message that came after a question; all together are 1. */
export type MoveClassifier = (text: string, after: string | null) => { move: string; likelihood: number }[];

type Learned = { text: string; move: string; after?: string };

const places = 1 << 15;
const pieceLength = 4;
const rounds = 5;
const maxStep = 0.5;
/** What makes the scores of messages by another hand likelihoods: of those with 0.5 half are right. */
const sharpness = 8;
const lengths = [2, 5, 10];

/**
 * Learns from examples which move a message is: a linear classifier (passive-aggressive, averaged) of its words,
 * neighboring words, pieces of words and matters.
 */
export function learnMoves(examples: readonly Learned[], mattersIn: (words: string[]) => Set<string>): MoveClassifier {
  const moves = [...new Set(examples.map(({ move }) => move))];
  const size = moves.length;
  const signsOf = (text: string, after: string | null) => {
    const words = comparedWords(text);
    const signs = placesOf(words, [...mattersIn(words)], after);
    return { places: Int32Array.from(signs, (place) => place * size), worth: 1 / Math.sqrt(signs.size) };
  };
  const weights = new Float32Array(places * size);
  const sums = new Float32Array(places * size);
  const scores = (signs: ReturnType<typeof signsOf>) => {
    const found = new Float32Array(size);
    for (const place of signs.places) for (let move = 0; move < size; move += 1) found[move]! += weights[place + move]!;
    return found.map((sum) => sum * signs.worth);
  };
  let step = 0;
  /** Returns whether the example was not clear yet. */
  const learn = ({ signs, move }: { signs: ReturnType<typeof signsOf>; move: number }): boolean => {
    step += 1;
    const found = scores(signs);
    const own = found[move]!;
    found[move] = -Infinity;
    const other = indexOfMax(found);
    const loss = 1 - own + found[other]!;
    if (loss <= 0) return false;
    const change = Math.min(maxStep, loss / 2) * signs.worth;
    for (const place of signs.places) {
      weights[place + move]! += change;
      weights[place + other]! -= change;
      sums[place + move]! += step * change;
      sums[place + other]! -= step * change;
    }
    return true;
  };
  // The same order each time, and no move long after another.
  let unclear = examples
    .map(({ text, move, after }) => ({ order: hashText(text), text, move: moves.indexOf(move), after: after ?? null }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ text, move, after }) => ({ signs: signsOf(text, after), move }));
  for (let round = 0; round < rounds; round += 1) unclear = unclear.filter(learn);
  for (let at = 0; at < weights.length; at += 1) weights[at]! -= sums[at]! / (step + 1);
  return (text, after) => {
    const powers = Array.from(scores(signsOf(text, after)), (score) => Math.exp(sharpness * score));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return powers
      .map((power, nth) => ({ move: moves[nth]!, likelihood: power / all }))
      .toSorted((one, other) => other.likelihood - one.likelihood);
  };
}

function placesOf(words: string[], matters: string[], after: string | null): Set<number> {
  const found = new Set<number>();
  const add = (sign: string) => found.add(hashText(sign) % places);
  for (const [nth, word] of words.entries()) {
    const padded = ` ${word} `;
    add(padded);
    for (let at = 0; at + pieceLength <= padded.length; at += 1) add(padded.slice(at, at + pieceLength));
    if (nth + 1 < words.length) add(`${word}+${words[nth + 1]}`);
    if (nth + 2 < words.length) add(`${word}++${words[nth + 2]}`);
  }
  for (const [nth, matter] of matters.toSorted().entries()) {
    add(`#${matter}`);
    for (const other of matters.toSorted().slice(nth + 1)) add(`#${matter}#${other}`);
  }
  add(`^${words[0]}`);
  add(`^${words[0]} ${words[1]}`);
  add(`$${words.at(-1)}`);
  add(words.includes('?') ? 'asks' : 'states');
  const length = lengths.find((most) => words.length <= most) ?? 'long';
  add(`length ${length}`);
  if (after !== null) add(`after ${after} ${length}`);
  return found;
}

function indexOfMax(numbers: Float32Array): number {
  let max = 0;
  for (let at = 1; at < numbers.length; at += 1) if (numbers[at]! > numbers[max]!) max = at;
  return max;
}
