import { type SimulatedCharacter, maxSeed, simulatedCharacters, usualTurns } from '@spotter/domain/simulated-leads';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import * as repository from './simulations.repository.ts';
import { costOfTurn, type StartDependencies, startRun, type Version } from './start-run.ts';

export type WantedSimulation = {
  version: Version;
  characters?: string[] | undefined;
  seed?: number | undefined;
};

/** Begins a run of simulated leads. Returns its id. */
export function startSimulation(
  dependencies: StartDependencies,
  access: Access,
  agentId: string,
  { version, characters, seed = Math.floor(dependencies.chance() * maxSeed) }: WantedSimulation,
): Promise<string> {
  const leads = chooseLeads(characters);
  const leadIds = leads.map(({ id }) => id);
  return startRun(dependencies, access, agentId, {
    kind: 'leads',
    version,
    seed,
    fewer: 'leads',
    async plan(tx, agent) {
      const usual = await repository.findUsualCost(tx, access, agent.id);
      const { tokens } = costOfTurn(agent, usual, dependencies.modelPrices);
      return {
        estimatedTokens: tokens * leads.reduce((sum, lead) => sum + usualTurns(lead), 0),
        insertParts: (inside, run) => repository.insertLeads(inside, run, leadIds),
      };
    },
  });
}

/** Returns the leads of a run, each once. Throws invalid_input where one is unknown. */
function chooseLeads(ids: string[] | undefined): readonly SimulatedCharacter[] {
  if (ids === undefined) return simulatedCharacters;
  const unknown = ids.find((wanted) => !simulatedCharacters.some(({ id }) => id === wanted));
  if (unknown !== undefined)
    throw new AppError('invalid_input', `There is no lead called “${unknown}”`, [
      { path: 'characters', message: 'Choose leads of the list' },
    ]);
  return simulatedCharacters.filter(({ id }) => ids.includes(id));
}
