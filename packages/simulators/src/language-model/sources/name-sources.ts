import { readOfferedPrices } from '../reading/offered-prices.ts';
import { findCoachAnswer, asksAboutOffer } from '../writing/coach-answers.ts';
import type { Situation } from '../situation.ts';
import type { ToolDecision } from '../tool-decision.ts';
import { findTold, pricesIn, type Told } from './known-sources.ts';

/** What the sources say to what the contact asks, and what of it they do not answer; null where the client has none. */
export function toldBySources(situation: Situation): { told: Told[]; words: string; unanswered: string[] } | null {
  const { conversation, signals, openTexts, language } = situation;
  const { sources } = conversation;
  if (sources === null) return null;
  if (signals.has('asks-price')) {
    const prices = pricesIn(sources).slice(0, 3);
    const hasOffers = sources.some(({ id }) => id.startsWith('offer:'));
    // Without offers the instructions name prices, too.
    if (!hasOffers && readOfferedPrices(conversation.coachInstructions, language).length > 0) return null;
    const words = prices.map((price) => price.words).join('; ');
    return { told: prices, words, unanswered: prices.length === 0 ? [openTexts.join(' ')] : [] };
  }
  const questions = openTexts.filter((text) => asksAboutOffer(text) || text.includes('?'));
  const newest = questions.at(-1);
  if (newest === undefined) return null;
  const isInstructed = (question: string) =>
    findCoachAnswer(conversation.coachInstructions, question, language) !== null;
  const unanswered = questions.filter((question) => findTold(sources, question) === null && !isInstructed(question));
  const found = findTold(sources, newest);
  if (found !== null) return { told: [found], words: found.quote.replace(/[.!;:\s]+$/, ''), unanswered };
  return isInstructed(newest) ? null : { told: [], words: '', unanswered };
}

/** Names the sources once, beside the judgment. */
export function sourcesOnce(situation: Situation): ToolDecision[] {
  const { tools, toolSteps } = situation.conversation;
  const found = toldBySources(situation);
  if (!tools.has('name_sources') || toolSteps.some(({ name }) => name === 'name_sources') || found === null) return [];
  const claims = found.told.map(({ source, quote }) => ({ says: found.words, source, quote }));
  return [{ name: 'name_sources', input: { claims, unanswered: found.unanswered } }];
}
