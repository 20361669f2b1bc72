import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, Instant } from '../values.ts';

/** What keeps an account from receiving or answering, the gravest first. */
export const AccountProblem = z.enum([
  /** Its token is no longer accepted. */
  'reconnect_needed',
  /** The platform has restricted its sending for a while. */
  'restricted',
  'permission_missing',
  /** Its webhooks are not subscribed. */
  'not_subscribed',
  /** It has received nothing for longer than usual. */
  'silent',
  /** The token ends within a week and could not be renewed. */
  'token_ends',
]);
export type AccountProblem = z.infer<typeof AccountProblem>;

/** The health of a connected social account. */
export const AccountHealth = z.object({
  botId: Id,
  credentialId: Id,
  name: z.string(),
  from: Source,
  /** Empty: all is well. */
  problems: z.array(AccountProblem),
  /** null: the token has no end date. */
  tokenExpiresAt: Instant.nullable(),
  /** What the user did not allow, in words such as `read and answer messages`. */
  permissionsMissing: z.array(z.string()),
  webhooksLastSeenAt: Instant.nullable(),
  lastSentAt: Instant.nullable(),
  restrictedUntil: Instant.nullable(),
  silence: z.object({
    /** The longest silence of this account in the last four weeks, in minutes; null: it is too young to know. */
    usualMinutes: z.number().int().nullable(),
    /** Since when it has received nothing, while that is unusual. */
    unusualSince: Instant.nullable(),
  }),
  /** The messages that came while the connection was broken and were fetched after the last reconnect. */
  caughtUp: z.object({ at: Instant, messages: z.number().int() }).nullable(),
});
export type AccountHealth = z.infer<typeof AccountHealth>;

export const accountHealthRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/account-health',
    summary: "How the user's social accounts are doing, those with problems first.",
    access: 'session',
    response: z.array(AccountHealth),
  }),
};
