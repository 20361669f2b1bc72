import type { AgentReadiness, Simulation, TurnCost } from '@spotter/contract';
import { inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { presentConversation, presentSimulation } from './simulations.presenter.ts';
import { publishChange, requestPlaying } from './simulations.job.ts';
import * as repository from './simulations.repository.ts';
import type { SimulationSummary } from './simulations.repository.ts';
import {
  costOfTurn,
  getAgent,
  getVersion,
  listLeads,
  type StartDependencies,
  startSimulation,
  type Version,
  type WantedRun,
} from './start-simulation.ts';

const stopped = 'Not played: the run was stopped.';

export type SimulationsService = ReturnType<typeof createSimulationsService>;

/** Builds what coaches do with runs of simulated leads. */
export function createSimulationsService(dependencies: StartDependencies) {
  const { database, clock, modelPrices } = dependencies;
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
      costOfTurn(database, access, await getVersion(database, access, agentId, version), modelPrices),

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

    start: async (access: Access, agentId: string, wanted: WantedRun): Promise<Simulation> =>
      present(await get(access, await startSimulation(dependencies, access, agentId, wanted))),

    async stop(access: Access, id: string): Promise<Simulation> {
      await get(access, id);
      await inTransaction(database, async (tx) => {
        const change = { state: 'stopped' as const, endedAt: clock.now(), pausedUntil: null, pausedFor: null };
        if (!(await repository.changeOpen(tx, id, change))) return;
        await repository.leaveUnplayed(tx, id, stopped);
        // The next run need not wait until this one would have gone on.
        await requestPlaying(tx, access.workspaceId, clock.now());
        publishChange(tx, { id, workspaceId: access.workspaceId });
      });
      return present(await get(access, id));
    },
  };
}
