import { type KnowledgeItem, maxFileBytes, type NewKnowledge } from '@spotter/contract';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/input/uploaded-file.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { createUploads, type FilesService } from '../files/index.ts';
import { getItem } from './get-item.ts';
import { indexAnswer } from './indexing/index-answer.ts';
import { knowledgeChanged } from './knowledge-changed.ts';
import { presentItem } from './knowledge.presenter.ts';
import { countItems, insertItem, type ItemRow } from './knowledge.repository.ts';
import { pageAddress } from './page-address.ts';
import { requestReadingOf } from './reading/read-item.job.ts';
import { formatOf } from './reading/read-source.ts';

const maxItems = 1_000;
const maxBytes = 300 * 1024 * 1024;
/** Reading costs time and calls of the model. */
export const additions = { name: 'knowledge-added', tries: 300, windowMs: 3_600_000 };

type NewItem = Partial<ItemRow> & Pick<ItemRow, 'kind' | 'title' | 'state'>;

type Dependencies = {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  files: FilesService;
  /** Whether a user's address is confirmed. */
  isVerified(userId: string): Promise<boolean>;
};

/** Adds questions with their answers, pages and files to what the agents know. */
export function createKnowledgeAdding(dependencies: Dependencies) {
  const { clock, files } = dependencies;
  const uploads = createUploads({ ...dependencies, maxBytes: maxFileBytes });

  return {
    async create(access: Access, body: NewKnowledge): Promise<KnowledgeItem> {
      await admit(dependencies, access);
      return body.kind === 'qa'
        ? add(dependencies, access, {
            kind: 'qa',
            title: body.question,
            answer: body.answer,
            state: 'ready',
            readAt: clock.now(),
          })
        : add(dependencies, access, { kind: 'page', title: body.url, url: pageAddress(body.url), state: 'reading' });
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
      await admit(dependencies, access);
      const draft = await uploads.receive(access, file);
      const { bytes } = draft;
      try {
        if (bytes === 0) throw new AppError('invalid_input', 'The file is empty');
        await requireRoom(dependencies.database, access, bytes);
        return await add(
          dependencies,
          access,
          { kind: 'file', title: name, mediaType, bytes, state: 'reading' },
          draft,
        );
      } finally {
        await files.discard(draft);
      }
    },
  };
}

async function admit({ database, rateLimiter }: Dependencies, access: Access): Promise<void> {
  await rateLimiter.take(additions, access.userId);
  await requireRoom(database, access, 0);
}

async function requireRoom(database: Database, access: Access, bytes: number): Promise<void> {
  const present = await countItems(database, access);
  if (present.items >= maxItems)
    throw new AppError('conflict', `You have ${maxItems} entries, pages and files. Please delete some first`);
  if (present.bytes + bytes > maxBytes)
    throw new AppError('conflict', 'Your files have 300 MB together. Please delete some first');
}

async function add(
  { database, clock, files }: Dependencies,
  access: Access,
  item: NewItem,
  draft: LocalFile | null = null,
): Promise<KnowledgeItem> {
  const now = clock.now();
  const id = newId();
  const key = { id, workspaceId: access.workspaceId };
  const work = async (tx: Database) => {
    await insertItem(tx, { ...key, createdAt: now, updatedAt: now, ...item });
    await (item.kind === 'qa' ? indexAnswer(tx, access.workspaceId, id, item, now) : requestReadingOf(tx, key, now));
    knowledgeChanged(tx, key);
  };
  await (draft === null ? inTransaction(database, work) : files.store(key, draft, work));
  return presentItem(await getItem(database, access, id));
}
