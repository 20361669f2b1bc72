import type { FoundSource } from '@spotter/contract';
import { findAnswering, usesPassage, type Answering } from '@spotter/domain/autoreply';
import { heldQuotes, sourceKindOf, type NamedQuote } from '@spotter/domain/knowledge';
import type { AskingNow } from './asking-now.ts';
import type { KnownSources } from './known-sources.ts';

const maxQuestionLength = 300;
const maxQuoteLength = 600;

/**
 * Returns what the contact asks with the passage that plainly answers it;
 * null where they ask nothing, or none does.
 */
export function findAnswer(sources: KnownSources | null, { asksNothing }: AskingNow): Answering | null {
  if (sources === null || asksNothing) return null;
  // In a burst, one message may ask what the others are not about.
  const asked = [sources.question, ...sources.asked.map(({ text }) => text).toReversed()];
  return asked.map((question) => findAnswering(question, sources.passages)).find((found) => found !== null) ?? null;
}

/**
 * Whether a draft uses it, by naming it as a source or in its own words, or rests on a passage that fits the
 * question better still.
 */
export function isUsed(answer: Answering, draft: string, named: NamedQuote[], { passages }: KnownSources): boolean {
  const knowledge = passages.filter(({ id }) => sourceKindOf(id) !== 'offer');
  const place = knowledge.findIndex(({ id }) => id === answer.passage.id);
  const asGood = new Set([answer.passage.id, ...knowledge.slice(0, Math.max(place, 0)).map(({ id }) => id)]);
  return heldQuotes(named, passages).some(({ source }) => asGood.has(source.id)) || usesPassage(draft, answer);
}

/** Whether what is said instead of a draft uses it. */
export function restsOn(answer: Answering | null, said: { text: string; sources: { id: string }[] }): boolean {
  return answer !== null && (said.sources.some(({ id }) => id === answer.passage.id) || usesPassage(said.text, answer));
}

/** Returns what the model is shown of a passage that it did not use. */
export function quoteOf({ asked, passage }: Answering): string {
  return `asked ${JSON.stringify(asked.slice(0, maxQuestionLength))}; ${passage.id} says ${JSON.stringify(passage.text.slice(0, maxQuoteLength))}`;
}

/** Returns what was asked and found, for the record. */
export function recordedFind(
  sources: KnownSources | null,
  answer: Answering | null,
  used: boolean,
  { asksNothing }: AskingNow,
): FoundSource | null {
  if (sources === null || asksNothing) return null;
  const asked = sources.question.slice(0, maxQuestionLength);
  const kind = answer === null ? null : sourceKindOf(answer.passage.id);
  if (answer === null || kind === null) return { asked, source: null, used: false };
  return { asked, source: { kind, id: answer.passage.id, title: answer.passage.title }, used };
}
