import type { StripeControl } from '@spotter/simulators/stripe/stripe-control';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const dayMs = 24 * 3_600_000;
const PassBody = z.object({ days: z.number().int().min(1).max(366) });

/** Returns the plans that were bought, newest first, as the page shows them. */
export function shopView(stripe: StripeControl) {
  const customers = new Map(stripe.customers().map((customer) => [customer.id, customer]));
  const { aheadMs } = stripe.snapshot();
  return stripe
    .subscriptions()
    .toReversed()
    .map(({ customerId, status, periodEnd, cancelAtPeriodEnd }) => ({
      email: customers.get(customerId)?.email ?? null,
      status,
      until: new Date(periodEnd - aheadMs),
      cancelled: cancelAtPeriodEnd,
    }));
}

/** Adds the shop's actions on the page: letting time pass there. Trials end, plans renew, payments fail. */
export function addShopApi(app: FastifyInstance, stripe: StripeControl): void {
  app.post('/api/shop/pass', (request, reply) => {
    const body = PassBody.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'Between a day and a year can pass at once.' });
    stripe.letPass(body.data.days * dayMs);
    return shopView(stripe);
  });
}
