import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { unansweredAskings, unansweredQuestions } from '../knowledge.tables.ts';

export { lockQuestions } from './unanswered.repository.ts';

export type Sortable = typeof unansweredQuestions.$inferSelect;

/** Questions that are compared with each other. */
const maxSorted = 300;

/** Returns the questions that are not answered, the newest of many, those that were not compared yet among them. */
export async function listToSort(database: Database, workspaceId: WorkspaceId): Promise<Sortable[]> {
  const { state, isSorted, lastAskedAt } = unansweredQuestions;
  return database
    .select()
    .from(unansweredQuestions)
    .where(and(eq(unansweredQuestions.workspaceId, workspaceId), ne(state, 'answered')))
    .orderBy(asc(isSorted), sql`${lastAskedAt} desc`)
    .limit(maxSorted);
}

/** Stores what questions mean that still say the same. */
export async function storeMeanings(
  tx: Database,
  vectorModel: string,
  embedded: { id: string; question: string; vector: Buffer }[],
): Promise<void> {
  for (const { id, question, vector } of embedded)
    await tx
      .update(unansweredQuestions)
      .set({ vector, vectorModel })
      .where(and(eq(unansweredQuestions.id, id), eq(unansweredQuestions.question, question)));
}

export async function markSorted(tx: Database, id: string): Promise<void> {
  await tx.update(unansweredQuestions).set({ isSorted: true }).where(eq(unansweredQuestions.id, id));
}

/** Joins a question with another that asks the same; who asked it is after that one from then on. */
export async function mergeQuestions(tx: Database, question: Sortable, into: string): Promise<void> {
  await tx.update(unansweredAskings).set({ questionId: into }).where(eq(unansweredAskings.questionId, question.id));
  const { times, firstAskedAt, lastAskedAt } = unansweredQuestions;
  const [first, last] = [question.firstAskedAt.toISOString(), question.lastAskedAt.toISOString()];
  await tx
    .update(unansweredQuestions)
    .set({
      state: 'open',
      times: sql`${times} + ${question.times}`,
      firstAskedAt: sql`least(${firstAskedAt}, ${first}::timestamptz)`,
      lastAskedAt: sql`greatest(${lastAskedAt}, ${last}::timestamptz)`,
    })
    .where(eq(unansweredQuestions.id, into));
  await tx.delete(unansweredQuestions).where(eq(unansweredQuestions.id, question.id));
}
