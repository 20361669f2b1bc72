import type { ChannelAccount, MessagingChannel } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { doneSchema } from './graph-wire.ts';

/**
 * Returns the webhook subscription of an account to the given fields (separated by commas). Where the platform
 * refuses `optional` ones, the account goes on without them.
 */
export function createSubscriptions(
  call: CallGraph,
  { provider, fields, optional }: { provider: string; fields: string; optional: string },
): Pick<MessagingChannel, 'subscribeWebhooks' | 'unsubscribeWebhooks'> {
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
  };
}
