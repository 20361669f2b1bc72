import { z } from 'zod';

/** Stripe counts seconds since 1970. */
const seconds = z.number().int();
const instant = seconds.nullish();
/** A reference comes as an id, or whole where it was asked for. */
const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** What is read of a subscription. The end of its period stands at its items (Stripe: since API version 2025-03-31). */
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

/** What is read of an invoice. */
export const StripeInvoice = z.object({
  created: seconds,
  status_transitions: z.object({ finalized_at: instant }).nullish(),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

/** What is read of a checkout session. */
export const StripeCheckout = z.object({
  id: z.string(),
  url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/** What is read of a portal session. */
export const StripePortal = z.object({ url: z.string().nullish() });

/** What is read of an event: of its object only whom it is about. */
export const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: seconds,
  data: z.object({ object: z.object({ id: z.string().nullish(), object: z.string().nullish(), customer: reference }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;
