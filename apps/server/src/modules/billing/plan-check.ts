import { decideEntitlement } from '@spotter/domain/billing';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { findSubscriptionOf, toSubscription, type PlanPrices } from './billing.repository.ts';

/** Returns whether the plan of a workspace's owner lets autoreplies run now. */
export type AllowsAutoreplies = (database: Database, workspaceId: WorkspaceId) => Promise<boolean>;

/** Checks the stored subscription; without enforcement it reads nothing. */
export function createPlanCheck(options: {
  enforced: boolean;
  prices: PlanPrices | null;
  clock: Clock;
}): AllowsAutoreplies {
  const { enforced, prices, clock } = options;
  // A plan that is not sold is not required.
  if (!enforced || prices === null) return async () => true;
  return async (database, workspaceId) => {
    const row = await findSubscriptionOf(database, workspaceId);
    const known = row === null ? null : toSubscription(row, prices);
    return decideEntitlement(known, enforced, clock.now()).autoreplies;
  };
}
