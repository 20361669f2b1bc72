import type { CopySession } from './copy-session.ts';
import { listSequences, listTables, readContents, readSchema, type TableContents } from './table-contents.ts';

/** The line after a table's rows. No row is like it: a backslash in a value is doubled. */
export const endOfRows = '\\.';

/** The first line of a backup. */
export type BackupHead = { format: 'spotter-backup-1'; takenAt: string; schema: string; tables: number };

/**
 * Yields a backup: a head, each table with its count and checksum before its rows, the sequences, and an end, all of
 * one state of the database.
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

function line(value: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
