import type { Payments, ReadPaymentDelivery } from '@spotter/providers/ports/payments';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { UsersService } from '../users/index.ts';
import { billingExporters } from './billing.export.ts';
import type { PlanPrices } from './billing.repository.ts';
import { registerBillingRoutes, registerPaymentWebhook } from './billing.routes.ts';
import { createBillingService } from './billing.service.ts';
import { createPlanCheck } from './plan-check.ts';
import { createCustomerRemoval } from './remove-customer.job.ts';
import { createDailySync } from './sync-all.job.ts';
import { createSubscriptionSync, type PlanLapse } from './sync-subscription.job.ts';

/** What billing is built from. */
export type BillingDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: Pick<UsersService, 'getUser'>;
  /** null: plans are not sold on this server. */
  payments: { provider: Payments; prices: PlanPrices; readDelivery: ReadPaymentDelivery } | null;
  /** Whether autoreplies need a plan. */
  enforced: boolean;
  publicUrl: string;
  /** Called when autoreplies may run again. */
  onResumed(tx: Database, userId: string): Promise<void>;
  /** Called when the plan has changed; `plan` is its name in words. */
  onChanged(tx: Database, userId: string, plan: string): Promise<void>;
  /** Called when a payment failed or the plan has ended. */
  onLapsed(tx: Database, lapse: PlanLapse): Promise<void>;
};

/** Builds the parts of billing. */
export function createBilling(dependencies: BillingDependencies) {
  const { database, clock, payments, enforced, onResumed, onChanged, onLapsed } = dependencies;
  const service = createBillingService(dependencies);
  const jobs: JobHandler[] =
    payments === null
      ? []
      : [
          createSubscriptionSync({
            database,
            clock,
            payments: payments.provider,
            prices: payments.prices,
            enforced,
            onResumed,
            onChanged,
            onLapsed,
          }),
          createDailySync({ database, clock }),
          createCustomerRemoval({ payments: payments.provider }),
        ];
  return {
    service,
    allowsAutoreplies: createPlanCheck({ enforced, prices: payments?.prices ?? null, clock }),
    jobs,
    exporters: billingExporters(database),
    routes(app: FastifyInstance): void {
      registerBillingRoutes(app, { billing: service });
      if (payments !== null) registerPaymentWebhook(app, { billing: service, readDelivery: payments.readDelivery });
    },
  };
}
