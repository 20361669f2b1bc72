import type { NightlySuite } from '@spotter/contract';
import { nextHourAt } from '@spotter/domain/notifications';
import { nightHour } from '@spotter/domain/simulated-leads';
import { inTransaction } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { getAgent } from '../../agents/index.ts';
import { presentSimulation } from '../simulations.presenter.ts';
import { listSummaries } from '../simulations.repository.ts';
import { forgetNights, type NightDependencies, requestNights } from './nightly-suite.job.ts';
import { deleteSuite, findSuite, insertSuite } from './schedule.repository.ts';

export type ScheduleService = ReturnType<typeof createScheduleService>;

/** Builds what coaches do with the nights of their agents. */
export function createScheduleService(dependencies: NightDependencies) {
  const { database, clock, modelPrices } = dependencies;

  const nextNight = async ({ workspaceId }: Access): Promise<Date> => {
    const { zone } = await dependencies.findNightContext(workspaceId);
    return nextHourAt(clock.now(), nightHour, zone);
  };

  async function find(access: Access, agentId: string): Promise<NightlySuite> {
    const agent = await getAgent(database, access, agentId);
    const suite = await findSuite(database, agent.id);
    if (suite === null) return { on: false, nextAt: null, last: null, run: null };
    const { outcome, decidedAt, runId } = suite;
    const [run] = runId === null ? [] : await listSummaries(database, access, { id: runId });
    return {
      on: true,
      nextAt: (await nextNight(access)).toISOString(),
      last: outcome === null || decidedAt === null ? null : { at: decidedAt.toISOString(), outcome },
      run: run === undefined ? null : presentSimulation(run, modelPrices !== null),
    };
  }

  return {
    find,

    async set(access: Access, agentId: string, on: boolean): Promise<NightlySuite> {
      const { id } = await getAgent(database, access, agentId);
      if (on) await dependencies.requireVerified(access.userId);
      const next = await nextNight(access);
      await inTransaction(database, async (tx) => {
        if (on) {
          await insertSuite(tx, access, id);
          await requestNights(tx, id, next);
        } else {
          await deleteSuite(tx, access, id);
          await forgetNights(tx, id);
        }
      });
      return find(access, agentId);
    },
  };
}
