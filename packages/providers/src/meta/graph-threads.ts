import { z } from 'zod';
import type { ChannelThreads, ThreadOutcome } from '../ports/channel-threads.ts';
import type { ChannelAccount } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { doneSchema } from './graph-wire.ts';
import { wireId } from './webhook-envelope.ts';

// Seen: "not supported when Conversation Routing is not enabled".
const noRoutingCode = '27';

// Other apps than the owner and the default app learn only until when it is owned.
const holderSchema = z.object({
  data: z.array(z.object({ thread_owner: z.object({ app_id: wireId.nullish().catch(null) }) })),
});
const featureSchema = z.object({
  messaging_feature_status: z
    .object({ msgr_multi_app: z.boolean().nullish().catch(null) })
    .nullish()
    .catch(null),
});

/** Returns the calls about which app has a conversation (Meta: Conversation Routing). */
export function createThreadCalls(
  call: CallGraph,
  { provider, appId: ownAppId }: { provider: string; appId: string },
): ChannelThreads {
  async function change(
    { accountId, accessToken }: ChannelAccount,
    action: 'take_thread_control' | 'pass_thread_control' | 'release_thread_control',
    json: object,
  ): Promise<ThreadOutcome | 'not-owner'> {
    const answer = await call({ method: 'POST', path: [accountId, action], json, accessToken, schema: doneSchema });
    if (answer.kind === 'refused') {
      if (answer.code.split('/')[0] === noRoutingCode) return 'no-routing';
      if (answer.action === 'thread_control') return 'not-owner';
      if (answer.action === 'fix_app') return 'not-allowed';
    }
    if (getBody(provider, answer).success !== undefined) return 'done';
    throw new ProviderError(provider, 'rejected', 'The conversation did not change hands');
  }

  return {
    async take(account, contactId) {
      const outcome = await change(account, 'take_thread_control', { recipient: { id: contactId } });
      return outcome === 'not-owner' ? 'not-allowed' : outcome;
    },
    async giveBack(account, contactId, appId) {
      const recipient = { id: contactId };
      const outcome =
        appId === null
          ? await change(account, 'release_thread_control', { recipient })
          : await change(account, 'pass_thread_control', { recipient, target_app_id: appId });
      // Another app has it already.
      return outcome === 'not-owner' ? 'done' : outcome;
    },
    async findHolder({ accountId, accessToken }, contactId) {
      const query = { recipient: contactId };
      const path = [accountId, 'thread_owner'];
      const { data } = getBody(provider, await call({ method: 'GET', path, query, accessToken, schema: holderSchema }));
      const [held] = data;
      if (held === undefined) return null;
      const appId = held.thread_owner.app_id ?? null;
      return { isOurs: appId === ownAppId, appId };
    },
    async isRouted({ accessToken }) {
      const query = { fields: 'messaging_feature_status' };
      const answer = await call({ method: 'GET', path: ['me'], query, accessToken, schema: featureSchema });
      return getBody(provider, answer).messaging_feature_status?.msgr_multi_app ?? null;
    },
  };
}
