import { batchCalls } from '../../../database/batch-calls.ts';
import type { Database } from '../../../database/database.ts';
import type { MessageRow } from '../chat-state.ts';
import { recordAnswers, type AnswerToStore } from './answer-writes.repository.ts';

/** Max answers that are claimed together. */
const mostTogether = 50;

export type ClaimAnswer = (answer: AnswerToStore) => Promise<MessageRow[] | null>;

/**
 * Returns a function that stores an answer if its chat is as it was read, and returns null where it is not. Answers that
 * are to be claimed during one claim share the next: one statement, and one wait for the disk.
 */
export function createAnswerClaims(database: Database): ClaimAnswer {
  const claimTogether = batchCalls(async (answers: AnswerToStore[]) => {
    if (answers.length === 1) return recordAnswers(database, answers);
    // One that cannot be stored must not cost the others their claim.
    return recordAnswers(database, answers).catch(() => answers.map(() => null));
  }, mostTogether);

  async function claimAlone(answer: AnswerToStore): Promise<MessageRow[] | null> {
    const [rows] = await recordAnswers(database, [answer]);
    return rows!;
  }

  // Together nobody waits for a chat that something else holds, such as the storing of a profile.
  return async (answer) => (await claimTogether(answer)) ?? claimAlone(answer);
}
