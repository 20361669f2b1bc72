import { decideEntitlement } from '@spotter/domain';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { findSubscription, toSubscription, type PlanPrices } from './billing.repository.ts';

/** Whether the user's plan lets autoreplies run now. */
export type AllowsAutoreplies = (database: Database, userId: string) => Promise<boolean>;

/** Looks into the stored subscription; without enforcement it looks nowhere. */
export function createPlanCheck(options: {
  enforced: boolean;
  prices: PlanPrices | null;
  clock: Clock;
}): AllowsAutoreplies {
  const { enforced, prices, clock } = options;
  // What is not sold is not asked for.
  if (!enforced || prices === null) return async () => true;
  return async (database, userId) => {
    const row = await findSubscription(database, userId);
    const known = row === null ? null : toSubscription(row, prices);
    return decideEntitlement(known, enforced, clock.now()).autoreplies;
  };
}
