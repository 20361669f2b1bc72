import { characters } from '@spotter/language/text/characters';
import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { foldText } from '@spotter/language/text/folded-text';
import { hashedText } from '@spotter/language/text/hashed-text';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { withNumbersInDigits } from '@spotter/language/numbers/number-words';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { boundedPassages, type Passage } from '../passage.ts';
import { inventedFacts } from './invented-facts.ts';
import { wholeText } from './support.ts';
import type { ShownVerdict } from './resolve-verdicts.ts';

/** False sentences that a check has to judge before and after those of an answer, without knowing which they are. */
export type PlantedSentences = { before: string[]; after: string[] };

/** How many false sentences a check is given, and how many of them differ from true ones in a number. */
const planted = 3;
const plantedNumbers = 2;
/** A sentence to be made false: neither a scrap nor a paragraph, in characters. */
const [minLength, maxLength] = [15, 220];
/** Longer numbers are years, postal codes and phone numbers. */
const maxDigits = 3;
/** How much of what else was said is looked through for numbers, in characters. */
const maxSaidLength = 4000;
/** Smaller numbers are said in words too often. */
const smallestFalse = 13;
/** How far a false number is from the true one: more than any rounding. From `large` on it is lower. */
const large = 40;
const muchLess = 0.7;
const muchMore = 1.3;
const spread = 5;

const digits = characters('0-9');
const letters = characters(String.raw`\p{L}`);
const notOneNumber = characters('/@:#');

/**
 * Returns sentences that are false: those of the answer and of its sources with a number that stands nowhere,
 * and facts that nobody has. `additionalTexts`: what else the check sees. A check that calls one of them true
 * agrees with anything, and has shown nothing about the answer. The same answer always gets the same ones, and
 * another answer others.
 */
export function plantSentences(
  answer: string,
  {
    passages,
    named,
    additionalTexts,
    language,
  }: { passages: Passage[]; named: Passage[]; additionalTexts: string[]; language: ChatLanguage },
): PlantedSentences {
  const shown = boundedPassages(passages);
  const texts = [answer, ...shown.map(wholeText), additionalTexts.join('\n').slice(-maxSaidLength)];
  const known = new Set(texts.flatMap((text) => [...numbersIn(text)]));
  // "Foundations 12" is a name, and another number in it a slip of the pen.
  const stored = new Set(passages.flatMap(({ title }) => digits.runs(title)));
  const seed = seedOf(answer);
  const numbersOfSources = new Set(named.flatMap(({ text }) => digits.runs(text)));
  const ofSources = sentencesOf(answer).filter((sentence) =>
    digits.runs(sentence).some((number) => numbersOfSources.has(number)),
  );
  const sentences: string[] = [];
  for (const trueOne of trueSentences(rotated(ofSources, seed).slice(0, 1), [named, shown], seed)) {
    if (sentences.length === plantedNumbers) break;
    const falseOne = falseIn(trueOne, { known, kept: stored, seed });
    if (falseOne !== null && !sentences.includes(falseOne)) sentences.push(falseOne);
  }
  sentences.push(...rotated(inventedFacts(language, texts), seed).slice(0, planted - sentences.length));
  const isBefore = (_sentence: string, index: number) => ((seed >> index) & 1) === 1;
  return {
    before: sentences.filter(isBefore),
    after: sentences.filter((sentence, index) => !isBefore(sentence, index)),
  };
}

/**
 * Parts the verdicts on an answer from those on what was planted;
 * null where one of these was not seen to be false.
 */
export function verdictsOnAnswer(verdicts: ShownVerdict[], { before, after }: PlantedSentences): ShownVerdict[] | null {
  const end = verdicts.length - after.length;
  const isFooled = [...verdicts.slice(0, before.length), ...verdicts.slice(end)].some(
    ({ verdict }) => verdict === 'supported' || verdict === 'no-claim',
  );
  return isFooled ? null : verdicts.slice(before.length, end);
}

/** Cuts no more passages into sentences than it is asked for: there may be thousands of them. */
function* trueSentences(ofAnswer: string[], sources: Passage[][], seed: number): Generator<string> {
  yield* ofAnswer;
  for (const passages of sources)
    for (const { text } of rotated(passages, seed)) yield* rotated(sentencesOf(text), seed);
}

/** Returns a sentence with another number instead of its first; null where it has none that could be another. */
function falseIn(
  sentence: string,
  { known, kept: stored, seed }: { known: Set<string>; kept: Set<string>; seed: number },
): string | null {
  const text = sentence.trim();
  if (text.length < minLength || text.length > maxLength || text.endsWith('?')) return null;
  const words = text.split(' ');
  const at = words.findIndex((word) => isPlainNumber(word) && !stored.has(digits.runs(word)[0]!));
  if (at === -1) return null;
  const [number = ''] = digits.runs(words[at]!);
  words[at] = words[at]!.replace(number, String(falseNumber(Number(number), known, seed)));
  return words.join(' ');
}

/** "$697", "14-day", "12": one number and nothing before it but signs. */
function isPlainNumber(word: string): boolean {
  const [number = '', ...others] = digits.runs(word);
  const before = word.slice(0, word.indexOf(number));
  return (
    number !== '' &&
    others.length === 0 &&
    number.length <= maxDigits &&
    Number(number) > 1 &&
    !letters.areIn(before) &&
    !notOneNumber.areIn(word)
  );
}

/** Returns the numbers in a text, in words too, and the parts of each that could be taken for one. */
const numbersIn = rememberLatest(
  (text: string) => text,
  (text: string): ReadonlySet<string> => {
    const parts = new Set<string>();
    for (const run of digits.runs(withNumbersInDigits(foldText(text))))
      for (let from = 0; from < run.length; from += 1)
        for (let length = 1; length <= maxDigits + 1; length += 1) parts.add(run.slice(from, from + length));
    return parts;
  },
  { max: 100, maxKeyLength: maxSaidLength },
);

/** Returns a number not far off that is in nothing that was said, not even as a part of another. */
function falseNumber(value: number, known: Set<string>, seed: number): number {
  const isKnown = (number: number) => known.has(String(number));
  // Of 93 percent 112 would be seen without reading.
  let lower = value < large ? 0 : Math.floor(value * muchLess) - (seed % spread);
  while (lower > smallestFalse && isKnown(lower)) lower -= 1;
  if (lower > smallestFalse) return lower;
  let higher = Math.max(Math.ceil(value * muchMore) + (seed % spread), smallestFalse);
  while (isKnown(higher)) higher += 1;
  return higher;
}

function rotated<Item>(items: Item[], seed: number): Item[] {
  const start = items.length === 0 ? 0 : seed % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function seedOf(text: string): number {
  const hash = hashedText(text);
  return (hash ^ (hash >>> 15)) >>> 0;
}
