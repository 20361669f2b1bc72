import type { SimulatedLead } from '@spotter/contract';
import { maxSeed, simulatedCharacters } from '@spotter/domain/simulated-leads';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import type { AgentRow } from '../agents/index.ts';
import { caseAsLead, type SavedCases } from './cases/saved-cases.ts';
import { presentLead } from './simulations.presenter.ts';
import * as repository from './simulations.repository.ts';
import { costOfTurn, type RunPlan, type StartDependencies, startRun, type Version } from './start-run.ts';

export type SimulationDependencies = StartDependencies & { cases: SavedCases };

export type WantedSimulation = {
  version: Version;
  characters?: string[] | undefined;
  seed?: number | undefined;
};

/** Begins a run of simulated leads. Returns its id. */
export async function startSimulation(
  dependencies: SimulationDependencies,
  access: Access,
  agentId: string,
  { version, characters, seed = Math.floor(dependencies.chance() * maxSeed) }: WantedSimulation,
): Promise<string> {
  const leads = chooseLeads(await listLeads(dependencies.cases, access, agentId), characters);
  return startRun(dependencies, access, agentId, {
    kind: 'leads',
    version,
    seed,
    fewer: 'leads',
    plan: (tx, agent) => planLeads(tx, dependencies, access, { agent, leads }),
  });
}

/** Returns what a run with these leads takes, and how they are stored. */
export async function planLeads(
  tx: Database,
  { modelPrices }: Pick<StartDependencies, 'modelPrices'>,
  access: Access,
  { agent, leads }: { agent: AgentRow; leads: SimulatedLead[] },
): Promise<RunPlan> {
  const usual = await repository.findUsualCost(tx, access, agent.id);
  const { tokens } = costOfTurn(agent, usual, modelPrices);
  const leadIds = leads.map(({ id }) => id);
  return {
    estimatedTokens: tokens * leads.reduce((sum, lead) => sum + lead.usualTurns, 0),
    insertParts: (inside, run) => repository.insertLeads(inside, run, leadIds),
  };
}

/** Lists whom an agent can meet: all characters, and the cases of its rules. */
export async function listLeads(
  cases: SavedCases,
  { workspaceId }: Access,
  agentId: string | undefined,
): Promise<SimulatedLead[]> {
  const saved = agentId === undefined || !isId(agentId) ? [] : await cases.ofAgent(workspaceId, agentId);
  return [...simulatedCharacters.map(presentLead), ...saved.map(caseAsLead)];
}

/** Returns the leads of a run, each once. Throws invalid_input where one is unknown. */
function chooseLeads(all: SimulatedLead[], ids: string[] | undefined): SimulatedLead[] {
  if (ids === undefined) return all;
  const unknown = ids.find((wanted) => !all.some(({ id }) => id === wanted));
  if (unknown !== undefined)
    throw new AppError('invalid_input', `There is no lead called “${unknown}”`, [
      { path: 'characters', message: 'Choose leads of the list' },
    ]);
  return all.filter(({ id }) => ids.includes(id));
}
