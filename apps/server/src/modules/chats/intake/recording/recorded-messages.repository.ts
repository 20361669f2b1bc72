import { eq, sql, type SQL } from 'drizzle-orm';
import { preparedSql } from '../../../../database/prepared-query.ts';
import type { Database } from '../../../../database/database.ts';
import { messages } from '../../chats.tables.ts';

/** What an event can say of a message; the other columns have their defaults. */
export type RecordedMessage = Pick<
  typeof messages.$inferInsert,
  | 'id'
  | 'chatId'
  | 'botId'
  | 'providerId'
  | 'author'
  | 'text'
  | 'attachments'
  | 'context'
  | 'state'
  | 'editNumber'
  | 'standby'
  | 'reactions'
  | 'sentAt'
  | 'receivedAt'
  | 'status'
>;

/** Returns the part of a statement that stores messages, given by `JSON.stringify`. */
export function insertedMessages(rows: string): SQL {
  return sql`insert into ${messages} (id, chat_id, bot_id, provider_id, author, text, attachments, context, state, edit_number,
      standby, reactions, sent_at, received_at, status)
    select id, "chatId", "botId", "providerId", author, text, coalesce(attachments, '[]'), context, coalesce(state, 'shown'),
      coalesce("editNumber", 0), coalesce(standby, false), coalesce(reactions, '[]'), "sentAt", "receivedAt", status
    from json_to_recordset(${rows}::json) as added (id uuid, "chatId" uuid, "botId" uuid, "providerId" text, author text,
      text text, attachments jsonb, context jsonb, state text, "editNumber" int, standby boolean, reactions jsonb,
      "sentAt" timestamptz, "receivedAt" timestamptz, status text)`;
}

export const insertMessages = preparedSql(({ rows }: { rows: string }) => insertedMessages(rows));

/** Updates a stored message with what an event reports. */
export async function changeRecorded(
  tx: Database,
  messageId: string,
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, messageId));
}
