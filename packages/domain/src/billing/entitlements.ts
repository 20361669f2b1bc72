import { graceDays, type BillingInterval } from './plans.ts';

const dayMs = 24 * 3_600_000;
/** How many days ahead the notice of a plan's end is shown. */
const noticeDays = 3;

/** The states of a subscription, in the words of the payment provider; any other word is read as `incomplete`. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A user's subscription, as the payment provider last reported it. */
export type Subscription = {
  status: SubscriptionStatus;
  /** null: a price that is no longer sold. */
  interval: BillingInterval | null;
  trialEndsAt: Date | null;
  /** The end of the paid or trial period. */
  periodEndsAt: Date | null;
  /** When it ends because the user canceled; null: it goes on. */
  cancelAt: Date | null;
  /** Since when a payment is overdue; null: none is. */
  pastDueSince: Date | null;
};

/** Why autoreplies run, or why they do not. */
export type EntitlementReason = 'not-enforced' | 'trial' | 'paid' | 'grace' | 'no-plan' | 'payment-failed' | 'ended';

/** What a subscription allows its user now. Setup, inbox and analytics are always open. */
export type Entitlement = {
  autoreplies: boolean;
  because: EntitlementReason;
  /** When autoreplies stop if the user does nothing; null: they do not, or have stopped. */
  stopsAt: Date | null;
};

/** Returns what a subscription entitles to. `enforced` is the operator's choice: without it nothing is limited. */
export function decideEntitlement(subscription: Subscription | null, enforced: boolean, now: Date): Entitlement {
  if (!enforced) return { autoreplies: true, because: 'not-enforced', stopsAt: null };
  if (subscription === null) return stopped('no-plan');
  switch (subscription.status) {
    case 'trialing':
      return untilCanceled('trial', subscription.cancelAt, now);
    case 'active':
      return untilCanceled('paid', subscription.cancelAt, now);
    case 'past_due':
      return inGrace(subscription, now);
    case 'unpaid':
      return stopped('payment-failed');
    case 'incomplete':
    case 'incomplete_expired':
      return stopped('no-plan');
    case 'canceled':
    case 'paused':
      return stopped('ended');
  }
}

/**
 * Returns the entitlement up to the instant at which the user's plan ends, even before the provider has reported
 * the end.
 */
function untilCanceled(because: 'trial' | 'paid', cancelAt: Date | null, now: Date): Entitlement {
  if (cancelAt !== null && cancelAt.getTime() <= now.getTime()) return stopped('ended');
  return { autoreplies: true, because, stopsAt: cancelAt };
}

/**
 * Returns the entitlement after a failed payment, which can be repeated for some days. While its time is not
 * known, these days have not begun.
 */
function inGrace({ pastDueSince, cancelAt }: Subscription, now: Date): Entitlement {
  if (cancelAt !== null && cancelAt.getTime() <= now.getTime()) return stopped('ended');
  const since = pastDueSince ?? now;
  const graceEndsAt = new Date(since.getTime() + graceDays * dayMs);
  if (now.getTime() >= graceEndsAt.getTime()) return stopped('payment-failed');
  const stopsAt = cancelAt !== null && cancelAt.getTime() < graceEndsAt.getTime() ? cancelAt : graceEndsAt;
  return { autoreplies: true, because: 'grace', stopsAt };
}

function stopped(because: EntitlementReason): Entitlement {
  return { autoreplies: false, because, stopsAt: null };
}

/** What a user has to know about autoreplies: nothing, that they will stop, or that they have stopped. */
export type PlanNotice =
  | { kind: 'none' }
  | { kind: 'ends-soon'; at: Date }
  | { kind: 'payment-failed'; at: Date }
  | { kind: 'stopped'; because: 'no-plan' | 'payment-failed' | 'ended' };

/** Returns what to say before autoreplies stop, and when they have stopped. */
export function decidePlanNotice({ autoreplies, because, stopsAt }: Entitlement, now: Date): PlanNotice {
  if (!autoreplies) {
    return { kind: 'stopped', because: because === 'payment-failed' || because === 'ended' ? because : 'no-plan' };
  }
  if (stopsAt === null) return { kind: 'none' };
  if (because === 'grace') return { kind: 'payment-failed', at: stopsAt };
  const isSoon = stopsAt.getTime() - now.getTime() <= noticeDays * dayMs;
  return isSoon ? { kind: 'ends-soon', at: stopsAt } : { kind: 'none' };
}

/** Returns how many days of the trial are left, a started day counted as whole; null when no trial is running. */
export function trialDaysLeft(subscription: Subscription | null, now: Date): number | null {
  if (subscription?.status !== 'trialing' || subscription.trialEndsAt === null) return null;
  return Math.max(0, Math.ceil((subscription.trialEndsAt.getTime() - now.getTime()) / dayMs));
}

/** Whether a subscription exists that the user manages rather than buys again. */
export function isLiveSubscription(status: SubscriptionStatus): boolean {
  return (
    status === 'trialing' || status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'paused'
  );
}

/** Whether a payment is overdue that the user has to take care of. */
export function hasPaymentProblem(status: SubscriptionStatus): boolean {
  return status === 'past_due' || status === 'unpaid';
}

// The states of a subscription, from the one that allows most to the one that allows least.
const ranks: readonly SubscriptionStatus[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
];

/** Returns which of a user's subscriptions counts: the one that allows most; of equal ones the newest. */
export function chooseSubscription<Known extends { status: SubscriptionStatus; createdAt: Date }>(
  known: readonly Known[],
): Known | null {
  const sorted = known.toSorted(
    (one, other) =>
      ranks.indexOf(one.status) - ranks.indexOf(other.status) || other.createdAt.getTime() - one.createdAt.getTime(),
  );
  return sorted[0] ?? null;
}
