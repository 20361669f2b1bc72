import type { FastifyInstance } from 'fastify';
import { registerAgentsRoutes } from './agents.routes.ts';
import type { AgentsDependencies } from './agents-dependencies.ts';
import { createAgentsService } from './agents.service.ts';
import { createLandingAgent } from './landing-agent.ts';
import { createTrials } from './trial-places.ts';
import { createTriggersService, type TryIntent } from './triggers.service.ts';
import { createRuleChanges } from './versions/change-rules.ts';
import { createDraftsService } from './versions/drafts.service.ts';
import { versionExporters } from './versions/versions.export.ts';
import { registerVersionsRoutes } from './versions/versions.routes.ts';
import { createVersionsService } from './versions/versions.service.ts';

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
  const drafts = createDraftsService(parts);
  const versions = createVersionsService(parts);
  const landing = createLandingAgent(parts);
  return {
    service,
    changeRules: createRuleChanges(parts),
    exporters: versionExporters(dependencies.database),
    routes(app: FastifyInstance): void {
      registerAgentsRoutes(app, { agents: service, triggers, landing });
      registerVersionsRoutes(app, { drafts, versions });
    },
  };
}
