import type { FastifyInstance } from 'fastify';

/** Max time for calls under way to finish; calls that have not arrived whole are not waited for. */
const patienceMs = 7_000;

/** Counts the calls under way, from the time they have arrived whole. Returns a function that ends the server. */
export function endsInOrder(app: FastifyInstance): () => Promise<void> {
  const handled = new Set<object>();
  let whenNone = () => {};
  app.addHook('preHandler', (request, _reply, done) => {
    handled.add(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    handled.delete(request);
    if (handled.size === 0) whenNone();
    done();
  });

  return async () => {
    const closed = app.close();
    const none = new Promise<void>((resolve) => {
      whenNone = resolve;
      if (handled.size === 0) resolve();
    });
    const patience = Promise.withResolvers<void>();
    const timer = setTimeout(patience.resolve, patienceMs);
    await Promise.race([closed, none, patience.promise]);
    clearTimeout(timer);
    // Only calls that never arrived whole and idle connections are left.
    app.server.closeAllConnections();
    await closed;
  };
}
