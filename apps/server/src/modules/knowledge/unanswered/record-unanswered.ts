import { findAlike } from '@spotter/domain';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import {
  insertAsking,
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
  /** The message that asks, by which it counts once; absent where the caller records each question once. */
  messageId?: string;
  question: string;
  at: Date;
};

/** Records a question that was not answered, with the like; each message once, however often it is recorded. */
export async function recordUnanswered(tx: Database, asked: Unanswered): Promise<void> {
  const { workspaceId, chatId, messageId = newId(), at } = asked;
  const question = asked.question.replace(/\s+/g, ' ').trim().slice(0, longestQuestion).toWellFormed();
  if (question === '') return;
  await lockQuestions(tx, workspaceId);
  if (await isAskingKnown(tx, chatId, messageId)) return;
  const alike = findAlike(question, await listToGroup(tx, workspaceId));
  const questionId = alike?.id ?? newId();
  if (alike === null)
    await insertQuestion(tx, {
      id: questionId,
      workspaceId,
      question,
      state: 'open',
      times: 1,
      firstAskedAt: at,
      lastAskedAt: at,
    });
  else await noteAskedAgain(tx, questionId, question, at);
  await insertAsking(tx, { questionId, chatId, messageId, text: question, at });
}
