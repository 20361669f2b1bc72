import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { findCustomer, findSubscription } from './billing.repository.ts';

/** Exports the user's id at the payment provider, and the plan. Only the provider has cards and invoices. */
export function billingExporters(database: Database): Exporters {
  return {
    async plan({ userId }) {
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
