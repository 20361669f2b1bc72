import { otherAgentSigns } from '@spotter/domain/inbox';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, Instant } from '../values.ts';

/** What a test of an account's channel found; `unknown`: the platform did not let it be seen. */
export const ChannelTest = z.object({
  testedAt: Instant,
  /** Whether the platform still accepts the account's token. */
  access: z.enum(['fine', 'refused', 'unreachable']),
  /** `missing`: the coach did not allow something. `refused`: the platform shows Spotter no messages. */
  permissions: z.enum(['fine', 'missing', 'refused', 'unknown']),
  /** In words such as `read and answer messages`. */
  permissionsMissing: z.array(z.string()),
  /** `asked_again`: the platform did not report events to Spotter, which has asked for them again. */
  webhooks: z.enum(['fine', 'asked_again', 'unknown']),
  /** `missed`: the platform lists messages of the last day that never came. `none`: no message to tell it by. */
  events: z.enum(['fine', 'missed', 'none', 'unknown']),
  /** How many messages never came. */
  missed: z.number().int(),
  /** When the last event came. */
  lastEventAt: Instant.nullable(),
  /** The strongest sign of another agent, by what the platform says and by the last 30 days of the conversations. */
  others: z.object({
    sign: z.enum(otherAgentSigns),
    /** In how many conversations, as far as it was seen in any. */
    chats: z.number().int(),
    /** When that was last seen in a conversation. */
    lastAt: Instant.nullable(),
    /** The names of other apps that receive the account's messages. */
    apps: z.array(z.string()),
    /** Whether the platform names the apps that answer and hold conversations. */
    namesApps: z.boolean(),
  }),
});
export type ChannelTest = z.infer<typeof ChannelTest>;

const params = z.object({ botId: Id });

export const channelTestRoutes = {
  findTest: defineRoute({
    method: 'GET',
    path: '/bot/{botId}/channel-test',
    summary: "What the last test of an account's channel found; `last` is null before the first.",
    access: 'session',
    params,
    response: z.object({ last: ChannelTest.nullable() }),
  }),
  test: defineRoute({
    method: 'POST',
    path: '/bot/{botId}/channel-test',
    summary:
      "Tests an account's channel: token, permissions, webhooks, whether messages arrive, and whether another agent answers. At most 20 an hour.",
    access: 'session',
    params,
    response: ChannelTest,
  }),
};
