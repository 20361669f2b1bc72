import type { Embeddings } from '@spotter/providers/ports/embeddings';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { findWorkspaceId } from '../workspace.repository.ts';
import { gatherVectors, nearestVectors, packVector } from '../search/vectors.ts';
import { sortQuestionsJob } from './sorting.request.ts';
import {
  listToSort,
  lockQuestions,
  markSorted,
  mergeQuestions,
  storeMeanings,
  type Sortable,
} from './sorting.repository.ts';

/** Questions whose embeddings have at least this cosine ask the same. */
const alike = 0.78;
const againMs = 10 * 60_000;

/**
 * Returns the handler that joins questions which ask the same in other words.
 * Without embeddings, words alone join them.
 */
export function createQuestionSorting(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** null: no embeddings are configured. */
  embeddings: Embeddings | null;
}): JobHandler {
  const { database, clock, logger, embeddings } = options;

  /** Embeds what is not embedded yet; returns whether all is. */
  async function embed(model: Embeddings, questions: Sortable[]): Promise<boolean> {
    const missing = questions.filter(({ vectorModel }) => vectorModel !== model.model);
    for (let at = 0; at < missing.length; at += model.maxConcurrent) {
      const part = missing.slice(at, at + model.maxConcurrent);
      const outcome = await model.embed(part.map(({ question }) => question));
      if (outcome.kind === 'unavailable') {
        logger.warn({ because: outcome.because, detail: outcome.detail }, 'Questions could not be embedded');
        return false;
      }
      const embedded = part.map(({ id, question }, place) => ({
        id,
        question,
        vector: packVector(outcome.vectors[place]!),
      }));
      await inTransaction(database, (tx) => storeMeanings(tx, model.model, embedded));
    }
    return true;
  }

  return handleJob(sortQuestionsJob, async ({ payload }) => {
    const workspaceId = await findWorkspaceId(database, payload.workspaceId);
    if (workspaceId === null) return { kind: 'done' };
    if (embeddings !== null && !(await embed(embeddings, await listToSort(database, workspaceId))))
      return { kind: 'again', at: new Date(clock.now().getTime() + againMs), failure: 'The embeddings gave nothing' };
    const isComplete = await inTransaction(database, async (tx) => {
      await lockQuestions(tx, workspaceId);
      const questions = await listToSort(tx, workspaceId);
      // Asked in other words while it was embedded, or just now: its meaning is not known yet.
      const unknown =
        embeddings === null ? [] : questions.filter(({ vectorModel }) => vectorModel !== embeddings.model);
      const sorted = questions.filter((question) => question.isSorted && !unknown.includes(question));
      for (const question of questions.filter((each) => !each.isSorted && !unknown.includes(each))) {
        const same = embeddings === null ? null : nearest(question, sorted, embeddings.model);
        if (same === null) {
          await markSorted(tx, question.id);
          sorted.push(question);
        } else await mergeQuestions(tx, question, same.id);
      }
      return unknown.length === 0;
    });
    return isComplete ? { kind: 'done' } : { kind: 'again', at: clock.now() };
  });
}

function nearest(question: Sortable, others: Sortable[], model: string): Sortable | null {
  const embedded = others.filter(({ vector, vectorModel }) => vector !== null && vectorModel === model);
  if (question.vector === null || question.vectorModel !== model || embedded.length === 0) return null;
  const own = [...new Int8Array(question.vector)];
  const [found] = nearestVectors(gatherVectors(embedded.map(({ vector }) => vector!)), own, 1);
  return found !== undefined && found.cosine >= alike ? embedded[found.place]! : null;
}
