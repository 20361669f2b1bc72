import type { Conversation } from '../conversation.ts';
import { clausesOf, isQuestion } from '../nearest/examples.ts';
import { alikeTo } from '../nearest/likeness.ts';
import { comparableSentences, plainText } from '../reading/plain-text.ts';
import type { KnownSource } from '../sources/known-sources.ts';

/** What is true of a question, in the coach's own words; `source`: null for the coach's instructions. */
export type Fact = { source: string | null; quote: string; sentences: string[]; fit: number };

type Statement = { source: string | null; title: string; text: string };

const maxLength = 260;
const maxFacts = 2;
/** Min part of the best one's fit, and of how much it asks the same, that a second one has. */
const alsoFitting = 0.8;
/** Min fit of what is stated. */
const enough = 1.4;
/** What words and matters count beside what such messages ask. */
const wordsCount = 1.4;
const mattersCount = 1;
const topicCounts = 1.5;
/** What it counts that the heading, or the question that was answered, asks the same. */
const askedInTitleCounts = 0.5;
/** What a place further down in the client's order costs; what it did not find stands last. */
const placeCosts = 0.1;
const maxPlace = 4;
const placeOfClauses = 2;
/** Min likeness of what is asked, where a text shares nothing else with a question. */
const surelyAsked = 0.9;
/** Min likeness to the question that an answer was written for. */
const sameQuestion = 0.4;
const bareAnswer = /^(yes|no|yep|nope|sí|si)[.!]\s+(?=\S)/i;
const maxWordsOfInstructions = 7;
const stating = /\b(is|are|has|have|not for|es|son|tiene|tienen|no es)\b/i;
/** Instructions for the agent, not for a lead. */
const orders =
  /\b(never|always|do not|don'?t|say|asked|if they|whoever|write|offer|push|answer|tell|give|ask|once|hand|you|nunca|siempre|no (digas|des|menciones)|di|si preguntan|responde|ofrece|tu)\b/;

/**
 * Returns what the sources say to a question, or clauses of the instructions, the best first: a second one that
 * says about as much of it, too. Empty where none does.
 */
export function findFacts(conversation: Conversation, question: string): Fact[] {
  const sources = conversation.sources ?? [];
  const passages = sources.filter(({ id }) => !id.startsWith('offer:')).map(statementOf);
  // The client says which source answers where an answer left it out.
  const quoted = sources.find(({ text }) => conversation.remark.includes(text.split('\n').at(-1)!.slice(0, 40)));
  if (quoted !== undefined) return [stateBy({ ...statementOf(quoted), fit: 1 }, question)];
  // A statement before a question may hide what it asks.
  const ways = [...new Set([question, ...clausesOf(question).filter(isQuestion)])].map((way) =>
    alikeTo(
      way,
      passages.map(({ title, text }) => `${title}\n${text}`),
    ),
  );
  const fitted = (statement: Statement, place: number) => {
    const whole = `${statement.title}\n${statement.text}`;
    const costs = placeCosts * Math.min(place, maxPlace);
    const fits = ways.map((alike) => {
      const { asked, words, matters, topic } = alike(whole);
      // "Is that a problem?" asks in the way of many, and of nothing.
      if (words + matters === 0 && asked < surelyAsked) return { asked, fit: 0 };
      const ofTitle = askedInTitleCounts * alike(statement.title).asked;
      return {
        asked,
        fit: asked + wordsCount * words + mattersCount * matters + topicCounts * topic + ofTitle - costs,
      };
    });
    return { ...statement, ...fits.toSorted((one, other) => other.fit - one.fit)[0]! };
  };
  const fitting = [
    ...passages.map(fitted),
    ...clausesOfInstructions(conversation.coachInstructions).map((clause) => fitted(clause, placeOfClauses)),
  ].toSorted((one, other) => other.fit - one.fit);
  const [best] = fitting;
  if (best === undefined) return [];
  const isAsGood = ({ fit, asked }: typeof best) => fit >= best.fit * alsoFitting && asked >= best.asked * alsoFitting;
  return fitting
    .filter((one, nth) => one.fit >= enough && (nth === 0 || (isAsGood(one) && one.source !== null)))
    .slice(0, maxFacts)
    .map((one) => stateBy(one, question));
}

/** Whether the instructions or sources say that nothing is taken off a price. */
export function refusesDiscounts({ coachInstructions, sources }: Conversation): boolean {
  const all = [coachInstructions, ...(sources ?? []).map(({ text }) => text)].join('\n');
  return /\bno discounts?\b|\bnever .{0,30}discounts?\b|take something off|\b(sin|no hay) descuentos?\b/i.test(all);
}

function statementOf({ id, title, text }: KnownSource): Statement {
  // The name of a page says nothing of what stands under one of its headings.
  return { source: id, title: /, (.+)$/.exec(title)?.[1] ?? title, text };
}

function stateBy({ source, title, text, fit }: Statement & { fit: number }, question: string): Fact {
  // "Yes." answers its own question alone.
  const alike = alikeTo(question);
  const { asked, words } = alike(title);
  const isAsked = asked >= sameQuestion || words >= sameQuestion;
  const stated = isAsked ? text : text.replace(bareAnswer, '');
  const sentences = stated
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !/^(Price|For|Link|Offered until): /.test(sentence));
  // "No. You get three habits": a bare yes or no needs the sentence behind it.
  const all = sentences.join(' ');
  if (all.length <= maxLength && sentences.length <= 3) return { source, quote: all, sentences, fit };
  const fitOf = (sentence: string) => Object.values(alike(sentence)).reduce((sum, part) => sum + part, 0);
  const best = sentences.toSorted((one, other) => fitOf(other) - fitOf(one))[0] ?? all;
  return { source, quote: best, sentences: [best], fit };
}

/** Returns short clauses of the instructions that say something: their sentences stay with the coach. */
function clausesOfInstructions(instructions: string): Statement[] {
  return instructions
    .replace(/["“][^"”]*["”]/g, '')
    .split(/\n|(?<=[.!?;])\s+|, (?=not |\w+ (?:is|are)\b)| and their\b/)
    .map((clause) =>
      clause
        .replace(/^\s*[-*•\d.]*\s*/, '')
        .replace(/[.!;:,\s]+$/, '')
        .trim(),
    )
    .filter(
      (clause) =>
        stating.test(clause) &&
        clause.split(/\s+/).length <= maxWordsOfInstructions &&
        comparableSentences(clause).length === 1 &&
        !orders.test(plainText(clause)) &&
        !/[:()]|^[A-Z ]+$/.test(clause),
    )
    .map((text) => ({ source: null, title: '', text }));
}
