import type { AgentModels, TurnCost } from '@spotter/contract';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { type AgentRow, contentOf, findDraft, getAgent } from '../agents/index.ts';
import { publishChange } from './run-changes.ts';
import * as repository from './runs.repository.ts';
import type { RunRow } from './runs.repository.ts';
import { requestPlaying } from './simulations.job.ts';

export type StartDependencies = {
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

export type Version = 'draft' | 'published';

/** What a run plays, once the agent is known. */
export type RunPlan = {
  estimatedTokens: number;
  /** Stores the parts of the run. */
  insertParts(tx: Database, run: Pick<RunRow, 'id' | 'workspaceId'>): Promise<void>;
};

/** What is to be played. `fewer`: what to choose less of where the budget is too small. */
export type WantedRun = {
  kind: RunRow['kind'];
  version: Version;
  seed: number;
  fewer: string;
  plan(tx: Database, agent: AgentRow): Promise<RunPlan>;
};

/** Max runs of a workspace that wait or are played. */
export const maxOpen = 3;

/** What one answer takes where an agent has no run yet: the rules and the talk, beside the instructions. */
const usualTokens = 4_000;
const charactersPerToken = 4;
/** How often an answer is asked for, tools and repairs included, on the average. */
const usualRequests = 1.6;

/** Begins a run of an agent. Returns its id. */
export async function startRun(
  dependencies: StartDependencies,
  access: Access,
  agentId: string,
  { kind, version, seed, fewer, plan }: WantedRun,
): Promise<string> {
  const { database, clock } = dependencies;
  const { userId: by } = access;
  await dependencies.requireVerified(by);
  const use = await dependencies.findUse(access.workspaceId);
  return inTransaction(database, async (tx) => {
    await repository.lockRuns(tx, access);
    const { agent, revision } = await getVersion(tx, access, agentId, version);
    if ((await repository.countOpen(tx, access)) >= maxOpen)
      throw new AppError('conflict', `${maxOpen} runs wait or are played. Wait for one of them, or stop one.`);
    const planned = await plan(tx, agent);
    checkBudget(use, planned.estimatedTokens, fewer);
    return storeRun(tx, clock.now(), { kind, version, revision, by, seed, agent, plan: planned, nightMark: null });
  });
}

/** Stores a run, and has it played. Returns its id. */
export async function storeRun(
  tx: Database,
  now: Date,
  {
    agent,
    plan,
    ...about
  }: Pick<RunRow, 'kind' | 'version' | 'revision' | 'by' | 'seed' | 'nightMark'> & { agent: AgentRow; plan: RunPlan },
): Promise<string> {
  const { id: agentId, workspaceId, version: number } = agent;
  const { estimatedTokens } = plan;
  const run = { ...about, id: newId(), workspaceId, agentId, number, estimatedTokens };
  await repository.insertRun(tx, { ...run, content: contentOf(agent), state: 'waiting', at: now });
  await plan.insertParts(tx, run);
  await requestPlaying(tx, workspaceId, now);
  publishChange(tx, run);
  return run.id;
}

/** Returns the agent as it would be played, and the draft's revision. Throws not_found without a draft. */
export async function getVersion(
  tx: Database,
  access: Access,
  id: string,
  version: Version,
): Promise<{ agent: AgentRow; revision: string | null }> {
  const agent = await getAgent(tx, access, id);
  if (version === 'published') return { agent, revision: null };
  const draft = await findDraft(tx, access, id);
  if (draft === null) throw new AppError('not_found', 'This agent has no draft: it was published or discarded.');
  return { agent: { ...agent, ...draft.changes }, revision: draft.revision };
}

/** Returns what an answer takes: as it usually was, or else a guess. */
export function costOfTurn(
  agent: AgentRow,
  usual: { tokens: number; turns: number },
  prices: StartDependencies['modelPrices'],
): TurnCost {
  const guessed = (usualTokens + agent.instructions.length / charactersPerToken) * usualRequests;
  return costOfTokens(Math.ceil(usual.tokens > 0 ? usual.tokens / usual.turns : guessed), prices);
}

export function costOfTokens(tokens: number, prices: StartDependencies['modelPrices']): TurnCost {
  // Nearly all of them are read, not written.
  return { tokens, costDollars: prices === null ? null : (tokens * prices.input) / 1_000_000 };
}

type Use = Omit<AgentModels, 'models'>;

/** Returns what is left of today's budget. */
const leftOf = ({ budget }: Use): number => (budget === null ? Infinity : Math.max(0, budget.limit - budget.tokens));

/** Whether a run takes no more than is left of today's budget. */
export const fitsBudget = (use: Use, estimate: number): boolean => use.pausedUntil === null && estimate <= leftOf(use);

/** Throws too_many_requests where a run would take more than is left of today's budget. */
function checkBudget(use: Use, estimate: number, fewer: string): void {
  if (fitsBudget(use, estimate)) return;
  if (use.pausedUntil !== null)
    throw new AppError(
      'too_many_requests',
      "Today's budget for the language model is used up. It resets at midnight UTC.",
    );
  const [about, remains] = [estimate, leftOf(use)].map((tokens) => tokens.toLocaleString('en-US'));
  throw new AppError(
    'too_many_requests',
    `This run takes about ${about} tokens, and ${remains} are left of today's budget. Choose fewer ${fewer}, or wait until midnight UTC.`,
  );
}
