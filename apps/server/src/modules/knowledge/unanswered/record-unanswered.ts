import { askedQuestion, findSameQuestion } from '@spotter/domain/knowledge';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { requestSorting } from './sorting.request.ts';
import {
  insertAskings,
  insertQuestion,
  isAskingKnown,
  listKeywords,
  listToGroup,
  lockQuestions,
  noteAskedAgain,
} from './unanswered.repository.ts';

const maxQuestionLength = 500;

/** A lead's question that neither offers, knowledge nor instructions answer. */
export type Unanswered = {
  workspaceId: WorkspaceId;
  chatId: string;
  /** The messages that ask it. Each belongs to one question, so that it counts once. */
  messageIds: string[];
  /** What was written. */
  question: string;
  /** The question as the model names it; null: it named none. */
  named: string | null;
  at: Date;
};

/**
 * Records a question that was not answered, with the like; once for its messages, however often they are
 * recorded. What asks nothing is not recorded.
 */
export async function recordUnanswered(tx: Database, asked: Unanswered): Promise<void> {
  const { workspaceId, chatId, messageIds, at } = asked;
  const text = tidy(asked.question);
  await lockQuestions(tx, workspaceId);
  if (text === '' || (await isAskingKnown(tx, chatId, messageIds))) return;
  const keywords = await listKeywords(tx, workspaceId);
  const question = tidy(askedQuestion(asked.named ?? asked.question, keywords, asked.named !== null));
  if (question === '') return;
  const same = findSameQuestion(question, await listToGroup(tx, workspaceId));
  const questionId = same?.id ?? newId();
  if (same === null) {
    await insertQuestion(tx, {
      id: questionId,
      workspaceId,
      question,
      state: 'open',
      times: 1,
      isSorted: false,
      firstAskedAt: at,
      lastAskedAt: at,
    });
    await requestSorting(tx, workspaceId, at);
  } else await noteAskedAgain(tx, questionId, question, at);
  await insertAskings(
    tx,
    messageIds.map((messageId) => ({ questionId, chatId, messageId, text, question, at })),
  );
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxQuestionLength).toWellFormed();
}
