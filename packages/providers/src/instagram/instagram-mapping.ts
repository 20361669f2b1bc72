import type { z } from 'zod';
import { needsHumanAgentTag, type SendEnvelope } from '../meta/graph-messages.ts';
import type { ChannelAccountProfile, ContactProfile } from '../ports/messaging-channel.ts';
import type { meSchema, profileSchema } from './instagram-wire.ts';

/** Returns the body of a Send call. Instagram has no field for our own id. */
export function toSendBody(envelope: SendEnvelope, message: object): unknown {
  return {
    recipient: { id: envelope.contactId },
    message,
    ...(envelope.replyTo === undefined ? {} : { reply_to: { mid: envelope.replyTo } }),
    ...(needsHumanAgentTag(envelope) ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : {}),
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
