import type { FastifyInstance } from 'fastify';
import { registerAgentsRoutes } from './agents.routes.ts';
import { createAgentsService, type AgentsDependencies } from './agents.service.ts';
import { createLandingAgent } from './landing-agent.ts';
import { createTrials } from './trial-places.ts';
import { createTriggersService, type TryIntent } from './triggers.service.ts';

/** Builds the parts of agents. */
export function createAgents(
  dependencies: Omit<AgentsDependencies, 'trials'> &
    Parameters<typeof createTrials>[0] &
    Pick<Parameters<typeof createLandingAgent>[0], 'findLandingCoach'> & {
      /** Answering builds on agents, so it passes this in. */
      tryIntent: TryIntent;
    },
) {
  const parts = { ...dependencies, trials: createTrials(dependencies) };
  const service = createAgentsService(parts);
  const triggers = createTriggersService(parts);
  const landing = createLandingAgent(parts);
  return {
    service,
    routes: (app: FastifyInstance): void => registerAgentsRoutes(app, { agents: service, triggers, landing }),
  };
}
