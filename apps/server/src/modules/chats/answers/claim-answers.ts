import { batchCalls } from '../../../database/batch-calls.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { MessageRow } from '../chat-state.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { isUnchanged, recordAnswers, type AnswerToStore, type SeenChat } from './answer-writes.repository.ts';

/** Max answers that are claimed together. */
const maxBatchSize = 50;

/**
 * Stores an answer if its chat is as it was read; returns null where it is not. `also` stores what goes with
 * it, in the same transaction.
 */
export type ClaimAnswer = (
  answer: AnswerToStore,
  also: ((tx: Database) => Promise<void>) | null,
) => Promise<MessageRow[] | null>;

/**
 * Returns a function that claims answers. Those that are to be claimed during one claim share the next: one
 * statement, and one wait for the disk.
 */
export function createAnswerClaims(database: Database): ClaimAnswer {
  const claimTogether = batchCalls(
    // One that cannot be stored must not cost the others their claim.
    (answers: AnswerToStore[]) => recordAnswers(database, answers).catch(() => answers.map(() => null)),
    maxBatchSize,
  );

  return async (answer, also) => {
    const together = also === null ? await claimTogether(answer) : null;
    if (together !== null) return together;
    // Alone it waits for what holds its chat, such as the storing of a profile.
    return whileUnchanged(database, answer.seen, async (tx) => {
      const [rows] = await recordAnswers(tx, [answer]);
      if (rows !== null) await also?.(tx);
      return rows!;
    });
  };
}

/**
 * Runs `store` in a transaction that holds a chat. Returns null, and runs nothing, where the chat is not as
 * it was read.
 */
export function whileUnchanged<Stored>(
  database: Database,
  seen: SeenChat,
  store: (tx: Database) => Promise<Stored>,
): Promise<Stored | null> {
  return inTransaction(database, async (tx) => {
    // A transaction's connection answers in order, so the version is read once the chat is locked.
    const [, isSame] = await Promise.all([lockChat(tx, seen.id), isUnchanged(tx, seen)]);
    return isSame ? store(tx) : null;
  });
}
