import { chooseSubscription, decideEntitlement, type Subscription } from '@spotter/domain/billing';
import type { Payments } from '@spotter/providers/ports/payments';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import {
  findCustomer,
  findSubscription,
  noteTrialUsed,
  replaceSubscription,
  toSubscription,
  type PlanPrices,
} from './billing.repository.ts';

/**
 * Reads a user's subscription from the payment provider. The job's key is the user's id, so that each user's run
 * one at a time.
 */
const syncSubscriptionJob = defineJob('sync-subscription', z.object({}));

/** Requests the reading. */
export function requestSync(tx: Database, wanted: { userId: string; dueAt: Date }[]): Promise<void> {
  return requestJobs(
    tx,
    syncSubscriptionJob,
    wanted.map(({ userId, dueAt }) => ({ key: userId, payload: {}, dueAt })),
  );
}

/**
 * Reads the present state from the payment provider and replaces the stored one. An event only says that
 * something changed: events that come late, twice, out of order or not at all can therefore do no harm.
 */
export function createSubscriptionSync(options: {
  database: Database;
  clock: Clock;
  payments: Payments;
  prices: PlanPrices;
  enforced: boolean;
  /** Called when autoreplies may run again. */
  onResumed: (tx: Database, userId: string) => Promise<void>;
  /** Called when the plan has changed; `plan` is its name in words. */
  onChanged: (tx: Database, userId: string, plan: string) => Promise<void>;
  /** Called when a payment failed or the plan has ended. */
  onLapsed: (tx: Database, lapse: PlanLapse) => Promise<void>;
}) {
  const { database, clock, payments, prices, enforced, onResumed, onChanged, onLapsed } = options;
  return handleJob(syncSubscriptionJob, async ({ key: userId }) => {
    const customer = await findCustomer(database, userId);
    if (customer === null) return { kind: 'done' };
    const subscriptions = await payments.listSubscriptions(customer.customerId);
    const chosen = chooseSubscription(subscriptions);
    await inTransaction(database, async (tx) => {
      const now = clock.now();
      const before = await findSubscription(tx, userId);
      const allowedBefore = decideEntitlement(before && toSubscription(before, prices), enforced, now).autoreplies;
      await replaceSubscription(tx, userId, chosen, now);
      if (subscriptions.some(({ trialStartedAt }) => trialStartedAt !== null)) await noteTrialUsed(tx, userId, now);
      const after = await findSubscription(tx, userId);
      const allowed = decideEntitlement(after && toSubscription(after, prices), enforced, now).autoreplies;
      if (allowed && !allowedBefore) await onResumed(tx, userId);
      const plan = planInWords(after && toSubscription(after, prices));
      if (plan !== planInWords(before && toSubscription(before, prices))) await onChanged(tx, userId, plan);
      if (after !== null && isLapse(after.status) && after.status !== before?.status) {
        await onLapsed(tx, { userId, status: after.status, subscriptionId: after.subscriptionId, at: now });
      }
    });
    return { kind: 'done' };
  });
}

/** A plan that needs its user's attention. */
export type PlanLapse = {
  userId: string;
  status: 'past_due' | 'unpaid' | 'canceled';
  subscriptionId: string;
  at: Date;
};

function isLapse(status: string): status is PlanLapse['status'] {
  return status === 'past_due' || status === 'unpaid' || status === 'canceled';
}

function planInWords(subscription: Subscription | null): string {
  if (subscription === null) return 'no plan';
  const { interval, status, cancelAt } = subscription;
  const words = `${interval ?? 'another'} plan, ${status.replaceAll('_', ' ')}`;
  return cancelAt === null ? words : `${words}, to be canceled`;
}
