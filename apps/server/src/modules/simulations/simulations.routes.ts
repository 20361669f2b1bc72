import { simulationRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { SimulationsService } from './simulations.service.ts';

export function registerSimulationRoutes(app: FastifyInstance, simulations: SimulationsService): void {
  serve(app, simulationRoutes.leads, ({ access, query }) => simulations.listLeads(access, query.agentId));
  serve(app, simulationRoutes.list, ({ access, params }) => simulations.list(access, params.id));
  serve(app, simulationRoutes.cost, ({ access, params, query }) =>
    simulations.cost(access, params.id, query.version ?? 'published'),
  );
  serve(app, simulationRoutes.start, ({ access, params, body }) => simulations.start(access, params.id, body));
  serve(app, simulationRoutes.readiness, ({ access }) => simulations.readiness(access));
  serve(app, simulationRoutes.find, ({ access, params }) => simulations.find(access, params.id));
  serve(app, simulationRoutes.stop, ({ access, params }) => simulations.stop(access, params.id));
}
