import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/data-export.ts';
import { findCustomer, findSubscription } from './billing.repository.ts';

/** Who the user is at the payment provider, and the plan. Cards and invoices are only there. */
export function billingExporters(database: Database): Exporters {
  return {
    async plan(userId) {
      const [customer, subscription] = await Promise.all([
        findCustomer(database, userId),
        findSubscription(database, userId),
      ]);
      if (customer === null) return null;
      const { userId: _, ...own } = customer;
      const { userId: __, ...plan } = subscription ?? { userId };
      return { ...own, subscription: subscription === null ? null : plan };
    },
  };
}
