import { z } from 'zod';

import { conversationState, undeliveredState } from '../meta/threads/thread-state.ts';

const page = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  pictureUrl: z.string().nullable(),
  /** What the connecting person may do on it: MESSAGING to send, MODERATE to subscribe, MANAGE … */
  tasks: z.array(z.string()),
  /** The Instagram account linked to it. */
  instagramAccountId: z.string().nullable(),
  /** Empty: not subscribed, no webhook is sent. */
  subscribedFields: z.array(z.string()),
});

const contact = z.object({
  /** The PSID: another one on every page. */
  id: z.string(),
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Given by the contact's first message; without it the profile is empty. */
  consented: z.boolean(),
  /** The contact has blocked the page. */
  blocked: z.boolean(),
});

const grant = {
  /** The pages that were ticked in the dialog; of a page's token, that page alone. */
  pageIds: z.array(z.string()),
  permissions: z.array(z.string()),
  /** Asked for and not given. */
  declined: z.array(z.string()),
};

const token = z.object({
  value: z.string(),
  /** A person's token, or a page's. */
  kind: z.enum(['short', 'long', 'page']),
  ...grant,
  /** The app that it was given to, where that is another one. */
  appId: z.string().optional(),
  issuedAt: z.string(),
  /** Null: a page's token that came by a long-lived one of a person. */
  expiresAt: z.string().nullable(),
  /** 190's subcode once revoked. */
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
  tokens: z.array(token),
  codes: z.array(code),
  /** Webhooks that nobody has answered with 200 yet; they are sent again after a restart. */
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
/** An authorisation code. */
export type FacebookCode = z.infer<typeof code>;
/** What a person allowed in the dialog. */
export type FacebookGrant = Pick<FacebookToken, 'pageIds' | 'permissions' | 'declined'>;
