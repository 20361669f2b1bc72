import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { storedFiles } from './files.tables.ts';

/** A file by its owner. */
export type FileKey = { workspaceId: WorkspaceId; id: string };

type FileRow = typeof storedFiles.$inferSelect;

export async function insertFileRow(tx: Database, row: FileRow): Promise<void> {
  await tx.insert(storedFiles).values(row);
}

export async function findFileRow(database: Database, key: FileKey): Promise<FileRow | null> {
  const [row] = await database.select().from(storedFiles).where(isFile(key));
  return row ?? null;
}

export async function deleteFileRow(tx: Database, key: FileKey): Promise<void> {
  await tx.delete(storedFiles).where(isFile(key));
}

/** Returns those of these ids that files of any workspace have. */
export async function findKnownIds(database: Database, ids: string[]): Promise<Set<string>> {
  const rows = await database.select({ id: storedFiles.id }).from(storedFiles).where(inArray(storedFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function isFile({ workspaceId, id }: FileKey) {
  return and(eq(storedFiles.workspaceId, workspaceId), eq(storedFiles.id, id));
}
