import type { FastifyInstance } from 'fastify';
import type { Span, Traces } from '../platform/observing/traces.ts';
import { inWorkContext } from '../platform/observing/work-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The piece of work that answering is. */
    span?: Span;
  }
}

/** Gives each request an id, which its log lines, its answer and its trace name. */
export function nameRequests(app: FastifyInstance, traces: Traces): void {
  app.decorateRequest('span');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    // The route's pattern: addresses contain codes and ids.
    const route = request.routeOptions.url ?? 'none';
    const span = traces.begin(`${request.method} ${route}`, { requestId: request.id });
    request.span = span;
    span.within(() => inWorkContext({ requestId: request.id }, done));
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.end({ status: reply.statusCode }, reply.statusCode >= 500);
    done();
  });
}
