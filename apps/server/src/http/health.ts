import type { FastifyInstance } from 'fastify';

/** `GET /api/health`: 200 when the server can do its work, 503 when not. */
export function registerHealth(app: FastifyInstance, isHealthy: () => Promise<boolean>): void {
  app.get('/api/health', async (_request, reply) => {
    const healthy = await isHealthy().catch(() => false);
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'unavailable' });
  });
}
