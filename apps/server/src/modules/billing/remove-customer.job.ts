import type { Payments } from '@spotter/providers/ports/payments';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';

/**
 * Ends a customer's subscription at the payment provider, and deletes the customer there. The job's key is the
 * provider's id.
 */
const removeCustomerJob = defineJob('remove-payment-customer', z.object({}));

/** Requests the removal. The job outlives the user's own rows, and repeats until the provider has done it. */
export function requestCustomerRemoval(tx: Database, customerId: string, dueAt: Date): Promise<void> {
  return requestJobs(tx, removeCustomerJob, [{ key: customerId, payload: {}, dueAt }]);
}

/** Removes the customer, so that a user who leaves is charged no more. */
export function createCustomerRemoval({ payments }: { payments: Payments }) {
  return handleJob(removeCustomerJob, async ({ key: customerId }) => {
    await payments.removeCustomer(customerId);
    return { kind: 'done' };
  });
}
