import type { ReplayCost } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import type { AgentRow } from '../../agents/index.ts';
import type { ShownTurn, TurnRef } from '../../autoreply/index.ts';
import { findUsualCost } from '../simulations.repository.ts';
import { costOfTokens, costOfTurn, getVersion, type StartDependencies, startRun, type Version } from '../start-run.ts';
import * as repository from './replays.repository.ts';

/** Reads what was really said in own chats. The module that holds it is not reached from here. */
export type TrueTurns = {
  /** Lists the newest turns of an agent's newest chats. */
  list(database: Database, workspaceId: WorkspaceId, agentId: string, maxChats: number): Promise<TurnRef[]>;
  /** Returns what was said at turns, as far as it is there. */
  quote(database: Database, workspaceId: WorkspaceId, messageIds: string[]): Promise<ShownTurn[]>;
};

export type ReplayDependencies = StartDependencies & { trueTurns: TrueTurns };
export type WantedReplay = { chats: number; version: Version };

/** Begins a replay of an agent. Returns its id. Throws conflict where the agent has answered nobody. */
export function startReplay(
  dependencies: ReplayDependencies,
  access: Access,
  agentId: string,
  { chats, version }: WantedReplay,
): Promise<string> {
  return startRun(dependencies, access, agentId, {
    kind: 'replay',
    version,
    seed: 0,
    fewer: 'chats',
    async plan(tx, agent) {
      const turns = await dependencies.trueTurns.list(tx, access.workspaceId, agentId, chats);
      if (turns.length === 0)
        throw new AppError('conflict', 'This agent has answered nobody yet, so there is nothing to replay.');
      const tokens = await tokensOfTurn(dependencies, tx, access, agent);
      return {
        estimatedTokens: tokens * turns.length,
        insertParts: (inside, run) => repository.insertTurns(inside, run, turns),
      };
    },
  });
}

/** Returns what a replay would play, and what that usually costs in all. */
export async function costOfReplay(
  dependencies: ReplayDependencies,
  access: Access,
  agentId: string,
  { chats, version }: WantedReplay,
): Promise<ReplayCost> {
  const { database, trueTurns, modelPrices } = dependencies;
  const { agent } = await getVersion(database, access, agentId, version);
  const turns = await trueTurns.list(database, access.workspaceId, agentId, chats);
  const tokens = (await tokensOfTurn(dependencies, database, access, agent)) * turns.length;
  return {
    ...costOfTokens(tokens, modelPrices),
    chats: new Set(turns.map(({ chatId }) => chatId)).size,
    turns: turns.length,
  };
}

/** Returns what one answer takes: as in the newest replay, or with simulated leads, or else a guess. */
async function tokensOfTurn(
  { modelPrices }: ReplayDependencies,
  tx: Database,
  access: Access,
  agent: AgentRow,
): Promise<number> {
  const replayed = await repository.findUsualTurnCost(tx, access, agent.id);
  const usual = replayed.tokens > 0 ? replayed : await findUsualCost(tx, access, agent.id);
  return costOfTurn(agent, usual, modelPrices).tokens;
}
