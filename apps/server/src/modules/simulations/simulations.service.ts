import type { AgentModels, AgentReadiness, Simulation, TurnCost } from '@spotter/contract';
import { type SimulatedCharacter, maxSeed, simulatedCharacters, usualTurns } from '@spotter/domain/simulated-leads';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { type AgentRow, contentOf, findAgent, findDraft } from '../agents/index.ts';
import { presentConversation, presentSimulation } from './simulations.presenter.ts';
import { requestPlaying, told } from './simulations.job.ts';
import * as repository from './simulations.repository.ts';
import type { SimulationSummary } from './simulations.repository.ts';

export type SimulationsDependencies = {
  database: Database;
  clock: Clock;
  /** From 0 to 1, for seeds. */
  chance(): number;
  /** Refuses a user who has not confirmed their address: each run costs the operator. */
  requireVerified(userId: string): Promise<void>;
  /** Returns what the account has used of today's budget. */
  findUse(workspaceId: WorkspaceId): Promise<Omit<AgentModels, 'models'>>;
  /** In dollars per million; null: not set. */
  modelPrices: { input: number; output: number } | null;
};

type Version = 'draft' | 'published';
type Wanted = { version: Version; characters?: string[] | undefined; seed?: number | undefined };

/** Max runs of a workspace that wait or are played. */
const maxOpen = 3;
const stopped = 'Not played: the run was stopped.';

/** What one answer takes where an agent has no run yet: the rules and the talk, beside the instructions. */
const usualTokens = 4_000;
const charactersPerToken = 4;
/** How often an answer is asked for, tools and repairs included, on the average. */
const usualRequests = 1.6;

export type SimulationsService = ReturnType<typeof createSimulationsService>;

/** Builds what coaches do with runs of simulated leads. */
export function createSimulationsService(dependencies: SimulationsDependencies) {
  const { database, clock, modelPrices } = dependencies;
  const present = (run: SimulationSummary) => presentSimulation(run, modelPrices !== null);

  async function get(access: Pick<Access, 'workspaceId'>, id: string): Promise<SimulationSummary> {
    const [run] = isId(id) ? await repository.listSummaries(database, access, { id }) : [];
    if (run === undefined) throw new AppError('not_found', 'There is no such run');
    return run;
  }

  async function getAgent(tx: Database, access: Access, id: string): Promise<AgentRow> {
    const agent = isId(id) ? await findAgent(tx, access, id) : null;
    if (agent === null) throw new AppError('not_found', 'There is no such agent');
    return agent;
  }

  /** Returns the agent as it would be played. */
  async function findVersion(tx: Database, access: Access, id: string, version: Version): Promise<AgentRow> {
    const agent = await getAgent(tx, access, id);
    if (version === 'published') return agent;
    const draft = await findDraft(tx, access, id);
    if (draft === null) throw new AppError('not_found', 'This agent has no draft: it was published or discarded.');
    return { ...agent, ...draft.changes };
  }

  async function costOfTurn(tx: Database, access: Access, agent: AgentRow): Promise<TurnCost> {
    const { tokens, turns } = await repository.findUsualCost(tx, access, agent.id);
    const guessed = (usualTokens + agent.instructions.length / charactersPerToken) * usualRequests;
    const each = Math.ceil(tokens > 0 ? tokens / turns : guessed);
    // Nearly all of them are read, not written.
    return { tokens: each, costDollars: modelPrices === null ? null : (each * modelPrices.input) / 1_000_000 };
  }

  return {
    /** Returns a run as the live channel tells it; null: it is gone. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<Simulation | null> {
      const [run] = await repository.listSummaries(database, { workspaceId }, { id });
      return run === undefined ? null : present(run);
    },

    async list(access: Access, agentId: string): Promise<Simulation[]> {
      await getAgent(database, access, agentId);
      return (await repository.listSummaries(database, access, { agentId })).map(present);
    },

    cost: async (access: Access, agentId: string, version: Version): Promise<TurnCost> =>
      costOfTurn(database, access, await findVersion(database, access, agentId, version)),

    async find(access: Access, id: string) {
      const run = await get(access, id);
      const conversations = await repository.listConversations(database, access, id);
      return { ...present(run), conversations: conversations.map(presentConversation) };
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

    async start(access: Access, agentId: string, wanted: Wanted): Promise<Simulation> {
      const leads = chooseLeads(wanted.characters);
      await dependencies.requireVerified(access.userId);
      const use = await dependencies.findUse(access.workspaceId);
      const id = newId();
      await inTransaction(database, async (tx) => {
        await repository.lockSimulations(tx, access);
        const agent = await findVersion(tx, access, agentId, wanted.version);
        if ((await repository.countOpen(tx, access)) >= maxOpen)
          throw new AppError('conflict', `${maxOpen} runs wait or are played. Wait for one of them, or stop one.`);
        const { tokens } = await costOfTurn(tx, access, agent);
        const estimatedTokens = tokens * leads.reduce((sum, lead) => sum + usualTurns(lead), 0);
        checkBudget(use, estimatedTokens);
        const { workspaceId, userId: by } = access;
        const run = { id, workspaceId, agentId, by, version: wanted.version, estimatedTokens };
        const seed = wanted.seed ?? Math.floor(dependencies.chance() * maxSeed);
        const { version: number } = agent;
        await repository.insertSimulation(
          tx,
          { ...run, number, seed, content: contentOf(agent), state: 'waiting', at: clock.now() },
          leads.map((lead) => lead.id),
        );
        await requestPlaying(tx, workspaceId, clock.now());
        told(tx, run);
      });
      return present(await get(access, id));
    },

    async stop(access: Access, id: string): Promise<Simulation> {
      await get(access, id);
      await inTransaction(database, async (tx) => {
        const change = { state: 'stopped' as const, endedAt: clock.now(), pausedUntil: null, pausedFor: null };
        if (!(await repository.changeOpen(tx, id, change))) return;
        await repository.leaveUnplayed(tx, id, stopped);
        // The next run need not wait until this one would have gone on.
        await requestPlaying(tx, access.workspaceId, clock.now());
        told(tx, { id, workspaceId: access.workspaceId });
      });
      return present(await get(access, id));
    },
  };
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

/** Throws too_many_requests where a run would take more than is left of today's budget. */
function checkBudget({ pausedUntil, budget }: Omit<AgentModels, 'models'>, estimate: number): void {
  if (pausedUntil !== null)
    throw new AppError(
      'too_many_requests',
      "Today's budget for the language model is used up. It resets at midnight UTC.",
    );
  const left = budget === null ? Infinity : Math.max(0, budget.limit - budget.tokens);
  if (estimate <= left) return;
  const [about, remains] = [estimate, left].map((tokens) => tokens.toLocaleString('en-US'));
  throw new AppError(
    'too_many_requests',
    `This run takes about ${about} tokens, and ${remains} are left of today's budget. Choose fewer leads, or wait until midnight UTC.`,
  );
}
