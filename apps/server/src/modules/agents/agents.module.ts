import type { FastifyInstance } from 'fastify';
import { registerAgentsRoutes } from './agents.routes.ts';
import { createAgentsService, type AgentsDependencies } from './agents.service.ts';

/** Puts the parts of agents together. */
export function createAgents(dependencies: AgentsDependencies) {
  const service = createAgentsService(dependencies);
  return {
    service,
    routes: (app: FastifyInstance): void => registerAgentsRoutes(app, { agents: service }),
  };
}
