import { inTransaction } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { publishChange } from './run-changes.ts';
import { runParts } from './run-parts.ts';
import { changeOpen, type RunRow } from './runs.repository.ts';
import { requestPlaying } from './simulations.job.ts';
import type { StartDependencies } from './start-run.ts';

const stopped = 'Not played: the run was stopped.';

/** Stops a run of the workspace; one that ended stays as it is. */
export function stopRun(
  { database, clock }: Pick<StartDependencies, 'database' | 'clock'>,
  { workspaceId }: Access,
  { id, kind }: Pick<RunRow, 'id' | 'kind'>,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const change = { state: 'stopped' as const, endedAt: clock.now(), pausedUntil: null, pausedFor: null };
    if (!(await changeOpen(tx, id, change))) return;
    await runParts[kind].leaveUnplayed(tx, id, stopped);
    // The next run need not wait until this one would have gone on.
    await requestPlaying(tx, workspaceId, clock.now());
    publishChange(tx, { id, workspaceId });
  });
}
