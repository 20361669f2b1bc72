import type { PlanState } from '@spotter/contract';
import {
  decideEntitlement,
  hasPaymentProblem,
  isLiveSubscription,
  trialDaysLeft,
  type Subscription,
} from '@spotter/domain/billing';

/** Returns a user's subscription, and what it entitles them to. */
export function presentPlanState(
  known: Subscription | null,
  options: { trialAvailable: boolean; enforced: boolean; now: Date },
): PlanState {
  const { trialAvailable, enforced, now } = options;
  const entitlement = decideEntitlement(known, enforced, now);
  return {
    subscription: known === null ? null : presentSubscription(known, now),
    trialAvailable,
    enforced,
    entitlement: { ...entitlement, stopsAt: text(entitlement.stopsAt) },
  };
}

function presentSubscription(known: Subscription, now: Date): NonNullable<PlanState['subscription']> {
  return {
    status: known.status,
    interval: known.interval,
    trialEndsAt: text(known.trialEndsAt),
    trialDaysLeft: trialDaysLeft(known, now),
    periodEndsAt: text(known.periodEndsAt),
    cancelAt: text(known.cancelAt),
    paymentProblem: hasPaymentProblem(known.status),
    live: isLiveSubscription(known.status),
  };
}

function text(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
