import type { ChannelThreads, ThreadOutcome } from '../ports/channel-threads.ts';
import type { ChannelAccount } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import type { CallGraph } from './graph-call.ts';
import { getBody } from './graph-outcomes.ts';
import { doneSchema } from './graph-wire.ts';

// Seen: "not supported when Conversation Routing is not enabled".
const noRoutingCode = '27';

/** Returns the calls that change which app has a conversation (Meta: Conversation Routing). */
export function createThreadCalls(call: CallGraph, { provider }: { provider: string }): ChannelThreads {
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
  };
}
