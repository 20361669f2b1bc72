import { inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import { chats } from '../chats.tables.ts';

type ChatColumns = PgUpdateSetSource<typeof chats>;

/** The columns of a chat that no answer depends on. */
type Note = Pick<
  ChatColumns,
  | 'unread'
  | 'username'
  | 'name'
  | 'pictureUrl'
  | 'leak'
  | 'leakSince'
  | 'leakLookAt'
  | 'score'
  | 'scoreReasons'
  | 'scoreDueAt'
  | 'assigneeId'
  | 'nextAction'
>;

/** The version of a chat and its account together: both only grow, so the sum tells of a change of either. */
export const seenVersion = sql<number>`${chats.version} + ${bots.version}`;

/** For a statement of SQL that changes chats. */
export const raisedVersion = sql`version = chats.version + 1`;

/** Starts an update of chats with which an answer that is being composed in them can no longer be claimed. */
export function changeChats(tx: Database, change: ChatColumns) {
  return tx.update(chats).set({ ...change, version: sql`${chats.version} + 1` });
}

/** Raises the versions of chats whose messages change. */
export async function raiseVersions(tx: Database, chatIds: string[]): Promise<void> {
  if (chatIds.length > 0) await changeChats(tx, {}).where(inArray(chats.id, chatIds));
}

/** Starts an update of chats that leaves their versions: an answer on its way may go out all the same. */
export function noteInChats(tx: Database, note: Note) {
  return tx.update(chats).set(note);
}
