import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { chatNotes } from './notes.tables.ts';

export type NoteRow = typeof chatNotes.$inferSelect;

/** Returns the notes of a chat, newest first. The caller checks whose chat it is. */
export function listNotesOf(database: Database, chatId: string): Promise<NoteRow[]> {
  return database
    .select()
    .from(chatNotes)
    .where(eq(chatNotes.chatId, chatId))
    .orderBy(desc(chatNotes.createdAt), desc(chatNotes.id));
}

export async function insertNote(database: Database, note: NoteRow): Promise<void> {
  await database.insert(chatNotes).values(note);
}

/** Deletes a note of a chat. Returns false when there is no such note. */
export async function deleteNote(database: Database, chatId: string, noteId: string): Promise<boolean> {
  const removed = await database
    .delete(chatNotes)
    .where(and(eq(chatNotes.id, noteId), eq(chatNotes.chatId, chatId)))
    .returning({ id: chatNotes.id });
  return removed.length > 0;
}
