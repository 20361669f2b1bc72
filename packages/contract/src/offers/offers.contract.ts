import { pricePeriods } from '@spotter/domain/offers';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Day, Id, IdParams, PageQuery } from '../values.ts';

export const OfferPrice = z.object({
  /** In minor units: 9700 is $97, 0 is free. */
  amount: z.number().int().min(0).max(1_000_000_000),
  /** ISO 4217. Nothing is converted. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency is a code such as USD'),
  per: z.enum(pricePeriods),
  /** Whether it is the lowest of several: "from $97". */
  from: z.boolean(),
});
export type OfferPrice = z.infer<typeof OfferPrice>;

const OfferFields = z.object({
  name: z.string().trim().min(1, 'A name is required').max(120),
  /** Null: no price is stated. */
  price: OfferPrice.nullable(),
  /** What else is true of it: payments, length, guarantee, what is included, what is not. */
  terms: z.string().trim().max(4000),
  link: z
    .url({ protocol: /^https?$/, error: 'An address begins with https://' })
    .max(500)
    .nullable(),
  forWhom: z.string().trim().max(500),
  /** The last day on which it is stated, on the coach's calendar; null: no end. */
  validUntil: Day.nullable(),
  active: z.boolean(),
});

/** What a coach sells or gives away, as the client sends it. */
export const OfferBody = OfferFields.extend({
  price: OfferPrice.extend({ from: z.boolean().default(false) }).nullable(),
  terms: OfferFields.shape.terms.default(''),
  link: OfferFields.shape.link.default(null),
  forWhom: OfferFields.shape.forWhom.default(''),
  validUntil: Day.nullable().default(null),
  active: z.boolean().default(true),
});
export type OfferBody = z.infer<typeof OfferBody>;

export const Offer = OfferFields.extend({
  _id: Id,
  /** Whether its last day is over: then no agent tells anything of it, active or not. */
  expired: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

/** An offer that was found in a coach's instructions, to be checked before it is saved. */
export const ProposedOffer = z.object({
  offer: OfferFields,
  /** The words that it was read from. */
  readFrom: z.string(),
});
export type ProposedOffer = z.infer<typeof ProposedOffer>;

export const offerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/offers',
    summary: 'What the coach sells or gives away, the oldest first.',
    access: 'session',
    scope: 'read',
    query: PageQuery,
    response: z.array(Offer),
    paged: true,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/offers',
    summary: 'Adds an offer. Once there is one, agents tell only prices, terms and links that a source holds.',
    access: 'session',
    scope: 'agents',
    body: OfferBody,
    response: Offer,
    status: 201,
  }),
  propose: defineRoute({
    method: 'POST',
    path: '/offers/propose',
    summary: 'The offers that a text, such as an agent’s instructions, seems to hold. Nothing is saved.',
    access: 'session',
    body: z.object({ text: z.string().trim().min(1).max(20_000) }),
    response: z.array(ProposedOffer),
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/offers/{id}',
    summary: 'Changes an offer; takes the whole offer.',
    access: 'session',
    scope: 'agents',
    params: IdParams,
    body: OfferBody,
    response: Offer,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/offers/{id}',
    summary: 'Deletes an offer. Answers that named it keep its name.',
    access: 'session',
    scope: 'agents',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
