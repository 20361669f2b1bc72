/** What one payment of an offer's price is for. */
export const pricePeriods = ['once', 'week', 'month', 'session'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** A price as the coach names it; nothing is ever converted. */
export type OfferPrice = {
  /** In minor units: 9700 is $97. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  per: PricePeriod;
  /** Whether it is the lowest of several: "from $97". */
  from: boolean;
};

/** What a coach sells, or gives away. */
export type Offer = {
  id: string;
  name: string;
  /** Null: none is stated. */
  price: OfferPrice | null;
  /** What else is true of it, in the coach's words: payments, length, guarantee, what is included. */
  terms: string;
  link: string | null;
  forWhom: string;
  /** The last day on which it may be stated, as `YYYY-MM-DD` on the coach's calendar; null: no end. */
  validUntil: string | null;
  active: boolean;
};

/** Whether an offer may be stated on a day of the coach's calendar. */
export function isOpen({ active, validUntil }: Pick<Offer, 'active' | 'validUntil'>, today: string): boolean {
  return active && (validUntil === null || validUntil >= today);
}
