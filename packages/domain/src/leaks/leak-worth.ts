import type { Offer, OfferPrice } from '../offers/offer.ts';

/** Fewer leads than this say nothing about the next one. */
const minLeads = 20;

/** What a lead like this is worth: how many of them took the next step, and what is usually sold. */
export type LeakWorth = {
  /** In percent, from 1 to 100. */
  share: number;
  /** What that share did: booked a call, or came to it. */
  step: 'booked' | 'shown';
  /** The offer that is usually sold, with its price in minor units. */
  offer: { name: string; amount: number; currency: string };
};

/** How far a lead came. */
export type Reached = 'engaged' | 'qualified' | 'booked';

/** How many leads came how far. */
export type LeadCounts = { engaged: number; qualified: number; booked: number; shown: number };

/** Returns what a lead is worth by how far they came; null where the workspace's own numbers do not say. */
export function worthOfLead(
  reached: Reached,
  counts: LeadCounts,
  offers: Pick<Offer, 'name' | 'price'>[],
): LeakWorth | null {
  const step = reached === 'booked' ? 'shown' : 'booked';
  const [all, some] = [counts[reached], counts[step]];
  const offer = usualOffer(offers);
  if (offer === null || all < minLeads) return null;
  const share = Math.min(100, Math.round((100 * some) / all));
  return share === 0 ? null : { share, step, offer };
}

/** Returns the offer in the middle by its price, of those that cost something, in the currency of most. */
function usualOffer(offers: Pick<Offer, 'name' | 'price'>[]): LeakWorth['offer'] | null {
  const priced = offers.flatMap(({ name, price }) => (isPaid(price) ? [{ name, ...price }] : []));
  const byCurrency = [...Map.groupBy(priced, ({ currency }) => currency).values()];
  const most = byCurrency.toSorted((one, other) => other.length - one.length)[0];
  const sorted = most?.toSorted((one, other) => one.amount - other.amount) ?? [];
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : { name: middle.name, amount: middle.amount, currency: middle.currency };
}

function isPaid(price: OfferPrice | null): price is OfferPrice {
  return price !== null && price.amount > 0;
}
