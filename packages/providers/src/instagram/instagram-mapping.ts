import type { z } from 'zod';
import { needsHumanAgentTag, quickRepliesOf } from '../meta/graph-messages.ts';
import type { ChannelAccountProfile, ContactProfile, OutgoingText } from '../ports/messaging-channel.ts';
import type { meSchema, profileSchema } from './instagram-wire.ts';

/** Returns the body of a Send call. Instagram has no field for our own id. */
export function toSendBody(message: OutgoingText): unknown {
  return {
    recipient: { id: message.contactId },
    message: { text: message.text, ...quickRepliesOf(message) },
    ...(message.replyTo === undefined ? {} : { reply_to: { mid: message.replyTo } }),
    ...(needsHumanAgentTag(message) ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : {}),
  };
}

/** Returns a contact's profile in our words. */
export function toContactProfile(wire: z.infer<typeof profileSchema>): ContactProfile {
  return { username: wire.username ?? null, name: wire.name ?? null, pictureUrl: wire.profile_pic ?? null };
}

/** Returns the account of a token in our words. */
export function toAccountProfile(wire: z.infer<typeof meSchema>): ChannelAccountProfile {
  return {
    accountId: wire.user_id,
    appScopedId: wire.id ?? null,
    username: wire.username,
    name: wire.name ?? null,
    pictureUrl: wire.profile_picture_url ?? null,
  };
}
