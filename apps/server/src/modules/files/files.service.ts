import type { FileStorage, LocalFile } from '@spotter/providers/ports/file-storage';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileDrafts } from '../../platform/files/file-drafts.ts';
import { releaseWorkerSlotWhileWaiting } from '../../queue/worker-slot.ts';
import { deleteFileRow, findFileRow, insertFileRow, type FileKey } from './files.repository.ts';
import { nameOf, requestRemoval } from './sweep-files.job.ts';

/** No file is larger. */
const maxBytes = 64 * 1024 * 1024;

/** Files beside the database. The row decides whether there is one; content without a row is swept away. */
export type FilesService = {
  /** Writes what comes in to a draft on this machine. Throws FileTooLarge; refuses while the disk is nearly full. */
  receive(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<LocalFile>;
  /** Stores a draft, and its row in one transaction with `work`. The draft is gone afterwards. */
  store(key: FileKey, draft: LocalFile, work: (tx: Database) => Promise<void>): Promise<void>;
  /** Stores content as part of a larger change. */
  storeWithin(tx: Database, key: FileKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Calls `use` with the path of a file on this machine. Returns null where there is no such file. */
  borrow<Result>(key: FileKey, use: (path: string) => Promise<Result>): Promise<Result | null>;
  /** Returns the size of a file, and its content piece by piece. Null where there is no such file. */
  read(key: FileKey): Promise<{ bytes: number; content: AsyncIterable<Uint8Array> } | null>;
  /** Removes a file with the change that makes it needless: the content follows, also after a crash. */
  remove(tx: Database, key: FileKey): Promise<void>;
  discard(draft: LocalFile): Promise<void>;
};

export function createFilesService(options: {
  database: Database;
  clock: Clock;
  storage: FileStorage;
  drafts: FileDrafts;
}): FilesService {
  const { database, clock, storage, drafts } = options;

  function insertRow(tx: Database, key: FileKey, { bytes, sha256 }: LocalFile): Promise<void> {
    return insertFileRow(tx, { ...key, bytes, sha256, storedAt: clock.now() });
  }

  return {
    async receive(content, max) {
      // The rest of the disk is for the database.
      if (!(await drafts.hasRoom()))
        throw new AppError('busy', 'We can’t take files right now. Please try again later');
      return drafts.write(content, max);
    },
    discard: (draft) => drafts.discard(draft),

    async store(key, draft, work) {
      try {
        await releaseWorkerSlotWhileWaiting(() => storage.store(nameOf(key), draft));
        await inTransaction(database, async (tx) => {
          await insertRow(tx, key, draft);
          await work(tx);
        });
      } finally {
        await drafts.discard(draft);
      }
    },

    async storeWithin(tx, key, content) {
      const draft = await drafts.write(content, maxBytes);
      try {
        await storage.store(nameOf(key), draft);
        await insertRow(tx, key, draft);
      } finally {
        await drafts.discard(draft);
      }
    },

    async borrow(key, use) {
      if ((await findFileRow(database, key)) === null) return null;
      const path = await storage.pathOf(nameOf(key));
      if (path !== null) return use(path);
      const content = await storage.load(nameOf(key));
      if (content === null) return null;
      const copy = await drafts.write(content, maxBytes);
      try {
        return await use(copy.path);
      } finally {
        await drafts.discard(copy);
      }
    },

    async read(key) {
      const row = await findFileRow(database, key);
      const content = row === null ? null : await storage.load(nameOf(key));
      return row === null || content === null ? null : { bytes: row.bytes, content };
    },

    async remove(tx, key) {
      await deleteFileRow(tx, key);
      await requestRemoval(tx, nameOf(key), clock.now());
    },
  };
}
