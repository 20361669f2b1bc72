import type { FileStorage } from '@spotter/providers/ports/file-storage';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileDrafts } from '../../platform/files/file-drafts.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import { createFilesService } from './files.service.ts';
import { createFileSweep, requestRemovalOfAll } from './sweep-files.job.ts';

/** Puts the parts of files together. */
export function createFiles(dependencies: {
  database: Database;
  clock: Clock;
  storage: FileStorage;
  drafts: FileDrafts;
}) {
  const jobs: JobHandler[] = [createFileSweep(dependencies)];
  return {
    service: createFilesService(dependencies),
    jobs,
    /** Requests the removal of all files of a workspace, which is about to be deleted. */
    forgetAll: (tx: Database, { workspaceId }: { workspaceId: WorkspaceId }) =>
      requestRemovalOfAll(tx, workspaceId, dependencies.clock.now()),
  };
}
