import {
  type AgentResult,
  type AnalyticsTotals,
  type AnalyticsWaits,
  type ArrivalFigures,
  type ArrivalGroup,
  type FollowUpChat,
  type FollowUpFigures,
  type FunnelChat,
  perChannel,
  type Revenue,
  type SlowAnswer,
  type WonCall,
} from '@spotter/contract';
import { daysOf, type KeywordStats } from '@spotter/domain/analytics';
import type { Handler } from './fake-handler.ts';

const noWaits: AnalyticsWaits = { answers: 0, medianSeconds: null, ninetyPercentSeconds: null };
const noTotals: AnalyticsTotals = {
  ...perChannel('meetings', () => 0),
  ...perChannel('messages', () => 0),
  engaged: 0,
  booked: 0,
};
export const noneLost = { not_interested: 0, price: 0, not_now: 0, location: 0, not_a_fit: 0, spam: 0, other: 0 };
const emptyFunnel = { new: 0, engaged: 0, qualified: 0, booked: 0, past: 0, shown: 0, lost: noneLost };

/** The fake backend's numbers for the analytics page. */
export type FakeAnalytics = {
  rate: { engaged: number; booked: number };
  /** The numbers of every day of each chart. */
  perDay: { instagramMeetings: number; messengerMeetings: number; instagramMessages: number; pageMessages: number };
  before: AnalyticsTotals;
  /** By agent. A missing agent fails. */
  keywords: Record<string, KeywordStats>;
  funnel: { now: typeof emptyFunnel; before: typeof emptyFunnel };
  chats: FunnelChat[];
  /** By column. */
  engaged: Partial<Record<string, FunnelChat[]>>;
  /** By author. */
  answers: Partial<Record<string, SlowAnswer[]>>;
  waits: { agent: AnalyticsWaits; coach: AnalyticsWaits };
  hours: { weekday: number; hour: number; received: number }[];
  results: AgentResult[];
  arrivals: Record<ArrivalGroup, ArrivalFigures[]>;
  followUps: FollowUpFigures[];
  /** By outcome. */
  followUpChats: Partial<Record<string, FollowUpChat[]>>;
  revenue: Revenue;
  wonCalls: WonCall[];
};

export function noAnalytics(): FakeAnalytics {
  return {
    rate: { engaged: 0, booked: 0 },
    perDay: { instagramMeetings: 0, messengerMeetings: 0, instagramMessages: 0, pageMessages: 0 },
    before: noTotals,
    keywords: {},
    funnel: { now: emptyFunnel, before: emptyFunnel },
    chats: [],
    engaged: {},
    answers: {},
    waits: { agent: noWaits, coach: noWaits },
    hours: [],
    results: [],
    arrivals: { trigger: [], post: [], ad: [], link: [] },
    followUps: [],
    followUpChats: {},
    revenue: { total: [], rows: [], others: [] },
    wonCalls: [],
  };
}

/** The handlers of the analytics page. */
export function analyticsHandlers(stored: { analytics: FakeAnalytics }): Record<string, Handler> {
  const series = (query: URLSearchParams, value: number) => ({
    value: daysOf({ from: query.get('from')!, to: query.get('to')! }).map((time) => ({ time, value })),
  });
  return {
    'GET /agent/booking-rate': ({ query }) => {
      const { engaged, booked } = stored.analytics.rate;
      const value = engaged === 0 ? 0 : (booked / engaged) * 100;
      return { value: [{ time: query.get('to'), value, engaged, booked }] };
    },
    'GET /agent/meets-stats': ({ query }) => {
      const { instagramMeetings, messengerMeetings } = stored.analytics.perDay;
      return series(query, query.get('source') === 'ig' ? instagramMeetings : messengerMeetings);
    },
    'GET /agent/message-stats': ({ query }) => {
      const { instagramMessages, pageMessages } = stored.analytics.perDay;
      return series(query, query.get('source') === 'instagram' ? instagramMessages : pageMessages);
    },
    'GET /agent/stats-keyword-agent/{agentId}': ({ id }) => {
      const stats = stored.analytics.keywords[id];
      return stats === undefined ? null : { value: stats };
    },
    'GET /analytics/summary': () => ({ value: { now: noTotals, before: stored.analytics.before } }),
    'GET /analytics/funnel': () => ({ value: stored.analytics.funnel }),
    'GET /analytics/funnel/{step}/chats': ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const value = stored.analytics.chats.slice(start, start + 2);
      return start + 2 < stored.analytics.chats.length ? { value, nextCursor: String(start + 2) } : { value };
    },
    'GET /analytics/lost/{reason}/chats': () => ({ value: stored.analytics.chats }),
    'GET /analytics/engaged/{column}/chats': ({ id }) => ({ value: stored.analytics.engaged[id] ?? [] }),
    'GET /analytics/response-times/{author}/answers': ({ id }) => ({ value: stored.analytics.answers[id] ?? [] }),
    'GET /analytics/response-times': () => ({
      value: { now: stored.analytics.waits, before: { agent: noWaits, coach: noWaits } },
    }),
    'GET /analytics/best-hours': () => ({
      value: Array.from({ length: 168 }, (_, index) => {
        const cell = { weekday: Math.floor(index / 24), hour: index % 24, received: 0 };
        const given = stored.analytics.hours.find(
          ({ weekday, hour }) => weekday === cell.weekday && hour === cell.hour,
        );
        return given ?? cell;
      }),
    }),
    'GET /analytics/results': () => ({ value: stored.analytics.results }),
    'GET /analytics/arrivals': ({ query }) => ({
      value: stored.analytics.arrivals[query.get('by') as ArrivalGroup],
    }),
    'GET /analytics/arrivals/{by}/{step}/chats': () => ({ value: stored.analytics.chats }),
    'GET /analytics/revenue': () => ({ value: stored.analytics.revenue }),
    'GET /analytics/revenue/calls': () => ({ value: stored.analytics.wonCalls }),
    'GET /analytics/follow-ups': () => ({ value: stored.analytics.followUps }),
    'GET /analytics/follow-ups/{stepId}/{outcome}/chats': ({ second }) => ({
      value: stored.analytics.followUpChats[second] ?? [],
    }),
  };
}
