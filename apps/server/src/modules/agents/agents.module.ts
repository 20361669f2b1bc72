import type { FastifyInstance } from 'fastify';
import { registerAgentsRoutes } from './agents.routes.ts';
import { createAgentsService, type AgentsDependencies } from './agents.service.ts';
import { createTriggersService } from './triggers.service.ts';

/** Builds the parts of agents. */
export function createAgents(dependencies: AgentsDependencies) {
  const service = createAgentsService(dependencies);
  const triggers = createTriggersService(dependencies);
  return {
    service,
    routes: (app: FastifyInstance): void => registerAgentsRoutes(app, { agents: service, triggers }),
  };
}
