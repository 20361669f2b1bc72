import { createGraphCall, type GraphOptions } from '../meta/graph-call.ts';
import { createCommentCalls } from '../meta/graph-comments.ts';
import { createConversationReader } from '../meta/graph-conversations.ts';
import { createIceBreakerCalls } from '../meta/graph-ice-breakers.ts';
import { createMessageSender } from '../meta/graph-messages.ts';
import { getBody, hasNoProfile } from '../meta/graph-outcomes.ts';
import { createSubscriptions } from '../meta/graph-subscriptions.ts';
import { createThreadCalls } from '../meta/graph-threads.ts';
import type { MessagingChannel } from '../ports/messaging-channel.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { toAccountProfile, toContactProfile, toSendBody } from './messenger-mapping.ts';
import { messengerComments } from './messenger-posts.ts';
import { tokenInspection } from './messenger-token.ts';
import { meSchema, profileSchema } from './messenger-wire.ts';

const provider = 'messenger';
// Unlike Instagram, a page receives its own messages only when it subscribes to `message_echoes`.
const webhookFields =
  'messages,messaging_postbacks,message_echoes,message_deliveries,message_reads,message_reactions,message_edits,messaging_referrals,messaging_handovers,standby,messaging_policy_enforcement';

/** Returns Messenger of a Facebook page as a messaging channel. A call may take 10 seconds unless set otherwise. */
export function createMessengerChannel(options: GraphOptions & { appId: string; appSecret: string }): MessagingChannel {
  const { appId, appSecret } = options;
  const call = createGraphCall({ ...options, proofSecret: appSecret });
  const conversations = createConversationReader(call, {
    provider,
    platform: provider,
    fields: 'id,updated_time,participants',
  });

  return {
    kind: 'messenger',
    // Send API reference: 2,000 characters. Which kind is not documented; UTF-16 units never count too few.
    textLimit: { unit: 'characters', max: 2000 },
    // Meta documents `reply_to` on what comes in and on echoes, not on what is sent.
    namesAnswered: false,
    comments: createCommentCalls(call, messengerComments),
    iceBreakers: createIceBreakerCalls(call, { provider }),
    threads: createThreadCalls(call, { provider, appId }),
    ...createMessageSender(call, toSendBody),
    ...createSubscriptions(call, { provider, appId, fields: webhookFields, optional: 'feed' }),

    async findContact(account, contactId) {
      const answer = await call({
        method: 'GET',
        path: [contactId],
        query: { fields: 'first_name,last_name,profile_pic' },
        accessToken: account.accessToken,
        schema: profileSchema,
      });
      return hasNoProfile(answer) ? null : toContactProfile(getBody(provider, answer));
    },

    listMessages: ({ accountId, accessToken }, contactId) =>
      conversations.listMessages({ node: accountId, accessToken }, contactId),

    listConversations: ({ accountId, accessToken }, limit) =>
      conversations.listConversations({ node: accountId, accessToken }, new Set([accountId]), limit),

    async describeAccount(accessToken) {
      const { data } = getBody(provider, await call(tokenInspection({ appId, appSecret }, accessToken)));
      if (!data.is_valid) throw new ProviderError(provider, 'unauthorised', 'The token does not work');
      // A stolen token of another app must not connect its page here.
      if (data.app_id !== appId) throw new ProviderError(provider, 'rejected', 'The token was given to another app');
      const query = { fields: 'id,name' };
      return toAccountProfile(
        getBody(provider, await call({ method: 'GET', path: ['me'], query, accessToken, schema: meSchema })),
      );
    },
  };
}
