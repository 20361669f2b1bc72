import { funnelSteps } from '@spotter/domain/analytics';
import { lostReasons } from '@spotter/domain/inbox';
import { z } from 'zod';
import { perChannel, ShortSource, Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, Instant, PageQuery } from '../values.ts';
import { ArrivalFigures, arrivalGroups } from './arrival-figures.contract.ts';
import { EngagedChatsQuery } from './engaged-chats.contract.ts';
import { FollowUpChat, FollowUpFigures } from './follow-up-figures.contract.ts';
import { anyTimeQuery, rangeQuery } from './range-query.ts';
import { revenueRoutes } from './revenue.contract.ts';
import { SlowAnswer } from './slow-answers.contract.ts';

/** A day of the user's time zone and what is counted on it. */
export const TimeSeriesPoint = z.object({ time: z.iso.date(), value: z.number() });
export type TimeSeriesPoint = z.infer<typeof TimeSeriesPoint>;

/** The booking rate of a whole range. `time` is its last day. */
export const BookingRatePoint = TimeSeriesPoint.extend({
  /** Conversations engaged in the range: the denominator. */
  engaged: z.number(),
  /** Engaged conversations that have a booked call. */
  booked: z.number(),
});

export const KeywordStats = z.object({
  /** `times`: conversations that the keyword started. */
  engagedTimes: z.array(z.object({ keyword: z.string(), times: z.number() })),
  bookingRate: z.array(
    z.object({
      keyword: z.string(),
      /** Conversations with more than 2 responses of the contact. */
      totalConversations: z.number(),
      /** Those of them that have a booked call. */
      confirmedMeets: z.number(),
    }),
  ),
});

/** The numbers of a range, and of the period of the same length before it. */
const compared = <Figures extends z.ZodType>(figures: Figures) => z.object({ now: figures, before: figures });

const Totals = z.object({
  /** Calls booked by the agent. */
  ...perChannel('meetings', () => z.number()),
  /** Messages received and sent. */
  ...perChannel('messages', () => z.number()),
  engaged: z.number(),
  /** Engaged conversations that have a booked call. */
  booked: z.number(),
});
export type AnalyticsTotals = z.infer<typeof Totals>;

/** Conversations that began in a range, by the step they got to; each step is a part of the one before. */
const FunnelCounts = z.object({
  new: z.number(),
  engaged: z.number(),
  qualified: z.number(),
  booked: z.number(),
  /** Booked conversations whose call is over or has an outcome: the denominator of `shown`. */
  past: z.number(),
  shown: z.number(),
  /** Those whose lead is lost now, by the reason. */
  lost: z.record(z.enum(lostReasons), z.number()),
});
export type FunnelCounts = z.infer<typeof FunnelCounts>;

export const FunnelChat = z.object({
  /** The id of the chat. */
  _id: Id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  from: Source,
  /** When it began, came or was engaged: by which of these the list is of a range. */
  beganAt: Instant,
  /** The furthest step of the chat. */
  reached: z.enum(funnelSteps),
  keyword: z.string().nullable(),
});
export type FunnelChat = z.infer<typeof FunnelChat>;

/** Seconds, rounded down as a person would say them; null where nothing was answered. */
const Waits = z.object({
  answers: z.number(),
  medianSeconds: z.number().nullable(),
  ninetyPercentSeconds: z.number().nullable(),
});
export type AnalyticsWaits = z.infer<typeof Waits>;

export const AgentResult = z.object({
  /** null: the account had no agent. */
  agentId: Id.nullable(),
  /** null where the agent was deleted. */
  agentName: z.string().nullable(),
  /** null: the coach engaged it without a keyword. */
  keyword: z.string().nullable(),
  /** Conversations engaged in the range: the denominator of all that follow. */
  engaged: z.number(),
  /** Engaged conversations with more than 2 responses of the contact. */
  talking: z.number(),
  /** Those of them that have a booked call. */
  talkingBooked: z.number(),
  qualified: z.number(),
  booked: z.number(),
  /** Booked conversations whose call is over or has an outcome: the denominator of `shown`. */
  past: z.number(),
  shown: z.number(),
  /** The ads and links that brought most of the conversations. `name`: of the ad or link. */
  sources: z.array(z.object({ kind: z.enum(['ad', 'link']), name: z.string().nullable(), engaged: z.number() })),
  /** Conversations that other ads and links brought; the rest came directly. */
  byOtherSources: z.number(),
});
export type AgentResult = z.infer<typeof AgentResult>;

export const analyticsRoutes = {
  messageStats: defineRoute({
    method: 'GET',
    path: '/agent/message-stats',
    summary: 'Messages received and sent on a channel, by day.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({ source: Source }),
    response: z.array(TimeSeriesPoint),
  }),
  meetsStats: defineRoute({
    method: 'GET',
    path: '/agent/meets-stats',
    summary: 'Calls booked by the agent on a channel, by the day of booking.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({ source: ShortSource }),
    response: z.array(TimeSeriesPoint),
  }),
  bookingRate: defineRoute({
    method: 'GET',
    path: '/agent/booking-rate',
    summary: 'Of the conversations engaged in the range, how many percent have a booked call: one point.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: z.array(BookingRatePoint),
  }),
  keywordStats: defineRoute({
    method: 'GET',
    path: '/agent/stats-keyword-agent/{agentId}',
    summary: "What an agent's keywords brought, in a range or of all time.",
    access: 'session',
    scope: 'read',
    params: z.object({ agentId: Id }),
    query: anyTimeQuery({}),
    response: KeywordStats,
  }),
  summary: defineRoute({
    method: 'GET',
    path: '/analytics/summary',
    summary: 'The totals of a range beside those of the period before.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: compared(Totals),
  }),
  funnel: defineRoute({
    method: 'GET',
    path: '/analytics/funnel',
    summary: 'How far the conversations got that began in a range.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: compared(FunnelCounts),
  }),
  funnelChats: defineRoute({
    method: 'GET',
    path: '/analytics/funnel/{step}/chats',
    summary: 'The conversations behind a number of the funnel, those that began last first.',
    access: 'session',
    scope: 'read',
    params: z.object({ step: z.string() }),
    query: rangeQuery(PageQuery.shape),
    response: z.array(FunnelChat),
    paged: true,
  }),
  lostChats: defineRoute({
    method: 'GET',
    path: '/analytics/lost/{reason}/chats',
    summary: 'The conversations that began in a range and are lost now for a reason, those that began last first.',
    access: 'session',
    scope: 'read',
    params: z.object({ reason: z.string() }),
    query: rangeQuery(PageQuery.shape),
    response: z.array(FunnelChat),
    paged: true,
  }),
  responseTimes: defineRoute({
    method: 'GET',
    path: '/analytics/response-times',
    summary: 'How long contacts waited for an answer of the agent and of the coach.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: compared(z.object({ agent: Waits, coach: Waits })),
  }),
  slowAnswers: defineRoute({
    method: 'GET',
    path: '/analytics/response-times/{author}/answers',
    summary: 'The answers behind the response times of the agent or the coach, those that took longest first.',
    access: 'session',
    scope: 'read',
    params: z.object({ author: z.string() }),
    query: rangeQuery(PageQuery.shape),
    response: z.array(SlowAnswer),
    paged: true,
  }),
  bestHours: defineRoute({
    method: 'GET',
    path: '/analytics/best-hours',
    summary: "Messages received by weekday (0 = Sunday) and hour of the user's time zone: 168 entries.",
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: z.array(z.object({ weekday: z.number(), hour: z.number(), received: z.number() })),
  }),
  results: defineRoute({
    method: 'GET',
    path: '/analytics/results',
    summary: 'What became of the conversations engaged in a range, by agent and keyword.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: z.array(AgentResult),
  }),
  engagedChats: defineRoute({
    method: 'GET',
    path: '/analytics/engaged/{column}/chats',
    summary:
      'The conversations behind a number of the results, of an agent, a keyword or the booking rate, those engaged last first.',
    access: 'session',
    scope: 'read',
    params: z.object({ column: z.string() }),
    query: EngagedChatsQuery,
    response: z.array(FunnelChat),
    paged: true,
  }),
  followUps: defineRoute({
    method: 'GET',
    path: '/analytics/follow-ups',
    summary: 'What each step of the follow-ups sent in a range brought, by agent and in their order.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({}),
    response: z.array(FollowUpFigures),
  }),
  followUpChats: defineRoute({
    method: 'GET',
    path: '/analytics/follow-ups/{stepId}/{outcome}/chats',
    summary: 'The follow-ups behind a number of a step with their chats, those that were sent last first.',
    access: 'session',
    scope: 'read',
    params: z.object({ stepId: Id, outcome: z.string() }),
    query: rangeQuery(PageQuery.shape),
    response: z.array(FollowUpChat),
    paged: true,
  }),
  arrivals: defineRoute({
    method: 'GET',
    path: '/analytics/arrivals',
    summary: 'What became of the conversations that came in a range, by trigger, post, ad or link; at most 200 rows.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({ by: z.enum(arrivalGroups) }),
    response: z.array(ArrivalFigures),
  }),
  arrivalChats: defineRoute({
    method: 'GET',
    path: '/analytics/arrivals/{by}/{step}/chats',
    summary: 'The conversations behind a number of such a row, those that came last first.',
    access: 'session',
    scope: 'read',
    params: z.object({ by: z.string(), step: z.string() }),
    query: rangeQuery({ key: z.string().max(200), ...PageQuery.shape }),
    response: z.array(FunnelChat),
    paged: true,
  }),
  ...revenueRoutes,
  exportCsv: defineRoute({
    method: 'GET',
    path: '/analytics/export.csv',
    summary:
      'The conversations of a range, how they came, the numbers of its days, or its follow-ups, as a CSV file (RFC 4180).',
    access: 'session',
    query: rangeQuery({ of: z.enum(['conversations', 'arrivals', 'days', 'follow-ups']) }),
    response: z.string(),
    answers: 'text/csv',
  }),
};
