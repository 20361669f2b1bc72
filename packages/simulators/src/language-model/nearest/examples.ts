import { readdirSync, readFileSync } from 'node:fs';
import { plainText } from '../reading/plain-text.ts';
import { learnMoves, type MoveClassifier } from './move-classifier.ts';
import { comparedWords, loadConcepts } from './words.ts';

/** A message as somebody typed it, with what it does in a talk; `after`: only as an answer to that question. */
export type Example = { text: string; lang: 'en' | 'es' | 'mixed'; move: string; after?: string };

/** What a message does, and how likely that is: from 0 to 1. */
export type Heard = { move: string; likelihood: number; text: string };

const data = new URL('../data/', import.meta.url);
/** Moves that change what happens are not guessed. */
const minLikelihoodByMove: Record<string, number> = { rude: 0.6, angry: 0.6, injection: 0.6, client: 0.6, pitch: 0.6, 'medical-now': 0.6, 'wants-person': 0.6, 'wrong-person': 0.6, 'no-thanks': 0.4, 'cancel-call': 0.4, 'move-call': 0.4, media: 0.5, 'wants-call': 0.35 }; // prettier-ignore
/** Below it nothing is understood. */
const enough = 0.15;
const enoughOfClause = 0.5;
const remembered = 2_000;
/** Stands for each address: the words in one mean nothing. */
const anyAddress = 'maya@example.com';
/** Two forms of a word have at least this many letters in common, and endings up to that long. */
const minStem = 5;
const maxEnding = 2;
const minExamples = 3;
/** A keyword before other words says nothing more. */
const keyword = /^[\p{Lu}\d]{4,}[\s,!.]+(?=\S)/u;

type Loaded = {
  examples: Example[];
  /** The moves of the same words, by them and by the question before them. */
  same: Map<string, string>;
  classify: MoveClassifier;
  words: ReturnType<typeof countWords>;
  mattersIn: (words: string[]) => Set<string>;
};
let loaded: Loaded | null = null;
const known = new Map<string, Heard[]>();

/** Returns a data file that is an object. */
export function readData(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, data), 'utf8'));
}

/** Returns all examples with what is learned of them, on the first use. */
export function loadExamples(): Loaded {
  if (loaded !== null) return loaded;
  const files = readdirSync(data).filter((name) => name.startsWith('turns') && name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(new URL(name, data), 'utf8').split('\n'));
  const examples = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Example);
  const mattersIn = loadConcepts(new URL('concepts.txt', data));
  const same = new Map(examples.map(({ text, move, after }) => [sameKey(text, after ?? null), move]));
  const words = countWords(examples, mattersIn);
  return (loaded = { examples, same, classify: learnMoves(examples, mattersIn), words, mattersIn });
}

/**
 * Returns what a message does in the talk, the whole first, then what its clauses do besides. `after` is the
 * question that our side had just asked. Empty where nothing is likely.
 */
export function hear(text: string, after: string | null): Heard[] {
  const key = `${after}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const bare = withoutKeyword(text).replace(/\S+@\S+/g, anyAddress);
  const whole = likeliestMove(bare, after, enough);
  const clauses = clausesOf(bare);
  const others = clauses.length < 2 ? [] : clauses.map((clause) => likeliestMove(clause, after, enoughOfClause));
  // The clause that does what the whole does says it in fewer words.
  const best = others.find((other) => other !== null && other.move === whole?.move) ?? whole;
  const heard = [best, ...others].filter(
    (one, nth, all): one is Heard => one !== null && all.findIndex((other) => other?.move === one.move) === nth,
  );
  if (known.size >= remembered) known.clear();
  known.set(key, heard);
  return heard;
}

/** Returns a text without the keyword before its words. */
export function withoutKeyword(text: string): string {
  return text.replace(keyword, '');
}

/** Returns words of both languages with which others ask the same, those that say most first. */
export function relatedWords(text: string, most: number): string[] {
  const { examples, words } = loadExamples();
  const [heard] = hear(text, null);
  // All other questions have no words in common.
  if (heard?.move === 'ask-other') return [];
  const told = new Map<string, number>();
  for (const example of examples.filter(({ move }) => move === heard?.move)) {
    for (const word of new Set(comparedWords(example.text)))
      if (word.length > 3) told.set(word, (told.get(word) ?? 0) + words.rarity(word));
  }
  const worth = ([word, sum]: [string, number]) => sum * words.rarity(word);
  return [...told]
    .toSorted((one, other) => worth(other) - worth(one))
    .map(([word]) => word)
    .slice(0, most);
}

function likeliestMove(text: string, after: string | null, min: number): Heard | null {
  const { same, classify } = loadExamples();
  const said = same.get(sameKey(text, after)) ?? same.get(sameKey(text, null));
  if (said !== undefined) return { move: said, likelihood: 1, text };
  const [best] = classify(text, after).filter(
    ({ move, likelihood }) => likelihood >= (minLikelihoodByMove[move] ?? min),
  );
  return best === undefined || best.likelihood < min ? null : { ...best, text };
}

const sameKey = (text: string, after: string | null) => `${after}\n${comparedWords(text).join(' ')}`;

/** Counts in how many examples each word and matter is, by language. */
function countWords(examples: Example[], mattersIn: Loaded['mattersIn']) {
  const spoken = new Map<string, { es: number; en: number }>();
  const counts = new Map<string, number>();
  for (const { text, lang } of examples) {
    const words = comparedWords(text);
    for (const sign of new Set([...words, ...[...mattersIn(words)].map((matter) => `#${matter}`)])) {
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
      if (lang === 'mixed') continue;
      const counted = spoken.get(sign) ?? { es: 0, en: 0 };
      counted[lang] += 1;
      spoken.set(sign, counted);
    }
  }
  /** Returns how much a word, or `#` and a matter, says: little where many examples have it. */
  const rarity = (sign: string) => Math.log((examples.length + 1) / (counts.get(sign) ?? 0.5));
  const stems = new Map<string, number>();
  const stemOf = (word: string) => word.slice(0, Math.max(minStem, word.length - maxEnding));
  for (const [word, count] of counts) {
    const maxLength = Math.min(word.length, stemOf(word).length + maxEnding);
    for (let length = stemOf(word).length; length <= maxLength; length += 1) {
      const stem = word.slice(0, length);
      stems.set(stem, (stems.get(stem) ?? 0) + count);
    }
  }
  /** Returns whether a word, in this form or another, is in more than a few examples. */
  const knows = (word: string) =>
    [word, word.replace(/s$/, '')].some((form) => (stems.get(stemOf(form)) ?? 0) >= minExamples);
  return { spoken, rarity, knows };
}

const questioning =
  /\?|^(?:(?:and|so|but|ok|hey|y|pero|hola|oye|che|a|de|con|en|por|para|hasta|desde|by|at|for|on|from|until) )*(?:u got|you got|got any|do|does|did|can|could|is|are|am|r|may|will|would|should|what|whats|how|hows|when|whens|where|wheres|which|who|why|any|que|cual|cuales|como|cuando|donde|cuant[oa]s?|quien|hay|puedo|podria|tiene[ns]?|se puede|eres|aceptan?s?)\b|\b(?:can|could|do|does|should|would|is|are|will) (?:i|we|you|u|it|that|this|they|there)\b|\b(?:right|verdad|cierto|me sirve)$|^(?:y|and) (?:si|if)\b/;

/** Whether a message reads as a question. */
export function isQuestion(text: string): boolean {
  return questioning.test(plainText(text));
}

/** Returns the parts of a message that can each say something of their own. */
export function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[?])\s*|[.!;,\n…/]+(?=\s|$)\s*|\s*\p{Extended_Pictographic}+\s*|\s+(?:but|pero|and|btw|also|so|lol|jaja\w*|haha\w*|y|cuz|porque|because|n)\s+/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 2);
}
