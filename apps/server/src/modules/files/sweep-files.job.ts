import type { FileStorage } from '@spotter/providers/ports/file-storage';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileDrafts } from '../../platform/files/file-drafts.ts';
import { isId } from '../../platform/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { releaseWorkerSlotWhileWaiting } from '../../queue/worker-slot.ts';
import { findKnownIds, type FileKey } from './files.repository.ts';

/** Removes stored content without a row: of names with a prefix, or old content of all. */
const sweepFilesJob = defineJob('sweep-files', z.object({ prefix: z.string() }));

const dayMs = 24 * 3_600_000;
const namesAtOnce = 500;

/** Returns the name under which a file is stored. */
export function nameOf({ workspaceId, id }: FileKey): string {
  return `${workspaceId}/${id}`;
}

/** Requests that a file is removed whose row is deleted. */
export function requestRemoval(tx: Database, prefix: string, now: Date): Promise<void> {
  return requestJobs(tx, sweepFilesJob, [{ key: prefix, payload: { prefix }, dueAt: now }]);
}

/** Requests that all files of a workspace are removed, which is deleted. */
export function requestRemovalOfAll(tx: Database, workspaceId: WorkspaceId, now: Date): Promise<void> {
  return requestRemoval(tx, `${workspaceId}/`, now);
}

/** Starts the daily sweep. */
export function requestFileSweep(tx: Database, now: Date): Promise<void> {
  return requestJobs(tx, sweepFilesJob, [{ key: 'all', payload: { prefix: '' }, dueAt: now }]);
}

export function createFileSweep(options: {
  database: Database;
  clock: Clock;
  storage: FileStorage;
  drafts: FileDrafts;
}): JobHandler {
  const { database, clock, storage, drafts } = options;

  /** Removes those of these names that have no row. Names of others in the same place are none of ours. */
  async function removeUnknown(names: string[]): Promise<void> {
    const ids = new Map(names.map((name) => [idIn(name), name]));
    ids.delete(null);
    const known = ids.size === 0 ? new Set() : await findKnownIds(database, [...ids.keys()] as string[]);
    for (const [id, name] of ids) if (!known.has(id!)) await releaseWorkerSlotWhileWaiting(() => storage.remove(name));
  }

  return handleJob(sweepFilesJob, async ({ payload: { prefix } }) => {
    const now = clock.now();
    const dayAgo = new Date(now.getTime() - dayMs);
    let names: string[] = [];
    for await (const { name, storedAt } of storage.list(prefix)) {
      // The row of what was stored just now may be about to come.
      if (prefix !== '' || storedAt < dayAgo) names.push(name);
      if (names.length < namesAtOnce) continue;
      await removeUnknown(names);
      names = [];
    }
    await removeUnknown(names);
    if (prefix !== '') return { kind: 'done' };
    await drafts.removeBefore(dayAgo);
    return { kind: 'again', at: new Date(now.getTime() + dayMs) };
  });
}

function idIn(name: string): string | null {
  const [workspaceId = '', id = '', ...rest] = name.split('/');
  return isId(workspaceId) && isId(id) && rest.length === 0 ? id : null;
}
