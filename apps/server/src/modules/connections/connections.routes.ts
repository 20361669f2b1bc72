import { channelWords, connectionRoutes } from '@spotter/contract';
import { channelKinds } from '@spotter/domain';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { ConsentService } from './consent/consent.service.ts';
import type { DataDeletions } from './data-deletions.ts';
import { integrations } from './integrations.ts';

/** Serves the calls about services and connected accounts. */
export function registerConnectionRoutes(
  app: FastifyInstance,
  {
    connections,
    consent,
    deletions,
  }: { connections: ConnectionsService; consent: ConsentService; deletions: DataDeletions },
): void {
  servePage(app, connectionRoutes.listIntegrations, async ({ user, query }) =>
    pageOf(
      integrations.map(({ kind, serviceName }) => ({
        _id: kind,
        serviceName,
        authURL: consent.findLink(user.id, kind),
      })),
      query,
    ),
  );
  servePage(app, connectionRoutes.listCredentials, async ({ user, query }) =>
    pageOf(await connections.list(user.id), query),
  );
  serve(app, connectionRoutes.findTicket, async ({ user, params }) => ({
    accounts: await connections.findTicket(user.id, params.ticket),
  }));
  serve(app, connectionRoutes.connect, ({ user, params, body }) =>
    connections.connect(user.id, params.id, body.credentials),
  );
  serve(app, connectionRoutes.assign, ({ user, params, body }) =>
    connections.assign(user.id, params.id, body.credentials.agent),
  );
  serve(app, connectionRoutes.disconnect, async ({ user, params }) => {
    await connections.disconnect(user.id, params.id);
    return { ok: true as const };
  });
  for (const kind of channelKinds) {
    const route = connectionRoutes[channelWords[kind].consent.route];
    serve(app, route, async ({ user }) => ({ url: await consent.getLink(user.id, kind) }));
  }
  serve(app, connectionRoutes.googleLink, async ({ user }) => ({
    url: await consent.getLink(user.id, 'google-calendar'),
  }));
  serve(app, connectionRoutes.calendlyLink, async ({ user }) => ({ url: await consent.getLink(user.id, 'calendly') }));
  serve(app, connectionRoutes.findDataDeletion, ({ params }) => deletions.find(params.code));
}
