import { type LeakWorth, type Reached, worthOfLead } from '@spotter/domain/leaks';
import { isOpen } from '@spotter/domain/offers';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { countReached } from '../analytics/index.ts';
import { listOffers } from '../offers/index.ts';

/** Returns what leads of a workspace are worth by how far they came. */
export async function readWorths(
  database: Database,
  workspaceId: WorkspaceId,
  now: Date,
): Promise<(reached: Reached) => LeakWorth | null> {
  const [counts, offers] = [await countReached(database, workspaceId), await listOffers(database, workspaceId)];
  const today = now.toISOString().slice(0, 10);
  const open = offers.filter((offer) => isOpen(offer, today));
  return (reached) => worthOfLead(reached, counts, open);
}
