import { z } from 'zod';
import type { ChannelAccount, MessagingChannel } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { doneSchema, optionalText } from './graph-wire.ts';
import { wireId } from './webhook-envelope.ts';

const subscriptionsSchema = z.object({
  data: z.array(
    z.object({
      id: wireId.nullish().catch(null),
      name: optionalText,
      subscribed_fields: z.array(z.string()).nullish().catch(null),
    }),
  ),
});

/**
 * Returns the webhook subscription of an account to the given fields (separated by commas). Where the platform
 * refuses `optional` ones, the account goes on without them. `appId`: our own; null where no other is listed.
 */
export function createSubscriptions(
  call: CallGraph,
  { provider, appId, fields, optional }: { provider: string; appId: string | null; fields: string; optional: string },
): Pick<MessagingChannel, 'subscribeWebhooks' | 'unsubscribeWebhooks' | 'listSubscriptions'> {
  async function change(method: 'POST' | 'DELETE', account: ChannelAccount, wanted: string) {
    const done = getBody(
      provider,
      await call({
        method,
        path: [account.accountId, 'subscribed_apps'],
        ...(method === 'POST' ? { query: { subscribed_fields: wanted } } : {}),
        accessToken: account.accessToken,
        schema: doneSchema,
      }),
    );
    if (done.success === undefined) throw new ProviderError(provider, 'rejected', 'The subscription was not changed');
  }

  return {
    async subscribeWebhooks(account) {
      try {
        // Whether a call adds to the fields or replaces them is not documented, so each names all of them.
        await change('POST', account, `${fields},${optional}`);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
        await change('POST', account, fields);
      }
    },
    unsubscribeWebhooks: (account) => change('DELETE', account, ''),
    async listSubscriptions({ accountId, accessToken }) {
      const path = [accountId, 'subscribed_apps'];
      const answer = await call({ method: 'GET', path, accessToken, schema: subscriptionsSchema });
      return getBody(provider, answer).data.map(({ id, name, subscribed_fields: subscribed }) => ({
        isOurs: appId === null || id == null || id === appId,
        name: name ?? null,
        // Instagram documents that an account gets every field of the app, so its list may name none.
        getsMessages: subscribed == null || subscribed.includes('messages'),
      }));
    },
  };
}
