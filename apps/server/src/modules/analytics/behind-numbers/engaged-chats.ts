import { engagedColumns, type FunnelChat, type Page } from '@spotter/contract';
import { rangeIn } from '@spotter/domain/analytics';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import { readCursor } from '../../chats/index.ts';
import type { Coach } from '../analytics.repository.ts';
import { listEngaged } from '../conversations.repository.ts';
import { pageLength, presentFunnelPage } from '../funnel-figures.ts';

export type EngagedChatsQuery = {
  column: string;
  agentId?: string | undefined;
  keyword?: string | undefined;
  source?: string | undefined;
  /** Both or neither, which means all time. */
  from?: string | undefined;
  to?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Returns the conversations behind a number of engaged conversations, page by page. */
export async function listEngagedChats(
  database: Database,
  coach: Coach,
  query: EngagedChatsQuery & { now: Date },
): Promise<Page<FunnelChat[]>> {
  const { agentId, keyword, limit = pageLength, source } = query;
  const column = engagedColumns.find((known) => known === query.column);
  if (column === undefined) throw new AppError('not_found', 'There is no such number');
  if (agentId !== undefined && agentId !== '' && !isId(agentId)) return { value: [], nextCursor: null };
  const found = await listEngaged(database, coach, {
    range: rangeIn(query),
    of: { column, agentId, keyword, source },
    now: query.now,
    start: readCursor(query.cursor),
    limit: limit + 1,
  });
  return presentFunnelPage(
    found.map((row) => ({ ...row, beganAt: row.engagedAt! })),
    limit,
  );
}
