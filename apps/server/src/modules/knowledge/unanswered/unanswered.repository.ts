import { and, desc, eq, getTableColumns, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { queryRows, type Database, lockName } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { chats, type PageStart } from '../../chats/index.ts';
import { unansweredAskings, unansweredQuestions } from '../knowledge.tables.ts';

/** A question without what it means, which only its comparison needs. */
export type QuestionRow = Omit<typeof unansweredQuestions.$inferSelect, 'vector' | 'vectorModel'>;
export type AskingRow = typeof unansweredAskings.$inferSelect & {
  username: string | null;
  name: string | null;
  lastInboundAt: Date | null;
  adMessageAt: Date | null;
  windowRefusedAt: Date | null;
  optedOut: boolean;
};

const { vector: _, vectorModel: __, ...questionColumns } = getTableColumns(unansweredQuestions);

/** Questions with which a new one is compared, and the newest wordings of each. */
const maxCompared = 300;
const maxWordings = 5;

/** Has the questions of a workspace grouped one after the other, until the transaction ends. */
export async function lockQuestions(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await lockName(tx, `unanswered ${workspaceId}`);
}

/** Returns the words that start the agents of a workspace or bring them back: they are not part of a question. */
export async function listKeywords(tx: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const { triggerKeywords, reengagementKeywords } = agents;
  const rows = await tx
    .select({ triggerKeywords, reengagementKeywords })
    .from(agents)
    .where(eq(agents.workspaceId, workspaceId));
  return rows.flatMap((row) => [...row.triggerKeywords, ...row.reengagementKeywords]);
}

/** Returns the newest questions that are not answered, in each of the wordings in which they were asked lately. */
export function listToGroup(tx: Database, workspaceId: WorkspaceId): Promise<{ id: string; question: string }[]> {
  return queryRows(
    tx,
    sql`select open.id, wordings.question
      from (select id, last_asked_at from unanswered_questions
        where workspace_id = ${workspaceId} and state <> 'answered' order by last_asked_at desc limit ${maxCompared}) as open
      cross join lateral (select coalesce(question, text) as question, at from unanswered_askings
        where question_id = open.id order by at desc limit ${maxWordings}) as wordings
      order by open.last_asked_at desc, open.id, wordings.at desc`,
  );
}

export async function insertQuestion(tx: Database, question: QuestionRow): Promise<void> {
  await tx.insert(unansweredQuestions).values(question);
}

/** Stores that somebody asked, by each of the messages that ask. */
export async function insertAskings(tx: Database, askings: (typeof unansweredAskings.$inferInsert)[]): Promise<void> {
  await tx.insert(unansweredAskings).values(askings);
}

/** Whether the question of one of these messages is stored. */
export async function isAskingKnown(tx: Database, chatId: string, messageIds: string[]): Promise<boolean> {
  const known = await tx
    .select({ at: unansweredAskings.at })
    .from(unansweredAskings)
    .where(and(eq(unansweredAskings.chatId, chatId), inArray(unansweredAskings.messageId, messageIds)))
    .limit(1);
  return known.length > 0;
}

export async function noteAskedAgain(tx: Database, id: string, question: string, at: Date): Promise<void> {
  await tx
    .update(unansweredQuestions)
    .set({
      question,
      state: 'open',
      times: sql`${unansweredQuestions.times} + 1`,
      lastAskedAt: at,
    })
    .where(eq(unansweredQuestions.id, id));
}

/** Returns open questions that somebody still is after, the newest first. */
export function listOpen(
  database: Database,
  access: Access,
  { limit, start }: { limit: number; start: PageStart | null },
): Promise<QuestionRow[]> {
  const asked = database
    .select({ one: sql`1` })
    .from(unansweredAskings)
    .where(eq(unansweredAskings.questionId, unansweredQuestions.id));
  return database
    .select(questionColumns)
    .from(unansweredQuestions)
    .where(
      and(
        eq(unansweredQuestions.workspaceId, access.workspaceId),
        eq(unansweredQuestions.state, 'open'),
        sql`exists ${asked}`,
        start === null
          ? undefined
          : or(
              lt(unansweredQuestions.lastAskedAt, start.at),
              and(eq(unansweredQuestions.lastAskedAt, start.at), lt(unansweredQuestions.id, start.id)),
            ),
      ),
    )
    .orderBy(desc(unansweredQuestions.lastAskedAt), desc(unansweredQuestions.id))
    .limit(limit);
}

/** Returns who asked these questions, newest first. */
export function listAskings(database: Database, questionIds: string[]): Promise<AskingRow[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return database
    .select({
      questionId: unansweredAskings.questionId,
      chatId: unansweredAskings.chatId,
      messageId: unansweredAskings.messageId,
      text: unansweredAskings.text,
      question: unansweredAskings.question,
      at: unansweredAskings.at,
      username: chats.username,
      name: chats.name,
      lastInboundAt: chats.lastInboundAt,
      adMessageAt: chats.adMessageAt,
      windowRefusedAt: chats.windowRefusedAt,
      optedOut: sql<boolean>`${chats.optedOutAt} is not null`,
    })
    .from(unansweredAskings)
    .innerJoin(chats, eq(chats.id, unansweredAskings.chatId))
    .where(inArray(unansweredAskings.questionId, questionIds))
    .orderBy(desc(unansweredAskings.at));
}

/** Changes the state of a question; returns it, or null where it was in another state, or is not the workspace's. */
export async function changeState(
  tx: Database,
  access: Access,
  id: string,
  from: QuestionRow['state'],
  to: QuestionRow['state'],
): Promise<QuestionRow | null> {
  const [changed] = await tx
    .update(unansweredQuestions)
    .set({ state: to })
    .where(
      and(
        eq(unansweredQuestions.id, id),
        eq(unansweredQuestions.workspaceId, access.workspaceId),
        eq(unansweredQuestions.state, from),
      ),
    )
    .returning(questionColumns);
  return changed ?? null;
}

/** Deletes what a chat's contact asked, and the questions that nobody else asked. */
export async function eraseAskingsOf(tx: Database, chatId: string): Promise<void> {
  const erased = await tx
    .delete(unansweredAskings)
    .where(eq(unansweredAskings.chatId, chatId))
    .returning({ id: unansweredAskings.questionId });
  const ids = erased.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(unansweredQuestions).where(
    and(
      inArray(unansweredQuestions.id, ids),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(unansweredAskings)
          .where(eq(unansweredAskings.questionId, unansweredQuestions.id)),
      ),
    ),
  );
  // The wording that stands for the others must not be of the one who is gone.
  await tx.execute(sql`update unanswered_questions question set question = coalesce(newest.question, newest.text), vector = null, vector_model = null
    from (select distinct on (question_id) question_id, text, question from unanswered_askings order by question_id, at desc) newest
    where newest.question_id = question.id and question.id = any(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])`);
}

/** Deletes the questions that nobody is after any more: their chats are gone. */
export async function deleteUnasked(database: Database): Promise<void> {
  await database.delete(unansweredQuestions).where(
    notExists(
      database
        .select({ one: sql`1` })
        .from(unansweredAskings)
        .where(eq(unansweredAskings.questionId, unansweredQuestions.id)),
    ),
  );
}

/** Returns what the contact of a chat asked without an answer, each question once. */
export function listAskingsOf(database: Database, chatId: string): Promise<{ text: string; at: Date }[]> {
  return database
    .selectDistinct({ text: unansweredAskings.text, at: unansweredAskings.at })
    .from(unansweredAskings)
    .where(eq(unansweredAskings.chatId, chatId))
    .orderBy(unansweredAskings.at);
}
