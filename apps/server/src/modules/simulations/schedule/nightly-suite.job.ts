import { dayDue, nextHourAt } from '@spotter/domain/notifications';
import { maxRestMs, nightHour } from '@spotter/domain/simulated-leads';
import { z } from 'zod';
import { type Database, inTransaction } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { defineJob, handleJob, type JobResult } from '../../../queue/define-job.ts';
import { forgetJobs, requestJobs } from '../../../queue/queue.ts';
import { type AgentRow, findAgent } from '../../agents/index.ts';
import { getAccessOfWorkspace } from '../../users/index.ts';
import { countOpen, isRunOpen, lockRuns } from '../runs.repository.ts';
import { fitsBudget, maxOpen, storeRun } from '../start-run.ts';
import { listLeads, planLeads, type SimulationDependencies } from '../start-simulation.ts';
import type { CoachsKnowledge } from '../coachs-knowledge.ts';
import { changeSuite, findSuite, type SuiteRow } from './schedule.repository.ts';
import { type FindNightContext, markSuite } from './suite-mark.ts';

/** Tries an agent once a night. The key is the agent's id. */
const nightlySuiteJob = defineJob('nightly-suite', z.object({}));

/** How long a night waits while other runs of the workspace do. */
const retryMs = 10 * 60_000;
/** Every night has the same one, so that nothing but the agent makes a difference. */
const nightSeed = 1;

export type NightDependencies = SimulationDependencies & {
  knowledge: CoachsKnowledge;
  findNightContext: FindNightContext;
};

/** Asks for the nights of an agent. */
export function requestNights(tx: Database, agentId: string, next: Date): Promise<void> {
  return requestJobs(tx, nightlySuiteJob, [{ key: agentId, payload: {}, dueAt: next }]);
}

export const forgetNights = (tx: Database, agentId: string): Promise<void> =>
  forgetJobs(tx, nightlySuiteJob, [agentId]);

/** Begins a run of all leads each night, unless it would come to the same or take too much. */
export function createNights(dependencies: NightDependencies) {
  const { database, clock } = dependencies;
  return handleJob(nightlySuiteJob, async ({ key: agentId }): Promise<JobResult> => {
    const suite = await findSuite(database, agentId);
    if (suite === null) return { kind: 'done' };
    const access = await getAccessOfWorkspace(database, suite.workspaceId);
    const agent = await findAgent(database, access, agentId);
    if (agent === null) return { kind: 'done' };
    const context = await dependencies.findNightContext(suite.workspaceId);
    const now = clock.now();
    const night = dayDue(now, nightHour, context.zone);
    const isDecided = night === null || (await decideNight(dependencies, access, agent, { ...context, night }));
    return {
      kind: 'again',
      at: isDecided ? nextHourAt(now, nightHour, context.zone) : new Date(now.getTime() + retryMs),
    };
  });
}

/** Decides about a night, once in all processes. Returns false where it has to wait for other runs. */
async function decideNight(
  dependencies: NightDependencies,
  access: Access,
  agent: AgentRow,
  { night, settings }: { night: string; settings: unknown },
): Promise<boolean> {
  const { database, clock, cases, knowledge } = dependencies;
  const leads = await listLeads(cases, access, agent.id);
  const mark = await markSuite(knowledge, agent, { leads, settings });
  const use = await dependencies.findUse(access.workspaceId);
  return inTransaction(database, async (tx) => {
    await lockRuns(tx, access);
    const suite = await findSuite(tx, agent.id, { lock: true });
    if (suite === null || suite.night === night) return true;
    const decided = { night, decidedAt: clock.now() };
    if (isUnchanged(suite, mark, decided.decidedAt)) {
      await changeSuite(tx, agent.id, { ...decided, outcome: 'unchanged' });
      return true;
    }
    const isLastOpen = suite.runId !== null && (await isRunOpen(tx, suite.runId));
    if (isLastOpen || (await countOpen(tx, access)) >= maxOpen) return false;
    const plan = await planLeads(tx, dependencies, access, { agent, leads });
    if (!fitsBudget(use, plan.estimatedTokens)) {
      await changeSuite(tx, agent.id, { ...decided, outcome: 'over-budget' });
      return true;
    }
    const of = { kind: 'leads', version: 'published', revision: null, by: null, seed: nightSeed } as const;
    const runId = await storeRun(tx, clock.now(), { ...of, agent, plan, nightMark: mark });
    await changeSuite(tx, agent.id, { ...decided, outcome: 'played', runId });
    return true;
  });
}

/** Whether a night would come to what the last one came to. */
function isUnchanged({ mark: last, markedAt }: SuiteRow, mark: string, now: Date): boolean {
  return last === mark && markedAt !== null && now.getTime() - markedAt.getTime() < maxRestMs;
}
