import { sql } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../../database/array-value.ts';
import type { Database } from '../../../database/database.ts';
import type { InFlight } from '../../../database/in-flight.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { givenRows } from '../../../database/rows/given-rows.ts';
import { rowReader, valuesOf } from '../../../database/rows/whole-row.ts';
import type { MessageRow } from '../chat-state.ts';
import { chats, decisions, messages } from '../chats.tables.ts';
import { changedByAnswers, type rowsOfAnswer } from './answer-rows.ts';

/** An answer to be stored. `version`: at which its chat was last read; null: the chat is locked. */
export type AnswerToStore = ReturnType<typeof rowsOfAnswer> & { version: string | null };

/**
 * Stores answers with the decisions to give them and their effects on the chats in one statement, because the
 * contacts are waiting. Returns the messages of each as they are stored; null, and nothing is stored of it,
 * where the chat is no longer as it was read or, of several answers, where something else has it locked.
 */
export function recordAnswers(tx: Database, answers: AnswerToStore[]): InFlight<(MessageRow[] | null)[]> {
  const stored = storeAnswers(tx, {
    chatIds: arrayValue(answers.map(({ chat }) => chat.id)),
    versions: JSON.stringify(answers.map(({ version }) => version)),
    chats: JSON.stringify(answers.map(({ chat }) => chat)),
    decisions: JSON.stringify(answers.map(({ record }) => record)),
    messages: JSON.stringify(answers.flatMap(({ rows }) => rows)),
  });
  return stored.then((rows) => {
    const byChat = Map.groupBy(readMessages(rows.map(({ message }) => message)), ({ chatId }) => chatId);
    return answers.map(({ chat }) => byChat.get(chat.id)?.toSorted((left, right) => left.part - right.part) ?? null);
  }) as InFlight<(MessageRow[] | null)[]>;
}

const readMessages = rowReader(messages);

const changed = givenRows(chats, 'changed', ['id', ...changedByAnswers]);
const decided = givenRows(decisions, 'decided', [
  'id',
  'chatId',
  'kind',
  'reason',
  'keyword',
  'messageId',
  'record',
  'at',
]);
const messageRows = givenRows(messages, 'said', [
  'id',
  'chatId',
  'botId',
  'author',
  'text',
  'quickReplies',
  'sentAt',
  'receivedAt',
  'status',
  'attempts',
  'attemptedAt',
  'failure',
  'turn',
  'part',
  'decisionId',
]);

// All of it joins the chats that are as they were seen. The chats are named a second time because the planner
// assumes a hundred rows, for which it would rather read all chats. The parts of an answer are numbered in their
// order.
const storeAnswers = preparedSql<
  Record<'chatIds' | 'versions' | 'chats' | 'decisions' | 'messages', string>,
  { message: unknown[] }
>(
  (given) => sql`
    with seen as materialized (
      select lock_chats_as_seen(${arrayParameter(given.chatIds, 'uuid')},
        array(select json_array_elements_text(${given.versions}::json))) as id),
    answered as (
      update ${chats} set ${changed.assigned}
      from ${changed.from(given.chats)} join seen on seen.id = changed.id
      where chats.id = changed.id and chats.id = any(${arrayParameter(given.chatIds, 'uuid')})
      returning chats.id),
    recorded as (
      insert into ${decisions} (${decided.columns})
      select ${decided.values} from ${decided.from(given.decisions)} join answered on answered.id = decided."chatId")
    insert into ${messages} (${messageRows.columns})
    select ${messageRows.values} from ${messageRows.from(given.messages)} join answered on answered.id = said."chatId"
    order by said.part
    returning ${valuesOf(messages)} as message`,
);
