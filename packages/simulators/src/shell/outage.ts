import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Outage = { down?: boolean | undefined; delayMs?: number | undefined };

/**
 * Slows calls down, or refuses them all, as the faults say;
 * `isCall` is false for requests that are not affected.
 */
export function addOutage(
  app: FastifyInstance,
  faults: () => Outage,
  refusal: () => Error,
  isCall: (request: FastifyRequest) => boolean = () => true,
): void {
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return;
    const { down, delayMs = 0 } = faults();
    if (delayMs > 0) await pause(delayMs);
    if (down) throw refusal();
  });
}
