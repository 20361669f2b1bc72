import { and, eq, sql } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../../database/array-value.ts';
import type { Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import { givenRows } from '../../../database/rows/given-rows.ts';
import { rowReader, valuesOf } from '../../../database/rows/whole-row.ts';
import { bots } from '../../bots/index.ts';
import type { MessageRow } from '../chat-state.ts';
import { chats, decisions, messages } from '../chats.tables.ts';
import { changedByAnswers, type rowsOfAnswer } from './answer-rows.ts';
import { raisedVersion, seenVersion } from './chat-version.repository.ts';

/** An answer to be stored, with the rows of `rowsOfAnswer`. */
export type AnswerToStore = ReturnType<typeof rowsOfAnswer>;

/** A chat, and the version at which it was read. */
export type SeenChat = { id: string; version: number };

/**
 * Stores answers with the decisions to give them and their effects on the chats in one statement, because the
 * contacts are waiting. Returns the messages of each as they are stored; null, and nothing is stored of it,
 * where the chat has another version by now, or where another transaction holds it.
 */
export async function recordAnswers(tx: Database, answers: AnswerToStore[]): Promise<(MessageRow[] | null)[]> {
  const stored = await storeAnswers(tx, {
    chatIds: arrayValue(answers.map(({ seen }) => seen.id)),
    versions: arrayValue(answers.map(({ seen }) => String(seen.version))),
    chats: JSON.stringify(answers.map(({ chat }) => chat)),
    decisions: JSON.stringify(answers.map(({ record }) => record)),
    messages: JSON.stringify(answers.flatMap(({ rows }) => rows)),
  });
  const byChat = Map.groupBy(readMessages(stored.map(({ message }) => message)), ({ chatId }) => chatId);
  return answers.map(({ seen }) => byChat.get(seen.id)?.toSorted((left, right) => left.part - right.part) ?? null);
}

/** Returns whether a chat still has the version at which it was read. */
export async function isUnchanged(tx: Database, { id, version }: SeenChat): Promise<boolean> {
  const rows = await tx
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(and(eq(chats.id, id), eq(seenVersion, version)));
  return rows.length > 0;
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
  'attachments',
  'context',
  'sentAt',
  'receivedAt',
  'status',
  'attempts',
  'attemptedAt',
  'failure',
  'turn',
  'part',
  'decisionId',
  'disclosure',
]);

// All of it joins the chats that have the versions at which they were read. They are named a second time
// because the planner assumes a hundred rows, for which it would rather read all chats. No answer waits for
// another's chat. The parts of an answer are numbered in their order.
const storeAnswers = preparedSql<
  Record<'chatIds' | 'versions' | 'chats' | 'decisions' | 'messages', string>,
  { message: unknown[] }
>(
  (given) => sql`
    with seen as materialized (
      select chats.id from ${chats} join ${bots} on bots.id = chats.bot_id
        join unnest(${arrayParameter(given.chatIds, 'uuid')}, ${arrayParameter(given.versions, 'bigint')}) as given (id, version)
          on given.id = chats.id
      where chats.id = any(${arrayParameter(given.chatIds, 'uuid')}) and ${seenVersion} = given.version
      for update of chats skip locked),
    answered as (
      update ${chats} set ${changed.assigned}, ${raisedVersion}
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
