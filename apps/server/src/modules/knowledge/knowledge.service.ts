import { type KnowledgeDetail, type KnowledgeItem, type NewKnowledge, type Page } from '@spotter/contract';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { readCursor, writeCursor } from '../chats/index.ts';
import type { FilesService } from '../files/index.ts';
import {
  listPassages,
  removePassages,
  renamePassages,
  replacePassages,
  storeWordings,
} from './indexing/passages.repository.ts';
import { requestPreparing } from './indexing/prepare-passages.job.ts';
import { knowledgeChanged } from './knowledge-changed.ts';
import { presentDetail, presentItem } from './knowledge.presenter.ts';
import {
  countItems,
  deleteItem,
  findItem,
  insertItem,
  listItems,
  updateItem,
  type ItemRow,
  type ShownItem,
} from './knowledge.repository.ts';
import { requestReadingOf } from './reading/read-item.job.ts';
import { formatOf } from './reading/read-source.ts';
import { createUploads, type UploadedFile } from './uploads.ts';
import { passageId } from './search/passage-id.ts';

const listLength = 50;
const shownPassages = 500;
const maxItems = 1_000;
const maxBytes = 300 * 1024 * 1024;
/** Reading costs time and calls of the model. */
const additions = { name: 'knowledge-added', tries: 300, windowMs: 3_600_000 };
/** Everything a coach can do with what the agents know. Every call is scoped to the workspace. */
export function createKnowledgeService(options: {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  files: FilesService;
  /** Whether a user's address is confirmed. */
  isVerified(userId: string): Promise<boolean>;
}) {
  const { database, clock, files } = options;
  const uploads = createUploads(options);

  async function get(access: Access, id: string): Promise<ShownItem> {
    const found = isId(id) ? await findItem(database, access, id) : null;
    if (found === null) throw new AppError('not_found', 'This is no longer part of what your agents know');
    return found;
  }

  async function admit(access: Access): Promise<void> {
    await options.rateLimiter.take(additions, access.userId);
    await requireRoom(access, 0);
  }

  async function requireRoom(access: Access, bytes: number): Promise<void> {
    const present = await countItems(database, access);
    if (present.items >= maxItems)
      throw new AppError('conflict', `You have ${maxItems} entries, pages and files. Please delete some first`);
    if (present.bytes + bytes > maxBytes)
      throw new AppError('conflict', 'Your files have 300 MB together. Please delete some first');
  }

  async function add(
    access: Access,
    item: Partial<ItemRow> & Pick<ItemRow, 'kind' | 'title' | 'state'>,
    draft: LocalFile | null = null,
  ) {
    const now = clock.now();
    const id = newId();
    const key = { id, workspaceId: access.workspaceId };
    const work = async (tx: Database) => {
      await insertItem(tx, { ...key, createdAt: now, updatedAt: now, ...item });
      await (item.kind === 'qa' ? indexAnswer(tx, access.workspaceId, id, item, now) : requestReadingOf(tx, key, now));
      knowledgeChanged(tx, key);
    };
    await (draft === null ? inTransaction(database, work) : files.store(key, draft, work));
    return presentItem(await get(access, id));
  }

  /** Changes an item, together with what follows from that. */
  async function changeItem(
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
  async function movePage(access: Access, id: string, url: string): Promise<void> {
    await options.rateLimiter.take(additions, access.userId);
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
    await changeItem(access, id, { title: url, url, ...unread }, async (tx, now) => {
      await removePassages(tx, { ...access, id }, now);
      await requestReadingOf(tx, { ...access, id }, now);
    });
  }

  return {
    async list(
      access: Access,
      {
        kind,
        limit = listLength,
        cursor,
      }: { kind?: ItemRow['kind'] | undefined; limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<KnowledgeItem[]>> {
      const found = await listItems(database, access, { kind, limit: limit + 1, start: readCursor(cursor) });
      const shown = found.slice(0, limit);
      const last = shown.at(-1)?.item;
      return {
        value: shown.map(presentItem),
        nextCursor:
          found.length > limit && last !== undefined ? writeCursor({ at: last.createdAt, id: last.id }) : null,
      };
    },

    async find(access: Access, id: string): Promise<KnowledgeDetail> {
      return presentDetail(await get(access, id), await listPassages(database, id, shownPassages));
    },

    async create(access: Access, body: NewKnowledge): Promise<KnowledgeItem> {
      await admit(access);
      return body.kind === 'qa'
        ? add(access, { kind: 'qa', title: body.question, answer: body.answer, state: 'ready', readAt: clock.now() })
        : add(access, { kind: 'page', title: body.url, url: addressOf(body.url), state: 'reading' });
    },

    /** Makes a question with its answer, as part of a larger change. */
    async createAnswer(
      tx: Database,
      workspaceId: WorkspaceId,
      entry: { question: string; answer: string },
    ): Promise<string> {
      const now = clock.now();
      const id = newId();
      const item = { kind: 'qa' as const, title: entry.question, answer: entry.answer };
      await insertItem(tx, { id, workspaceId, state: 'ready', readAt: now, createdAt: now, updatedAt: now, ...item });
      await indexAnswer(tx, workspaceId, id, item, now);
      knowledgeChanged(tx, { workspaceId, id });
      return id;
    },

    async addFile(access: Access, file: UploadedFile): Promise<KnowledgeItem> {
      const { name, mediaType } = file;
      if (formatOf(name) === null)
        throw new AppError('wrong_media_type', 'We read PDF, Word (DOCX), TXT and Markdown files');
      await admit(access);
      const draft = await uploads.receive(access, file);
      const { bytes } = draft;
      try {
        if (bytes === 0) throw new AppError('invalid_input', 'The file is empty');
        await requireRoom(access, bytes);
        return await add(access, { kind: 'file', title: name, mediaType, bytes, state: 'reading' }, draft);
      } finally {
        await files.discard(draft);
      }
    },

    async update(
      access: Access,
      id: string,
      change: {
        question?: string | undefined;
        answer?: string | undefined;
        url?: string | undefined;
        name?: string | undefined;
      },
    ): Promise<KnowledgeItem> {
      const { item } = await get(access, id);
      if (item.kind === 'qa') {
        const changed = { title: change.question ?? item.title, answer: change.answer ?? item.answer };
        await changeItem(access, id, changed, (tx, now) => indexAnswer(tx, access.workspaceId, id, changed, now));
      } else if (item.kind === 'page' && change.url !== undefined) {
        const url = addressOf(change.url);
        if (url !== item.url) await movePage(access, id, url);
      } else if (item.kind === 'file' && change.name !== undefined) {
        const title = fileNameOf(change.name, item.title);
        await changeItem(access, id, { title }, async (tx, now) => {
          await renamePassages(tx, { ...access, id }, title, now);
          await requestPreparing(tx, [{ ...access, sourceId: id }], now);
        });
      }
      return presentItem(await get(access, id));
    },

    async remove(access: Access, id: string): Promise<void> {
      const { item } = await get(access, id);
      await inTransaction(database, async (tx) => {
        await removePassages(tx, { ...access, id }, clock.now());
        await deleteItem(tx, access, id);
        if (item.kind === 'file') await files.remove(tx, { ...access, id });
        knowledgeChanged(tx, { ...access, id });
      });
    },

    /** Reads a page or file again. `isTrusted`: the coach has said that it is right, whatever it looks like. */
    async refresh(access: Access, id: string, { isTrusted = false } = {}): Promise<KnowledgeItem> {
      const { item } = await get(access, id);
      if (item.kind === 'qa') return presentItem(await get(access, id));
      await options.rateLimiter.take(additions, access.userId);
      await inTransaction(database, async (tx) => {
        const reading = { state: 'reading' as const, reason: null, isDoubtful: false, done: 0, total: null };
        await updateItem(tx, access, id, reading);
        await requestReadingOf(tx, { ...access, id, isTrusted }, clock.now());
        knowledgeChanged(tx, { ...access, id });
      });
      return presentItem(await get(access, id));
    },

    async setWordings(access: Access, id: string, passage: string, wordings: string[]): Promise<KnowledgeDetail> {
      await get(access, id);
      const rows = await listPassages(database, id, 10_000);
      const row = rows.find((each) => passageId(each) === passage);
      if (row === undefined) throw new AppError('not_found', 'This passage no longer exists');
      await inTransaction(database, async (tx) => {
        await storeWordings(tx, row, [...new Set(wordings)], 'kept');
        await requestPreparing(tx, [{ ...access, sourceId: id }], clock.now());
        knowledgeChanged(tx, { ...access, id });
      });
      return this.find(access, id);
    },

    /** Returns an item as it is shown live; null: it is gone. */
    async describeChange(workspaceId: WorkspaceId, id: string): Promise<KnowledgeItem | null> {
      const found = await findItem(database, { workspaceId }, id);
      return found === null ? null : presentItem(found);
    },
  };
}

export type KnowledgeService = ReturnType<typeof createKnowledgeService>;

/** Throws invalid_input for what is not an address of a page. */
function addressOf(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') {
    const message = 'An address looks like https://your-site.com/page';
    throw new AppError('invalid_input', message, [{ path: 'url', message }]);
  }
  url.hash = '';
  return url.href;
}

/** Returns a file's new name, with the ending by which it is read. */
function fileNameOf(name: string, before: string): string {
  return formatOf(name) === formatOf(before) ? name : `${name}${before.slice(before.lastIndexOf('.'))}`;
}

async function indexAnswer(
  tx: Database,
  workspaceId: WorkspaceId,
  id: string,
  { title, answer }: { title: string; answer?: string | null },
  now: Date,
): Promise<void> {
  await replacePassages(tx, { workspaceId, kind: 'entry', id }, [{ title, heading: '', text: answer ?? '' }], now);
  await requestPreparing(tx, [{ workspaceId, sourceId: id }], now);
}
