import type { AgentReadiness, Simulation, TurnCost } from '@spotter/contract';
import { AppError } from '../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { getAgent } from '../agents/index.ts';
import { presentConversation, presentSimulation } from './simulations.presenter.ts';
import * as repository from './simulations.repository.ts';
import type { SimulationSummary } from './simulations.repository.ts';
import { costOfTurn, getVersion, type Version } from './start-run.ts';
import { listLeads, type SimulationDependencies, startSimulation, type WantedSimulation } from './start-simulation.ts';
import { stopRun } from './stop-run.ts';

export type SimulationsService = ReturnType<typeof createSimulationsService>;

/** Builds what coaches do with runs of simulated leads. */
export function createSimulationsService(dependencies: SimulationDependencies) {
  const { database, modelPrices } = dependencies;
  const present = (run: SimulationSummary) => presentSimulation(run, modelPrices !== null);

  async function get(access: Pick<Access, 'workspaceId'>, id: string): Promise<SimulationSummary> {
    const [run] = isId(id) ? await repository.listSummaries(database, access, { id }) : [];
    if (run === undefined) throw new AppError('not_found', 'There is no such run');
    return run;
  }

  return {
    /** Returns a run as the live channel tells it; null: it is gone. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<Simulation | null> {
      const [run] = await repository.listSummaries(database, { workspaceId }, { id });
      return run === undefined ? null : present(run);
    },

    /** Lists whom an agent can meet; without one, those that everybody can. */
    listLeads: (access: Access, agentId: string | undefined) => listLeads(dependencies.cases, access, agentId),

    async list(access: Access, agentId: string): Promise<Simulation[]> {
      await getAgent(database, access, agentId);
      return (await repository.listSummaries(database, access, { agentId })).map(present);
    },

    cost: async (access: Access, agentId: string, version: Version): Promise<TurnCost> =>
      costOfTurn(
        (await getVersion(database, access, agentId, version)).agent,
        await repository.findUsualCost(database, access, agentId),
        modelPrices,
      ),

    async find(access: Access, id: string) {
      const run = await get(access, id);
      const conversations = await repository.listConversations(database, access, id);
      const cases = await dependencies.cases.named(
        access.workspaceId,
        conversations.map(({ leadId }) => leadId).filter(isId),
      );
      const named = new Map(cases.map((saved) => [saved.correctionId, saved]));
      return {
        ...present(run),
        conversations: conversations.map((row) => presentConversation(row, named.get(row.leadId) ?? null)),
      };
    },

    async readiness(access: Access): Promise<AgentReadiness[]> {
      const runs = await repository.listReady(database, access);
      return runs.map(({ id, agentId, passed, total, endedAt, at }) => ({
        agentId,
        simulationId: id,
        passed,
        total,
        at: (endedAt ?? at).toISOString(),
      }));
    },

    start: async (access: Access, agentId: string, wanted: WantedSimulation): Promise<Simulation> =>
      present(await get(access, await startSimulation(dependencies, access, agentId, wanted))),

    async stop(access: Access, id: string): Promise<Simulation> {
      const run = await get(access, id);
      await stopRun(dependencies, access, run);
      return present(await get(access, id));
    },
  };
}
