import { sql } from 'drizzle-orm';
import { arrayValue, arrayParameter } from '../../../../database/array-value.ts';
import { deferToCommit, type Database } from '../../../../database/database.ts';
import { preparedSql } from '../../../../database/prepared-query.ts';
import { raisedVersion } from '../../answers/chat-version.repository.ts';
import { insertedMessages, type RecordedMessage } from './recorded-messages.repository.ts';

/** The activity in a chat. */
export type Activity = {
  lastInboundAt: Date | null;
  lastActivityAt: Date;
  /** The number of the contact's messages that are new to the coach, since the coach wrote or since before. */
  unread: number;
  coachWrote: boolean;
  /** Since when the contact has waited for an answer, since the business wrote or since before. */
  awaitingSince: Date | null;
  answered: boolean;
  /** Whether the contact wrote to this app, so that no other app holds the conversation any more. */
  cameToUs: boolean;
  /** When the contact last wrote to another app, which has the conversation; null: not, or to us since. */
  standbyAt: Date | null;
};

/** Stores messages and notes the activity of their chats, with the transaction's commit. */
export async function storeWithActivity(
  tx: Database,
  added: RecordedMessage[],
  byChat: Map<string, Activity>,
): Promise<void> {
  const rows = [...byChat].map(([chatId, activity]) => ({ chatId, ...activity }));
  await deferToCommit(
    tx,
    storeAndNote(tx, {
      added: JSON.stringify(added),
      chatIds: arrayValue([...byChat.keys()]),
      rows: JSON.stringify(rows),
    }),
  );
}

/** A message reached us in standby only: another app has the conversation, though nothing said so before. */
const isNewlyTaken = sql`(not chats.other_app_owns_thread and activity."standbyAt" is not null
  and activity."standbyAt" > coalesce(chats.thread_returned_at, '-infinity'))`;

/**
 * `greatest` ignores null, so a business message moves the list but never the window. The chats are named a
 * second time because the planner assumes a hundred rows, for which it would rather read all chats.
 */
const storeAndNote = preparedSql(
  ({ added, chatIds, rows }: { added: string; chatIds: string; rows: string }) => sql`
    with stored as (${insertedMessages(added)})
    update chats set
      last_inbound_at = greatest(chats.last_inbound_at, activity."lastInboundAt"),
      last_activity_at = greatest(chats.last_activity_at, activity."lastActivityAt"),
      unread = activity.unread + case when activity."coachWrote" then 0 else chats.unread end,
      awaiting_since = case when activity.answered then activity."awaitingSince"
        else coalesce(chats.awaiting_since, activity."awaitingSince") end,
      other_app_owns_thread = (chats.other_app_owns_thread or ${isNewlyTaken}) and not activity."cameToUs",
      other_app_since = case when activity."cameToUs" then null when ${isNewlyTaken} then activity."standbyAt"
        else chats.other_app_since end,
      other_app_id = case when ${isNewlyTaken} or (activity."cameToUs" and chats.other_app_owns_thread) then null
        else chats.other_app_id end,
      thread_returned_by = case when ${isNewlyTaken} then null else chats.thread_returned_by end,
      ${raisedVersion}
    from json_to_recordset(${rows}::json) as activity ("chatId" uuid, "lastInboundAt" timestamptz,
      "lastActivityAt" timestamptz, unread int, "coachWrote" boolean, "awaitingSince" timestamptz, answered boolean,
      "cameToUs" boolean, "standbyAt" timestamptz)
    where chats.id = activity."chatId" and chats.id = any(${arrayParameter(chatIds, 'uuid')})`,
);
