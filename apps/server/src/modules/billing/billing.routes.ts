import { billingRoutes } from '@spotter/contract';
import type { ReadPaymentDelivery } from '@spotter/providers/ports/payments';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { acceptRawBody } from '../../http/input/raw-body.ts';
import { serve } from '../../http/serve.ts';
import type { BillingService } from './billing.service.ts';

export function registerBillingRoutes(app: FastifyInstance, { billing }: { billing: BillingService }): void {
  serve(app, billingRoutes.listPlans, async () => billing.listPlans());
  serve(app, billingRoutes.createCheckout, async ({ user, body: { priceId, trial = false } }) =>
    billing.startCheckout(user.id, { priceId, trial }),
  );
  serve(app, billingRoutes.openPortal, async ({ user }) => billing.openPortal(user.id));
  serve(app, billingRoutes.findSubscription, async ({ access }) => billing.findState(access.ownerId));
  serve(app, billingRoutes.refreshSubscription, async ({ user }) => {
    await billing.refresh(user.id);
    return { ok: true as const };
  });
}

/**
 * Serves `/webhooks/stripe`: a delivery is verified, stored durably and acknowledged;
 * the subscription is read later.
 */
export function registerPaymentWebhook(
  app: FastifyInstance,
  options: { billing: BillingService; readDelivery: ReadPaymentDelivery },
): void {
  void app.register(async (scope) => {
    acceptRawBody(scope);
    scope.post('/api/webhooks/stripe', async (request, reply) => {
      const body = request.body as Buffer;
      const signature = request.headers['stripe-signature'];
      const delivery = await options.readDelivery(body, typeof signature === 'string' ? signature : undefined);
      if (delivery.kind === 'unsigned') {
        throw new AppError('invalid_signature', 'The signature does not fit the body');
      }
      await options.billing.receive(delivery, body);
      return reply.send({ received: true });
    });
  });
}
