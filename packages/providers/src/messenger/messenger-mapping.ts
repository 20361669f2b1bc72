import type { z } from 'zod';
import { needsHumanAgentTag, type SendEnvelope } from '../meta/graph-messages.ts';
import type { ChannelAccountProfile, ContactProfile } from '../ports/messaging-channel.ts';
import type { OAuthAccount } from '../ports/oauth-provider.ts';
import type { meSchema, profileSchema, WirePage } from './messenger-wire.ts';

/**
 * Returns the body of a Send call.
 * Its echo returns `metadata`, so that we recognize it before the send is answered.
 */
export function toSendBody(envelope: SendEnvelope, message: object): unknown {
  return {
    recipient: { id: envelope.contactId },
    ...(needsHumanAgentTag(envelope)
      ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
      : { messaging_type: 'RESPONSE' }),
    message: { ...message, metadata: envelope.clientId },
  };
}

/** Returns a contact's profile in our words; null when nothing in it is visible. People have no usernames here. */
export function toContactProfile(wire: z.infer<typeof profileSchema>): ContactProfile | null {
  const name = [wire.first_name, wire.last_name].filter(Boolean).join(' ');
  const pictureUrl = wire.profile_pic ?? null;
  return name === '' && pictureUrl === null ? null : { username: null, name: name || null, pictureUrl };
}

/** Returns the page of a token in our words. Not every page has a username, so its name is used instead. */
export function toAccountProfile(wire: z.infer<typeof meSchema>): ChannelAccountProfile {
  return { accountId: wire.id, appScopedId: null, username: wire.name, name: wire.name, pictureUrl: null };
}

// Meta's pages reference: MESSAGING to send, MODERATE to receive webhooks.
const neededTasks = ['MESSAGING', 'MODERATE'];

/** Returns a page of the person with this app-scoped id as an account to connect. */
export function toOAuthAccount(wire: WirePage, personId: string): OAuthAccount {
  const isAllowed = Boolean(wire.access_token) && neededTasks.every((task) => wire.tasks?.includes(task));
  return {
    accountId: wire.id,
    appScopedId: personId,
    username: wire.name,
    tokens: { accessToken: wire.access_token ?? '', refreshToken: null, expiresAt: null },
    problem: isAllowed ? null : 'missing-role',
  };
}
