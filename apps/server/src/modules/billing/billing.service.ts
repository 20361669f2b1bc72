import { createHash } from 'node:crypto';
import type { Plans, PlanState } from '@spotter/contract';
import { planPriceCents, trialDays } from '@spotter/domain/billing';
import type { PaymentDelivery, Payments } from '@spotter/providers/ports/payments';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { UsersService } from '../users/index.ts';
import { presentPlanState } from './billing.presenter.ts';
import { findCustomer, findSubscription, recordEvent, toSubscription, type PlanPrices } from './billing.repository.ts';
import { isGone, orRefuse } from './payment-failure.ts';
import { requestCustomerRemoval } from './remove-customer.job.ts';
import { startCheckout, type CheckoutWish } from './start-checkout.ts';
import { requestSync } from './sync-subscription.job.ts';

/** The page that the customer returns to. */
const plansPage = '/subscriptions';

export type BillingService = {
  listPlans(): Plans;
  /** Opens the checkout page. */
  startCheckout(userId: string, wish: CheckoutWish): Promise<{ url: string | null }>;
  /** Opens the page for managing the plan. */
  openPortal(userId: string): Promise<{ url: string | null }>;
  findState(userId: string): Promise<PlanState>;
  /** Requests that the subscription is read again soon. */
  refresh(userId: string): Promise<void>;
  /** Stores a signed event of the payment provider durably, once. */
  receive(delivery: Exclude<PaymentDelivery, { kind: 'unsigned' }>, rawBody: Buffer): Promise<void>;
  /** Ends the plan of a user who leaves. */
  endFor(userId: string): Promise<void>;
};

export function createBillingService(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: Pick<UsersService, 'getUser'>;
  /** null: plans are not sold on this server. */
  payments: { provider: Payments; prices: PlanPrices } | null;
  enforced: boolean;
  publicUrl: string;
}): BillingService {
  const { database, clock, logger, enforced, publicUrl } = dependencies;
  const prices = dependencies.payments?.prices ?? null;

  function shop(): { provider: Payments; prices: PlanPrices } {
    if (dependencies.payments === null) throw new AppError('not_found', 'This server doesn’t sell plans');
    return dependencies.payments;
  }

  return {
    listPlans: () => ({
      prices: (['annual', 'monthly'] as const).map((interval) => ({
        interval,
        priceId: prices?.[interval] ?? null,
        amountCents: planPriceCents[interval],
      })),
      trialDays,
    }),

    startCheckout: async (userId, wish) => startCheckout({ ...dependencies, ...shop() }, userId, wish),

    async openPortal(userId) {
      const { provider } = shop();
      const customer = await findCustomer(database, userId);
      const nothing = new AppError('not_found', 'You don’t have a plan to manage yet');
      if (customer === null) throw nothing;
      return orRefuse(logger, async () => {
        try {
          return await provider.openPortal(customer.customerId, new URL(plansPage, publicUrl).href);
        } catch (error) {
          throw isGone(error) ? nothing : error;
        }
      });
    },

    async findState(userId) {
      const [row, customer] = await Promise.all([findSubscription(database, userId), findCustomer(database, userId)]);
      const known = row === null || prices === null ? null : toSubscription(row, prices);
      const trialAvailable = prices !== null && customer?.trialUsedAt == null;
      return presentPlanState(known, { trialAvailable, enforced, now: clock.now() });
    },

    async refresh(userId) {
      if (prices !== null) await requestSync(database, [{ userId, dueAt: clock.now() }]);
    },

    async receive(delivery, rawBody) {
      const receivedAt = clock.now();
      // An event that makes no sense to us is stored only by its bytes' hash, because it may hold people's names.
      const event =
        delivery.kind === 'event'
          ? delivery.event
          : { eventId: `unreadable-${hashOf(rawBody)}`, type: 'unreadable', customerId: null, at: receivedAt };
      await inTransaction(database, async (tx) => {
        const userId = await recordEvent(tx, event, receivedAt);
        if (userId !== null) await requestSync(tx, [{ userId, dueAt: receivedAt }]);
      });
    },

    async endFor(userId) {
      const customer = await findCustomer(database, userId);
      if (customer !== null) await requestCustomerRemoval(database, customer.customerId, clock.now());
    },
  };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
