import { readdirSync, readFileSync } from 'node:fs';
import { createExampleIndex, type ExampleIndex } from './example-index.ts';
import { plainText } from '../reading/plain-text.ts';
import { comparedWords, loadConcepts } from './words.ts';

/** A message as somebody typed it, with what it does in a talk; `after`: only as an answer to that question. */
export type Example = { text: string; lang: 'en' | 'es' | 'mixed'; move: string; after?: string };

/** What a message does, and how much it is like its nearest examples. */
export type Heard = { move: string; likeness: number; text: string };

const data = new URL('../data/', import.meta.url);
const neighbors = 15;
/** What an answer to the question that was just asked counts more. */
const expected = 1.25;
const togetherCounts = 2;
/** Moves that change what happens are not guessed. */
const minSimilarityByMove: Record<string, number> = { rude: 0.65, angry: 0.6, injection: 0.6, client: 0.6, pitch: 0.6, 'medical-now': 0.6, 'wants-person': 0.6, 'wrong-person': 0.65, 'wants-call': 0.45, 'no-thanks': 0.5, 'cancel-call': 0.5, 'move-call': 0.5, media: 0.5 }; // prettier-ignore
/** From this likeness on an example is the same words. */
const same = 0.995;
/** What a move counts that asks where the text does not, or the other way round. */
const otherMood = 0.5;
/** What a move counts that asks where the text has no sign of a question: many leave it out, few who answer one. */
const unmarked = 0.85;
const minUnmarkedInAnswer = 0.73;
/** Moves of few words. */
const short = /^(?:yes|no|ack|laugh|hello|thanks|bye)$/;
const maxWordsOfShort = 5;
/** Min likeness to an example: below it nothing is understood. */
const enough = 0.34;
const clauseLikeness = 0.58;
const ofCall = new Set(['call', 'times', 'zone', 'confirm', 'email']);
const remembered = 2_000;
/** A keyword before other words says nothing more. */
const keyword = /^[\p{Lu}\d]{4,}[\s,!.]+(?=\S)/u;

let loaded: { examples: Example[]; index: ExampleIndex<Example> } | null = null;
const known = new Map<string, Heard[]>();

/** Returns a data file that is an object. */
export function readData(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, data), 'utf8'));
}

/** Returns all examples, loaded with their index on the first use. */
export function loadExamples(): { examples: Example[]; index: ExampleIndex<Example> } {
  if (loaded !== null) return loaded;
  const files = readdirSync(data).filter((name) => name.startsWith('turns') && name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(new URL(name, data), 'utf8').split('\n'));
  const examples = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Example);
  return (loaded = { examples, index: createExampleIndex(examples, loadConcepts(new URL('concepts.txt', data))) });
}

/**
 * Returns what a message does in the talk, the whole first, then what its clauses do besides. `after` is the
 * question that our side had just asked. Empty where no example is near.
 */
export function hear(text: string, after: string | null): Heard[] {
  const key = `${after}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const bare = text.replace(keyword, '');
  const whole = nearestMove(bare, after);
  const clauses = clausesOf(bare);
  const others = clauses.length < 2 ? [] : clauses.map((clause) => nearestMove(clause, after));
  // The clause that says what the whole does is nearer to the example than the whole.
  const best =
    others.find((other) => other !== null && other.move === whole?.move && other.likeness >= enough) ?? whole;
  const heard = [best, ...others].filter(
    (one, nth, all): one is Heard =>
      one !== null &&
      one.likeness >= (nth === 0 ? enough : clauseLikeness) &&
      all.findIndex((other) => other?.move === one.move) === nth,
  );
  if (known.size >= remembered) known.clear();
  known.set(key, heard);
  return heard;
}

/** From here on words show a language; where they do not, nearly the same greeting does. */
export const enoughSign = 2;
const sameGreeting = 0.8;

/** Returns how Spanish a text is by the words of the examples: below 0 it is English. */
export function readLanguage(text: string): number {
  const { index } = loadExamples();
  const sign = index.language(text);
  const [near] = Math.abs(sign) < enoughSign ? index.nearest(text) : [];
  if (near === undefined || near.row.move !== 'hello' || near.likeness < sameGreeting) return sign;
  return near.row.lang === 'es' ? enoughSign : near.row.lang === 'en' ? -enoughSign : sign;
}

/** Returns words of both languages with which others ask the same, those that say most first. */
export function relatedWords(text: string, most: number): string[] {
  const { examples, index } = loadExamples();
  const [heard] = hear(text, null);
  const told = new Map<string, number>();
  for (const example of examples.filter(({ move }) => move === heard?.move)) {
    for (const word of new Set(comparedWords(example.text)))
      if (word.length > 3) told.set(word, (told.get(word) ?? 0) + index.weight(word));
  }
  const worth = ([word, sum]: [string, number]) => sum * index.weight(word);
  return [...told]
    .toSorted((one, other) => worth(other) - worth(one))
    .map(([word]) => word)
    .slice(0, most);
}

function nearestMove(text: string, after: string | null): Heard | null {
  const { index } = loadExamples();
  const near = index
    .nearest(text)
    .filter(({ row }) => row.after === undefined || row.after === after)
    .map(({ row, likeness }) => ({ row, likeness: row.after === undefined ? likeness : likeness * expected }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, neighbors);
  const [first] = near;
  if (first !== undefined && first.likeness >= same) return { move: first.row.move, text, likeness: first.likeness };
  const together = index.labels(text);
  const votes = new Map<string, number>();
  const asks = isQuestion(text);
  const isLong = text.trim().split(/\s+/).length > maxWordsOfShort;
  const isAnswer = after !== null && !ofCall.has(after);
  for (const [nth, { row, likeness }] of near.entries()) {
    const before = votes.get(row.move) ?? togetherCounts * (together.get(row.move) ?? 0);
    votes.set(row.move, before + likeness ** 3 / (nth + 1));
  }
  const guessed = new Set<string>();
  for (const [move, vote] of votes) {
    const nearestOfMove = near.find(({ row }) => row.move === move)?.likeness ?? 0;
    const isUnlikely = mustNot(move, asks);
    if (isUnlikely && !asks && isAnswer && nearestOfMove < minUnmarkedInAnswer) guessed.add(move);
    if (nearestOfMove < (minSimilarityByMove[move] ?? 0)) votes.delete(move);
    else if (isUnlikely) votes.set(move, vote * (asks ? otherMood : unmarked));
    else if (isLong && short.test(move)) votes.set(move, vote * otherMood);
  }
  const moves = [...votes].toSorted(([, one], [, other]) => other - one).map(([move]) => move);
  // A message without a sign of a question can only state something.
  const move = guessed.has(moves[0] ?? '') ? moves.find((one) => stating.test(one)) : moves[0];
  if (move === undefined) return null;
  return { move, text, likeness: Math.max(...near.filter(({ row }) => row.move === move).map((one) => one.likeness)) };
}

const questioning =
  /\?|^(?:(?:and|so|but|ok|hey|y|pero|hola|oye|che|a|de|con|en|por|para|hasta|desde|by|at|for|on|from|until) )*(?:u got|you got|got any|do|does|did|can|could|is|are|am|r|may|will|would|should|what|whats|how|hows|when|whens|where|wheres|which|who|why|any|que|cual|cuales|como|cuando|donde|cuant[oa]s?|quien|hay|puedo|podria|tiene[ns]?|se puede|eres|aceptan?s?)\b|\b(?:can|could|do|does|should|would) (?:i|we|you|u)\b/;

/** Whether a message reads as a question. */
export function isQuestion(text: string): boolean {
  return questioning.test(plainText(text));
}

/** Statements about oneself ask nothing, and questions are not statements. Wishes for a call come either way. */
function mustNot(move: string, asks: boolean): boolean {
  const isAsking = move.startsWith('ask-') && !['ask-partner', 'ask-bot'].includes(move);
  return asks ? stating.test(move) : isAsking;
}
const stating =
  /^(?:goal|tried|obstacle|days|start|about|has|diet-style|progress|injury|feel|life|idk|yes|no|ack|laugh|zone|media|bye|hello)\b/;

/** Returns the parts of a message that can each say something of their own. */
export function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[?])\s*|[.!;,\n…/]+(?=\s|$)\s*|\s*\p{Extended_Pictographic}+\s*|\s+(?:but|pero|and|btw|also|so|lol|jaja\w*|haha\w*|y|cuz|porque|because|n)\s+/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > 2);
}
