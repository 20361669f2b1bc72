import { batchCalls } from '../../../database/batch-calls.ts';
import type { Database } from '../../../database/database.ts';
import type { MessageRow } from '../chat-state.ts';
import { recordAnswers, type AnswerToStore } from './answer-writes.repository.ts';

/** Max answers that are claimed together. */
const maxBatchSize = 50;

/** The outcome of an answer; `left-out`: nothing was learned of it, as others were claimed with it. */
type Claim = MessageRow[] | null | 'left-out';

export type ClaimAnswer = (answer: AnswerToStore) => Promise<MessageRow[] | null>;

/**
 * Returns a function that stores an answer if its chat is as it was read, and returns null where it is not.
 * Answers that are to be claimed during one claim share the next: one statement, and one wait for the disk.
 */
export function createAnswerClaims(database: Database): ClaimAnswer {
  const claimTogether = batchCalls(async (answers: AnswerToStore[]): Promise<Claim[]> => {
    if (answers.length === 1) return recordAnswers(database, answers);
    // One that cannot be stored must not cost the others their claim.
    const claimed = await recordAnswers(database, answers).catch(() => answers.map(() => null));
    return claimed.map((rows) => rows ?? 'left-out');
  }, maxBatchSize);

  return async (answer) => {
    const claimed = await claimTogether(answer);
    if (claimed !== 'left-out') return claimed;
    // Together nobody waits for a chat that something else holds, such as the storing of a profile.
    const [rows] = await recordAnswers(database, [answer]);
    return rows!;
  };
}
