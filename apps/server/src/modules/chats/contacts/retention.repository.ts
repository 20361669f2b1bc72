import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { raisedVersion } from '../answers/chat-version.repository.ts';

/** A statement that deletes a batch of rows and returns what it deleted. */
export type DeletedBatch = SQL;

/** Runs a delete statement; returns how many rows it deleted. */
export async function deleteBatch(tx: Database, batch: DeletedBatch): Promise<number> {
  // Counts stay as they are: the trigger of messages reads this setting.
  await tx.execute(sql`set local spotter.keep_figures = 'on'`);
  return (await queryRows(tx, batch)).length;
}

export function messagesBefore(before: string, batchSize: number): DeletedBatch {
  return sql`delete from messages where id in (
      select id from messages where sent_at < ${before}::timestamptz limit ${batchSize}) returning id`;
}

export function decisionsBefore(before: string, batchSize: number): DeletedBatch {
  return sql`delete from decisions where id in (
      select id from decisions where at < ${before}::timestamptz limit ${batchSize}) returning id`;
}

export function proposalsBefore(before: string, batchSize: number): DeletedBatch {
  return sql`delete from answer_proposals where id in (
      select id from answer_proposals where proposed_at < ${before}::timestamptz
        and outcome is not null limit ${batchSize}) returning id`;
}

/** Deletes the notes of chats that have been quiet since an instant. */
export function notesOfQuietChats(since: string, batchSize: number): DeletedBatch {
  return sql`delete from chat_notes where id in (
      select id from chat_notes where chat_id in (${quietChats(since)}) limit ${batchSize}) returning id`;
}

/** Deletes the pictures of their contacts. */
export function picturesOfQuietChats(since: string, batchSize: number): DeletedBatch {
  return sql`delete from contact_pictures where chat_id in (
      select chat_id from contact_pictures where chat_id in (${quietChats(since)}) limit ${batchSize}) returning chat_id`;
}

/** Empties what such chats themselves store of the conversation. The chats stay. */
export function wordsOfQuietChats(since: string, batchSize: number): DeletedBatch {
  return sql`update chats set facts = '[]', hand_back_note = null, last_decision = null, picture_url = null, rules = '[]',
          ${raisedVersion}
      where id in (select id from chats where coalesce(last_activity_at, created_at) < ${since}::timestamptz
        and (facts <> '[]' or hand_back_note is not null or last_decision is not null or picture_url is not null
          or rules <> '[]')
        limit ${batchSize}) returning id`;
}

function quietChats(since: string): SQL {
  return sql`select id from chats where coalesce(last_activity_at, created_at) < ${since}::timestamptz`;
}
