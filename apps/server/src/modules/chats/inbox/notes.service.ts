import type { CannedReply, ChatNote, PlaceholderValues } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { checkFixedTexts } from '../../../http/input/fixed-text.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import type { Access } from '../../../platform/access.ts';
import { placeholderValues } from '../answers/fixed-text.ts';
import { loadChatState } from '../chat-state.ts';
import type { OwnChats } from '../chat-access.ts';
import {
  deleteReply,
  insertReply,
  listRepliesOf,
  updateReply,
  type CannedReplyRow,
} from './canned-replies.repository.ts';
import { deleteNote, insertNote, listNotesOf, type NoteRow } from './notes.repository.ts';

type Words = { shortcut: string; text: string };

/** Manages the coach's own texts beside the conversations: private notes, and saved replies. */
export function createCoachWords(options: { database: Database; clock: Clock; ownChats: OwnChats }) {
  const { database, clock, ownChats } = options;
  return {
    async listNotes(access: Access, chatId: string): Promise<ChatNote[]> {
      await ownChats.get(access, chatId);
      return (await listNotesOf(database, chatId)).map(presentNote);
    },

    async addNote(access: Access, chatId: string, text: string): Promise<ChatNote> {
      await ownChats.get(access, chatId);
      const note = { id: newId(), chatId, text, createdAt: clock.now() };
      await insertNote(database, note);
      return presentNote(note);
    },

    async removeNote(access: Access, chatId: string, noteId: string): Promise<void> {
      await ownChats.get(access, chatId);
      const removed = isId(noteId) && (await deleteNote(database, chatId, noteId));
      if (!removed) throw new AppError('not_found', 'This note does not exist');
    },

    /** Returns what the placeholders of saved replies stand for in a chat. */
    async placeholders(access: Access, chatId: string): Promise<PlaceholderValues> {
      await ownChats.get(access, chatId);
      const state = await loadChatState(database, chatId);
      if (state === null) throw new AppError('not_found', 'This chat does not exist');
      return placeholderValues(state, clock.now());
    },

    async listCannedReplies(access: Access): Promise<CannedReply[]> {
      return (await listRepliesOf(database, access)).map(presentCannedReply);
    },

    /** Throws conflict where the shortcut is taken. */
    async addCannedReply(access: Access, words: Words): Promise<CannedReply> {
      checkFixedTexts([['text', words.text]]);
      const reply = { id: newId(), workspaceId: access.workspaceId, ...words, createdAt: clock.now() };
      const added = await insertReply(database, reply);
      if (added === null) throw shortcutTaken(words.shortcut);
      return presentCannedReply(added);
    },

    /** Throws conflict where the shortcut is taken, and not_found. */
    async changeCannedReply(access: Access, id: string, words: Words): Promise<CannedReply> {
      checkFixedTexts([['text', words.text]]);
      const changed = isId(id) ? await updateReply(database, access, id, words) : null;
      if (changed === null) throw unknownReply();
      if (changed === 'taken') throw shortcutTaken(words.shortcut);
      return presentCannedReply(changed);
    },

    async removeCannedReply(access: Access, id: string): Promise<void> {
      const removed = isId(id) && (await deleteReply(database, access, id));
      if (!removed) throw unknownReply();
    },
  };
}

export type CoachWords = ReturnType<typeof createCoachWords>;

function presentNote(note: NoteRow): ChatNote {
  return { _id: note.id, text: note.text, date: note.createdAt.toISOString() };
}

function presentCannedReply({ id, shortcut, text }: CannedReplyRow): CannedReply {
  return { _id: id, shortcut, text };
}

function shortcutTaken(shortcut: string): AppError {
  return new AppError('conflict', `You already have a saved reply with the shortcut /${shortcut}`);
}

function unknownReply(): AppError {
  return new AppError('not_found', 'This saved reply does not exist');
}
