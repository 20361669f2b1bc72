import type { Embeddings } from '@spotter/providers/ports/embeddings';
import type { FetchPage } from '@spotter/providers/ports/page-fetch';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { whileWaiting } from '../../../queue/while-waiting.ts';
import type { FilesService } from '../../files/index.ts';
import { listPassages, listSourcesWithoutVector, replacePassages } from '../indexing/passages.repository.ts';
import { requestPreparing } from '../indexing/prepare-passages.job.ts';
import { knowledgeChanged } from '../knowledge-changed.ts';
import { findItem, findItemToRead, listPagesToRead, updateItem, type ItemRow } from '../knowledge.repository.ts';
import { deleteUnasked } from '../unanswered/unanswered.repository.ts';
import { moveFile } from '../move-files.job.ts';
import type { ReadInThread, ReadOutcome } from './read-in-thread.ts';
import { formatOf, readPage } from './read-source.ts';
import { createReadingTurns } from './reading-turns.ts';

/** Reads a page or a file, for the first time or again. */
const readItemJob = defineJob('read-knowledge', z.object({ itemId: z.uuid() }));
/**
 * Requests the reading of the pages that were read a day ago and the embedding of what the model has not embedded, and forgets
 * questions whose chats are gone.
 */
const refreshPagesJob = defineJob('refresh-pages', z.object({}));

const dayMs = 24 * 3_600_000;
const refreshEveryMs = 3_600_000;
const pagesAtOnce = 200;
const sourcesAtOnce = 1_000;
/** When an item asks again whose turn it was not, in case its process ends before the turn comes. */
const turnAgainMs = 60_000;

/** Requests the reading of an item. */
export function requestReadingOf(
  tx: Database,
  { workspaceId, id }: { workspaceId: WorkspaceId; id: string },
  now: Date,
): Promise<void> {
  return requestJobs(tx, readItemJob, [{ key: id, payload: { itemId: id }, dueAt: now, lane: workspaceId }]);
}

/** Starts the daily reading of pages. */
export function requestPageRefresh(tx: Database, now: Date): Promise<void> {
  return requestJobs(tx, refreshPagesJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

export function createReading(options: {
  database: Database;
  clock: Clock;
  fetchPage: FetchPage;
  read: ReadInThread;
  files: FilesService;
  /** null: no embeddings are configured. */
  embeddings: Pick<Embeddings, 'model'> | null;
}): JobHandler[] {
  const { database, clock, fetchPage, read, files, embeddings } = options;
  const turns = createReadingTurns();

  /** Shows how far reading is. Nothing waits for it. */
  function tellProgress({ id, workspaceId }: ItemRow) {
    return (done: number, total: number): void => {
      void updateItem(database, { workspaceId }, id, { done, total })
        .then(() => knowledgeChanged(database, { workspaceId, id }))
        .catch(() => undefined);
    };
  }

  async function readIt(item: ItemRow): Promise<ReadOutcome> {
    const onProgress = tellProgress(item);
    if (item.kind === 'page') return readPage({ fetchPage, read }, item.url!, onProgress);
    const format = formatOf(item.title) ?? formatOf(item.mediaType ?? '');
    await moveFile({ database, files }, item);
    const outcome =
      format === null ? null : await files.borrow(item, (path) => read({ format, path, charset: null }, onProgress));
    return outcome ?? { kind: 'unreadable', reason: 'The file is gone. Please add it again.' };
  }

  async function store(item: ItemRow, { text, checksum }: Extract<ReadOutcome, { kind: 'read' }>): Promise<void> {
    const now = clock.now();
    const { title } = text;
    await inTransaction(database, async (tx) => {
      // It may be gone or changed meanwhile, and what is gone must not come back into the index.
      const present = await findItem(tx, item, item.id);
      if (present === null || present.item.url !== item.url) return;
      const named = item.kind === 'page' && title !== null ? title : present.item.title;
      const hasChanged = item.kind === 'page' && present.item.checksum !== null && present.item.checksum !== checksum;
      await updateItem(tx, item, item.id, {
        title: named,
        state: 'ready',
        reason: null,
        done: null,
        total: null,
        checksum,
        readAt: now,
        updatedAt: now,
        ...(hasChanged ? { changedAt: now } : {}),
      });
      if (present.item.checksum !== checksum || present.item.title !== named) {
        const passages = text.sections.map((passage) => ({ title: named, ...passage }));
        await replacePassages(
          tx,
          { workspaceId: item.workspaceId, kind: item.kind as 'page' | 'file', id: item.id },
          passages,
          now,
        );
        await requestPreparing(tx, [{ workspaceId: item.workspaceId, sourceId: item.id }], now);
      }
      knowledgeChanged(tx, item);
    });
  }

  async function fail(item: ItemRow, reason: string): Promise<void> {
    await inTransaction(database, async (tx) => {
      // Of another address this says nothing.
      if ((await findItem(tx, item, item.id))?.item.url !== item.url) return;
      // What was read before is still the best that is known.
      const isKnown = (await listPassages(tx, item.id, 1)).length > 0;
      const now = clock.now();
      const state = isKnown ? ('ready' as const) : ('failed' as const);
      await updateItem(tx, item, item.id, { state, reason, done: null, total: null, readAt: now, updatedAt: now });
      knowledgeChanged(tx, item);
    });
  }

  return [
    handleJob(readItemJob, async ({ payload: { itemId } }) => {
      const item = await findItemToRead(database, itemId);
      if (item === null || item.kind === 'qa') return { kind: 'done' };
      if (!turns.begin(item.workspaceId, itemId))
        return { kind: 'again', at: new Date(clock.now().getTime() + turnAgainMs) };
      try {
        const outcome = await whileWaiting(() => readIt(item));
        if (outcome.kind === 'unreadable') await fail(item, outcome.reason);
        else await store(item, outcome);
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
        due.map(({ id, workspaceId }) => ({ key: id, payload: { itemId: id }, dueAt: now, lane: workspaceId })),
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
