import type { CopySession } from './copy-session.ts';
import { listSequences, listTables, readContents, readSchema, type TableContents } from './table-contents.ts';

/** The line after a table's rows. No row is like it: a backslash in a value is doubled. */
export const endOfRows = '\\.';

/** The first line of a backup. */
export type BackupHead = { format: 'spotter-backup-1'; takenAt: string; schema: string; tables: number };

/**
 * Yields a backup: a head, each table with its count and checksum before its rows, the sequences, and an end,
 * all of one state of the database.
 */
export async function* writeBackup(
  session: CopySession,
  now: Date,
  onTable: (contents: TableContents) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const tables = await listTables(session);
  const head: BackupHead = {
    format: 'spotter-backup-1',
    takenAt: now.toISOString(),
    schema: await readSchema(session),
    tables: tables.length,
  };
  yield line(head);
  for (const table of tables) {
    const contents = await readContents(session, table);
    yield line(contents);
    yield* session.copyOut(table);
    yield Buffer.from(`${endOfRows}\n`);
    onTable(contents);
  }
  yield line({ sequences: await listSequences(session) });
}

/** A file stored beside the database, as its row says. */
export type FileEntry = { name: string; bytes: number; sha256: string };

/** Returns the files that the database names. */
export async function listFiles(session: CopySession): Promise<FileEntry[]> {
  // Of an older release, which a backup does not migrate, it has none.
  const [table] = await session.query<{ name: string | null }>(`select to_regclass('stored_files')::text as name`);
  if (table?.name == null) return [];
  const rows = await session.query<{ name: string; bytes: number | string; sha256: string }>(
    `select workspace_id || '/' || id as name, bytes, sha256 from stored_files order by 1`,
  );
  return rows.map(({ name, bytes, sha256 }) => ({ name, bytes: Number(bytes), sha256 }));
}

/** The line before a file's content; `bytes` 0 and no hash: it was deleted while the backup was made. */
export type FileHead = { file: string; bytes: number; sha256: string | null };

/** Yields the files behind the tables, each with its length before its content. */
export async function* writeFiles(
  files: FileEntry[],
  load: (name: string) => Promise<AsyncIterable<Uint8Array> | null>,
  onMissing: (name: string) => void = () => {},
): AsyncGenerator<Uint8Array> {
  yield line({ files: files.length });
  for (const { name, bytes, sha256 } of files) {
    const content = await load(name);
    if (content === null) {
      onMissing(name);
      yield line({ file: name, bytes: 0, sha256: null } satisfies FileHead);
    } else {
      yield line({ file: name, bytes, sha256 } satisfies FileHead);
      yield* exactly(content, bytes, name);
    }
  }
}

async function* exactly(content: AsyncIterable<Uint8Array>, bytes: number, name: string): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const piece of content) {
    sent += piece.byteLength;
    yield piece;
  }
  if (sent !== bytes) throw new Error(`The file ${name} has ${sent} bytes, and the database says ${bytes}`);
}

function line(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
