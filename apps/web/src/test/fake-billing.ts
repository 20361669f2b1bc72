import type { Plans, PlanState } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

/** The fake backend's data about plans: what it sells, and what the user has. */
export type Billing = { plans: Plans; state: PlanState; checkoutUrl: string | null; portalUrl: string | null };

/** Returns a shop and a user who never bought anything, on a server without limits. */
export function noPlan(given: Partial<PlanState> = {}): Billing {
  return {
    plans: {
      prices: [
        { interval: 'annual', priceId: 'price_year', amountCents: 118_800 },
        { interval: 'monthly', priceId: 'price_month', amountCents: 12_900 },
      ],
      trialDays: 7,
    },
    state: {
      subscription: null,
      trialAvailable: true,
      enforced: false,
      entitlement: { autoreplies: true, because: 'not-enforced', stopsAt: null },
      ...given,
    },
    checkoutUrl: 'https://pay.example/checkout',
    portalUrl: 'https://pay.example/portal',
  };
}

/** Returns the same shop and a user who has a plan. */
export function loadPlan(
  subscription: Partial<NonNullable<PlanState['subscription']>> = {},
  given: Partial<PlanState> = {},
): Billing {
  return noPlan({
    subscription: {
      status: 'active',
      interval: 'annual',
      trialEndsAt: null,
      trialDaysLeft: null,
      periodEndsAt: '2027-03-01T12:00:00.000Z',
      cancelAt: null,
      paymentProblem: false,
      live: true,
      ...subscription,
    },
    trialAvailable: false,
    ...given,
  });
}

/** The fake backend's handlers for plans. */
export function billingHandlers(stored: { billing: Billing }): Record<string, Handler> {
  return {
    'GET /payment/plans': () => ({ value: stored.billing.plans }),
    'GET /payment/subscription': () => ({ value: stored.billing.state }),
    'POST /payment/subscription/refresh': () => ({ value: { ok: true } }),
    'POST /payment/create-checkout-session': () => ({ value: { url: stored.billing.checkoutUrl } }),
    'POST /payment/portal': () => ({ value: { url: stored.billing.portalUrl } }),
  };
}
