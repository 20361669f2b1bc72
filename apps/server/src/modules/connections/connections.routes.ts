import { channelWords, connectionRoutes } from '@spotter/contract';
import { channelKinds } from '@spotter/domain/channels';
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
  servePage(app, connectionRoutes.listIntegrations, async ({ access, query }) =>
    pageOf(
      integrations.map(({ kind, serviceName }) => ({
        _id: kind,
        serviceName,
        authURL: consent.findLink(access, kind),
      })),
      query,
    ),
  );
  servePage(app, connectionRoutes.listCredentials, async ({ access, query }) =>
    pageOf(await connections.list(access), query),
  );
  serve(app, connectionRoutes.findTicket, async ({ access, params }) => ({
    accounts: await connections.findTicket(access, params.ticket),
  }));
  serve(app, connectionRoutes.connect, ({ access, params, body }) =>
    connections.connect(access, params.id, body.credentials),
  );
  serve(app, connectionRoutes.assign, ({ access, params, body }) =>
    connections.assign(access, params.id, body.credentials.agent),
  );
  serve(app, connectionRoutes.disconnect, async ({ access, params }) => {
    await connections.disconnect(access, params.id);
    return { ok: true as const };
  });
  for (const kind of channelKinds) {
    const route = connectionRoutes[channelWords[kind].consent.route];
    serve(app, route, async ({ access }) => ({ url: await consent.getLink(access, kind) }));
  }
  serve(app, connectionRoutes.googleLink, async ({ access }) => ({
    url: await consent.getLink(access, 'google-calendar'),
  }));
  serve(app, connectionRoutes.calendlyLink, async ({ access }) => ({ url: await consent.getLink(access, 'calendly') }));
  serve(app, connectionRoutes.findDataDeletion, ({ params }) => deletions.find(params.code));
}
