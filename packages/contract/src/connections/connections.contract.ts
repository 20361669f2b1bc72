import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Source } from '../values.ts';

export const ServiceName = z.enum(['Instagram', 'Google Calendar', 'Messenger', 'Calendly']);

/** A service that can be connected. */
export const Integration = z.object({ _id: Id, serviceName: ServiceName, authURL: z.string().nullable() });
export type Integration = z.infer<typeof Integration>;

/** A connected account as its owner sees it: never a provider's token. */
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
});
export type Credential = z.infer<typeof Credential>;

export const connectionRoutes = {
  listIntegrations: defineRoute({
    method: 'GET',
    path: '/integrations/all',
    summary: 'The services that can be connected.',
    access: 'session',
    response: z.array(Integration),
  }),
  listCredentials: defineRoute({
    method: 'GET',
    path: '/user-integrations/all',
    summary: "The user's connected accounts.",
    access: 'session',
    response: z.array(Credential),
  }),
  connect: defineRoute({
    method: 'POST',
    path: '/user-integrations/{id}',
    summary: "Connects an account of the integration by the provider's token, which is checked with the provider first.",
    access: 'session',
    params: IdParams,
    body: z.object({
      credentials: z.object({
        accessToken: z.string().min(1).max(4096),
        agent: Id.nullish(),
      }),
    }),
    response: Credential,
    status: 201,
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
