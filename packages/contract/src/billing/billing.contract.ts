import { subscriptionStatuses } from '@spotter/domain/billing';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Instant } from '../values.ts';

/** How often a plan is paid. */
export const PlanInterval = z.enum(['annual', 'monthly']);
export type PlanInterval = z.infer<typeof PlanInterval>;

/** The address of an outside page; null where the payment provider gave none. */
const PageAddress = z.object({ url: z.string().nullable() });

/** The plans on sale. `priceId` null: this server sells no plans. */
export const Plans = z.object({
  prices: z.array(z.object({ interval: PlanInterval, priceId: z.string().nullable(), amountCents: z.number().int() })),
  trialDays: z.number().int(),
});
export type Plans = z.infer<typeof Plans>;

/** A user's subscription, and what it allows now. */
export const PlanState = z.object({
  /** null: never subscribed. */
  subscription: z
    .object({
      status: z.enum(subscriptionStatuses),
      /** null: a price that is no longer sold. */
      interval: PlanInterval.nullable(),
      trialEndsAt: Instant.nullable(),
      /** Days left of the trial, a started day counted as whole; null when no trial is running. */
      trialDaysLeft: z.number().int().nullable(),
      periodEndsAt: Instant.nullable(),
      /** When it ends because the user canceled. */
      cancelAt: Instant.nullable(),
      /** Whether a payment is overdue, so that the user has to check the card. */
      paymentProblem: z.boolean(),
      /** Whether it exists to be managed in the portal rather than bought again. */
      live: z.boolean(),
    })
    .nullable(),
  /** Whether a trial can still be started: one for each user. */
  trialAvailable: z.boolean(),
  /** Whether the server limits anything by plan. */
  enforced: z.boolean(),
  /** What the user may do now. `stopsAt`: when autoreplies stop if the user does nothing. */
  entitlement: z.object({
    autoreplies: z.boolean(),
    because: z.enum(['not-enforced', 'trial', 'paid', 'grace', 'no-plan', 'payment-failed', 'ended']),
    stopsAt: Instant.nullable(),
  }),
});
export type PlanState = z.infer<typeof PlanState>;

export const billingRoutes = {
  listPlans: defineRoute({
    method: 'GET',
    path: '/payment/plans',
    summary: 'What can be bought: the two prices and the length of the trial.',
    access: 'anyone',
    response: Plans,
  }),
  createCheckout: defineRoute({
    method: 'POST',
    path: '/payment/create-checkout-session',
    summary:
      'Opens the payment page for one of the two prices; with `trial` the 7 days come first, once for each user.',
    access: 'session',
    caller: 'owner',
    body: z.object({ priceId: z.string().min(1).max(255), trial: z.boolean().optional() }),
    response: PageAddress,
  }),
  openPortal: defineRoute({
    method: 'POST',
    path: '/payment/portal',
    summary: 'Opens the page on which a subscriber changes the card, cancels and finds invoices.',
    access: 'session',
    caller: 'owner',
    response: PageAddress,
  }),
  findSubscription: defineRoute({
    method: 'GET',
    path: '/payment/subscription',
    summary: "The user's subscription, and what it entitles to now.",
    access: 'session',
    response: PlanState,
  }),
  refreshSubscription: defineRoute({
    method: 'POST',
    path: '/payment/subscription/refresh',
    summary: 'Has the subscription read from the payment provider again; the answer comes before that is done.',
    access: 'session',
    caller: 'owner',
    response: z.object({ ok: z.literal(true) }),
  }),
};
