/** How often a plan is paid. */
export type BillingInterval = 'annual' | 'monthly';

/** What Premium costs, in US cents: a year paid at once, or each month. */
export const planPriceCents = { annual: 118_800, monthly: 12_900 } as const satisfies Record<BillingInterval, number>;

/** Length of the trial of Premium, once for each user. */
export const trialDays = 7;

/** How long autoreplies go on after a payment failed. */
export const graceDays = 3;
