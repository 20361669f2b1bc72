import { describe, expect, test } from 'vitest';
import {
  chooseSubscription,
  decideEntitlement,
  decidePlanNotice,
  hasPaymentProblem,
  isLiveSubscription,
  subscriptionStatuses,
  trialDaysLeft,
  type Subscription,
  type SubscriptionStatus,
} from './entitlements.ts';
import { graceDays, planPriceCents, trialDays } from './plans.ts';

const now = new Date('2026-11-20T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

function subscription(given: Partial<Subscription> = {}): Subscription {
  return {
    status: 'active',
    interval: 'annual',
    trialEndsAt: null,
    periodEndsAt: inDays(30),
    cancelAt: null,
    pastDueSince: null,
    ...given,
  };
}

describe('the plans', () => {
  test('cost $1,188 a year or $129 a month, and may be tried for 7 days', () => {
    expect(planPriceCents).toEqual({ annual: 118_800, monthly: 12_900 });
    expect(trialDays).toBe(7);
    expect(graceDays).toBe(3);
  });
});

describe('what a subscription entitles to', () => {
  test.each([null, ...subscriptionStatuses])('without enforcement nothing is limited (%s)', (status) => {
    const known = status === null ? null : subscription({ status, pastDueSince: inDays(-300), cancelAt: inDays(-5) });
    expect(decideEntitlement(known, false, now)).toEqual({
      autoreplies: true,
      because: 'not-enforced',
      stopsAt: null,
    });
  });

  test.each<[SubscriptionStatus, boolean, string]>([
    ['trialing', true, 'trial'],
    ['active', true, 'paid'],
    ['past_due', true, 'grace'],
    ['unpaid', false, 'payment-failed'],
    ['canceled', false, 'ended'],
    ['paused', false, 'ended'],
    ['incomplete', false, 'no-plan'],
    ['incomplete_expired', false, 'no-plan'],
  ])('%s: autoreplies %s (%s)', (status, autoreplies, because) => {
    const given = subscription({ status, pastDueSince: status === 'past_due' ? inDays(-1) : null });
    expect(decideEntitlement(given, true, now)).toMatchObject({ autoreplies, because });
  });

  test('who has no subscription has no autoreplies', () => {
    expect(decideEntitlement(null, true, now)).toEqual({ autoreplies: false, because: 'no-plan', stopsAt: null });
  });

  test('a failed payment leaves three days, to the millisecond', () => {
    const pastDue = subscription({ status: 'past_due', pastDueSince: now });
    const end = inDays(3);
    const before = decideEntitlement(pastDue, true, new Date(end.getTime() - 1));
    expect(before).toEqual({ autoreplies: true, because: 'grace', stopsAt: end });
    expect(decideEntitlement(pastDue, true, end)).toEqual({
      autoreplies: false,
      because: 'payment-failed',
      stopsAt: null,
    });
  });

  test('a plan ends when its user said, also before anybody told us', () => {
    for (const status of ['trialing', 'active', 'past_due'] as const) {
      const ending = subscription({ status, cancelAt: inDays(1), pastDueSince: status === 'past_due' ? now : null });
      expect(decideEntitlement(ending, true, now)).toMatchObject({ autoreplies: true, stopsAt: inDays(1) });
      expect(decideEntitlement(ending, true, inDays(1))).toMatchObject({ autoreplies: false, because: 'ended' });
    }
  });

  test('once autoreplies have stopped, time alone never starts them again', () => {
    for (const status of subscriptionStatuses) {
      for (const cancelAt of [null, inDays(-2), inDays(2)]) {
        for (const pastDueSince of [inDays(-5), inDays(-1), now]) {
          const given = subscription({ status, cancelAt, pastDueSince });
          const days = Array.from({ length: 20 }, (_, day) => decideEntitlement(given, true, inDays(day / 2)));
          const firstStop = days.findIndex(({ autoreplies }) => !autoreplies);
          if (firstStop >= 0) expect(days.slice(firstStop).every(({ autoreplies }) => !autoreplies)).toBe(true);
        }
      }
    }
  });

  test('autoreplies stop at the instant that was named before', () => {
    for (const status of subscriptionStatuses) {
      for (const cancelAt of [null, inDays(2)]) {
        const given = subscription({ status, cancelAt, pastDueSince: inDays(-1) });
        const { stopsAt } = decideEntitlement(given, true, now);
        if (stopsAt === null) continue;
        expect(decideEntitlement(given, true, new Date(stopsAt.getTime() - 1)).autoreplies).toBe(true);
        expect(decideEntitlement(given, true, stopsAt).autoreplies).toBe(false);
      }
    }
  });
});

describe('what a user is told', () => {
  const noticeOf = (given: Partial<Subscription> | null, at = now) =>
    decidePlanNotice(decideEntitlement(given === null ? null : subscription(given), true, at), at);

  test('nothing while all is well', () => {
    expect(noticeOf({ status: 'active' })).toEqual({ kind: 'none' });
    expect(noticeOf({ status: 'trialing', trialEndsAt: inDays(1) })).toEqual({ kind: 'none' });
    expect(decidePlanNotice(decideEntitlement(null, false, now), now)).toEqual({ kind: 'none' });
  });

  test('three days before a cancelled plan ends, not earlier', () => {
    expect(noticeOf({ cancelAt: inDays(4) })).toEqual({ kind: 'none' });
    expect(noticeOf({ cancelAt: inDays(3) })).toEqual({ kind: 'ends-soon', at: inDays(3) });
  });

  test('at once that a payment failed, and until when it can be mended', () => {
    expect(noticeOf({ status: 'past_due', pastDueSince: now })).toEqual({ kind: 'payment-failed', at: inDays(3) });
  });

  test('that autoreplies have stopped, and why', () => {
    expect(noticeOf(null)).toEqual({ kind: 'stopped', because: 'no-plan' });
    expect(noticeOf({ status: 'incomplete' })).toEqual({ kind: 'stopped', because: 'no-plan' });
    expect(noticeOf({ status: 'past_due', pastDueSince: inDays(-3) })).toEqual({
      kind: 'stopped',
      because: 'payment-failed',
    });
    expect(noticeOf({ status: 'canceled' })).toEqual({ kind: 'stopped', because: 'ended' });
  });
});

describe('the trial', () => {
  test('counts a day begun as a day', () => {
    const trial = subscription({ status: 'trialing', trialEndsAt: inDays(7) });
    expect(trialDaysLeft(trial, now)).toBe(7);
    expect(trialDaysLeft(trial, new Date(now.getTime() + 1))).toBe(7);
    expect(trialDaysLeft(trial, inDays(6.5))).toBe(1);
    expect(trialDaysLeft(trial, inDays(8))).toBe(0);
  });

  test('is counted only while it runs', () => {
    expect(trialDaysLeft(subscription({ trialEndsAt: inDays(2) }), now)).toBeNull();
    expect(trialDaysLeft(null, now)).toBeNull();
  });
});

describe('of several subscriptions', () => {
  const made = (status: SubscriptionStatus, day: number) => ({ status, createdAt: inDays(day) });

  test('the one that gives most counts, whatever the order they come in', () => {
    const known = [made('canceled', -1), made('active', -9), made('trialing', -2), made('past_due', 0)];
    expect(chooseSubscription(known)).toEqual(made('active', -9));
    expect(chooseSubscription(known.toReversed())).toEqual(made('active', -9));
  });

  test('of equal ones the newest', () => {
    expect(chooseSubscription([made('canceled', -5), made('canceled', -1)])).toEqual(made('canceled', -1));
    expect(chooseSubscription([])).toBeNull();
  });

  test('what has ended is bought anew, everything else is managed', () => {
    expect(subscriptionStatuses.filter(isLiveSubscription)).toEqual([
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'paused',
    ]);
    expect(subscriptionStatuses.filter(hasPaymentProblem)).toEqual(['past_due', 'unpaid']);
  });
});
