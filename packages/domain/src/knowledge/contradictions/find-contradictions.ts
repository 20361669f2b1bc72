import { createSumReader } from '../claims/sum-reader.ts';
import { compareAddresses } from './compare-addresses.ts';
import { compareAnswers } from './compare-answers.ts';
import { compareOffers } from './compare-offers.ts';
import type { Contradiction, Statement, Steps } from './statement.ts';

/** What was found, and whether the comparison ended before everything was compared. */
export type Compared = { contradictions: Contradiction[]; isPartial: boolean };

/** How much is compared: characters of all texts, and characters of the sentences that name a currency. */
export type CompareLimits = { characters: number; pricedCharacters: number };

const ordinaryLimits: CompareLimits = { characters: 400_000, pricedCharacters: 60_000 };
const maxFound = 20;

/**
 * Finds prices of one thing, and addresses, that contradict each other. Two offers of one name are compared, an
 * offer's price with every sentence that names it, and the answers to questions that ask the same. A sum that
 * both name agrees. It goes on in small steps, each for one text, and ends early where there is too much to
 * compare.
 */
export function* findContradictions(
  offers: Statement[],
  others: Statement[],
  limits = ordinaryLimits,
): Steps<Compared> {
  const compared = { offers: within(offers, limits.characters / 2), others: within(others, limits.characters / 2) };
  const sums = createSumReader(limits.pricedCharacters);
  const prices = yield* compareOffers(compared.offers, compared.others, sums, maxFound);
  const answers = yield* compareAnswers(compared.others, sums, maxFound);
  const addresses = yield* compareAddresses([...compared.offers, ...compared.others], maxFound);
  const isWhole = compared.offers.length === offers.length && compared.others.length === others.length;
  return {
    contradictions: [...prices, ...answers.found, ...addresses].slice(0, maxFound),
    isPartial: !isWhole || answers.isPartial || sums.hasStopped(),
  };
}

/** Returns the first statements that have together at most so many characters. */
function within(statements: Statement[], max: number): Statement[] {
  let left = max;
  const end = statements.findIndex(({ title, heading, text }) => {
    left -= title.length + heading.length + text.length;
    return left < 0;
  });
  return end === -1 ? statements : statements.slice(0, end);
}
