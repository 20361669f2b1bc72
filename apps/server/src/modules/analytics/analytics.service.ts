import {
  type AgentResult,
  type AnalyticsTotals,
  type AnalyticsWaits,
  type ArrivalGroup,
  type FunnelChat,
  type Page,
  perChannel,
  sourceOf,
} from '@spotter/contract';
import {
  boundsOf,
  type ChannelKind,
  daysOf,
  funnelCounts,
  funnelSteps,
  isFunnelStep,
  percentOf,
  periodBefore,
  waitPercentile,
  type DayRange,
} from '@spotter/domain';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { findAgent } from '../agents/index.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import type { Access } from '../../platform/access.ts';
import { agentResults, parseLabel, resultMetrics } from './agent-results.ts';
import {
  describeTriggers,
  findArrivalFigures,
  listArrivalChats,
  type ArrivalChatsQuery,
} from './arrivals/arrival-figures.ts';
import { exportArrivals } from './arrivals/export-arrivals.ts';
import { exportConversations, exportDays, exportFollowUps } from './analytics-export.ts';
import {
  findZones,
  listAgentNames,
  listDays,
  listHours,
  listOfAgent,
  listTotals,
  type Coach,
  type Metric,
  type Period,
  type Total,
} from './analytics.repository.ts';
import { listAhead, listReached, type AheadRow } from './conversations.repository.ts';
import { countDaysIn } from './counted-days.ts';
import {
  findFollowUpFigures,
  listFollowUpChats,
  listKnownSteps,
  type FollowUpChatsQuery,
} from './follow-up-figures.ts';

const pageLength = 50;

type ExportOf = 'conversations' | 'arrivals' | 'days' | 'follow-ups';

/** The figures of a user's accounts, including disconnected ones. Days are in the user's time zone. */
export function createAnalyticsService({ database, clock }: { database: Database; clock: Clock }) {
  /** Returns the user, after recounting the days if the user's zone has changed. */
  async function coachOf(access: Access): Promise<Coach> {
    const { own, counted } = await findZones(database, access);
    if (counted !== null && counted !== own) await countDaysIn(database, access.workspaceId, own);
    return { workspaceId: access.workspaceId, zone: own };
  }

  async function series(access: Access, query: { metrics: Metric[]; channel: ChannelKind; range: DayRange }) {
    const counts = await listDays(database, await coachOf(access), query);
    const byDay = new Map(counts.map(({ day, count }) => [day, count]));
    return daysOf(query.range).map((day) => ({ time: day, value: byDay.get(day) ?? 0 }));
  }

  /** Returns the figures of a range and of the period before it. */
  async function compare<Figures>(
    access: Access,
    query: { metrics: Metric[]; range: DayRange },
    figures: (totals: Total[]) => Figures,
  ): Promise<{ now: Figures; before: Figures }> {
    const { metrics, range } = query;
    const ranges = { now: range, before: periodBefore(range) };
    const totals = await listTotals(database, await coachOf(access), { metrics, ranges });
    const of = (wanted: Period) => figures(totals.filter(({ period }) => period === wanted));
    return { now: of('now'), before: of('before') };
  }

  return {
    listMessages: (access: Access, channel: ChannelKind, range: DayRange) =>
      series(access, { metrics: ['received', 'sent'], channel, range }),

    listMeetings: (access: Access, channel: ChannelKind, range: DayRange) =>
      series(access, { metrics: ['met'], channel, range }),

    async findBookingRate(access: Access, range: DayRange) {
      const totals = await listTotals(database, await coachOf(access), {
        metrics: ['engaged', 'engaged-booked'],
        ranges: { now: range },
      });
      const engaged = sum(totals, 'engaged');
      const booked = sum(totals, 'engaged-booked');
      return [{ time: range.to, value: percentOf(booked, engaged), engaged, booked }];
    },

    async findKeywordStats(access: Access, agentId: string) {
      const agent = isId(agentId) ? await findAgent(database, access, agentId) : null;
      if (agent === null) throw new AppError('not_found', 'This agent does not exist');
      const counts = await listOfAgent(database, await coachOf(access), {
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

    findSummary(access: Access, range: DayRange) {
      const metrics: Metric[] = ['received', 'sent', 'met', 'engaged', 'engaged-booked'];
      return compare(access, { metrics, range }, (totals): AnalyticsTotals => ({
        ...perChannel('meetings', (kind) => sum(ofChannel(totals, kind), 'met')),
        ...perChannel('messages', (kind) => sum(ofChannel(totals, kind), 'received', 'sent')),
        engaged: sum(totals, 'engaged'),
        booked: sum(totals, 'engaged-booked'),
      }));
    },

    async findFunnel(access: Access, range: DayRange) {
      const coach = await coachOf(access);
      const [counted, ahead] = await Promise.all([
        compare(access, { metrics: ['began'], range }, (totals) =>
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
      access: Access,
      step: string,
      query: DayRange & { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<FunnelChat[]>> {
      if (!isFunnelStep(step)) throw new AppError('not_found', 'The funnel has no such step');
      const limit = query.limit ?? pageLength;
      const found = await listReached(database, await coachOf(access), {
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
          from: sourceOf(row.channel),
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

    findResponseTimes(access: Access, range: DayRange) {
      return compare(access, { metrics: ['agent-wait', 'coach-wait'], range }, (totals) => ({
        agent: waitsOf(totals, 'agent-wait'),
        coach: waitsOf(totals, 'coach-wait'),
      }));
    },

    async listBestHours(access: Access, range: DayRange) {
      const counts = await listHours(database, await coachOf(access), range);
      const cells = new Map(counts.map(({ hour, count }) => [hour, count]));
      return Array.from({ length: 7 * 24 }, (_, index) => ({
        weekday: Math.floor(index / 24),
        hour: index % 24,
        received: cells.get(index) ?? 0,
      }));
    },

    async listResults(access: Access, range: DayRange): Promise<AgentResult[]> {
      const coach = await coachOf(access);
      const [totals, ahead, names] = await Promise.all([
        listTotals(database, coach, { metrics: resultMetrics, ranges: { now: range } }),
        listAhead(database, coach, clock.now()),
        listAgentNames(database, access),
      ]);
      return agentResults(totals, within(ahead, 'engagedAt', range, coach), names);
    },

    listFollowUps: async (access: Access, range: DayRange) =>
      findFollowUpFigures(database, { access, coach: await coachOf(access), range }),

    listFollowUpChats: async (access: Access, query: FollowUpChatsQuery) =>
      listFollowUpChats(database, await coachOf(access), query),

    listArrivals: async (access: Access, by: ArrivalGroup, range: DayRange) =>
      findArrivalFigures(database, { access, by, coach: await coachOf(access), range }),

    listArrivalChats: async (access: Access, query: ArrivalChatsQuery) =>
      listArrivalChats(database, await coachOf(access), query),

    /** Returns the lines of a CSV file, streamed as they are read. */
    async exportCsv(access: Access, of: ExportOf, range: DayRange): Promise<AsyncIterable<string>> {
      const coach = await coachOf(access);
      switch (of) {
        case 'days':
          return exportDays(database, coach, range);
        case 'conversations':
          return exportConversations(database, coach, range);
        case 'arrivals':
          return exportArrivals(database, coach, range, await describeTriggers(database, access));
        case 'follow-ups':
          return exportFollowUps(database, coach, range, await listKnownSteps(database, access));
      }
    },
  };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

function ofChannel(totals: Total[], channel: ChannelKind): Total[] {
  return totals.filter((total) => total.channel === channel);
}

function sum(totals: Total[], ...metrics: Metric[]): number {
  return totals.reduce((all, { metric, count }) => all + (metrics.includes(metric) ? count : 0), 0);
}

/** Returns the rows that began, or were engaged, on the days of a range. */
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
