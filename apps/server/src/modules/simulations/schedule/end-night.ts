import { compareNights } from '@spotter/domain/simulated-leads';
import type { Database } from '../../../database/database.ts';
import type { RunRow } from '../runs.repository.ts';
import { changeSuite, findSuite, listResults, type ReportTurnedRed } from './schedule.repository.ts';

/** Stores the results of a night, in the transaction in which its run ends, and reports what turned red. */
export async function endNight(
  tx: Database,
  { id: runId, agentId, workspaceId, number, nightMark }: RunRow,
  { now, reportTurnedRed }: { now: Date; reportTurnedRed: ReportTurnedRed },
): Promise<void> {
  const suite = nightMark === null ? null : await findSuite(tx, agentId, { lock: true });
  if (suite === null) return;
  const played = await listResults(tx, runId);
  const { turnedRed, results } = compareNights(suite.results, played, number);
  const isWhole = !played.some(({ state }) => state === 'not-played');
  await changeSuite(tx, agentId, { results, ...(isWhole ? { mark: nightMark, markedAt: now } : { mark: null }) });
  if (turnedRed.length > 0) await reportTurnedRed(tx, { workspaceId, runId, turnedRed });
}
