import type { ChannelAccount, MessagingChannel } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { doneSchema } from './graph-wire.ts';

/** The webhook subscription of an account, to the fields named (separated by commas). */
export function createSubscriptions(
  call: CallGraph,
  { provider, fields }: { provider: string; fields: string },
): Pick<MessagingChannel, 'subscribeWebhooks' | 'unsubscribeWebhooks'> {
  async function change(method: 'POST' | 'DELETE', account: ChannelAccount) {
    const done = getBody(
      provider,
      await call({
        method,
        path: [account.accountId, 'subscribed_apps'],
        ...(method === 'POST' ? { query: { subscribed_fields: fields } } : {}),
        accessToken: account.accessToken,
        schema: doneSchema,
      }),
    );
    if (done.success === undefined) throw new ProviderError(provider, 'rejected', 'The subscription was not changed');
  }

  return {
    subscribeWebhooks: (account) => change('POST', account),
    unsubscribeWebhooks: (account) => change('DELETE', account),
  };
}
