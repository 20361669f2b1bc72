import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimiter } from './call-limiter.ts';
import { networkOf } from './rate-limit.ts';

/** Platforms deliver as much as there is, and machines that watch over the server have to see it. */
const unlimited = ['/api/webhooks/', '/api/health', '/api/metrics'];

/** Gives every network address a share of the minute for calls that bring no session. Files and pages are not counted. */
export function limitVisitors(app: FastifyInstance, limitVisits: CallLimiter): void {
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined && isCounted(request)) limitVisits(networkOf(request.ip));
  });
}

function isCounted({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !unlimited.some((start) => url.startsWith(start));
}
