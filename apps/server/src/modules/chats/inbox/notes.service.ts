import type { CannedReply, ChatNote } from '@spotter/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { cannedReplies, chatNotes } from '../chats.tables.ts';
import type { OwnChats } from '../chat-access.ts';

type Words = { shortcut: string; text: string };

/** The coach's own words beside the conversations: private notes, and replies used again and again. */
export function createCoachWords(options: { database: Database; clock: Clock; ownChats: OwnChats }) {
  const { database, clock, ownChats } = options;
  return {
    async listNotes(userId: string, chatId: string): Promise<ChatNote[]> {
      await ownChats.get(userId, chatId);
      const rows = await database
        .select()
        .from(chatNotes)
        .where(eq(chatNotes.chatId, chatId))
        .orderBy(desc(chatNotes.createdAt), desc(chatNotes.id));
      return rows.map(presentNote);
    },

    async addNote(userId: string, chatId: string, text: string): Promise<ChatNote> {
      await ownChats.get(userId, chatId);
      const note = { id: newId(), chatId, text, createdAt: clock.now() };
      await database.insert(chatNotes).values(note);
      return presentNote(note);
    },

    async removeNote(userId: string, chatId: string, noteId: string): Promise<void> {
      await ownChats.get(userId, chatId);
      const removed = isId(noteId)
        ? await database
            .delete(chatNotes)
            .where(and(eq(chatNotes.id, noteId), eq(chatNotes.chatId, chatId)))
            .returning({ id: chatNotes.id })
        : [];
      if (removed.length === 0) throw new AppError('not_found', 'This note does not exist');
    },

    async listCannedReplies(userId: string): Promise<CannedReply[]> {
      const rows = await database
        .select()
        .from(cannedReplies)
        .where(eq(cannedReplies.userId, userId))
        .orderBy(asc(cannedReplies.shortcut));
      return rows.map(presentCannedReply);
    },

    /** Throws conflict where the shortcut is taken. */
    async addCannedReply(userId: string, words: Words): Promise<CannedReply> {
      const [added] = await database
        .insert(cannedReplies)
        .values({ id: newId(), userId, ...words, createdAt: clock.now() })
        .onConflictDoNothing({ target: [cannedReplies.userId, cannedReplies.shortcut] })
        .returning();
      if (added === undefined) throw shortcutTaken(words.shortcut);
      return presentCannedReply(added);
    },

    /** The same, and not_found. */
    async changeCannedReply(userId: string, id: string, words: Words): Promise<CannedReply> {
      const own = and(eq(cannedReplies.id, id), eq(cannedReplies.userId, userId));
      const [changed] = isId(id)
        ? await database
            .update(cannedReplies)
            .set(words)
            .where(own)
            .returning()
            .catch((error: unknown) => {
              throw isTaken(error) ? shortcutTaken(words.shortcut) : error;
            })
        : [];
      if (changed === undefined) throw unknownReply();
      return presentCannedReply(changed);
    },

    async removeCannedReply(userId: string, id: string): Promise<void> {
      const removed = isId(id)
        ? await database
            .delete(cannedReplies)
            .where(and(eq(cannedReplies.id, id), eq(cannedReplies.userId, userId)))
            .returning({ id: cannedReplies.id })
        : [];
      if (removed.length === 0) throw unknownReply();
    },
  };
}

export type CoachWords = ReturnType<typeof createCoachWords>;

function presentNote(note: typeof chatNotes.$inferSelect): ChatNote {
  return { _id: note.id, text: note.text, date: note.createdAt.toISOString() };
}

function presentCannedReply({ id, shortcut, text }: typeof cannedReplies.$inferSelect): CannedReply {
  return { _id: id, shortcut, text };
}

/** PostgreSQL: unique_violation. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';
}

function shortcutTaken(shortcut: string): AppError {
  return new AppError('conflict', `You already have a saved reply with the shortcut /${shortcut}`);
}

function unknownReply(): AppError {
  return new AppError('not_found', 'This saved reply does not exist');
}
