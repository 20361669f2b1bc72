import { z } from 'zod';

const account = z.object({
  /** Google's id of the person. */
  id: z.string(),
  /** Also the id of the primary calendar. */
  email: z.string(),
  name: z.string(),
  timeZone: z.string(),
});

const event = z.object({
  id: z.string(),
  /** The owner's address. */
  calendar: z.string(),
  status: z.enum(['confirmed', 'cancelled']),
  summary: z.string(),
  description: z.string().nullable(),
  location: z.string().nullable().default(null),
  start: z.string(),
  end: z.string(),
  /** A transparent event leaves its time free. */
  transparent: z.boolean(),
  /** Whether it goes from midnight to midnight in the owner's zone, and is written by its days. */
  allDay: z.boolean().default(false),
  attendees: z.array(z.object({ email: z.string(), displayName: z.string().nullable() })),
  /** Whether its guests declined. */
  declined: z.boolean().default(false),
  /** Of an instance that was changed on its own: its series, and when it was meant to be. */
  instance: z.object({ seriesId: z.string(), meantFor: z.string() }).nullable().default(null),
  /** `pending`: requested, and there at the next read; `failure`: none is made. */
  meet: z
    .object({ requestId: z.string(), state: z.enum(['pending', 'success', 'failure']), uri: z.string() })
    .nullable(),
  privateProperties: z.record(z.string(), z.string()),
  madeBy: z.enum(['app', 'owner']),
  createdAt: z.string(),
  updatedAt: z.string(),
  sequence: z.number().int(),
  /** The number of the change that gave it this state. */
  change: z.number().int(),
});

const grant = z.object({
  id: z.string(),
  accountId: z.string(),
  refreshToken: z.string(),
  scopes: z.array(z.string()),
  revoked: z.boolean(),
});

const accessToken = z.object({ value: z.string(), grantId: z.string(), expiresAt: z.string() });

const code = z.object({
  value: z.string(),
  accountId: z.string(),
  redirectUri: z.string(),
  scopes: z.array(z.string()),
  /** null: without PKCE. */
  challenge: z.string().nullable(),
  offline: z.boolean(),
  expiresAt: z.string(),
  used: z.boolean(),
});

const mail = z.object({
  to: z.string(),
  kind: z.enum(['invitation', 'update', 'cancellation']),
  eventId: z.string(),
  at: z.string(),
});

/** Everything the simulator remembers, as plain JSON; parse a stored file with it. */
export const googleWorldState = z.object({
  accounts: z.array(account),
  events: z.array(event),
  grants: z.array(grant),
  accessTokens: z.array(accessToken),
  codes: z.array(code),
  /** The emails that Google would have sent to guests. */
  mails: z.array(mail),
  changes: z.number().int(),
  /** Sync tokens of an earlier epoch are too old. */
  syncEpoch: z.number().int(),
});

/** Everything the simulator remembers, as plain JSON. */
export type GoogleWorldState = z.infer<typeof googleWorldState>;
/** A person with a calendar. */
export type SimulatedGoogleAccount = z.infer<typeof account>;
/** An event of the primary calendar. */
export type SimulatedGoogleEvent = z.infer<typeof event>;
/** What a person has allowed the app. */
export type SimulatedGoogleGrant = z.infer<typeof grant>;
/** An authorization code. */
export type SimulatedGoogleCode = z.infer<typeof code>;
/** An email that Google would have sent to a guest. */
export type SimulatedGoogleMail = z.infer<typeof mail>;
