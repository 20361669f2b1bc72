import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, queryRows, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';

const dayMs = 24 * 3_600_000;
/** Deleted at once: few enough that nobody waits for their locks. */
const batchSize = 500;

const retentionJob = defineJob('retention', z.object({}));

/** Asks for the daily clean-up; asking again changes nothing. */
export function requestRetention(database: Database, now: Date): Promise<void> {
  return requestJobs(database, retentionJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/**
 * Deletes, once a day, what the operator does not want to keep: messages with why they were answered and what they proposed,
 * and the notes and pictures of conversations that have been quiet for as long. Chats stay with their stage, and so do the
 * figures.
 */
export function createRetention(options: {
  database: Database;
  clock: Clock;
  messagesDays: number | null;
  /** Statements that delete a batch each of what other modules keep of messages that old; they return what they deleted. */
  alsoDeleted(before: string, batchSize: number): SQL[];
}) {
  const { database, clock, messagesDays } = options;

  async function deleteAll(batch: SQL): Promise<void> {
    let rows: unknown[];
    do {
      rows = await inTransaction(database, async (tx) => {
        // What was counted stays counted: the trigger of messages reads it.
        await tx.execute(sql`set local spotter.keep_figures = 'on'`);
        return queryRows(tx, batch);
      });
    } while (rows.length === batchSize);
  }

  return handleJob(retentionJob, async () => {
    const now = clock.now().getTime();
    if (messagesDays === null) return { kind: 'done' };
    const before = new Date(now - messagesDays * dayMs).toISOString();
    const quietChats = sql`select id from chats where coalesce(last_activity_at, created_at) < ${before}::timestamptz`;
    await deleteAll(sql`delete from messages where id in (
      select id from messages where sent_at < ${before}::timestamptz limit ${batchSize}) returning id`);
    await deleteAll(sql`delete from decisions where id in (
      select id from decisions where at < ${before}::timestamptz limit ${batchSize}) returning id`);
    for (const batch of options.alsoDeleted(before, batchSize)) await deleteAll(batch);
    await deleteAll(sql`delete from chat_notes where id in (
      select id from chat_notes where chat_id in (${quietChats}) limit ${batchSize}) returning id`);
    await deleteAll(sql`delete from contact_pictures where chat_id in (
      select chat_id from contact_pictures where chat_id in (${quietChats}) limit ${batchSize}) returning chat_id`);
    await deleteAll(sql`update chats set facts = '[]', hand_back_note = null, last_decision = null, picture_url = null
      where id in (select id from chats where coalesce(last_activity_at, created_at) < ${before}::timestamptz
        and (facts <> '[]' or hand_back_note is not null or last_decision is not null or picture_url is not null)
        limit ${batchSize}) returning id`);
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
