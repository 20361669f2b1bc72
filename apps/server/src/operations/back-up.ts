import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { CopySession, RunCopySession } from '../database/backup/copy-session.ts';
import type { FileStorage } from '@spotter/providers/ports/file-storage';
import { BackupRefused, readBackup, type StoreFile } from '../database/backup/read-backup.ts';
import type { TableContents } from '../database/backup/table-contents.ts';
import { listFiles, writeBackup, writeFiles, type FileEntry } from '../database/backup/write-backup.ts';
import type { FileDrafts } from '../platform/files/file-drafts.ts';
import { makeFolder } from '../platform/make-folder.ts';
import type { CommandResult } from './command-result.ts';

/** A database whose tables can be copied. */
export type Copied = { copy: RunCopySession };
/** Where files are stored beside it, and written until they are complete. */
export type AdjacentFiles = { storage: FileStorage; drafts: FileDrafts };

/** No file is larger. */
const maxFileBytes = 64 * 1024 * 1024;

/** Returns the file of a backup in the data folder, named by the time. */
export function backupFile(dataDir: string, now: Date): string {
  const time = now.toISOString().replace(/\..*$/, '').replaceAll(':', '-');
  return join(dataDir, 'backups', `spotter-${time}.backup.gz`);
}

/**
 * Writes one state of the database with the files beside it into a file, which appears complete or not at all.
 * It holds what people wrote: nobody else may read it. The files come after the transaction, for which all else
 * may be waiting.
 */
export async function backUp(
  { copy }: Copied,
  { storage }: Pick<AdjacentFiles, 'storage'>,
  file: string,
  now: Date,
): Promise<CommandResult> {
  const tables: TableContents[] = [];
  let files: FileEntry[] = [];
  const missing: string[] = [];
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}.part`;
  try {
    await copy('read only', async (session) => {
      files = await listFiles(session);
      await write(
        draft,
        'wx',
        writeBackup(session, now, (contents) => tables.push(contents)),
      );
    });
    // Compressed parts that follow each other are read as one.
    await write(
      draft,
      'a',
      writeFiles(
        files,
        (name) => storage.load(name),
        (name) => missing.push(name),
      ),
    );
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const note = missing.length === 0 ? '' : `\n${missing.length} files that the database names are not stored any more.`;
  return { text: `Backed up ${counted(tables, files.length - missing.length)} into ${file}${note}`, done: true };
}

async function write(path: string, flags: 'wx' | 'a', content: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(
    Readable.from(content, { objectMode: false }),
    createGzip({ level: 1 }),
    createWriteStream(path, { mode: 0o600, flags, flush: true }),
  );
}

/** Fills a database without accounts from the file of a backup, and checks every table. */
export async function restore(
  { copy }: Copied,
  adjacent: AdjacentFiles,
  [file, ...rest]: string[],
): Promise<CommandResult> {
  if (file === undefined || rest.length > 0) return { text: 'Usage: npm run restore -- FILE', done: false };
  const compressed = createReadStream(file);
  const content = createGunzip();
  compressed.once('error', (error) => content.destroy(error)).pipe(content);
  // Whoever reads has the error too, unless they have stopped reading.
  content.on('error', () => {});
  try {
    const { takenAt, tables, files } = await copy('read write', (session) =>
      readBackup(session, content, storeIn(adjacent)),
    );
    return {
      text: `Restored ${counted(tables, files)} as of ${takenAt.toISOString()}; all counts and checksums agree.
What is sealed needs the APP_SECRET of that time: "npm run secrets -- status" says whether it can be opened.`,
      done: true,
    };
  } catch (error) {
    if ((error as { code?: unknown }).code?.toString().startsWith('Z_') !== true) throw error;
    throw new BackupRefused(`${file} is damaged, or no backup. Nothing was restored.`, { cause: error });
  } finally {
    compressed.destroy();
  }
}

/** Fills a database without accounts from another one, and checks every table. */
export async function moveTo(
  source: Copied & { files: AdjacentFiles },
  target: Copied & { files: AdjacentFiles },
  now: Date,
): Promise<CommandResult> {
  const { tables, files } = await source.copy('read only', (from) =>
    target.copy('read write', (into) => readBackup(into, wholeOf(from, source.files, now), storeIn(target.files))),
  );
  return { text: `Moved ${counted(tables, files)}; all counts and checksums agree.`, done: true };
}

async function* wholeOf(session: CopySession, { storage }: AdjacentFiles, now: Date): AsyncGenerator<Uint8Array> {
  yield* writeBackup(session, now);
  yield* writeFiles(await listFiles(session), (name) => storage.load(name));
}

function storeIn({ storage, drafts }: AdjacentFiles): StoreFile {
  return async (name, content) => {
    const draft = await drafts.write(content, maxFileBytes);
    try {
      await storage.store(name, draft);
    } finally {
      await drafts.discard(draft);
    }
    return draft.sha256;
  };
}

function counted(tables: TableContents[], files: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables and ${files} files`;
}
