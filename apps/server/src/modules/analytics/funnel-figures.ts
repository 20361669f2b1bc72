import { sourceOf, type FunnelChat, type Page } from '@spotter/contract';
import { funnelCounts, funnelSteps, isFunnelStep, periodBefore, type DayRange } from '@spotter/domain/analytics';
import { lostReasons, type LostReason } from '@spotter/domain/inbox';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import type { Coach, Total } from './analytics.repository.ts';
import { listAhead, listLost, listReached, withinRange } from './conversations.repository.ts';
import { compareTotals, sumOf } from './totals.ts';

export const pageLength = 50;

/** Returns how many conversations came how far, in a range and before it. */
export async function findFunnel(database: Database, coach: Coach, { range, now }: { range: DayRange; now: Date }) {
  const [counted, ahead] = await Promise.all([
    compareTotals(database, coach, { metrics: ['began', 'lost'], range }, reachedOf),
    listAhead(database, coach, now),
  ]);
  const withPast = (counts: typeof counted.now, of: DayRange) => ({
    ...counts,
    past: Math.max(counts.shown, counts.booked - withinRange(ahead, 'beganAt', of, coach).length),
  });
  return { now: withPast(counted.now, range), before: withPast(counted.before, periodBefore(range)) };
}

function reachedOf(totals: Total[]) {
  const labeled = (name: string) => totals.filter(({ label }) => label === name);
  const lost = lostReasons.map((reason) => [reason, sumOf(labeled(reason), 'lost')]);
  return {
    ...funnelCounts(funnelSteps.map((_, step) => sumOf(labeled(String(step)), 'began'))),
    lost: Object.fromEntries(lost) as Record<LostReason, number>,
  };
}

type ReachedChat = Pick<
  Awaited<ReturnType<typeof listReached>>[number],
  'chatId' | 'username' | 'name' | 'channel' | 'beganAt' | 'reached' | 'keyword'
>;

export type FunnelChatsQuery = DayRange & { limit?: number | undefined; cursor?: string | undefined };

/** Returns the conversations that came as far as a step, page by page. */
export async function listFunnelChats(
  database: Database,
  coach: Coach,
  step: string,
  query: FunnelChatsQuery,
): Promise<Page<FunnelChat[]>> {
  if (!isFunnelStep(step)) throw new AppError('not_found', 'The funnel has no such step');
  const limit = query.limit ?? pageLength;
  const found = await listReached(database, coach, {
    range: query,
    step: funnelSteps.indexOf(step),
    start: readCursor(query.cursor),
    limit: limit + 1,
  });
  return presentFunnelPage(found, limit);
}

/** Returns the conversations that are lost for a reason, page by page. */
export async function listLostChats(
  database: Database,
  coach: Coach,
  reason: string,
  query: FunnelChatsQuery,
): Promise<Page<FunnelChat[]>> {
  if (!lostReasons.some((known) => known === reason)) throw new AppError('not_found', 'There is no such reason');
  const limit = query.limit ?? pageLength;
  const start = readCursor(query.cursor);
  return presentFunnelPage(await listLost(database, coach, { range: query, reason, start, limit: limit + 1 }), limit);
}

/** Returns a page of `limit` conversations. One more was asked for: it tells whether a page follows. */
export function presentFunnelPage(found: ReachedChat[], limit: number): Page<FunnelChat[]> {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    value: shown.map((row) => ({
      _id: row.chatId,
      username: row.username,
      name: row.name,
      from: sourceOf(row.channel),
      beganAt: row.beganAt,
      reached: funnelSteps[row.reached]!,
      keyword: row.keyword,
    })),
    nextCursor:
      found.length > limit && last !== undefined ? writeCursor({ at: new Date(last.beganAt), id: last.chatId }) : null,
  };
}
