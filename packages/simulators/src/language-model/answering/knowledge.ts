import type { Conversation } from '../conversation.ts';
import { countUnknownWords, hear, readData, sharedMatters, sharedWords } from '../nearest/examples.ts';
import { comparableSentences, plainText } from '../reading/plain-text.ts';
import type { KnownSource } from '../sources/known-sources.ts';

/** What is true of a question, in the coach's own words; `source`: null for the coach's instructions. */
export type Fact = { source: string | null; quote: string; sentences: string[] };

const maxLength = 260;
/** Min share of a question's words that a title or a sentence must have, where no example says what is asked. */
const enough = 0.5;
const nearlyAll = 0.6;
/** Min share of a question's matters. */
const enoughMatters = 0.7;
const maxWordsOfInstructions = 7;
/** Instructions for the agent, not for a lead. */
const orders =
  /\b(never|always|do not|don'?t|say|asked|if they|whoever|write|offer|push|answer|tell|give|ask|once|hand|you|nunca|siempre|no (digas|des|menciones)|di|si preguntan|responde|ofrece|tu)\b/;

let topics: Map<string, RegExp> | null = null;

/** Returns what the sources say to a question, else what a clause of the instructions says; null where none does. */
export function findFact(conversation: Conversation, question: string, move: string): Fact | null {
  const sources = conversation.sources ?? [];
  const passages = sources.filter(({ id }) => !id.startsWith('offer:'));
  // The client says which source answers where an answer left it out.
  const quoted = sources.find(({ text }) => conversation.remark.includes(text.split('\n').at(-1)!.slice(0, 40)));
  if (quoted !== undefined) return statedBy(quoted, question, move);
  const offer = sources.find(
    ({ id, title, text }) => id.startsWith('offer:') && topicOf(move)?.test(move === 'ask-call' ? title : text),
  );
  if (offer !== undefined && move === 'ask-call') return statedBy(offer, question, move);
  const found = bestOf(passages, (passage) => fitOf(passage, question, move));
  const clause = instructedClause(conversation.coachInstructions, move);
  const isBest = clause === null || move !== 'ask-travel';
  if (found !== null && found.fit >= enough && isBest) return statedBy(found.passage, question, move);
  if (offer !== undefined) return statedBy(offer, question, move);
  if (clause !== null) return { source: null, quote: clause, sentences: [clause] };
  const alike = bestOf(passages, ({ title, text }) =>
    countUnknownWords(question, `${title} ${text}`, move) > 1 ? 0 : sharedMatters(question, `${title} ${text}`),
  );
  return alike === null || alike.fit < enoughMatters ? null : statedBy(alike.passage, question, move);
}

/** Returns the source that fits best: the client's order decides between those that fit alike. */
function bestOf(passages: KnownSource[], fitOfOne: (passage: KnownSource) => number) {
  return (
    passages
      .map((passage, nth) => ({ passage, fit: fitOfOne(passage) - nth / 100 }))
      .toSorted((one, other) => other.fit - one.fit)[0] ?? null
  );
}

/** Whether a passage has nearly all that a question's words say. */
export function isWritten({ sources }: Conversation, question: string): boolean {
  return (sources ?? []).some(({ title, text }) => sharedWords(question, `${title} ${text}`) >= nearlyAll);
}

/** Whether the instructions or sources say that nothing is taken off a price. */
export function refusesDiscounts({ coachInstructions, sources }: Conversation): boolean {
  const all = [coachInstructions, ...(sources ?? []).map(({ text }) => text)].join('\n');
  return /\bno discounts?\b|\bnever .{0,30}discounts?\b|take something off|\b(sin|no hay) descuentos?\b/i.test(all);
}

/** Returns how well a passage fits: its title asks the same, it is about the same, or it has the same words. */
function fitOf({ title, text }: KnownSource, question: string, move: string): number {
  const [, heading = title] = /, (.+)$/.exec(title) ?? [];
  const asksTheSame = [title, heading].some((words) => hear(words, null)[0]?.move === move && move !== 'ask-other');
  const shared = sharedWords(question, `${title} ${text}`);
  const topic = topicOf(move);
  const inTitle = topic?.test(title) === true ? 0.9 : 0;
  // Words that no such question has are what it is about; one may be a name.
  const maxUnknown = asksTheSame || inTitle > 0 ? 1 : 0;
  if (countUnknownWords(question, `${title} ${text}`, move) > maxUnknown) return shared;
  const inText = topic?.test(text) === true ? 0.6 : 0;
  const inWords = topic === undefined || shared >= nearlyAll ? shared : shared * 0.7;
  return Math.max(asksTheSame ? 1 : 0, inTitle, inText, inWords);
}

function statedBy({ id, text }: KnownSource, question: string, move: string): Fact | null {
  const sentences = text
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !/^(Price|For|Link|Offered until): /.test(sentence));
  // "No. You get three habits": a bare yes or no needs the sentence behind it.
  const all = sentences.join(' ');
  if (all.length <= maxLength && sentences.length <= 3) return { source: id, quote: all, sentences };
  const best = sentences
    .map((sentence) => ({
      sentence,
      fit: (topicOf(move)?.test(sentence) === true ? 1 : 0) + sharedWords(question, sentence),
    }))
    .toSorted((one, other) => other.fit - one.fit)[0];
  return best === undefined ? null : { source: id, quote: best.sentence, sentences: [best.sentence] };
}

/** Returns a short clause of the instructions about the matter: their sentences stay with the coach. */
function instructedClause(instructions: string, move: string): string | null {
  const topic = topicOf(move);
  if (topic === undefined) return null;
  const clauses = instructions
    .replace(/["“][^"”]*["”]/g, '')
    .split(/\n|(?<=[.!?;])\s+|, (?=\w+ (?:is|are)\b)/)
    .map((clause) =>
      clause
        .replace(/^\s*[-*•\d.]*\s*/, '')
        .replace(/[.!;:,\s]+$/, '')
        .trim(),
    );
  const fitting = clauses.filter(
    (clause) => topic.test(clause) && !orders.test(plainText(clause)) && !/[:()]|^[A-Z ]+$/.test(clause),
  );
  return (
    fitting.find(
      (clause) => clause.split(/\s+/).length <= maxWordsOfInstructions && comparableSentences(clause).length === 1,
    ) ?? null
  );
}

function topicOf(move: string): RegExp | undefined {
  topics ??= new Map(
    Object.entries(readData('topics.json') as Record<string, string>).map(([name, words]) => [
      name,
      new RegExp(words, 'i'),
    ]),
  );
  return topics.get(move);
}
