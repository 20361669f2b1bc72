import { createGraphCall, type GraphOptions } from '../meta/graph-call.ts';
import { createCommentCalls } from '../meta/graph-comments.ts';
import { createConversationReader } from '../meta/graph-conversations.ts';
import { createIceBreakerCalls } from '../meta/graph-ice-breakers.ts';
import { createMessageSender } from '../meta/graph-messages.ts';
import { getBody, hasNoProfile } from '../meta/graph-outcomes.ts';
import { createSubscriptions } from '../meta/graph-subscriptions.ts';
import type { MessagingChannel } from '../ports/messaging-channel.ts';
import { toAccountProfile, toContactProfile, toSendBody } from './instagram-mapping.ts';
import { instagramComments } from './instagram-posts.ts';
import { meSchema, ownIdsSchema, profileSchema } from './instagram-wire.ts';

const provider = 'instagram';
const webhookFields =
  'messages,messaging_postbacks,messaging_seen,messaging_referral,message_reactions,message_edit,standby,messaging_handover';

/**
 * Returns Instagram with Instagram Login as a messaging channel.
 * A call may take 10 seconds unless set otherwise.
 */
export function createInstagramChannel(options: GraphOptions): MessagingChannel {
  const call = createGraphCall(options);
  const conversations = createConversationReader(call, { provider, platform: provider, fields: 'id,updated_time' });

  return {
    kind: 'instagram',
    // Meta: a text message has at most 1,000 bytes of UTF-8.
    textLimit: { unit: 'bytes', max: 1000 },
    namesAnswered: true,
    comments: createCommentCalls(call, instagramComments),
    iceBreakers: createIceBreakerCalls(call, { provider, platform: provider }),
    ...createMessageSender(call, toSendBody),
    ...createSubscriptions(call, { provider, appId: null, fields: webhookFields, optional: 'comments,live_comments' }),

    async findContact(account, contactId) {
      const answer = await call({
        method: 'GET',
        path: [contactId],
        query: { fields: 'name,username,profile_pic' },
        accessToken: account.accessToken,
        schema: profileSchema,
      });
      return hasNoProfile(answer) ? null : toContactProfile(getBody(provider, answer));
    },

    listMessages: ({ accessToken }, contactId) => conversations.listMessages({ node: 'me', accessToken }, contactId),

    async listConversations({ accountId, accessToken }, limit) {
      const query = { fields: 'id,user_id' };
      const me = getBody(
        provider,
        await call({ method: 'GET', path: ['me'], query, accessToken, schema: ownIdsSchema }),
      );
      const ownIds = new Set([accountId, me.user_id, me.id].filter((id) => typeof id === 'string'));
      return await conversations.listConversations({ node: 'me', accessToken }, ownIds, limit);
    },

    async describeAccount(accessToken) {
      const query = { fields: 'id,user_id,username,name,profile_picture_url' };
      return toAccountProfile(
        getBody(provider, await call({ method: 'GET', path: ['me'], query, accessToken, schema: meSchema })),
      );
    },
  };
}
