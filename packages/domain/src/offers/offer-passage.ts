import type { Passage } from '../knowledge/passage.ts';
import { isOpen, type Offer, type OfferPrice } from './offer.ts';

const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' };
/** Currencies without a smaller unit. */
const whole = new Set(['JPY', 'KRW', 'CLP', 'VND', 'ISK', 'HUF', 'PYG', 'UGX', 'XAF', 'XOF']);

/** Returns a price in words: "from $97 a month". */
function priceInWords({ amount, currency, per, from }: OfferPrice): string {
  if (amount === 0) return 'free';
  const sign = signs[currency];
  const sum = sumInWords(amount, currency);
  const spoken = sign === undefined ? `${sum} ${currency}` : `${sign}${sum}`;
  return `${from ? 'from ' : ''}${spoken}${per === 'once' ? ' once' : ` a ${per}`}`;
}

/** Whether a currency has a smaller unit, in which its sums are counted. */
export function currencyHasCents(currency: string): boolean {
  return !whole.has(currency);
}

function sumInWords(amount: number, currency: string): string {
  if (!currencyHasCents(currency)) return String(amount);
  const cents = amount % 100;
  return cents === 0 ? String(amount / 100) : `${Math.floor(amount / 100)}.${String(cents).padStart(2, '0')}`;
}

/** Returns an offer as the model and the checks read it. Of one that is over nothing is left but that it is. */
export function offerPassage(offer: Offer, today: string): Passage {
  const text = isOpen(offer, today) ? wordsOfOffer(offer) : closed(offer.validUntil, today);
  return { id: `offer:${offer.id}`, title: offer.name, heading: '', text, score: 0 };
}

/** Returns all that may be stated about an open offer, line by line. */
export function wordsOfOffer({
  price,
  terms,
  link,
  forWhom,
  validUntil,
}: Omit<Offer, 'id' | 'name' | 'active'>): string {
  const lines = [
    price === null ? '' : `Price: ${priceInWords(price)}`,
    forWhom === '' ? '' : `For: ${forWhom}`,
    terms,
    link === null ? '' : `Link: ${link}`,
    validUntil === null ? '' : `Offered until ${validUntil}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function closed(validUntil: string | null, today: string): string {
  const since = validUntil !== null && validUntil < today ? ` since ${validUntil}` : '';
  return `Closed${since}: nobody can join or buy it. Tell nothing else of it.`;
}
