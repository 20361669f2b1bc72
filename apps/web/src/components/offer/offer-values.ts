import { type Offer, OfferBody, OfferPrice } from '@spotter/contract';
import { z } from 'zod';
import { offerMessages } from './offer-messages.ts';
import { parseAmount, typedAmount } from './price-words.ts';

/** An offer as it is typed. Any input is allowed here; saving checks it. */
export const OfferValues = z.object({
  name: z.string(),
  /** Empty: no price is stated. */
  amount: z.string(),
  currency: z.string(),
  per: OfferPrice.shape.per,
  from: z.boolean(),
  terms: z.string(),
  link: z.string(),
  forWhom: z.string(),
  /** `YYYY-MM-DD`; empty: no end. */
  validUntil: z.string(),
  active: z.boolean(),
});
export type OfferValues = z.infer<typeof OfferValues>;

const blank: OfferValues = {
  name: '',
  amount: '',
  currency: 'USD',
  per: 'once',
  from: false,
  terms: '',
  link: '',
  forWhom: '',
  validUntil: '',
  active: true,
};

/** Returns a new offer's form, in the currency of the coach's other offers. */
export function newOfferValues(others: readonly { price: OfferPrice | null }[] = []): OfferValues {
  const currency = others.findLast(({ price }) => price !== null)?.price?.currency;
  return currency === undefined ? blank : { ...blank, currency };
}

/** Returns the form of an offer. */
export function valuesOfOffer(offer: OfferBody | Offer): OfferValues {
  const { price } = offer;
  return {
    name: offer.name,
    amount: price === null ? '' : typedAmount(price),
    currency: price?.currency ?? blank.currency,
    per: price?.per ?? blank.per,
    from: price?.from ?? false,
    terms: offer.terms,
    link: offer.link ?? '',
    forWhom: offer.forWhom,
    validUntil: offer.validUntil ?? '',
    active: offer.active,
  };
}

/** Whether nothing is typed that would make an offer. */
export function isOfferEmpty({ name, amount, link }: OfferValues): boolean {
  return [name, amount, link].every((text) => text.trim() === '');
}

/** The longest texts, as the server takes them. */
export const maxLengthInOffer = { name: 120, terms: 4000, forWhom: 500, link: 500 };

/** What is wrong with a field, by its name. */
export type OfferProblems = Partial<Record<keyof OfferValues, string>>;

/** Returns the typed price; null if none is typed, or none that can be read. */
export function priceOf({ amount: typed, currency, per, from }: OfferValues): OfferPrice | null {
  const amount = parseAmount(typed, currency);
  return amount === null ? null : { amount, currency, per, from };
}

/** Returns the offer as the server takes it, or what is wrong with the form. */
export function checkOffer(values: OfferValues): { body: OfferBody; problems: null } | { problems: OfferProblems } {
  const price = priceOf(values);
  const parsed = OfferBody.safeParse({
    ...values,
    price,
    link: values.link.trim() === '' ? null : withScheme(values.link.trim()),
    validUntil: values.validUntil === '' ? null : values.validUntil,
  });
  const problems: OfferProblems = {
    ...(values.amount.trim() !== '' && price === null ? { amount: offerMessages.amountWrong } : {}),
    ...Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path }) => [path[0], offerProblem(path[0] as keyof OfferValues)]),
    ),
  };
  if (parsed.data === undefined || Object.keys(problems).length > 0) return { problems };
  return { body: parsed.data, problems: null };
}

function offerProblem(field: keyof OfferValues): string {
  if (field === 'name') return offerMessages.nameMissing;
  if (field === 'link') return offerMessages.linkWrong;
  return offerMessages.fieldWrong;
}

/** Adds what people leave out of an address. */
function withScheme(link: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`;
}
