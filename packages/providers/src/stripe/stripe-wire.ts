import { z } from 'zod';

/** Stripe counts seconds since 1970. */
const seconds = z.number().int();
const instant = seconds.nullish();
/** A reference is an id, or the whole object where it was requested. */
const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/**
 * The fields of a subscription that we read. The end of its period is in its items (Stripe: since API version
 * 2025-03-31).
 */
export const StripeSubscription = z.object({
  id: z.string(),
  status: z.string(),
  created: seconds,
  trial_start: instant,
  trial_end: instant,
  cancel_at: instant,
  cancel_at_period_end: z.boolean().nullish(),
  ended_at: instant,
  items: z.object({
    data: z.array(
      z.object({
        price: z.object({ id: z.string() }),
        current_period_start: instant,
        current_period_end: instant,
      }),
    ),
  }),
});
export type StripeSubscription = z.infer<typeof StripeSubscription>;

/** The fields of an invoice that we read. */
export const StripeInvoice = z.object({
  created: seconds,
  status_transitions: z.object({ finalized_at: instant }).nullish(),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

/** The fields of a checkout session that we read. */
export const StripeCheckout = z.object({
  id: z.string(),
  url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** The fields of a portal session that we read. */
export const StripePortal = z.object({ url: z.string().nullish() });

/** The fields of an event that we read: of its object only the customer. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  // A time that makes no sense must not cost the news.
  created: z.unknown(),
  data: z.object({ object: z.object({ id: z.string().nullish(), object: z.string().nullish(), customer: reference }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;
