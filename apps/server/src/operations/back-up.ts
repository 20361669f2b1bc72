import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { RunCopySession } from '../database/backup/copy-session.ts';
import { BackupRefused, readBackup } from '../database/backup/read-backup.ts';
import type { TableContents } from '../database/backup/table-contents.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { makeFolder } from '../platform/make-folder.ts';
import type { CommandResult } from './command-result.ts';

/** A database whose tables can be copied. */
export type Copied = { copy: RunCopySession };

/** Returns the file of a backup in the data folder, named by the time. */
export function backupFile(dataDir: string, now: Date): string {
  const time = now.toISOString().replace(/\..*$/, '').replaceAll(':', '-');
  return join(dataDir, 'backups', `spotter-${time}.backup.gz`);
}

/**
 * Writes one state of the database into a file, which appears complete or not at all. It holds what people wrote:
 * nobody else may read it.
 */
export async function backUp({ copy }: Copied, file: string, now: Date): Promise<CommandResult> {
  const tables: TableContents[] = [];
  makeFolder(dirname(file));
  const draft = `${file}.${process.pid}.part`;
  try {
    await copy('read only', (session) =>
      pipeline(
        Readable.from(
          writeBackup(session, now, (contents) => tables.push(contents)),
          { objectMode: false },
        ),
        createGzip({ level: 1 }),
        createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
      ),
    );
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return { text: `Backed up ${counted(tables)} into ${file}`, done: true };
}

/** Fills a database without accounts from the file of a backup, and checks every table. */
export async function restore({ copy }: Copied, [file, ...rest]: string[]): Promise<CommandResult> {
  if (file === undefined || rest.length > 0) return { text: 'Usage: npm run restore -- FILE', done: false };
  const compressed = createReadStream(file);
  const content = createGunzip();
  compressed.once('error', (error) => content.destroy(error)).pipe(content);
  // Whoever reads has the error too, unless they have stopped reading.
  content.on('error', () => {});
  try {
    const { takenAt, tables } = await copy('read write', (session) => readBackup(session, content));
    return {
      text: `Restored ${counted(tables)} as of ${takenAt.toISOString()}; all counts and checksums agree.
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
export async function moveTo(source: Copied, target: Copied, now: Date): Promise<CommandResult> {
  const { tables } = await source.copy('read only', (from) =>
    target.copy('read write', (into) => readBackup(into, writeBackup(from, now))),
  );
  return { text: `Moved ${counted(tables)}; all counts and checksums agree.`, done: true };
}

function counted(tables: TableContents[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}
