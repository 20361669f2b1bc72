import { sql } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../../database/array-value.ts';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { rowReader, valuesOf } from '../../../database/rows/whole-row.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { deleteFinished } from '../../../queue/lease.ts';
import type { MessageRow } from '../chat-state.ts';
import { messages } from '../chats.tables.ts';

/** A message that was sent, the platform's id of it, and the job that this finishes. */
export type Sent = { id: string; botId: string; messageId: string; job: JobLease | null };

/** A message as it is stored, and whether its job has ended. */
export type RecordedSent = { stored: MessageRow; ended: boolean };

/**
 * Notes that messages were sent, and ends the jobs that this finishes. For a message it does neither, and
 * returns null, when the platform's id is another message's (then the echo came first, and was taken for another
 * person's words), or when something else changes the message right now.
 */
export async function updateSent(database: Database, sent: Sent[]): Promise<(RecordedSent | null)[]> {
  const rows = await storeSent(database, {
    ids: arrayValue(sent.map(({ id }) => id)),
    rows: JSON.stringify(sent.map(({ job, ...message }) => ({ ...message, ...job }))),
  });
  const stored = new Map(
    readMessages(rows.map(({ message }) => message)).map((message, nth) => [message.id, { message, nth }]),
  );
  return sent.map(({ id }) => {
    const found = stored.get(id);
    return found === undefined ? null : { stored: found.message, ended: rows[found.nth]!.ended };
  });
}

const readMessages = rowReader(messages);

// Nothing is waited for: whoever locks many rows in another order would wait for these.
// A crash may undo the update: then the row says `sending` again, and the outcome is looked up.
const storeSent = preparedSql<{ ids: string; rows: string }, { message: unknown[]; ended: boolean }>(
  ({ ids, rows }) => sql`
    with sent as materialized (
      select * from json_to_recordset(${rows}::json)
        as sent (id uuid, "botId" uuid, "messageId" text, kind text, key text, lease_token uuid, revision int)),
    held as materialized (
      select sent.* from sent cross join lateral (
        select from ${messages} where id = sent.id and status = 'sending' and not exists (
          select from ${messages} as echo where bot_id = sent."botId" and provider_id = sent."messageId" and id <> sent.id)
        for update skip locked) as free),
    stored as (
      update ${messages} set status = 'sent', provider_id = held."messageId", failure = null, next_attempt_at = null
      from held where messages.id = held.id and messages.id = any(${arrayParameter(ids, 'uuid')})
      returning held.kind, held.key, ${valuesOf(messages)} as message),
    ended as (${deleteFinished(sql`${rows}`, sql`(ended.kind, ended.key) in (select kind, key from stored)`)})
    select stored.message, ended.key is not null as ended, ${commitWithoutWaiting} from stored left join ended using (kind, key)`,
  { shared: true },
);
