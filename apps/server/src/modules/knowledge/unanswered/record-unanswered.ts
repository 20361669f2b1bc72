import { findAlike } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import {
  insertAskings,
  insertQuestion,
  isAskingKnown,
  listToGroup,
  lockQuestions,
  noteAskedAgain,
} from './unanswered.repository.ts';

const longestQuestion = 500;

/** A lead's question that neither offers, knowledge nor instructions answer. */
export type Unanswered = {
  workspaceId: WorkspaceId;
  chatId: string;
  /** The messages that ask it. Each belongs to one question, so that it counts once. */
  messageIds: string[];
  question: string;
  at: Date;
};

/** Records a question that was not answered, with the like; once for its messages, however often they are recorded. */
export async function recordUnanswered(tx: Database, asked: Unanswered): Promise<void> {
  const { workspaceId, chatId, messageIds, at } = asked;
  const question = asked.question.replace(/\s+/g, ' ').trim().slice(0, longestQuestion).toWellFormed();
  if (question === '') return;
  await lockQuestions(tx, workspaceId);
  if (await isAskingKnown(tx, chatId, messageIds)) return;
  const alike = findAlike(question, await listToGroup(tx, workspaceId));
  const questionId = alike?.id ?? newId();
  if (alike === null)
    await insertQuestion(tx, {
      id: questionId,
      workspaceId,
      question,
      state: 'open',
      times: 1,
      isSorted: false,
      vector: null,
      vectorModel: null,
      firstAskedAt: at,
      lastAskedAt: at,
    });
  else await noteAskedAgain(tx, questionId, question, at);
  await insertAskings(
    tx,
    messageIds.map((messageId) => ({ questionId, chatId, messageId, text: question, at })),
  );
}
