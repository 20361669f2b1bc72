import { z } from 'zod';

import { commentState, postState } from '../meta/posts/post-state.ts';
import { iceBreakersState } from '../meta/threads/ice-breaker-state.ts';
import { conversationState, undeliveredState } from '../meta/threads/thread-state.ts';

const page = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  pictureUrl: z.string().nullable(),
  /** The tasks of the connecting person on it: MESSAGING to send, MODERATE to subscribe, MANAGE … */
  tasks: z.array(z.string()),
  /** The Instagram account linked to it. */
  instagramAccountId: z.string().nullable(),
  /** Empty: not subscribed, no webhook is sent. */
  subscribedFields: z.array(z.string()),
  iceBreakers: z.array(iceBreakersState).optional(),
});

const contact = z.object({
  /** The PSID: another one on every page. */
  id: z.string(),
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Whether the contact has sent a first message; without it the profile is empty. */
  consented: z.boolean(),
  /** Whether the contact has blocked the page. */
  blocked: z.boolean(),
});

const grant = {
  /** The pages that were checked in the dialog; for a page's token, only that page. */
  pageIds: z.array(z.string()),
  permissions: z.array(z.string()),
  /** The permissions that were requested and declined. */
  declined: z.array(z.string()),
};

const token = z.object({
  value: z.string(),
  /** A person's token, or a page's. */
  kind: z.enum(['short', 'long', 'page']),
  ...grant,
  /** The app of the token, where it is another one. */
  appId: z.string().optional(),
  issuedAt: z.string(),
  /** Null: a page's token from a person's long-lived token. */
  expiresAt: z.string().nullable(),
  /** The subcode of 190 once revoked. */
  revokedBecause: z.number().int().nullable(),
});

const code = z.object({
  value: z.string(),
  ...grant,
  redirectUri: z.string(),
  expiresAt: z.string(),
  used: z.boolean(),
});

/** Everything the simulator remembers, as plain JSON; parse a stored file with it. */
export const messengerWorldState = z.object({
  accounts: z.array(page),
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
export type MessengerWorldState = z.infer<typeof messengerWorldState>;
/** A Facebook page. */
export type SimulatedPage = z.infer<typeof page>;
/** A person who writes to a page. */
export type PageContact = z.infer<typeof contact>;
/** An access token of a person or a page, with its age and permissions. */
export type FacebookToken = z.infer<typeof token>;
/** An authorization code. */
export type FacebookCode = z.infer<typeof code>;
/** What a person allowed in the dialog. */
export type FacebookGrant = Pick<FacebookToken, 'pageIds' | 'permissions' | 'declined'>;
