import type { Leak } from '@spotter/contract';
import { sumText } from './price-words.ts';

type Worth = NonNullable<Leak['worth']>;

/** Returns what a lead is worth: `12% of leads like this booked a call; Busy Strong is $249.` */
export function worthSentence({ share, step, offer }: Worth): string {
  const did = step === 'booked' ? 'booked a call' : 'came to their call';
  return `${share}% of leads like this ${did}; ${offer.name} is ${sumText(offer)}.`;
}

/** Returns what a number of such leads is worth together, in minor units of whole ones. */
export function worthOfLeads(count: number, { share, offer }: Worth): { amount: number; currency: string } {
  return { amount: Math.round((count * share * offer.amount) / 10_000) * 100, currency: offer.currency };
}
