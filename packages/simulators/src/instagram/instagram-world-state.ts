import { z } from 'zod';

import { commentState, postState } from '../meta/posts/post-state.ts';
import { iceBreakersState } from '../meta/threads/ice-breaker-state.ts';
import { conversationState, undeliveredState } from '../meta/threads/thread-state.ts';

const contact = z.object({
  id: z.string(),
  accountId: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  followerCount: z.number().int(),
  followsBusiness: z.boolean(),
  /** Whether the contact has sent a first message; without it the profile is refused with 230. */
  consented: z.boolean(),
  /** Whether the contact has blocked the business. */
  blocked: z.boolean(),
});

const account = z.object({
  /** The id that webhooks name: `/me`'s `user_id`. */
  id: z.string(),
  /** `/me`'s `id` and the token exchange's `user_id`; never in a webhook. */
  appScopedId: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Empty: not subscribed, no webhook is sent. */
  subscribedFields: z.array(z.string()),
  iceBreakers: z.array(iceBreakersState).optional(),
  /** The owner's switch "Allow access to messages". */
  messagesAccess: z.boolean(),
});

const token = z.object({
  value: z.string(),
  accountId: z.string(),
  kind: z.enum(['short', 'long']),
  permissions: z.array(z.string()),
  issuedAt: z.string(),
  expiresAt: z.string(),
  /** The subcode of 190 once revoked. */
  revokedBecause: z.number().int().nullable(),
});

const code = z.object({
  value: z.string(),
  accountId: z.string(),
  redirectUri: z.string(),
  permissions: z.array(z.string()),
  expiresAt: z.string(),
  used: z.boolean(),
});

/** Everything the simulator remembers, as plain JSON; parse a stored file with it. */
export const instagramWorldState = z.object({
  accounts: z.array(account),
  contacts: z.array(contact),
  conversations: z.array(conversationState),
  /** An older stored world has none. */
  posts: z.array(postState).default([]),
  comments: z.array(commentState).default([]),
  tokens: z.array(token),
  codes: z.array(code),
  /** Webhooks without an answer of 200 so far; they are sent again after a restart. */
  undelivered: z.array(undeliveredState),
});

/** Everything the simulator remembers, as plain JSON. */
export type InstagramWorldState = z.infer<typeof instagramWorldState>;
/** A person who writes to an account. */
export type SimulatedContact = z.infer<typeof contact>;
/** A professional Instagram account. */
export type SimulatedAccount = z.infer<typeof account>;
/** An access token with its age and permissions. */
export type SimulatedToken = z.infer<typeof token>;
/** An authorization code. */
export type SimulatedCode = z.infer<typeof code>;
