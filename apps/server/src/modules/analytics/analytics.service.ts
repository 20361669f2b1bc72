import type { AgentResult, ArrivalGroup, RevenueGroup } from '@spotter/contract';
import { daysOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { findAgent } from '../agents/index.ts';
import { agentResults, parseLabel, resultMetrics } from './agent-results.ts';
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
} from './analytics.repository.ts';
import {
  describeTriggers,
  findArrivalFigures,
  listArrivalChats,
  type ArrivalChatsQuery,
} from './arrivals/arrival-figures.ts';
import { exportArrivals } from './arrivals/export-arrivals.ts';
import { type EngagedChatsQuery, listEngagedChats } from './behind-numbers/engaged-chats.ts';
import { listSlowAnswers, type SlowAnswersQuery } from './behind-numbers/slow-answers.ts';
import { listAhead, withinRange } from './conversations.repository.ts';
import { countDaysIn } from './counted-days.ts';
import {
  findFollowUpFigures,
  listFollowUpChats,
  listKnownSteps,
  type FollowUpChatsQuery,
} from './follow-ups/follow-up-figures.ts';
import { findFunnel, listFunnelChats, listLostChats, type FunnelChatsQuery } from './funnel-figures.ts';
import { findRevenue, listWonCalls, type WonCallsQuery } from './revenue/revenue.ts';
import { findBookingRate, findResponseTimes, findSummary } from './totals.ts';

type ExportOf = 'conversations' | 'arrivals' | 'days' | 'follow-ups';

/** The figures of a user's accounts, including disconnected ones. Days are in the user's time zone. */
export function createAnalyticsService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    listMessages: (access: Access, channel: ChannelKind, range: DayRange) =>
      listSeries(database, access, { metrics: ['received', 'sent'], channel, range }),

    listMeetings: (access: Access, channel: ChannelKind, range: DayRange) =>
      listSeries(database, access, { metrics: ['met'], channel, range }),

    findBookingRate: async (access: Access, range: DayRange) =>
      findBookingRate(database, await coachOf(database, access), range),

    findKeywordStats: (access: Access, agentId: string, range: DayRange | null) =>
      findKeywordStats(database, access, agentId, range),

    findSummary: async (access: Access, range: DayRange) =>
      findSummary(database, await coachOf(database, access), range),

    findFunnel: async (access: Access, range: DayRange) =>
      findFunnel(database, await coachOf(database, access), { range, now: clock.now() }),

    listFunnelChats: async (access: Access, step: string, query: FunnelChatsQuery) =>
      listFunnelChats(database, await coachOf(database, access), step, query),

    listLostChats: async (access: Access, reason: string, query: FunnelChatsQuery) =>
      listLostChats(database, await coachOf(database, access), reason, query),

    findResponseTimes: async (access: Access, range: DayRange) =>
      findResponseTimes(database, await coachOf(database, access), range),

    listSlowAnswers: async (access: Access, query: SlowAnswersQuery) =>
      listSlowAnswers(database, await coachOf(database, access), query),

    listEngagedChats: async (access: Access, query: EngagedChatsQuery) =>
      listEngagedChats(database, await coachOf(database, access), { ...query, now: clock.now() }),

    listBestHours: async (access: Access, range: DayRange) =>
      listBestHours(database, await coachOf(database, access), range),

    async listResults(access: Access, range: DayRange): Promise<AgentResult[]> {
      const coach = await coachOf(database, access);
      const [totals, ahead, names] = await Promise.all([
        listTotals(database, coach, { metrics: resultMetrics, ranges: { now: range } }),
        listAhead(database, coach, clock.now()),
        listAgentNames(database, access),
      ]);
      return agentResults(totals, withinRange(ahead, 'engagedAt', range, coach), names);
    },

    listFollowUps: async (access: Access, range: DayRange) =>
      findFollowUpFigures(database, { access, coach: await coachOf(database, access), range }),

    listFollowUpChats: async (access: Access, query: FollowUpChatsQuery) =>
      listFollowUpChats(database, await coachOf(database, access), query),

    listArrivals: async (access: Access, by: ArrivalGroup, range: DayRange) =>
      findArrivalFigures(database, { access, by, coach: await coachOf(database, access), range }),

    listArrivalChats: async (access: Access, query: ArrivalChatsQuery) =>
      listArrivalChats(database, await coachOf(database, access), query),

    findRevenue: async (access: Access, by: RevenueGroup, range: DayRange) =>
      findRevenue(database, { access, by, coach: await coachOf(database, access), range }),

    listWonCalls: async (access: Access, query: WonCallsQuery) =>
      listWonCalls(database, await coachOf(database, access), query),

    /** Returns the lines of a CSV file, streamed as they are read. */
    async exportCsv(access: Access, of: ExportOf, range: DayRange): Promise<AsyncIterable<string>> {
      const coach = await coachOf(database, access);
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

/** Returns the user, after recounting the days if the user's zone has changed. */
async function coachOf(database: Database, access: Access): Promise<Coach> {
  const { own, counted } = await findZones(database, access);
  if (counted !== null && counted !== own) await countDaysIn(database, access.workspaceId, own);
  return { workspaceId: access.workspaceId, zone: own };
}

async function listSeries(
  database: Database,
  access: Access,
  query: { metrics: Metric[]; channel: ChannelKind; range: DayRange },
) {
  const counts = await listDays(database, await coachOf(database, access), query);
  const byDay = new Map(counts.map(({ day, count }) => [day, count]));
  return daysOf(query.range).map((day) => ({ time: day, value: byDay.get(day) ?? 0 }));
}

const keywordMetrics: Metric[] = ['engaged', 'engaged-talking', 'engaged-talking-booked'];

async function findKeywordStats(database: Database, access: Access, agentId: string, range: DayRange | null) {
  const agent = isId(agentId) ? await findAgent(database, access, agentId) : null;
  if (agent === null) throw new AppError('not_found', 'This agent does not exist');
  const coach = await coachOf(database, access);
  const counts = await (range === null
    ? listOfAgent(database, coach, { metrics: keywordMetrics, agentId })
    : listTotals(database, coach, { metrics: keywordMetrics, ranges: { now: range } }));
  const own = counts
    .map((entry) => ({ ...entry, ...parseLabel(entry.label) }))
    .filter((entry) => entry.agentId === agentId);
  const of = (metric: Metric, keyword: string) =>
    own.reduce((sum, entry) => (entry.metric === metric && entry.keyword === keyword ? sum + entry.count : sum), 0);
  const keywords = [
    ...new Set(own.flatMap(({ metric, keyword }) => (metric === 'engaged' ? (keyword ?? []) : []))),
  ].toSorted((left, right) => of('engaged', right) - of('engaged', left) || (left < right ? -1 : 1));
  return {
    engagedTimes: keywords.map((keyword) => ({ keyword, times: of('engaged', keyword) })),
    bookingRate: keywords.map((keyword) => ({
      keyword,
      totalConversations: of('engaged-talking', keyword),
      confirmedMeets: of('engaged-talking-booked', keyword),
    })),
  };
}

async function listBestHours(database: Database, coach: Coach, range: DayRange) {
  const counts = await listHours(database, coach, range);
  const cells = new Map(counts.map(({ hour, count }) => [hour, count]));
  return Array.from({ length: 7 * 24 }, (_, index) => ({
    weekday: Math.floor(index / 24),
    hour: index % 24,
    received: cells.get(index) ?? 0,
  }));
}
