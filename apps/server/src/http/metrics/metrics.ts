import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** Returns a registry for one server's figures, including those of the process. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * The figures, how they are refreshed for each request, and the token required; null: only this machine may read
 * them.
 */
export type MetricsOptions = { registry: Registry; token: string | null; refresh(): Promise<void> };

/** Serves `GET /api/metrics` in Prometheus' text format, and measures the time of each route. */
export function registerMetrics(app: FastifyInstance, { registry, token, refresh }: MetricsOptions): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: with ids there would be endless labels.
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/api/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) {
      throw token === null
        ? new AppError('forbidden', 'Metrics are for this machine only; METRICS_TOKEN opens them to others')
        : new AppError('unauthenticated', 'Metrics need the token of METRICS_TOKEN as a bearer token');
    }
    await refresh();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
