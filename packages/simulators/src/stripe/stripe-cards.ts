import { StripeRefusal } from './stripe-refusal.ts';
import type { SimulatedCustomer } from './stripe-world-state.ts';

/** The cards that a page accepts, as Stripe's test cards: their behavior, and their number. */
export const testCards = [
  { number: '4242 4242 4242 4242', words: 'works', refused: false, declines: false },
  {
    number: '4000 0000 0000 0341',
    words: 'is accepted, and declined when it is charged',
    refused: false,
    declines: true,
  },
  { number: '4000 0000 0000 0002', words: 'is declined', refused: true, declines: true },
] as const;

/** A test card, found by its number, with or without blanks. */
export type TestCard = (typeof testCards)[number];

/** Returns the card with a number; refuses a number that no card has. */
export function cardOf(number: string): TestCard {
  const bare = number.replaceAll(' ', '');
  const card = testCards.find((known) => known.number.replaceAll(' ', '') === bare);
  if (!card)
    throw new StripeRefusal(402, 'Your card number is incorrect.', { type: 'card_error', code: 'incorrect_number' });
  return card;
}

/** Makes it the card that the customer pays with. */
export function keepCard(customer: SimulatedCustomer, { number, declines }: TestCard): void {
  customer.card = { last4: number.slice(-4), declines };
}
