import type { FastifyInstance } from 'fastify';
import type { WorkspaceId } from '../../platform/access.ts';
import { correctionExporters } from './corrections.export.ts';
import { listCases, type PlayedCase } from './corrections.repository.ts';
import { registerCorrectionRoutes } from './corrections.routes.ts';
import { createCorrectionsService, type CorrectionsDependencies } from './corrections.service.ts';

/** Puts the parts of corrections together. */
export function createCorrections(dependencies: CorrectionsDependencies) {
  const { database } = dependencies;
  const service = createCorrectionsService(dependencies);
  return {
    exporters: correctionExporters(database),
    routes: (app: FastifyInstance): void => registerCorrectionRoutes(app, service),
    /** What runs of simulated leads play again. */
    cases: {
      ofAgent: (workspaceId: WorkspaceId, agentId: string): Promise<PlayedCase[]> =>
        listCases(database, { workspaceId }, { agentId }),
      named: (workspaceId: WorkspaceId, ids: string[]): Promise<PlayedCase[]> =>
        listCases(database, { workspaceId }, { ids }),
    },
  };
}
