import type { FastifyInstance } from 'fastify';
import { registerBotRoutes } from './bots.routes.ts';
import { createBotsService } from './bots.service.ts';

/** Builds the parts of bots. */
export function createBots(dependencies: Parameters<typeof createBotsService>[0]) {
  const service = createBotsService(dependencies);
  return { service, routes: (app: FastifyInstance): void => registerBotRoutes(app, service) };
}
