import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { InFlight } from '../../../database/in-flight.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { wholeRow } from '../../../database/rows/whole-row.ts';
import { isAsSeen } from '../chat-state.repository.ts';
import type { MessageRow } from '../chat-state.ts';
import { chats, decisions, messages } from '../chats.tables.ts';
import type { rowsOfAnswer } from './answer-rows.ts';

type AnswerRows = ReturnType<typeof rowsOfAnswer> & {
  /** The version at which the chat was last read; omitted when the chat is locked. */
  version?: string;
};

/**
 * Writes the decision to answer, its effects on the chat, and the answer in one statement, because the contact is
 * waiting. Returns the messages as they are stored.
 */
export function recordAnswer(tx: Database, given: AnswerRows): InFlight<MessageRow[]> {
  return insertAnswer(tx, given).then((rows) => rows.map(({ message }) => message)) as InFlight<MessageRow[]>;
}

const insertAnswer = preparedQuery((tx, given: AnswerRows) => {
  const { chatId, version } = given;
  const asSeen = version === undefined ? undefined : isAsSeen({ chatId, version });
  const decided = tx.$with('decided').as(tx.insert(decisions).values(given.record));
  const answered = tx.$with('answered').as(
    tx
      .update(chats)
      .set(given.chat)
      .where(and(eq(chats.id, chatId), asSeen))
      .returning({ id: chats.id }),
  );
  // Inserted rows select the chat's id from `answered`, so that the chat is checked first.
  const rows = given.rows.map((row) => ({ ...row, chatId: sql`(select id from answered)` }));
  return tx
    .with(decided, answered)
    .insert(messages)
    .values(rows)
    .returning({ message: wholeRow(messages) });
});
