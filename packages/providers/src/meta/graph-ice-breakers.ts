import { z } from 'zod';
import type { ChannelIceBreakers } from '../ports/channel-ice-breakers.ts';
import type { ChannelAccount } from '../ports/messaging-channel.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';

const ownLocale = 'default';

const actionSchema = z.object({ question: z.string(), payload: z.string() });
const localeSchema = z.object({ locale: z.string(), call_to_actions: z.array(actionSchema) });
type Locale = z.infer<typeof localeSchema>;

const listSchema = z.object({
  data: z
    .array(z.unknown())
    .catch([])
    .transform((data) => data.flatMap(localesIn)),
});

/**
 * Returns the questions of an empty chat. `platform`: named in each change;
 * absent where the platform has no such field.
 */
export function createIceBreakerCalls(
  call: CallGraph,
  { provider, platform }: { provider: string; platform?: string },
): ChannelIceBreakers {
  const path = ({ accountId }: ChannelAccount) => [accountId, 'messenger_profile'];

  async function read(account: ChannelAccount): Promise<Locale[]> {
    const { accessToken } = account;
    const query = { fields: 'ice_breakers' };
    return getBody(provider, await call({ method: 'GET', path: path(account), query, accessToken, schema: listSchema }))
      .data;
  }

  async function change(method: 'POST' | 'DELETE', account: ChannelAccount, json: object): Promise<void> {
    const { accessToken } = account;
    const named = platform === undefined ? json : { platform, ...json };
    // One platform answers `success`, the other `result`: what counts is that it did not refuse.
    getBody(provider, await call({ method, path: path(account), json: named, accessToken, schema: z.unknown() }));
  }

  return {
    async list(account) {
      const own = (await read(account)).find(({ locale }) => locale === ownLocale);
      return own?.call_to_actions.map(({ question }) => question) ?? [];
    },

    async replace(account, questions) {
      if (questions.length === 0) return change('DELETE', account, { fields: ['ice_breakers'] });
      const others = (await read(account)).filter(({ locale }) => locale !== ownLocale);
      const own = {
        locale: ownLocale,
        // The payload is a short key: the question shows what was tapped.
        call_to_actions: questions.map((question, index) => ({ question, payload: `ICE_BREAKER_${index + 1}` })),
      };
      return change('POST', account, { ice_breakers: [own, ...others] });
    },
  };
}

/** Copies differ on whether the questions are in the element or in its own list of `ice_breakers`. */
function localesIn(element: unknown): Locale[] {
  const nested = z.object({ ice_breakers: z.array(z.unknown()) }).safeParse(element).data?.ice_breakers;
  return (nested ?? [element]).flatMap((one) => localeSchema.safeParse(one).data ?? []);
}
