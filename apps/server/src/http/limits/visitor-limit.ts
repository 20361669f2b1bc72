import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimiter } from './call-limiter.ts';
import { networkOf } from './rate-limit.ts';

/**
 * The addresses without a limit: platforms deliver everything there is,
 * and monitors must always reach the server.
 */
const unlimited = ['/api/webhooks/', '/api/health', '/api/metrics'];

/** Limits each network address's calls without a session per minute. Files and pages are not counted. */
export function limitVisitors(app: FastifyInstance, limitVisits: CallLimiter): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.authorization === undefined && isCounted(request)) limitVisits(networkOf(request.ip));
    done();
  });
}

function isCounted({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !unlimited.some((start) => url.startsWith(start));
}
