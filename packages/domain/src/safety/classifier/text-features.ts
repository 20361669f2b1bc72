import { foldText } from '@spotter/language/text/folded-text';
import { characters } from '@spotter/language/text/characters';

/** The features of a text for the classifier: places in its table of weights, and how much each counts. */
export type TextFeatures = { places: Int32Array; values: Float64Array };

/** How many places the table has: a power of two. Pieces of text that share one by chance share a weight. */
export const placesCount = 2 ** 18;

/** Lengths of runs of letters: short enough for typos and inflections, long enough to mean something. */
const minPieceLength = 2;
const maxPieceLength = 6;
const pieceWeight = 0.6;
/** A letter that is repeated more often than this is drawn out. */
const maxInARow = 2;

const letters = characters(String.raw`\p{L}`);
const digits = characters(String.raw`0-9`);
const pictures = characters(String.raw`\p{Extended_Pictographic}`);
/**
 * The steps of numbers in these chats: ages, weights, calories. Upper bounds, not included. All years count the
 * same: the rules know whether a person born in 2011 is a minor, because they know today's date.
 */
const numberSteps = [5, 10, 13, 18, 20, 35, 48, 100, 300, 1000, 1900, 2100];

/**
 * Returns the words, word pairs and pieces of words of a text, without case and accents, and what else is
 * `known` about it. The work grows with the text only.
 */
export function readFeatures(text: string, known: readonly string[] = []): TextFeatures {
  const words = readWords(foldText(text));
  const counts = new Map<number, { count: number; weight: number }>();
  const add = (kind: number, of: string, from: number, to: number, weight: number) => {
    const place = placeOf(kind, of, from, to);
    const counted = counts.get(place);
    if (counted === undefined) counts.set(place, { count: 1, weight });
    else counted.count += 1;
  };
  for (const word of words) {
    add(1, word, 0, word.length, 1);
    const bordered = `<${word}>`;
    for (let length = minPieceLength; length <= maxPieceLength; length += 1) {
      for (let from = 0; from + length <= bordered.length; from += 1)
        add(3, bordered, from, from + length, pieceWeight);
    }
  }
  const withEnds = ['^', ...words, '$'];
  for (let at = 0; at + 1 < withEnds.length; at += 1) {
    const pair = `${withEnds[at]} ${withEnds[at + 1]}`;
    add(2, pair, 0, pair.length, 1);
  }
  for (const fact of known) add(4, fact, 0, fact.length, 1);
  return scaled(counts);
}

/**
 * Returns the features, scaled: a repeated word counts hardly more than a single one, and a long text counts
 * more than a short one, but not in proportion.
 */
function scaled(counts: Map<number, { count: number; weight: number }>): TextFeatures {
  const values = Float64Array.from(counts.values(), ({ count, weight }) => weight * (1 + Math.log(count)));
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  const by = length === 0 ? 1 : 1 / (Math.sqrt(length) * Math.sqrt(Math.sqrt(length)));
  return { places: Int32Array.from(counts.keys()), values: values.map((value) => value * by) };
}

function readWords(folded: string): string[] {
  const words: string[] = [];
  let word = '';
  let wasDigit = false;
  const end = () => {
    if (word !== '') words.push(wasDigit ? sizeOf(word) : word);
    word = '';
  };
  for (const character of folded) {
    if (character === "'") continue;
    const isDigit = digits.areIn(character);
    if (!isDigit && !letters.areIn(character)) {
      end();
      if (character === '?' || character === '!' || pictures.areIn(character)) words.push(character);
      continue;
    }
    // "12kg" is two words.
    if (isDigit !== wasDigit) end();
    wasDigit = isDigit;
    if (isDigit || !word.endsWith(character.repeat(maxInARow))) word += character;
  }
  end();
  return words;
}

function sizeOf(number: string): string {
  const step = numberSteps.findIndex((bound) => Number(number) < bound);
  return step === 0 ? number : `#${step === -1 ? 'more' : numberSteps[step]}`;
}

/** Returns FNV-1a over a stretch of a string, mixed once more so that its low bits are good. */
function placeOf(kind: number, of: string, from: number, to: number): number {
  let hash = 0x811c9dc5 ^ kind;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ of.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & (placesCount - 1);
}
