import { loadExamples } from './examples.ts';
import { comparedWords } from './words.ts';

/**
 * How alike a question and a text are in what is asked, in words, in matters, and in those with which others ask
 * the same: each 0 to 1.
 */
export type Alike = { asked: number; words: number; matters: number; topic: number };

const remembered = 2_000;
const profiles = new Map<string, Profile>();
/** Min share of their pieces that two forms of a word have in common. */
const sameWord = 0.6;
const pieceLength = 3;
/** Matters that are in every other question. */
const tellingNothing = new Set('question self not want need wh-time agree ackn person now'.split(' '));

/**
 * Returns which part of what a text asks is understood, from 0 to 1: what it says in words that the examples
 * know, or how likely one question is all the same.
 */
export function understoodOf(text: string, isKnown: (word: string) => boolean = () => false): number {
  const { rarity, knows } = loadExamples().words;
  const words = wordsOf(text);
  const isUnderstood = (word: string) => knows(word) || mattersOf(word).length > 0 || isKnown(word);
  const share = words.length === 0 ? 1 : shareOf(words, isUnderstood, (word) => rarity(word) ** 2);
  return Math.max(share, profileOf(text).sureness);
}

/**
 * Returns a function that compares texts with a question: rare words and matters of it say the most, and words
 * that few of the texts among them have. Of a question with words that no example has only a part is
 * understood, unless the text has them, too.
 */
export function alikeTo(question: string, among: string[] = []): (told: string) => Alike {
  const { rarity } = loadExamples().words;
  const asked = profileOf(question);
  const words = wordsOf(question);
  const others = among.map((text) => new Set(comparedWords(text)));
  const telling = new Map(
    words.map((word) => {
      const holders = others.filter((spoken) => has(spoken, word)).length;
      return [word, 1 - Math.log(Math.max(holders, 1)) / Math.log(others.length + 2)];
    }),
  );
  const matters = mattersOf(question);
  return (told) => {
    const spoken = new Set(comparedWords(told));
    const named = new Set(mattersOf(told));
    const parts = [told, ...told.split(/(?<=[.!?;])\s+|\n/)].filter((part) => part !== '');
    const understood = understoodOf(question, (word) => has(spoken, word));
    return {
      asked:
        understood *
        Math.sqrt(asked.clearness) *
        Math.max(...parts.map((part) => cosine(asked.likely, profileOf(part).likely))),
      words: shareOf(
        words,
        (word) => has(spoken, word),
        (word) => rarity(word) ** 2,
        (word) => telling.get(word)!,
      ),
      matters:
        understood *
        shareOf(
          matters,
          (matter) => named.has(matter),
          (matter) => rarity(`#${matter}`),
        ),
      topic: [...asked.all].reduce((sum, [move, likelihood]) => sum + likelihood * topicShare(move, named), 0),
    };
  };
}

/** Returns which part of the matters of a move's examples is among these, rare ones counting more. */
function topicShare(move: string, named: Set<string>): number {
  const matters = topics().get(move) ?? new Map<string, number>();
  return shareOf(
    [...matters],
    ([matter]) => named.has(matter),
    ([, weight]) => weight,
  );
}

let topicsByMove: Map<string, Map<string, number>> | null = null;

/** Returns by move how much each matter says of it: how many of its examples have it, and how rare it is. */
function topics(): Map<string, Map<string, number>> {
  if (topicsByMove !== null) return topicsByMove;
  const { examples, words } = loadExamples();
  topicsByMove = new Map();
  for (const [move, own] of Map.groupBy(examples, (example) => example.move)) {
    const weights = new Map<string, number>();
    for (const { text } of own)
      for (const matter of new Set(mattersOf(text)))
        weights.set(matter, (weights.get(matter) ?? 0) + words.rarity(`#${matter}`) / own.length);
    topicsByMove.set(move, new Map([...weights].map(([matter, weight]) => [matter, weight ** topicPower])));
  }
  return topicsByMove;
}
const topicPower = 2;

function wordsOf(text: string): string[] {
  return [...new Set(comparedWords(text).filter((word) => word.length > 2 || /\d/.test(word)))];
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

/**
 * How likely each question is of a text, as a vector of length 1; `clearness`: 1 where it can only be one;
 * `sureness`: how likely the likeliest is of all that a text can be.
 */
type Profile = { likely: Map<string, number>; all: Map<string, number>; clearness: number; sureness: number };

function profileOf(text: string): Profile {
  const known = profiles.get(text);
  if (known !== undefined) return known;
  const asking = loadExamples()
    .classify(text, null)
    .filter(({ move }) => move.startsWith('ask-'));
  const all = asking.reduce((sum, { likelihood }) => sum + likelihood, 0) || 1;
  const profile = {
    all: new Map(asking.slice(0, 5).map(({ move, likelihood }) => [move, likelihood])),
    likely: new Map(asking.map(({ move, likelihood }) => [move, Math.sqrt(likelihood / all)])),
    clearness: Math.hypot(...asking.map(({ likelihood }) => likelihood / all)),
    sureness: asking[0]?.likelihood ?? 0,
  };
  if (profiles.size >= remembered) profiles.clear();
  profiles.set(text, profile);
  return profile;
}

function cosine(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [move, value] of one) sum += value * (other.get(move) ?? 0);
  return sum;
}

/** Returns which part of a whole is shared, by weight; what is shared may count less than it would alone. */
function shareOf<One>(
  all: One[],
  isShared: (one: One) => boolean,
  weight: (one: One) => number,
  counts: (one: One) => number = () => 1,
): number {
  const whole = all.reduce((total, one) => total + weight(one), 0);
  const shared = all.filter(isShared).reduce((total, one) => total + weight(one) * counts(one), 0);
  return all.length === 0 ? 0 : shared / whole;
}
