import { and, eq, inArray, isNull, or, sum } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { storedFiles } from '../../files/index.ts';
import { clips } from '../clips/clips.tables.ts';
import { sentMedia } from './sent-media.tables.ts';

export type SentMediaRow = typeof sentMedia.$inferSelect;

export async function insertMedia(tx: Database, row: typeof sentMedia.$inferInsert): Promise<void> {
  await tx.insert(sentMedia).values(row);
}

export async function findMedia(database: Database, id: string): Promise<SentMediaRow | null> {
  const [row] = await database.select().from(sentMedia).where(eq(sentMedia.id, id));
  return row ?? null;
}

/** Returns the unsent file of a chat with this content; null where there is none. */
export async function findUnsentTwin(
  database: Database,
  { workspaceId }: Access,
  chatId: string,
  sha256: string,
): Promise<SentMediaRow | null> {
  const [row] = await database
    .select({ media: sentMedia })
    .from(sentMedia)
    .innerJoin(storedFiles, eq(storedFiles.id, sentMedia.id))
    .where(
      and(
        eq(sentMedia.workspaceId, workspaceId),
        eq(sentMedia.chatId, chatId),
        isNull(sentMedia.messageId),
        eq(storedFiles.sha256, sha256),
      ),
    );
  return row?.media ?? null;
}

/** Returns how many bytes a workspace has in clips, and in files of messages. */
export async function sumBytes(database: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<number> {
  const ofTable = (table: typeof sentMedia | typeof clips) =>
    database.select({ id: table.id }).from(table).where(eq(table.workspaceId, workspaceId));
  const [row] = await database
    .select({ bytes: sum(storedFiles.bytes) })
    .from(storedFiles)
    .where(or(inArray(storedFiles.id, ofTable(sentMedia)), inArray(storedFiles.id, ofTable(clips))));
  return Number(row?.bytes ?? 0);
}

/** Returns the unsent files of a chat among these, locked until the transaction ends. */
export function lockUnsent(tx: Database, chatId: string, ids: string[]): Promise<SentMediaRow[]> {
  return tx
    .select()
    .from(sentMedia)
    .where(and(eq(sentMedia.chatId, chatId), inArray(sentMedia.id, ids), isNull(sentMedia.messageId)))
    .for('update');
}

export async function noteSent(tx: Database, id: string, messageId: string): Promise<void> {
  await tx.update(sentMedia).set({ messageId }).where(eq(sentMedia.id, id));
}

export async function deleteUnsent(tx: Database, id: string): Promise<void> {
  await tx.delete(sentMedia).where(and(eq(sentMedia.id, id), isNull(sentMedia.messageId)));
}

/** Deletes the files of a message that was unsent. */
export async function deleteFilesOf(tx: Database, messageId: string): Promise<void> {
  await tx.delete(sentMedia).where(eq(sentMedia.messageId, messageId));
}
