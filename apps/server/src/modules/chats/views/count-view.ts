import type { ChatFilter } from '@spotter/contract';
import { maxViewCount, viewSample } from '@spotter/domain/inbox';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { countAmongNewest } from '../inbox/chat-list.repository.ts';

/**
 * Counts the chats of a view, at a cost that does not grow with the account: what meets one condition is counted
 * up to a limit, and several conditions are counted among the newest chats that meet the first.
 */
export async function countView(
  database: Database,
  wanted: { access: Pick<Access, 'workspaceId' | 'userId'>; botId: string; now: Date },
  { search, ...filter }: ChatFilter,
): Promise<{ count: number | null; isMore: boolean }> {
  if (search !== undefined) return { count: null, isMore: false };
  const conditions = Object.values(filter).filter((value) => value !== undefined).length;
  const sample = conditions > 1 ? viewSample : maxViewCount + 1;
  const { count, sampled } = await countAmongNewest(database, { ...wanted, filter }, sample);
  return { count: Math.min(count, maxViewCount), isMore: sampled === sample };
}
