import type { KnowledgeDetail, KnowledgeItem } from '@spotter/contract';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FilesService } from '../files/index.ts';
import { additions } from './add-knowledge.ts';
import { findDetail, getItem } from './get-item.ts';
import { indexAnswer } from './indexing/index-answer.ts';
import { listPassages, removePassages, renamePassages, storeWordings } from './indexing/passages.repository.ts';
import { requestPreparing } from './indexing/prepare-passages.job.ts';
import { knowledgeChanged } from './knowledge-changed.ts';
import { presentItem } from './knowledge.presenter.ts';
import { deleteItem, updateItem, type ItemRow } from './knowledge.repository.ts';
import { pageAddress } from './page-address.ts';
import { requestReadingOf } from './reading/read-item.job.ts';
import { formatOf } from './reading/read-source.ts';
import { passageId } from './search/passage-id.ts';

type Change = {
  question?: string | undefined;
  answer?: string | undefined;
  url?: string | undefined;
  name?: string | undefined;
};

type Dependencies = { database: Database; clock: Clock; rateLimiter: RateLimiter; files: FilesService };

/** Changes and removes what the agents know. */
export function createKnowledgeChanging(dependencies: Dependencies) {
  const { database, clock, files, rateLimiter } = dependencies;

  return {
    async update(access: Access, id: string, change: Change): Promise<KnowledgeItem> {
      const { item } = await getItem(database, access, id);
      if (item.kind === 'qa') {
        const changed = { title: change.question ?? item.title, answer: change.answer ?? item.answer };
        await changeItem(dependencies, access, id, changed, (tx, now) =>
          indexAnswer(tx, access.workspaceId, id, changed, now),
        );
      } else if (item.kind === 'page' && change.url !== undefined) {
        const url = pageAddress(change.url);
        if (url !== item.url) await movePage(dependencies, access, id, url);
      } else if (item.kind === 'file' && change.name !== undefined) {
        const title = fileNameOf(change.name, item.title);
        await changeItem(dependencies, access, id, { title }, async (tx, now) => {
          await renamePassages(tx, { ...access, id }, title, now);
          await requestPreparing(tx, [{ ...access, sourceId: id }], now);
        });
      }
      return presentItem(await getItem(database, access, id));
    },

    async remove(access: Access, id: string): Promise<void> {
      const { item } = await getItem(database, access, id);
      await inTransaction(database, async (tx) => {
        await removePassages(tx, { ...access, id }, clock.now());
        await deleteItem(tx, access, id);
        if (item.kind === 'file') await files.remove(tx, { ...access, id });
        knowledgeChanged(tx, { ...access, id });
      });
    },

    /** Reads a page or file again. `isTrusted`: the coach has said that it is right, whatever it looks like. */
    async refresh(access: Access, id: string, { isTrusted = false } = {}): Promise<KnowledgeItem> {
      const { item } = await getItem(database, access, id);
      if (item.kind === 'qa') return presentItem(await getItem(database, access, id));
      await rateLimiter.take(additions, access.userId);
      await inTransaction(database, async (tx) => {
        const reading = { state: 'reading' as const, reason: null, isDoubtful: false, done: 0, total: null };
        await updateItem(tx, access, id, reading);
        await requestReadingOf(tx, { ...access, id, isTrusted }, clock.now());
        knowledgeChanged(tx, { ...access, id });
      });
      return presentItem(await getItem(database, access, id));
    },

    async setWordings(access: Access, id: string, passage: string, wordings: string[]): Promise<KnowledgeDetail> {
      await getItem(database, access, id);
      const rows = await listPassages(database, id, 10_000);
      const row = rows.find((each) => passageId(each) === passage);
      if (row === undefined) throw new AppError('not_found', 'This passage no longer exists');
      await inTransaction(database, async (tx) => {
        await storeWordings(tx, row, [...new Set(wordings)], 'kept');
        await requestPreparing(tx, [{ ...access, sourceId: id }], clock.now());
        knowledgeChanged(tx, { ...access, id });
      });
      return findDetail(database, access, id);
    },
  };
}

/** Changes an item, together with what follows from that. */
async function changeItem(
  { database, clock }: Dependencies,
  access: Access,
  id: string,
  change: Partial<Omit<ItemRow, 'id' | 'workspaceId' | 'kind'>>,
  follow: (tx: Database, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    await updateItem(tx, access, id, { ...change, updatedAt: now });
    await follow(tx, now);
    knowledgeChanged(tx, { ...access, id });
  });
}

/** Reads a page at another address. Nothing of the old one holds any more. */
async function movePage(dependencies: Dependencies, access: Access, id: string, url: string): Promise<void> {
  await dependencies.rateLimiter.take(additions, access.userId);
  const unread = {
    state: 'reading' as const,
    reason: null,
    isDoubtful: false,
    leftOut: null,
    checksum: null,
    changedAt: null,
    done: null,
    total: null,
  };
  await changeItem(dependencies, access, id, { title: url, url, ...unread }, async (tx, now) => {
    await removePassages(tx, { ...access, id }, now);
    await requestReadingOf(tx, { ...access, id }, now);
  });
}

/** Returns a file's new name, with the ending by which it is read. */
function fileNameOf(name: string, before: string): string {
  return formatOf(name) === formatOf(before) ? name : `${name}${before.slice(before.lastIndexOf('.'))}`;
}
