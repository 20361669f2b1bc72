import { healthRoutes, type Readiness } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';

/** Max time of a health check: monitors wait no longer, and a server that takes this long does not work. */
const patienceMs = 1_000;

const unknown: Readiness = {
  status: 'unavailable',
  problems: ['database'],
  oldestJobSeconds: null,
  oldestDeliverySeconds: null,
  lastLookSeconds: null,
  moderation: 'unasked',
};

/** Serves the health of this process for monitors: whether it answers, and whether it can do its work. */
export function registerHealth(app: FastifyInstance, checkReadiness: () => Promise<Readiness>): void {
  app.get(`/api${healthRoutes.live.path}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(healthRoutes.live.response.parse({ status: 'ok' })),
  );
  for (const route of [healthRoutes.ready, healthRoutes.health]) {
    app.get(`/api${route.path}`, async (_request, reply) => {
      const readiness = await withinPatience(checkReadiness);
      return reply
        .code(readiness.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(route.response.parse(readiness));
    });
  }
}

async function withinPatience(check: () => Promise<Readiness>): Promise<Readiness> {
  const limit = Promise.withResolvers<Readiness>();
  const timer = setTimeout(() => limit.resolve(unknown), patienceMs);
  try {
    return await Promise.race([check().catch(() => unknown), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
