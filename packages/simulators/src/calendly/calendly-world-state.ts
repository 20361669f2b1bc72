import { z } from 'zod';

const eventType = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  durationMinutes: z.number().int(),
});

const account = z.object({
  /** The last part of the user's address (URI). */
  id: z.string(),
  organizationId: z.string(),
  email: z.string(),
  name: z.string(),
  slug: z.string(),
  timeZone: z.string(),
  /** The plan; a free plan has neither webhooks nor bookings by the API. */
  plan: z.enum(['free', 'standard']),
  eventTypes: z.array(eventType),
  /** The days (0 = Sunday) and full hours, in the account's own zone, of its calls. */
  hours: z.object({ weekdays: z.array(z.number().int()), from: z.number().int(), to: z.number().int() }),
});

const busy = z.object({ accountId: z.string(), start: z.string(), end: z.string() });

const booking = z.object({
  /** The last part of the meeting's address (URI). */
  id: z.string(),
  inviteeId: z.string(),
  accountId: z.string(),
  eventTypeId: z.string(),
  start: z.string(),
  end: z.string(),
  state: z.enum(['active', 'canceled']),
  cancellation: z.object({ by: z.string(), reason: z.string(), byHost: z.boolean() }).nullable(),
  guest: z.object({ email: z.string(), name: z.string(), timeZone: z.string() }),
  tracking: z.record(z.string(), z.string()),
  /** Whether it was booked by the API or on Calendly's page. */
  madeBy: z.enum(['api', 'page']),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const grant = z.object({
  id: z.string(),
  accountId: z.string(),
  scopes: z.array(z.string()),
  /** The one refresh token that works. */
  refreshToken: z.string(),
  /** The refresh tokens that were used up. */
  spentRefreshTokens: z.array(z.string()),
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
  expiresAt: z.string(),
  used: z.boolean(),
});

const link = z.object({ id: z.string(), accountId: z.string(), eventTypeId: z.string(), used: z.boolean() });

const subscription = z.object({
  id: z.string(),
  accountId: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(['active', 'disabled']),
  createdAt: z.string(),
});

/** Everything the simulator remembers, as plain JSON; parse a stored file with it. */
export const calendlyWorldState = z.object({
  accounts: z.array(account),
  busy: z.array(busy),
  bookings: z.array(booking),
  grants: z.array(grant),
  accessTokens: z.array(accessToken),
  codes: z.array(code),
  links: z.array(link),
  subscriptions: z.array(subscription),
});

/** Everything the simulator remembers, as plain JSON. */
export type CalendlyWorldState = z.infer<typeof calendlyWorldState>;
/** A Calendly user. */
export type SimulatedCalendlyAccount = z.infer<typeof account>;
/** A booked meeting with its one guest. */
export type SimulatedCalendlyBooking = z.infer<typeof booking>;
/** What a person has allowed the app. */
export type SimulatedCalendlyGrant = z.infer<typeof grant>;
/** An authorization code. */
export type SimulatedCalendlyCode = z.infer<typeof code>;
/** A subscriber to events. */
export type SimulatedCalendlySubscription = z.infer<typeof subscription>;
