import { type Database, inTransaction } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { changeOpen, type RunRow } from './runs.repository.ts';

/** Has the run shown again. */
export function publishChange(tx: Database, { id, workspaceId }: Pick<RunRow, 'id' | 'workspaceId'>): void {
  sendSignals(tx, [{ kind: 'simulation-changed', workspaceId, simulationId: id }]);
}

/** Changes a run that has not ended, and has it shown again. */
export async function changeRun(
  database: Database,
  run: RunRow,
  changes: Parameters<typeof changeOpen>[2],
): Promise<void> {
  if (await changeOpen(database, run.id, changes)) publishChange(database, run);
}

/** Stores what came of a part of a run. A run that was stopped meanwhile stays as it is. */
export function storePart(database: Database, run: RunRow, store: (tx: Database) => Promise<void>): Promise<void> {
  return inTransaction(database, async (tx) => {
    if (!(await changeOpen(tx, run.id, { state: 'running' }))) return;
    await store(tx);
    publishChange(tx, run);
  });
}
