import type { FastifyInstance } from 'fastify';
import { simulationExporters } from './simulations.export.ts';
import { createPlaying, endParkedPlaying, type PlayingDependencies } from './simulations.job.ts';
import { registerSimulationRoutes } from './simulations.routes.ts';
import { createSimulationsService } from './simulations.service.ts';
import type { StartDependencies } from './start-simulation.ts';

/** Puts the parts of simulations together. */
export function createSimulations(dependencies: StartDependencies & PlayingDependencies) {
  const service = createSimulationsService(dependencies);
  return {
    service,
    jobs: [createPlaying(dependencies)],
    onParked: endParkedPlaying,
    exporters: simulationExporters(dependencies.database),
    routes: (app: FastifyInstance): void => registerSimulationRoutes(app, service),
  };
}
