import { chooseSubscription, isLiveSubscription, trialDays } from '@spotter/domain/billing';
import type { Payments, PaymentSubscription } from '@spotter/providers/ports/payments';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { UsersService } from '../users/index.ts';
import { findCustomer, keepCustomer, replaceCustomer, type PlanPrices } from './billing.repository.ts';
import { isGone, orRefuse } from './payment-failure.ts';
import { requestSync } from './sync-subscription.job.ts';

/** The pages that the customer returns to. */
const pages = { success: '/subscriptions/success', cancelled: '/subscriptions/cancelled' } as const;

/** The plan that somebody wants, and whether they want to try it first. */
export type CheckoutWish = { priceId: string; trial: boolean };

/** What sells a plan. */
type Shop = {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: Pick<UsersService, 'getUser'>;
  provider: Payments;
  prices: PlanPrices;
  publicUrl: string;
};

/** Opens the checkout page of the payment provider. */
export async function startCheckout(
  shop: Shop,
  userId: string,
  { priceId, trial }: CheckoutWish,
): Promise<{ url: string | null }> {
  const { database, logger, provider, prices: sold, publicUrl } = shop;
  if (priceId !== sold.annual && priceId !== sold.monthly) {
    const message = 'This is not one of our prices';
    throw new AppError('invalid_input', message, [{ path: 'priceId', message }]);
  }
  const customer = await findCustomer(database, userId);
  return orRefuse(logger, async () => {
    const known = customer === null ? [] : await provider.listSubscriptions(customer.customerId);
    await refuseWhatIsThere(shop, userId, known, trial);
    const open = (customerId: string) =>
      provider.startCheckout({
        customerId,
        userId,
        priceId,
        trialDays: trial ? trialDays : null,
        successUrl: new URL(pages.success, publicUrl).href,
        cancelUrl: new URL(pages.cancelled, publicUrl).href,
      });
    const customerId = customer?.customerId ?? (await addCustomer(shop, userId, null));
    try {
      return await open(customerId);
    } catch (error) {
      if (customer === null || !isGone(error)) throw error;
      return open(await addCustomer(shop, userId, customerId));
    }
  });
}

/** Creates the user at the provider. A customer that is gone is replaced by another. */
async function addCustomer(
  { database, clock, users, provider }: Shop,
  userId: string,
  gone: string | null,
): Promise<string> {
  const { email, firstName, lastName } = await users.getUser(userId);
  const name = `${firstName} ${lastName}`.trim();
  const customerId = await provider.createCustomer({ userId, email, name }, gone ?? 'first');
  if (gone === null) return keepCustomer(database, { userId, customerId, createdAt: clock.now() });
  await replaceCustomer(database, userId, { gone, next: customerId });
  return customerId;
}

/** The report of a plan may not have arrived yet, and a buyer must not buy twice. */
async function refuseWhatIsThere(
  { database, clock }: Shop,
  userId: string,
  known: PaymentSubscription[],
  trial: boolean,
): Promise<void> {
  const chosen = chooseSubscription(known);
  if (chosen !== null && isLiveSubscription(chosen.status)) {
    await requestSync(database, [{ userId, dueAt: clock.now() }]);
    throw new AppError('conflict', 'You already have a plan');
  }
  const customer = await findCustomer(database, userId);
  const trialUsed = customer?.trialUsedAt != null || known.some(({ trialStartedAt }) => trialStartedAt !== null);
  if (trial && trialUsed) throw new AppError('conflict', 'You already used your free trial');
}
