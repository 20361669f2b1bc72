import type { AgentModels, SimulatedLead, TurnCost } from '@spotter/contract';
import { maxSeed, simulatedCharacters } from '@spotter/domain/simulated-leads';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { type AgentRow, contentOf, findAgent, findDraft } from '../agents/index.ts';
import { type SavedCases, caseAsLead } from './saved-cases.ts';
import { publishChange, requestPlaying } from './simulations.job.ts';
import { presentLead } from './simulations.presenter.ts';
import * as repository from './simulations.repository.ts';

export type StartDependencies = {
  database: Database;
  clock: Clock;
  cases: SavedCases;
  /** From 0 to 1, for seeds. */
  chance(): number;
  /** Refuses a user who has not confirmed their address: each run costs the operator. */
  requireVerified(userId: string): Promise<void>;
  /** Returns what the account has used of today's budget. */
  findUse(workspaceId: WorkspaceId): Promise<Omit<AgentModels, 'models'>>;
  /** In dollars per million; null: not set. */
  modelPrices: { input: number; output: number } | null;
};

export type Version = 'draft' | 'published';
export type WantedRun = { version: Version; characters?: string[] | undefined; seed?: number | undefined };

/** Max runs of a workspace that wait or are played. */
const maxOpen = 3;

/** What one answer takes where an agent has no run yet: the rules and the talk, beside the instructions. */
const usualTokens = 4_000;
const charactersPerToken = 4;
/** How often an answer is asked for, tools and repairs included, on the average. */
const usualRequests = 1.6;

/** Begins a run of an agent. Returns its id. */
export async function startSimulation(
  dependencies: StartDependencies,
  access: Access,
  agentId: string,
  wanted: WantedRun,
): Promise<string> {
  const { database, clock } = dependencies;
  const { workspaceId, userId: by } = access;
  const leads = chooseLeads(await listLeads(dependencies.cases, access, agentId), wanted.characters);
  await dependencies.requireVerified(by);
  const use = await dependencies.findUse(workspaceId);
  const id = newId();
  await inTransaction(database, async (tx) => {
    await repository.lockSimulations(tx, access);
    const agent = await getVersion(tx, access, agentId, wanted.version);
    if ((await repository.countOpen(tx, access)) >= maxOpen)
      throw new AppError('conflict', `${maxOpen} runs wait or are played. Wait for one of them, or stop one.`);
    const { tokens } = await costOfTurn(tx, access, agent, dependencies.modelPrices);
    const estimatedTokens = tokens * leads.reduce((sum, lead) => sum + lead.usualTurns, 0);
    checkBudget(use, estimatedTokens);
    const seed = wanted.seed ?? Math.floor(dependencies.chance() * maxSeed);
    const { version: number } = agent;
    const run = { id, workspaceId, agentId, by, version: wanted.version, number, seed, estimatedTokens };
    await repository.insertSimulation(
      tx,
      { ...run, content: contentOf(agent), state: 'waiting', at: clock.now() },
      leads.map((lead) => lead.id),
    );
    await requestPlaying(tx, workspaceId, clock.now());
    publishChange(tx, run);
  });
  return id;
}

export async function getAgent(tx: Database, access: Access, id: string): Promise<AgentRow> {
  const agent = isId(id) ? await findAgent(tx, access, id) : null;
  if (agent === null) throw new AppError('not_found', 'There is no such agent');
  return agent;
}

/** Returns the agent as it would be played. Throws not_found without a draft. */
export async function getVersion(tx: Database, access: Access, id: string, version: Version): Promise<AgentRow> {
  const agent = await getAgent(tx, access, id);
  if (version === 'published') return agent;
  const draft = await findDraft(tx, access, id);
  if (draft === null) throw new AppError('not_found', 'This agent has no draft: it was published or discarded.');
  return { ...agent, ...draft.changes };
}

/** Returns what an answer took in the agent's newest run, or else a guess. */
export async function costOfTurn(
  tx: Database,
  access: Access,
  agent: AgentRow,
  prices: StartDependencies['modelPrices'],
): Promise<TurnCost> {
  const { tokens, turns } = await repository.findUsualCost(tx, access, agent.id);
  const guessed = (usualTokens + agent.instructions.length / charactersPerToken) * usualRequests;
  const each = Math.ceil(tokens > 0 ? tokens / turns : guessed);
  // Nearly all of them are read, not written.
  return { tokens: each, costDollars: prices === null ? null : (each * prices.input) / 1_000_000 };
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
