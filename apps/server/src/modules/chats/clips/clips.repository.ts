import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { type Database, lockName } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { storedFiles } from '../../files/index.ts';
import { clips, clipSends } from './clips.tables.ts';

type ClipRow = typeof clips.$inferSelect;
export type ClipColumns = Pick<
  ClipRow,
  'name' | 'whenToUse' | 'perContactOnce' | 'showsPerson' | 'consentBy' | 'consentUntil'
>;
/** A clip with what is known of its file. */
export type StoredClip = ClipRow & { bytes: number; sha256: string };

/** Returns the clips of a workspace by their names. */
export function listClips(database: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<StoredClip[]> {
  return database
    .select({ ...getTableColumns(clips), bytes: storedFiles.bytes, sha256: storedFiles.sha256 })
    .from(clips)
    .innerJoin(storedFiles, eq(storedFiles.id, clips.id))
    .where(eq(clips.workspaceId, workspaceId))
    .orderBy(sql`lower(${clips.name})`, asc(clips.id));
}

/** Keeps others from adding clips to a workspace until the transaction ends. */
export async function lockClips(tx: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<void> {
  await lockName(tx, `clips ${workspaceId}`);
}

export async function insertClip(tx: Database, row: typeof clips.$inferInsert): Promise<void> {
  await tx.insert(clips).values(row);
}

export async function updateClip(tx: Database, access: Access, id: string, change: ClipColumns): Promise<boolean> {
  return (await tx.update(clips).set(change).where(isOwn(access, id)).returning({ id: clips.id })).length > 0;
}

/** Deletes a clip; the database removes its file. Returns false where it is gone. */
export async function deleteClip(tx: Database, access: Access, id: string): Promise<boolean> {
  return (await tx.delete(clips).where(isOwn(access, id)).returning({ id: clips.id })).length > 0;
}

/** Returns a clip of any workspace, for its signed address. */
export async function findClip(database: Database, id: string): Promise<ClipRow | null> {
  const [row] = await database.select().from(clips).where(eq(clips.id, id));
  return row ?? null;
}

/** Notes which message carries a clip. */
export async function insertClipSend(tx: Database, row: typeof clipSends.$inferInsert): Promise<void> {
  await tx.insert(clipSends).values(row);
}

function isOwn({ workspaceId }: Access, id: string): SQL | undefined {
  return and(eq(clips.id, id), eq(clips.workspaceId, workspaceId));
}
