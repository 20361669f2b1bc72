import { channelKinds, serviceKinds, serviceNames } from '@spotter/domain/channels';
import { z } from 'zod';
import { type ChannelWord, channelWords, Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

export const ServiceName = z.enum(serviceKinds.map((kind) => serviceNames[kind].service));

/** A service that can be connected. The popup returns to /setup with its id as `service`. */
export const Integration = z.object({
  _id: Id,
  serviceName: ServiceName,
  /**
   * The address of the consent page, good for one try within an hour; null when the service is not set up on this
   * server.
   */
  authURL: z.string().nullable(),
});
export type Integration = z.infer<typeof Integration>;

/** The health of an account at its service. */
export const CredentialHealth = z.object({
  /** null: the token has no end date. */
  tokenExpiresAt: Instant.nullable(),
  /** What the user did not allow, in words such as `read and answer messages`. */
  permissionsMissing: z.array(z.string()),
  webhooksLastSeenAt: Instant.nullable(),
  lastSentAt: Instant.nullable(),
  /** null: not known yet, or the service has no webhooks. */
  webhooksSubscribed: z.boolean().nullable(),
  /** Since when a calendar refuses to book open times, so that guests get a link instead; null: it books. */
  bookingRefusedAt: Instant.nullable(),
});
export type CredentialHealth = z.infer<typeof CredentialHealth>;

/** A connected account as its owner sees it: without a provider's token. */
export const Credential = z.object({
  _id: Id,
  integration: Id,
  service: Id,
  status: z.enum(['connected', 'reconnect_needed']),
  credentials: z.object({
    agent: Id.nullable(),
    username: z.string(),
    igId: z.string(),
    from: Source.nullable(),
  }),
  health: CredentialHealth,
});
export type Credential = z.infer<typeof Credential>;

/** One of the accounts that a consent covers, to choose from. */
export const TicketAccount = z.object({
  accountId: z.string(),
  name: z.string(),
  usable: z.boolean(),
  /** Why it cannot be used, as a sentence. */
  problem: z.string().nullable(),
});
export type TicketAccount = z.infer<typeof TicketAccount>;

/** Why a consent failed: `error` in the address of /setup, beside `error_description`, a sentence. */
export const ConsentProblem = z.enum([
  'access_denied',
  'state_invalid',
  'state_expired',
  'state_used',
  'code_unusable',
  'missing_permission',
  'no_pages',
  'missing_role',
  'provider_down',
  'provider_refused',
]);
export type ConsentProblem = z.infer<typeof ConsentProblem>;

/**
 * The query with which a popup returns to /setup: these fields, or `service`, `error` and `error_description`.
 * `accessToken` is a ticket. `pages` is the number of accounts to choose from where there are several; then
 * `igId` and `username` are missing.
 */
export const SetupQuery = z.object({
  service: Id,
  accessToken: z.string().optional(),
  igId: z.string().optional(),
  username: z.string().optional(),
  from: Source.optional(),
  pages: z.coerce.number().int().optional(),
  error: ConsentProblem.optional(),
  error_description: z.string().optional(),
});
export type SetupQuery = z.infer<typeof SetupQuery>;

const ConsentLink = z.object({ url: z.string() });

const consentLink = (name: string, service: string) =>
  defineRoute({
    method: 'POST',
    path: `/user-third-party-credentials/${name}`,
    summary: `A fresh address at which access to ${service} is allowed; good for one try within the hour.`,
    access: 'session',
    response: ConsentLink,
  });

const channelLinks = Object.fromEntries(
  channelKinds.map((kind) => {
    const { route, of } = channelWords[kind].consent;
    return [route, consentLink(route, of)];
  }),
) as Record<ChannelWord['consent']['route'], ReturnType<typeof consentLink>>;

export const connectionRoutes = {
  listIntegrations: defineRoute({
    method: 'GET',
    path: '/integrations/all',
    summary: 'The services that can be connected.',
    access: 'session',
    query: PageQuery,
    response: z.array(Integration),
    paged: true,
  }),
  listCredentials: defineRoute({
    method: 'GET',
    path: '/user-integrations/all',
    summary: "The user's connected accounts.",
    access: 'session',
    query: PageQuery,
    response: z.array(Credential),
    paged: true,
  }),
  connect: defineRoute({
    method: 'POST',
    path: '/user-integrations/{id}',
    summary: 'Connects an account by a ticket, or by a token of the provider, which is checked there first.',
    access: 'session',
    params: IdParams,
    body: z.object({
      credentials: z.object({
        /** A ticket (single use, ten minutes), or a token of the provider. */
        accessToken: z.string().min(1).max(4096),
        /** Which of the ticket's accounts, where there are several. */
        accountId: z.string().min(1).max(255).nullish(),
        /** Links the account to this agent once it is a bot. */
        agent: Id.nullish(),
      }),
    }),
    response: Credential,
    status: 201,
  }),
  findTicket: defineRoute({
    method: 'GET',
    path: '/user-integrations/tickets/{ticket}',
    summary: 'The accounts that a connection ticket can connect. Looking does not use it up.',
    access: 'session',
    caller: 'manager',
    params: z.object({ ticket: z.string().min(1).max(100) }),
    response: z.object({ accounts: z.array(TicketAccount) }),
  }),
  ...channelLinks,
  googleLink: consentLink('googleLink', 'a Google calendar'),
  calendlyLink: consentLink('calendlyLink', 'a Calendly account'),
  findDataDeletion: defineRoute({
    method: 'GET',
    path: '/data-deletion/{code}',
    summary: 'How far a deletion of data that was asked for at Meta is, by its confirmation code.',
    access: 'anyone',
    params: z.object({ code: z.string().min(1).max(64) }),
    response: z.object({
      status: z.enum(['pending', 'done']),
      requestedAt: Instant,
      completedAt: Instant.nullable(),
    }),
  }),
  assign: defineRoute({
    method: 'PUT',
    path: '/user-integrations/{id}',
    summary: 'Hands a connected calendar to an agent, from the one that it served before.',
    access: 'session',
    params: IdParams,
    body: z.object({ credentials: z.object({ agent: Id }) }),
    response: Credential,
  }),
  disconnect: defineRoute({
    method: 'DELETE',
    path: '/user-integrations/{id}',
    summary: 'Disconnects an account; its conversations are kept.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
};
