import { connectionRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ConnectionsService } from './connections.service.ts';

/** Serves the calls about services and connected accounts. */
export function registerConnectionRoutes(app: FastifyInstance, connections: ConnectionsService): void {
  serve(app, connectionRoutes.listIntegrations, async () => connections.listIntegrations());
  serve(app, connectionRoutes.listCredentials, ({ user }) => connections.list(user.id));
  serve(app, connectionRoutes.connect, ({ user, params, body }) =>
    connections.connect(user.id, params.id, body.credentials.accessToken),
  );
  serve(app, connectionRoutes.disconnect, async ({ user, params }) => {
    await connections.disconnect(user.id, params.id);
    return { ok: true as const };
  });
}
