import { type Database, inTransaction } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { changeOpen, type RunRow } from './runs.repository.ts';

/** Has the run shown again. */
export function publishChange(tx: Database, { id, workspaceId }: Pick<RunRow, 'id' | 'workspaceId'>): void {
  sendSignals(tx, [{ kind: 'simulation-changed', workspaceId, simulationId: id }]);
}

/** Changes a run that has not ended, with what `store` does beside it, and has it shown again. */
export function changeRun(
  database: Database,
  run: RunRow,
  changes: Parameters<typeof changeOpen>[2],
  store: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  return inTransaction(database, async (tx) => {
    if (!(await changeOpen(tx, run.id, changes))) return;
    await store(tx);
    publishChange(tx, run);
  });
}

/** Stores the result of a part of a run. A run that was stopped meanwhile stays as it is. */
export function storePart(database: Database, run: RunRow, store: (tx: Database) => Promise<void>): Promise<void> {
  return changeRun(database, run, { state: 'running' }, store);
}
