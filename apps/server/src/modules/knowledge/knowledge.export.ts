import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { storedFiles } from '../files/index.ts';
import { knowledgeItems, knowledgePassages, unansweredAskings, unansweredQuestions } from './knowledge.tables.ts';

/** Exports what the coach said is true, with what was read, a page of rows at a time. */
export async function* exportKnowledge(database: Database, access: Access): AsyncGenerator<unknown[]> {
  const items = await database
    .select({ item: knowledgeItems, sha256: storedFiles.sha256 })
    .from(knowledgeItems)
    .leftJoin(storedFiles, eq(storedFiles.id, knowledgeItems.id))
    .where(eq(knowledgeItems.workspaceId, access.workspaceId))
    .orderBy(asc(knowledgeItems.createdAt), asc(knowledgeItems.id));
  for (const { item: row, sha256 } of items) {
    const { workspaceId: _, checksum: __, done: ___, total: ____, ...item } = row;
    const passages = await database
      .select({
        heading: knowledgePassages.heading,
        text: knowledgePassages.text,
        wordings: knowledgePassages.wordings,
      })
      .from(knowledgePassages)
      .where(eq(knowledgePassages.itemId, item.id))
      .orderBy(asc(knowledgePassages.number));
    yield [{ ...item, sha256, passages }];
  }
}

/** Exports the questions that could not be answered, with who asked. */
export async function exportUnanswered(database: Database, access: Access): Promise<unknown> {
  const questions = await database
    .select()
    .from(unansweredQuestions)
    .where(eq(unansweredQuestions.workspaceId, access.workspaceId))
    .orderBy(asc(unansweredQuestions.firstAskedAt));
  const askings = await database
    .select({ asking: unansweredAskings })
    .from(unansweredAskings)
    .innerJoin(unansweredQuestions, eq(unansweredQuestions.id, unansweredAskings.questionId))
    .where(eq(unansweredQuestions.workspaceId, access.workspaceId))
    .orderBy(asc(unansweredAskings.at));
  return questions.map(({ workspaceId: _, ...question }) => ({
    ...question,
    askings: askings
      .filter(({ asking }) => asking.questionId === question.id)
      .map(({ asking: { questionId: __, ...asking } }) => asking),
  }));
}
