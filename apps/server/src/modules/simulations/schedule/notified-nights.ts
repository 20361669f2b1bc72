import { simulatedCharacters } from '@spotter/domain/simulated-leads';
import type { Database } from '../../../database/database.ts';
import { isId } from '../../../platform/ids.ts';
import { caseAsLead, goneCase, type SavedCases } from '../cases/saved-cases.ts';
import { findNightRuns, type NightRun } from './schedule.repository.ts';

/** A night in which leads turned red, with the fields that its notification uses. */
export type NotifiedNight = Pick<NightRun, 'id' | 'agentId' | 'agentName' | 'number'> & {
  /** The names of the leads by their ids. */
  names: Map<string, string>;
};

const characters = new Map(simulatedCharacters.map(({ id, name }) => [id, name]));

/** Finds nights by the ids of their runs, with the names of these leads; nights that are gone are left out. */
export async function findNotifiedNights(
  database: Database,
  nights: { runId: string; leadIds: string[] }[],
  cases: Pick<SavedCases, 'named'>,
): Promise<NotifiedNight[]> {
  const runs = await findNightRuns(
    database,
    nights.map(({ runId }) => runId),
  );
  return Promise.all(
    runs.map(async ({ workspaceId, ...run }) => {
      const leadIds = nights.flatMap((night) => (night.runId === run.id ? night.leadIds : []));
      const saved = await cases.named(workspaceId, leadIds.filter(isId));
      const named = new Map(saved.map((one) => [one.correctionId, caseAsLead(one).name]));
      const nameOf = (id: string) => characters.get(id) ?? named.get(id) ?? (isId(id) ? goneCase : id);
      return { ...run, names: new Map(leadIds.map((id) => [id, nameOf(id)])) };
    }),
  );
}
