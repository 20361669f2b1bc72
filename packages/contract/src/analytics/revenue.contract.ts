import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { Post } from '../comments/comments.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, Instant, PageQuery } from '../values.ts';
import { rangeQuery } from './range-query.ts';

/** By what the sums are distinguished. */
export const revenueGroups = ['keyword', 'post', 'ad', 'link', 'version', 'follow-up'] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

/** What was won in one currency. */
export const RevenueSum = z.object({
  /** ISO 4217. */
  currency: z.string(),
  /** In minor units. */
  amount: z.number(),
  calls: z.number(),
});
export type RevenueSum = z.infer<typeof RevenueSum>;

/** What one keyword, post, ad, link, version or follow-up step brought. */
export const RevenueRow = z.object({
  /** Names the row where its calls are asked for; empty: the calls that none brought. */
  key: z.string(),
  /** The keyword, ad or link; null in the other groups, and where the platform named none. */
  name: z.string().nullable(),
  /** Of the keyword, version or step; null in the other groups. `name`: null where it was deleted. */
  agent: z.object({ _id: Id.nullable(), name: z.string().nullable() }).nullable(),
  post: Post.extend({ botId: Id }).nullable(),
  /** The number of the agent's version. */
  version: z.number().nullable(),
  /** The place of the step in its sequence, from 1; null where the agent has no such step any more. */
  place: z.number().nullable(),
  sums: z.array(RevenueSum),
});
export type RevenueRow = z.infer<typeof RevenueRow>;

/** What was won with the calls of a range, by currency; sums of two are never added. */
export const Revenue = z.object({
  total: z.array(RevenueSum),
  /** Those with most calls first. */
  rows: z.array(RevenueRow),
  /** What the rows beyond the first 200 brought. */
  others: z.array(RevenueSum),
});
export type Revenue = z.infer<typeof Revenue>;

/** A call that was won. */
export const WonCall = z.object({
  /** The id of the call. */
  _id: Id,
  /** null: it was booked on the landing page, or its chat was deleted. */
  chatId: Id.nullable(),
  name: z.string(),
  from: Source.nullable(),
  start: Instant,
  amount: z.number(),
  currency: z.string(),
});
export type WonCall = z.infer<typeof WonCall>;

export const revenueRoutes = {
  revenue: defineRoute({
    method: 'GET',
    path: '/analytics/revenue',
    summary:
      'What was won with the calls of a range, by what brought them: keyword, post, ad, link, version of the agent, or follow-up. Each currency for itself.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({ by: z.enum(revenueGroups) }),
    response: Revenue,
  }),
  wonCalls: defineRoute({
    method: 'GET',
    path: '/analytics/revenue/calls',
    summary: 'The calls behind such a sum, or behind the total without a key, the latest first.',
    access: 'session',
    scope: 'read',
    query: rangeQuery({
      by: z.enum(revenueGroups),
      key: z.string().max(300).optional(),
      currency: z.string().max(3),
      ...PageQuery.shape,
    }),
    response: z.array(WonCall),
    paged: true,
  }),
};
