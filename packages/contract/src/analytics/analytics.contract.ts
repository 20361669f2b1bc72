import { funnelSteps, lengthOf, longestRangeDays } from '@spotter/domain';
import { z } from 'zod';
import { perChannel, ShortSource, Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, Instant, PageQuery } from '../values.ts';

const RangeDay = z.iso
  .date({ error: 'A day looks like 2026-03-31', abort: true })
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', {
    error: 'Only days from 2000 to 2099 can be looked at',
    abort: true,
  });

/** `?from=&to=`, days of the user's time zone, both included. */
function rangeQuery<Shape extends z.core.$ZodLooseShape>(more: Shape) {
  return z.object({ from: RangeDay, to: RangeDay, ...more }).superRefine((query, context) => {
    const { from, to } = query as { from: string; to: string };
    if (lengthOf({ from, to }) < 1) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'The last day must not be before the first' });
    } else if (lengthOf({ from, to }) > longestRangeDays) {
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `At most ${longestRangeDays} days can be looked at at once`,
      });
    }
  });
}

/** A day of the user's time zone and what is counted on it. */
export const TimeSeriesPoint = z.object({ time: z.iso.date(), value: z.number() });
export type TimeSeriesPoint = z.infer<typeof TimeSeriesPoint>;

/** The booking rate of a whole range. `time` is its last day. */
export const BookingRatePoint = TimeSeriesPoint.extend({
  /** Conversations engaged in the range: the denominator. */
  engaged: z.number(),
  /** Those of them that have a booked call. */
  booked: z.number(),
});

export const KeywordStats = z.object({
  /** `times`: conversations that the keyword started. */
  engagedTimes: z.array(z.object({ keyword: z.string(), times: z.number() })),
  bookingRate: z.array(
    z.object({
      keyword: z.string(),
      /** Those with more than 2 responses of the contact. */
      totalConversations: z.number(),
      /** Those of these that have a booked call. */
      confirmedMeets: z.number(),
    }),
  ),
});

/** Figures of a range and of the period before it, which is as long. */
const compared = <Figures extends z.ZodType>(figures: Figures) => z.object({ now: figures, before: figures });

const Totals = z.object({
  /** Calls booked by the agent. */
  ...perChannel('meetings', () => z.number()),
  /** Messages received and sent. */
  ...perChannel('messages', () => z.number()),
  engaged: z.number(),
  /** Of those engaged. */
  booked: z.number(),
});
export type AnalyticsTotals = z.infer<typeof Totals>;

/** Conversations that began in a range, by the step they got to; each step is a part of the one before. */
const FunnelCounts = z.object({
  new: z.number(),
  engaged: z.number(),
  qualified: z.number(),
  booked: z.number(),
  /** Those booked whose call is over, or has an outcome: the denominator of `shown`. */
  past: z.number(),
  shown: z.number(),
});
export type FunnelCounts = z.infer<typeof FunnelCounts>;

export const FunnelChat = z.object({
  /** The chat's. */
  _id: Id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  from: Source,
  beganAt: Instant,
  /** The furthest step it got to. */
  reached: z.enum(funnelSteps),
  keyword: z.string().nullable(),
});
export type FunnelChat = z.infer<typeof FunnelChat>;

/** Seconds, rounded down to a step a person would say; null where nothing was answered. */
const Waits = z.object({
  answers: z.number(),
  medianSeconds: z.number().nullable(),
  ninetyPercentSeconds: z.number().nullable(),
});
export type AnalyticsWaits = z.infer<typeof Waits>;

export const AgentResult = z.object({
  /** null: nobody's, as the account had no agent. */
  agentId: Id.nullable(),
  /** null where the agent was deleted. */
  agentName: z.string().nullable(),
  /** null: engaged without a keyword, by the coach. */
  keyword: z.string().nullable(),
  /** Conversations engaged in the range: the denominator of all that follow. */
  engaged: z.number(),
  /** Those with more than 2 responses of the contact. */
  talking: z.number(),
  /** Those of these that have a booked call. */
  talkingBooked: z.number(),
  qualified: z.number(),
  booked: z.number(),
  /** Those booked whose call is over, or has an outcome: the denominator of `shown`. */
  past: z.number(),
  shown: z.number(),
  /** The ads and links that brought most of them; the rest came by themselves, or by others. `name`: of the ad or link. */
  sources: z.array(z.object({ kind: z.enum(['ad', 'link']), name: z.string().nullable(), engaged: z.number() })),
});
export type AgentResult = z.infer<typeof AgentResult>;

export const analyticsRoutes = {
  messageStats: defineRoute({
    method: 'GET',
    path: '/agent/message-stats',
    summary: 'Messages received and sent on a channel, by day.',
    access: 'session',
    query: rangeQuery({ source: Source }),
    response: z.array(TimeSeriesPoint),
  }),
  meetsStats: defineRoute({
    method: 'GET',
    path: '/agent/meets-stats',
    summary: 'Calls booked by the agent on a channel, by the day of booking.',
    access: 'session',
    query: rangeQuery({ source: ShortSource }),
    response: z.array(TimeSeriesPoint),
  }),
  bookingRate: defineRoute({
    method: 'GET',
    path: '/agent/booking-rate',
    summary: 'Of the conversations engaged in the range, how many percent have a booked call: one point.',
    access: 'session',
    query: rangeQuery({}),
    response: z.array(BookingRatePoint),
  }),
  keywordStats: defineRoute({
    method: 'GET',
    path: '/agent/stats-keyword-agent/{agentId}',
    summary: "What an agent's keywords brought, of all time.",
    access: 'session',
    params: z.object({ agentId: Id }),
    response: KeywordStats,
  }),
  summary: defineRoute({
    method: 'GET',
    path: '/analytics/summary',
    summary: 'The totals of a range beside those of the period before.',
    access: 'session',
    query: rangeQuery({}),
    response: compared(Totals),
  }),
  funnel: defineRoute({
    method: 'GET',
    path: '/analytics/funnel',
    summary: 'How far the conversations got that began in a range.',
    access: 'session',
    query: rangeQuery({}),
    response: compared(FunnelCounts),
  }),
  funnelChats: defineRoute({
    method: 'GET',
    path: '/analytics/funnel/{step}/chats',
    summary: 'The conversations behind a number of the funnel, those that began last first.',
    access: 'session',
    params: z.object({ step: z.string() }),
    query: rangeQuery(PageQuery.shape),
    response: z.array(FunnelChat),
    paged: true,
  }),
  responseTimes: defineRoute({
    method: 'GET',
    path: '/analytics/response-times',
    summary: 'How long contacts waited for an answer of the agent and of the coach.',
    access: 'session',
    query: rangeQuery({}),
    response: compared(z.object({ agent: Waits, coach: Waits })),
  }),
  bestHours: defineRoute({
    method: 'GET',
    path: '/analytics/best-hours',
    summary: "Messages received by weekday (0 = Sunday) and hour of the user's time zone: 168 entries.",
    access: 'session',
    query: rangeQuery({}),
    response: z.array(z.object({ weekday: z.number(), hour: z.number(), received: z.number() })),
  }),
  results: defineRoute({
    method: 'GET',
    path: '/analytics/results',
    summary: 'What became of the conversations engaged in a range, by agent and keyword.',
    access: 'session',
    query: rangeQuery({}),
    response: z.array(AgentResult),
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: '/analytics/export.csv',
    summary: 'The conversations that began in a range, or the numbers of its days, as a CSV file (RFC 4180).',
    access: 'session',
    query: rangeQuery({ of: z.enum(['conversations', 'days']) }),
    response: z.string(),
    answers: 'text/csv',
  }),
};
