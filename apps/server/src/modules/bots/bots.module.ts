import type { FastifyInstance } from 'fastify';
import { registerBotRoutes } from './bots.routes.ts';
import { createBotsService } from './bots.service.ts';
import { createIceBreakersService } from './ice-breakers.service.ts';

type Dependencies = Parameters<typeof createBotsService>[0] & Parameters<typeof createIceBreakersService>[0];

/** Builds the parts of bots. */
export function createBots(dependencies: Dependencies) {
  const service = createBotsService(dependencies);
  const iceBreakers = createIceBreakersService(dependencies);
  return { service, routes: (app: FastifyInstance): void => registerBotRoutes(app, { bots: service, iceBreakers }) };
}
