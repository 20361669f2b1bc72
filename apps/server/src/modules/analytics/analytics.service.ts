import type { AgentResult, AnalyticsTotals, AnalyticsWaits, FunnelChat, Page } from '@spotter/contract';
import {
  boundsOf,
  daysOf,
  funnelCounts,
  funnelSteps,
  isFunnelStep,
  percentOf,
  periodBefore,
  waitPercentile,
  type DayRange,
} from '@spotter/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { agents } from '../agents/agents.tables.ts';
import { readCursor, writeCursor } from '../chats/inbox/page-cursor.ts';
import { agentResults, parseLabel, resultMetrics } from './agent-results.ts';
import { exportConversations, exportDays } from './analytics-export.ts';
import {
  findZones,
  listDays,
  listHours,
  listOfAgent,
  listTotals,
  type Channel,
  type Coach,
  type Metric,
  type Period,
  type Total,
} from './analytics.repository.ts';
import { listAhead, listReached, type AheadRow } from './conversations.repository.ts';
import { countDaysIn } from './counted-days.ts';

const pageLength = 50;

/** What worked: figures of a user's accounts, the disconnected ones too. Days are the user's time-zone days. */
export function createAnalyticsService({ database, clock }: { database: Database; clock: Clock }) {
  /** The user, with the days counted in the user's present zone. */
  async function coachOf(userId: string): Promise<Coach> {
    const { own, counted } = await findZones(database, userId);
    if (counted !== null && counted !== own) await countDaysIn(database, userId, own);
    return { userId, zone: own };
  }

  async function series(userId: string, query: { metrics: Metric[]; channel: Channel; range: DayRange }) {
    const counts = await listDays(database, await coachOf(userId), query);
    const byDay = new Map(counts.map(({ day, count }) => [day, count]));
    return daysOf(query.range).map((day) => ({ time: day, value: byDay.get(day) ?? 0 }));
  }

  /** One result for a range, and one for the period before. */
  async function compare<Figures>(
    userId: string,
    query: { metrics: Metric[]; range: DayRange },
    figures: (totals: Total[]) => Figures,
  ): Promise<{ now: Figures; before: Figures }> {
    const { metrics, range } = query;
    const ranges = { now: range, before: periodBefore(range) };
    const totals = await listTotals(database, await coachOf(userId), { metrics, ranges });
    const of = (wanted: Period) => figures(totals.filter(({ period }) => period === wanted));
    return { now: of('now'), before: of('before') };
  }

  return {
    listMessages: (userId: string, channel: Channel, range: DayRange) =>
      series(userId, { metrics: ['received', 'sent'], channel, range }),

    listMeetings: (userId: string, channel: Channel, range: DayRange) =>
      series(userId, { metrics: ['met'], channel, range }),

    async findBookingRate(userId: string, range: DayRange) {
      const totals = await listTotals(database, await coachOf(userId), {
        metrics: ['engaged', 'engaged-booked'],
        ranges: { now: range },
      });
      const engaged = sum(totals, 'engaged');
      const booked = sum(totals, 'engaged-booked');
      return [{ time: range.to, value: percentOf(booked, engaged), engaged, booked }];
    },

    async findKeywordStats(userId: string, agentId: string) {
      const [agent] = isId(agentId)
        ? await database.select({ userId: agents.userId }).from(agents).where(eq(agents.id, agentId))
        : [];
      if (agent?.userId !== userId) throw new AppError('not_found', 'This agent does not exist');
      const counts = await listOfAgent(database, await coachOf(userId), {
        metrics: ['engaged', 'engaged-talking', 'engaged-talking-booked'],
        agentId,
      });
      const of = (metric: Metric, keyword: string) =>
        counts.find((entry) => entry.metric === metric && parseLabel(entry.label).keyword === keyword)?.count ?? 0;
      const keywords = counts
        .filter(({ metric }) => metric === 'engaged')
        .flatMap(({ label }) => parseLabel(label).keyword ?? [])
        .toSorted((left, right) => of('engaged', right) - of('engaged', left) || (left < right ? -1 : 1));
      return {
        engagedTimes: keywords.map((keyword) => ({ keyword, times: of('engaged', keyword) })),
        bookingRate: keywords.map((keyword) => ({
          keyword,
          totalConversations: of('engaged-talking', keyword),
          confirmedMeets: of('engaged-talking-booked', keyword),
        })),
      };
    },

    findSummary(userId: string, range: DayRange) {
      const metrics: Metric[] = ['received', 'sent', 'met', 'engaged', 'engaged-booked'];
      return compare(userId, { metrics, range }, (totals): AnalyticsTotals => ({
        instagramMeetings: sum(ofChannel(totals, 'instagram'), 'met'),
        messengerMeetings: sum(ofChannel(totals, 'messenger'), 'met'),
        instagramMessages: sum(ofChannel(totals, 'instagram'), 'received', 'sent'),
        pageMessages: sum(ofChannel(totals, 'messenger'), 'received', 'sent'),
        engaged: sum(totals, 'engaged'),
        booked: sum(totals, 'engaged-booked'),
      }));
    },

    async findFunnel(userId: string, range: DayRange) {
      const coach = await coachOf(userId);
      const [counted, ahead] = await Promise.all([
        compare(userId, { metrics: ['began'], range }, (totals) =>
          funnelCounts(
            funnelSteps.map((_, reached) =>
              sum(
                totals.filter(({ label }) => label === String(reached)),
                'began',
              ),
            ),
          ),
        ),
        listAhead(database, coach, clock.now()),
      ]);
      const withPast = (counts: typeof counted.now, of: DayRange) => ({
        ...counts,
        past: Math.max(counts.shown, counts.booked - within(ahead, 'beganAt', of, coach).length),
      });
      return { now: withPast(counted.now, range), before: withPast(counted.before, periodBefore(range)) };
    },

    async listFunnelChats(
      userId: string,
      step: string,
      query: DayRange & { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<FunnelChat[]>> {
      if (!isFunnelStep(step)) throw new AppError('not_found', 'The funnel has no such step');
      const limit = query.limit ?? pageLength;
      const found = await listReached(database, await coachOf(userId), {
        range: query,
        step: funnelSteps.indexOf(step),
        start: readCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        value: shown.map((row) => ({
          _id: row.chatId,
          username: row.username,
          name: row.name,
          from: row.channel === 'instagram' ? ('instagram' as const) : ('page' as const),
          beganAt: row.beganAt,
          reached: funnelSteps[row.reached]!,
          keyword: row.keyword,
        })),
        nextCursor:
          found.length > limit && last !== undefined
            ? writeCursor({ at: new Date(last.beganAt), id: last.chatId })
            : null,
      };
    },

    findResponseTimes(userId: string, range: DayRange) {
      return compare(userId, { metrics: ['agent-wait', 'coach-wait'], range }, (totals) => ({
        agent: waitsOf(totals, 'agent-wait'),
        coach: waitsOf(totals, 'coach-wait'),
      }));
    },

    async listBestHours(userId: string, range: DayRange) {
      const counts = await listHours(database, await coachOf(userId), range);
      const cells = new Map(counts.map(({ hour, count }) => [hour, count]));
      return Array.from({ length: 7 * 24 }, (_, index) => ({
        weekday: Math.floor(index / 24),
        hour: index % 24,
        received: cells.get(index) ?? 0,
      }));
    },

    async listResults(userId: string, range: DayRange): Promise<AgentResult[]> {
      const coach = await coachOf(userId);
      const [totals, ahead, named] = await Promise.all([
        listTotals(database, coach, { metrics: resultMetrics, ranges: { now: range } }),
        listAhead(database, coach, clock.now()),
        database.select({ id: agents.id, name: agents.name }).from(agents).where(eq(agents.userId, userId)),
      ]);
      const names = new Map(named.map(({ id, name }) => [id, name]));
      return agentResults(totals, within(ahead, 'engagedAt', range, coach), names);
    },

    /** The lines of a CSV file, as they are read. */
    async exportCsv(userId: string, of: 'conversations' | 'days', range: DayRange): Promise<AsyncIterable<string>> {
      const coach = await coachOf(userId);
      return of === 'days' ? exportDays(database, coach, range) : exportConversations(database, coach, range);
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

function ofChannel(totals: Total[], channel: Channel): Total[] {
  return totals.filter((total) => total.channel === channel);
}

function sum(totals: Total[], ...metrics: Metric[]): number {
  return totals.reduce((all, { metric, count }) => all + (metrics.includes(metric) ? count : 0), 0);
}

/** Those that began, or were engaged, on the days of a range. */
function within(rows: AheadRow[], field: 'beganAt' | 'engagedAt', range: DayRange, { zone }: Coach): AheadRow[] {
  const { start, end } = boundsOf(range, zone);
  return rows.filter((row) => {
    const at = row[field] === null ? null : new Date(row[field]);
    return at !== null && at >= start && at < end;
  });
}

function waitsOf(totals: Total[], metric: Metric): AnalyticsWaits {
  const waits = totals
    .filter((total) => total.metric === metric)
    .map(({ label, count }) => ({ seconds: Number(label), count }));
  return {
    answers: waits.reduce((all, { count }) => all + count, 0),
    medianSeconds: waitPercentile(waits, 50),
    ninetyPercentSeconds: waitPercentile(waits, 90),
  };
}
