import { doubtAfterAnswer } from '@spotter/domain/knowledge';
import type { Embeddings } from '@spotter/providers/ports/embeddings';
import type { FetchPage } from '@spotter/providers/ports/page-fetch';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Logger } from '../../../platform/logger.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { releaseWorkerSlotWhileWaiting } from '../../../queue/worker-slot.ts';
import type { FilesService } from '../../files/index.ts';
import type { KnowledgeModel } from '../ask-model.ts';
import { listSourcesWithoutVector } from '../indexing/passages.repository.ts';
import { requestPreparing } from '../indexing/prepare-passages.job.ts';
import { knowledgeChanged } from '../knowledge-changed.ts';
import { findItemToRead, listPagesToRead, updateItem, type ItemRow } from '../knowledge.repository.ts';
import { deleteUnasked } from '../unanswered/unanswered.repository.ts';
import { moveFile } from '../move-files.job.ts';
import { askWhatPage } from './ask-what-page.ts';
import type { ReadInThread, ReadOutcome } from './read-in-thread.ts';
import { formatOf, readPage } from './read-source.ts';
import { createReadingTurns } from './reading-turns.ts';
import { asJudged, endUnread, judgeRead, storeReading, type Read } from './store-reading.ts';

/** Reads a page or a file, for the first time or again. */
const readItemJob = defineJob('read-knowledge', z.object({ itemId: z.uuid(), isTrusted: z.boolean().default(false) }));
/**
 * Requests the reading of the pages that were read a day ago and the embedding of what the model has not
 * embedded, and forgets questions whose chats are gone.
 */
const refreshPagesJob = defineJob('refresh-pages', z.object({}));

const dayMs = 24 * 3_600_000;
const refreshEveryMs = 3_600_000;
const pagesAtOnce = 200;
const sourcesAtOnce = 1_000;
/** Failures of ours that last longer than this many tries are not waited for. */
const maxAttempts = 4;
const givenUp = 'Something went wrong on our side while we read it. Please try “Read again”.';
/** When an item asks again whose turn it was not, in case its process ends before the turn comes. */
const turnAgainMs = 60_000;

/** Requests the reading of an item. */
export function requestReadingOf(
  tx: Database,
  { workspaceId, id, isTrusted = false }: { workspaceId: WorkspaceId; id: string; isTrusted?: boolean },
  now: Date,
): Promise<void> {
  return requestJobs(tx, readItemJob, [{ key: id, payload: { itemId: id, isTrusted }, dueAt: now, lane: workspaceId }]);
}

/** Starts the daily reading of pages. */
export function requestPageRefresh(tx: Database, now: Date): Promise<void> {
  return requestJobs(tx, refreshPagesJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Gives an item up whose reading never comes to an end, so that nobody waits for it. */
export async function endParkedReading(tx: Database, { kind, key }: { kind: string; key: string }, now: Date) {
  const item = kind === readItemJob.kind ? await findItemToRead(tx, key) : null;
  if (item !== null) await endUnread(tx, item, { reason: givenUp, isDoubtful: false }, now);
}

type Dependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  fetchPage: FetchPage;
  read: ReadInThread;
  files: FilesService;
  model: KnowledgeModel;
  /** null: no embeddings are configured. */
  embeddings: Pick<Embeddings, 'model'> | null;
};

export function createReading(dependencies: Dependencies): JobHandler[] {
  const { database, clock, logger, embeddings } = dependencies;
  const turns = createReadingTurns();

  function fail(item: ItemRow, reason: string, isDoubtful = false): Promise<void> {
    return inTransaction(database, (tx) => endUnread(tx, item, { reason, isDoubtful }, clock.now()));
  }

  async function store(item: ItemRow, reading: Read): Promise<void> {
    const now = clock.now();
    await inTransaction(database, (tx) => storeReading(tx, item, reading, now));
  }

  /** Returns why something that was read is not to be used; null where it is. */
  async function findDoubt(item: ItemRow, reading: Read): Promise<string | null> {
    const judgment = await judgeRead(database, item, reading);
    if (judgment.kind !== 'unclear') return judgment.kind === 'doubtful' ? judgment.reason : null;
    const page = asJudged(reading, true);
    return doubtAfterAnswer(page, await askWhatPage(dependencies.model, item.workspaceId, page));
  }

  async function take(item: ItemRow, reading: Read, isTrusted: boolean): Promise<void> {
    const doubt = isTrusted ? null : await findDoubt(item, reading);
    if (reading.text.sections.length === 0) await fail(item, 'It has no text.');
    else if (doubt === null) await store(item, reading);
    else await fail(item, doubt, true);
  }

  return [
    handleJob(readItemJob, async ({ payload: { itemId, isTrusted }, attempts }) => {
      const item = await findItemToRead(database, itemId);
      if (item === null || item.kind === 'qa') return { kind: 'done' };
      if (!turns.begin(item.workspaceId, itemId))
        return { kind: 'again', at: new Date(clock.now().getTime() + turnAgainMs) };
      try {
        const outcome = await releaseWorkerSlotWhileWaiting(() => readIt(dependencies, item));
        if (outcome.kind === 'unreadable') await fail(item, outcome.reason);
        else await take(item, outcome, isTrusted);
      } catch (error) {
        if (attempts + 1 < maxAttempts) throw error;
        logger.error({ error, itemId }, 'A page or file could not be read, and is given up');
        await fail(item, givenUp);
      } finally {
        const next = turns.end(item.workspaceId);
        if (next !== null) await requestReadingOf(database, { ...item, id: next }, clock.now());
      }
      return { kind: 'done' };
    }),
    handleJob(refreshPagesJob, async () => {
      const now = clock.now();
      const due = await listPagesToRead(database, new Date(now.getTime() - dayMs), pagesAtOnce);
      await requestJobs(
        database,
        readItemJob,
        due.map(({ id, workspaceId }) => ({
          key: id,
          payload: { itemId: id, isTrusted: false },
          dueAt: now,
          lane: workspaceId,
        })),
      );
      if (embeddings !== null) {
        const sources = await listSourcesWithoutVector(database, embeddings.model, sourcesAtOnce);
        await requestPreparing(database, sources, now);
      }
      await deleteUnasked(database);
      return { kind: 'again', at: new Date(now.getTime() + refreshEveryMs) };
    }),
  ];
}

async function readIt({ database, fetchPage, read, files }: Dependencies, item: ItemRow): Promise<ReadOutcome> {
  const onProgress = publishProgress(database, item);
  if (item.kind === 'page') return readPage({ fetchPage, read }, item.url!, onProgress);
  const format = formatOf(item.title) ?? formatOf(item.mediaType ?? '');
  await moveFile({ database, files }, item);
  const outcome =
    format === null ? null : await files.borrow(item, (path) => read({ format, path, charset: null }, onProgress));
  return outcome ?? { kind: 'unreadable', reason: 'The file is gone. Please add it again.' };
}

/** Shows how far reading is. Nothing waits for it. */
function publishProgress(database: Database, { id, workspaceId }: ItemRow) {
  return (done: number, total: number): void => {
    void updateItem(database, { workspaceId }, id, { done, total })
      .then(() => knowledgeChanged(database, { workspaceId, id }))
      .catch(() => undefined);
  };
}
