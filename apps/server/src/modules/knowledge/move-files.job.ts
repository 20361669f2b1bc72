import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { FileKey, FilesService } from '../files/index.ts';
import { deleteContent, findContentPiece, findContentSize, listItemsWithContent } from './knowledge.repository.ts';

/** Moves files that an earlier release stored in the database. */
const moveFilesJob = defineJob('move-knowledge-files', z.object({}));

const filesAtOnce = 5;
/** A larger piece would hold the embedded database for too long. */
const pieceBytes = 128 * 1024;

/** Starts the move of files out of the database. */
export function requestFileMove(tx: Database, now: Date): Promise<void> {
  return requestJobs(tx, moveFilesJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Moves the file of an item out of the database, where it still is. */
export async function moveFile(
  { database, files }: { database: Database; files: FilesService },
  { workspaceId, id }: FileKey,
): Promise<void> {
  const bytes = await findContentSize(database, id);
  if (bytes === null) return;
  const draft = await files.receive(piecesOf(database, id, bytes), bytes);
  await files.store({ workspaceId, id }, draft, async (tx) => {
    // Two processes may move it, and it may be deleted meanwhile: one of them stores its row.
    if (!(await deleteContent(tx, id))) throw new Error('The file is moved already');
  });
}

async function* piecesOf(database: Database, id: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes; from += pieceBytes)
    yield findContentPiece(database, id, { from, bytes: pieceBytes });
}

export function createFileMove(options: { database: Database; clock: Clock; files: FilesService }): JobHandler {
  const { database, clock } = options;
  return handleJob(moveFilesJob, async () => {
    const items = await listItemsWithContent(database, filesAtOnce);
    for (const item of items) await moveFile(options, item);
    return items.length < filesAtOnce ? { kind: 'done' } : { kind: 'again', at: clock.now() };
  });
}
