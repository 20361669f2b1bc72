import type { ModelUse } from '@spotter/contract';
import { simulatedCharacters } from '@spotter/domain/simulated-leads';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { toWorkspaceId, type WorkspaceId } from '../../platform/access.ts';
import { defineJob, handleJob, type JobResult } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { releaseWorkerSlotWhileWaiting } from '../../queue/worker-slot.ts';
import { type AgentRow, findAgent, unsetAgentFields } from '../agents/index.ts';
import type { RehearseAgent } from '../autoreply/index.ts';
import { getAccessOfWorkspace } from '../users/index.ts';
import { type CoachsKnowledge, judgeLead } from './judge-lead.ts';
import { type Played, playLead, tokensOf } from './play-lead.ts';
import { playCase } from './play-case.ts';
import type { SavedCases } from './saved-cases.ts';
import * as repository from './simulations.repository.ts';
import type { ConversationRow, PlayedRow, SimulationRow } from './simulations.repository.ts';

/**
 * Plays the next lead of a workspace's oldest run. The key is the workspace's id, so its runs are played one
 * after the other.
 */
const simulationJob = defineJob('simulate-leads', z.object({}));

/**
 * What a run is played with: it reaches a model and a practice calendar, and no channel, mail or calendar.
 */
export type PlayingDependencies = {
  database: Database;
  clock: Clock;
  rehearse: RehearseAgent;
  knowledge: CoachsKnowledge;
  cases: SavedCases;
  /** Returns the end of the pause of an account without budget; null: none. */
  pausedUntil(workspaceId: WorkspaceId): Promise<Date | null>;
};

/**
 * How long a run rests after a turn: so many times what the turn took, and at most so long. It leaves the
 * process to chats in which people wait.
 */
const restsPerTurn = 8;
const maxRestMs = 250;

/** How often the model is tried for one lead, and the first pause between two tries; each next is twice as long. */
const maxAttempts = 5;
const firstPauseMs = 15_000;

const unreachable = 'Not played: the language model could not be reached.';
const brokeDown = 'Not played: something went wrong on our side.';
const leadGone = 'Not played: this lead is no longer there.';

/** Plays one lead in each run of the job, so that a crash loses no more than that one. */
export function createPlaying(dependencies: PlayingDependencies) {
  const { database, clock } = dependencies;
  return handleJob(simulationJob, async ({ key, attempts }): Promise<JobResult> => {
    const workspaceId = toWorkspaceId(key);
    const run = await repository.findOldestOpen(database, workspaceId);
    if (run === null) return { kind: 'done' };
    const next = await repository.findWaiting(database, run.id);
    if (next === null) await end(dependencies, run);
    else {
      const pausedUntil = await dependencies.pausedUntil(workspaceId);
      if (pausedUntil !== null) return pause(dependencies, run, 'budget', pausedUntil);
      await change(database, run, { state: 'running', pausedUntil: null, pausedFor: null });
      try {
        await playNext(dependencies, run, next);
      } catch (error) {
        return afterFailure(dependencies, { run, next, attempts, error });
      }
    }
    return { kind: 'again', at: clock.now() };
  });
}

/** Requests that the runs of a workspace are played. */
export function requestPlaying(tx: Database, workspaceId: WorkspaceId, now: Date): Promise<void> {
  return requestJobs(tx, simulationJob, [
    { key: workspaceId, payload: {}, dueAt: now, lane: `simulations ${workspaceId}` },
  ]);
}

/** Leaves the lead out with which playing crashed again and again, and goes on with the next. */
export async function endParkedPlaying(tx: Database, job: { kind: string; key: string }, now: Date): Promise<void> {
  if (job.kind !== simulationJob.kind) return;
  const workspaceId = toWorkspaceId(job.key);
  const run = await repository.findOldestOpen(tx, workspaceId);
  const next = run === null ? null : await repository.findWaiting(tx, run.id);
  if (next === null) return;
  await repository.leaveUnplayed(tx, next.simulationId, brokeDown, next.place);
  await requestPlaying(tx, workspaceId, now);
}

async function playNext(dependencies: PlayingDependencies, run: SimulationRow, next: ConversationRow): Promise<void> {
  const { database, clock, rehearse, knowledge } = dependencies;
  const character = simulatedCharacters.find(({ id }) => id === next.leadId);
  const agent = await findPlayedAgent(database, run);
  // A run goes with its agent.
  if (agent === null) return;
  const timing = {
    seed: run.seed,
    day: run.at,
    async onTurn({ uses, ms }: { uses: ModelUse[]; ms: number }) {
      await releaseWorkerSlotWhileWaiting(() => rest(clock, Math.min(ms * restsPerTurn, maxRestMs)));
      return repository.addCost(database, run.id, costOf(uses));
    },
  };
  if (character === undefined) {
    const [saved] = isId(next.leadId) ? await dependencies.cases.named(run.workspaceId, [next.leadId]) : [];
    if (saved === undefined) return repository.leaveUnplayed(database, run.id, leadGone, next.place);
    const played = await playCase(rehearse, agent, saved, timing);
    if (played !== null) await store(database, run, next, await withLastPassed(database, run, next, played));
    return;
  }
  const played = await playLead(rehearse, agent, character, timing);
  if (played === null) return;
  const failures = await judgeLead(knowledge, agent, played);
  await store(database, run, next, { ...playedRow(played), failures });
}

/** Returns a case that failed with the last version that kept to its rule. */
async function withLastPassed<Row extends Pick<PlayedRow, 'failures'>>(
  database: Database,
  run: SimulationRow,
  next: ConversationRow,
  played: Row,
): Promise<Row> {
  if (played.failures.length === 0) return played;
  const passed = await repository.findLastPassed(database, run, next.leadId);
  if (passed === null) return played;
  const broke = run.version === 'draft' ? 'the draft does not' : `version ${run.number} does not`;
  const sentence = `Version ${passed} kept to it, ${broke}.`;
  return {
    ...played,
    failures: played.failures.map((failure) => ({ ...failure, sentence: `${failure.sentence} (${sentence})` })),
  };
}

/** Stores what was played, with its verdict. */
async function store(
  database: Database,
  run: SimulationRow,
  next: ConversationRow,
  played: Omit<PlayedRow, 'state'>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // One that was stopped meanwhile stays as it is.
    if (!(await repository.changeOpen(tx, run.id, { state: 'running' }))) return;
    await repository.storePlayed(tx, next, { ...played, state: played.failures.length === 0 ? 'passed' : 'failed' });
    publishChange(tx, run);
  });
}

/** Returns the agent as the run plays it. */
async function findPlayedAgent(database: Database, run: SimulationRow): Promise<AgentRow | null> {
  const access = await getAccessOfWorkspace(database, run.workspaceId);
  const stored = await findAgent(database, access, run.agentId);
  return stored === null ? null : { ...stored, ...unsetAgentFields, ...run.content, pausedUntil: null };
}

function playedRow(played: Played): Omit<PlayedRow, 'state' | 'failures'> {
  const { turns, facts, tokens, stored: messages } = played;
  return {
    why: null,
    messages,
    handedOver: turns.find(({ handedOver }) => handedOver !== null)?.handedOver?.reason ?? null,
    call: turns.at(-1)?.call ?? null,
    facts,
    turns: turns.length,
    tokens,
  };
}

/** Tries a lead again where the model could not be asked, a few times; then leaves all out that wait. */
async function afterFailure(
  dependencies: PlayingDependencies,
  { run, next, attempts, error }: { run: SimulationRow; next: ConversationRow; attempts: number; error: unknown },
): Promise<JobResult> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const isSpent = error instanceof AppError && error.code === 'too_many_requests';
  const until = isSpent ? await dependencies.pausedUntil(run.workspaceId) : null;
  if (until !== null) return pause(dependencies, run, 'budget', until);
  const isUnreachable = error instanceof AppError && error.code === 'provider_down';
  const isLastTry = attempts + 1 >= maxAttempts;
  if (!isUnreachable) {
    if (!isLastTry) throw error;
    await repository.leaveUnplayed(database, run.id, brokeDown, next.place);
    return { kind: 'again', at: now };
  }
  if (isLastTry) {
    await repository.leaveUnplayed(database, run.id, unreachable);
    return { kind: 'again', at: now };
  }
  const at = new Date(now.getTime() + firstPauseMs * 2 ** attempts);
  return { ...(await pause(dependencies, run, 'model', at)), failure: unreachable };
}

async function pause(
  { database }: PlayingDependencies,
  run: SimulationRow,
  pausedFor: 'model' | 'budget',
  at: Date,
): Promise<{ kind: 'again'; at: Date }> {
  await change(database, run, { state: 'paused', pausedFor, pausedUntil: at });
  return { kind: 'again', at };
}

const end = ({ database, clock }: PlayingDependencies, run: SimulationRow) =>
  change(database, run, { state: 'done', endedAt: clock.now(), pausedUntil: null, pausedFor: null });

async function change(database: Database, run: SimulationRow, changes: Parameters<typeof repository.changeOpen>[2]) {
  if (await repository.changeOpen(database, run.id, changes)) publishChange(database, run);
}

/** Has the run shown again. */
export function publishChange(tx: Database, { id, workspaceId }: Pick<SimulationRow, 'id' | 'workspaceId'>): void {
  sendSignals(tx, [{ kind: 'simulation-changed', workspaceId, simulationId: id }]);
}

const rest = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.setTimer(ms, resolve));

function costOf(uses: ModelUse[]): { tokens: number; costDollars: number } {
  return {
    tokens: uses.reduce((sum, use) => sum + tokensOf(use), 0),
    costDollars: uses.reduce((sum, { costDollars }) => sum + (costDollars ?? 0), 0),
  };
}
