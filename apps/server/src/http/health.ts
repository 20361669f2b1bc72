import { healthRoutes, type Readiness } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';

const unknown: Readiness = {
  status: 'unavailable',
  problems: ['database'],
  database: 'down',
  freeDiskMegabytes: null,
  oldestJobSeconds: null,
  oldestDeliverySeconds: null,
  lastLookSeconds: null,
  moderation: 'unasked',
};

/**
 * Serves the health of this process for monitors: whether it answers, which hangs on nothing else, and whether
 * it can do its work. `checkReadiness` answers within a second.
 */
export function registerHealth(app: FastifyInstance, checkReadiness: () => Promise<Readiness>): void {
  app.get(`/api${healthRoutes.live.path}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(healthRoutes.live.response.parse({ status: 'ok' })),
  );
  for (const route of [healthRoutes.ready, healthRoutes.health]) {
    app.get(`/api${route.path}`, async (_request, reply) => {
      const readiness = await checkReadiness().catch(() => unknown);
      return reply
        .code(readiness.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(route.response.parse(readiness));
    });
  }
}
