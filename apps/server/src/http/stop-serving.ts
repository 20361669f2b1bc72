import type { FastifyInstance } from 'fastify';

/** How long calls that are being handled may still take; what is half sent is not waited for. */
const patienceMs = 7_000;

/** Counts the calls that are being handled, from when they have arrived whole. Answers what ends the server. */
export function endsInOrder(app: FastifyInstance): () => Promise<void> {
  const handled = new Set<object>();
  let whenNone = () => {};
  app.addHook('preHandler', async (request) => void handled.add(request));
  app.addHook('onResponse', async (request) => {
    handled.delete(request);
    if (handled.size === 0) whenNone();
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
    // What is left are calls that never arrived whole, and connections that are idle.
    app.server.closeAllConnections();
    await closed;
  };
}
