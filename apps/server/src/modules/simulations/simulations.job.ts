import type { ModelUse } from '@spotter/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { toWorkspaceId, type WorkspaceId } from '../../platform/access.ts';
import { defineJob, handleJob, type JobResult } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { releaseWorkerSlotWhileWaiting } from '../../queue/worker-slot.ts';
import { findAgent, unsetAgentFields } from '../agents/index.ts';
import { getAccessOfWorkspace } from '../users/index.ts';
import { tokensOf } from './play-lead.ts';
import { changeRun } from './run-changes.ts';
import { type PlayedAgent, type PlayPart, runParts } from './run-parts.ts';
import * as repository from './runs.repository.ts';
import type { RunRow } from './runs.repository.ts';

/**
 * Plays the next lead or turn of a workspace's oldest run. The key is the workspace's id, so its runs are played
 * one after the other.
 */
const simulationJob = defineJob('simulate-leads', z.object({}));

/**
 * What a run is played with: it reaches a model and a practice calendar, and no channel, mail or calendar.
 */
export type PlayingDependencies = {
  database: Database;
  clock: Clock;
  play: Record<RunRow['kind'], PlayPart>;
  /** What follows in the transaction in which a run was played to its end. */
  onPlayed(tx: Database, run: RunRow, now: Date): Promise<void>;
  /** Returns the end of the pause of an account without budget; null: none. */
  pausedUntil(workspaceId: WorkspaceId): Promise<Date | null>;
};

/**
 * How long a run rests after a turn: so many times what the turn took, and at most so long. It leaves the
 * process to chats in which people wait.
 */
const restsPerTurn = 8;
const maxRestMs = 250;

/** How often the model is tried for one lead or turn, and the first pause; each next is twice as long. */
const maxAttempts = 5;
const firstPauseMs = 15_000;

const unreachable = 'Not played: the language model could not be reached.';
const brokeDown = 'Not played: something went wrong on our side.';

/** Plays one lead or turn in each run of the job, so that a crash loses no more than that one. */
export function createPlaying(dependencies: PlayingDependencies) {
  const { database, clock } = dependencies;
  return handleJob(simulationJob, async ({ key, attempts }): Promise<JobResult> => {
    const workspaceId = toWorkspaceId(key);
    const run = await repository.findOldestOpen(database, workspaceId);
    if (run === null) return { kind: 'done' };
    const next = await runParts[run.kind].findWaiting(database, run.id);
    if (next === null) await end(dependencies, run);
    else {
      const pausedUntil = await dependencies.pausedUntil(workspaceId);
      if (pausedUntil !== null) return pause(dependencies, run, 'budget', pausedUntil);
      await changeRun(database, run, { state: 'running', pausedUntil: null, pausedFor: null });
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

/** Leaves the lead or turn out with which playing crashed again and again, and goes on with the next. */
export async function endParkedPlaying(tx: Database, job: { kind: string; key: string }, now: Date): Promise<void> {
  if (job.kind !== simulationJob.kind) return;
  const workspaceId = toWorkspaceId(job.key);
  const run = await repository.findOldestOpen(tx, workspaceId);
  const next = run === null ? null : await runParts[run.kind].findWaiting(tx, run.id);
  if (run === null || next === null) return;
  await runParts[run.kind].leaveUnplayed(tx, run.id, brokeDown, next);
  await requestPlaying(tx, workspaceId, now);
}

/** Plays the next part of a run. A run goes with its agent. */
async function playNext(dependencies: PlayingDependencies, run: RunRow, place: number): Promise<void> {
  const { database, clock } = dependencies;
  const agent = await findPlayedAgent(database, run);
  if (agent === null) return;
  await dependencies.play[run.kind](agent, run, place, async ({ uses, ms }) => {
    await releaseWorkerSlotWhileWaiting(() => rest(clock, Math.min(ms * restsPerTurn, maxRestMs)));
    return repository.addCost(database, run.id, costOf(uses));
  });
}

/** Returns the agent as the run plays it; null: it is gone. */
async function findPlayedAgent(database: Database, run: RunRow): Promise<PlayedAgent | null> {
  const access = await getAccessOfWorkspace(database, run.workspaceId);
  const stored = await findAgent(database, access, run.agentId);
  if (stored === null) return null;
  return { published: stored, played: { ...stored, ...unsetAgentFields, ...run.content, pausedUntil: null } };
}

/** Tries a lead or turn again where the model could not be asked, a few times; then leaves all out that wait. */
async function afterFailure(
  dependencies: PlayingDependencies,
  { run, next, attempts, error }: { run: RunRow; next: number; attempts: number; error: unknown },
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
    await runParts[run.kind].leaveUnplayed(database, run.id, brokeDown, next);
    return { kind: 'again', at: now };
  }
  if (isLastTry) {
    await runParts[run.kind].leaveUnplayed(database, run.id, unreachable);
    return { kind: 'again', at: now };
  }
  const at = new Date(now.getTime() + firstPauseMs * 2 ** attempts);
  return { ...(await pause(dependencies, run, 'model', at)), failure: unreachable };
}

async function pause(
  { database }: PlayingDependencies,
  run: RunRow,
  pausedFor: 'model' | 'budget',
  at: Date,
): Promise<{ kind: 'again'; at: Date }> {
  await changeRun(database, run, { state: 'paused', pausedFor, pausedUntil: at });
  return { kind: 'again', at };
}

function end({ database, clock, onPlayed }: PlayingDependencies, run: RunRow): Promise<void> {
  const endedAt = clock.now();
  return changeRun(database, run, { state: 'done', endedAt, pausedUntil: null, pausedFor: null }, (tx) =>
    onPlayed(tx, run, endedAt),
  );
}

const rest = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.setTimer(ms, resolve));

function costOf(uses: ModelUse[]): { tokens: number; costDollars: number } {
  return {
    tokens: uses.reduce((sum, use) => sum + tokensOf(use), 0),
    costDollars: uses.reduce((sum, { costDollars }) => sum + (costDollars ?? 0), 0),
  };
}
