import type { Embeddings } from '@spotter/providers/ports/embeddings';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { KnowledgeModel } from '../ask-model.ts';
import { knowledgeChanged } from '../knowledge-changed.ts';
import { embedPassages } from './embed-passages.ts';
import { listWithoutVector, listWithoutWordings, storeVectors, storeWordings } from './passages.repository.ts';
import { remaining, passagesAtOnce, writeWordings } from './write-wordings.ts';

/** Writes how leads may ask for the passages of a source, and embeds them. They are found without either before. */
const preparePassagesJob = defineJob('prepare-passages', z.object({ sourceId: z.uuid() }));

/** Passages with their wordings are embedded together, in some ten calls. */
const embeddedAtOnce = 10;
const againMs = 10 * 60_000;
/** A passage for which the model gives nothing this many times goes without. */
const maxAttempts = 5;

/** Requests the job for each source; its key is the source, so that asking again is free. */
export function requestPreparing(
  tx: Database,
  sources: { workspaceId: WorkspaceId; sourceId: string }[],
  now: Date,
): Promise<void> {
  return requestJobs(
    tx,
    preparePassagesJob,
    sources.map(({ workspaceId, sourceId }) => ({
      key: sourceId,
      payload: { sourceId },
      dueAt: now,
      lane: workspaceId,
    })),
  );
}

export function createPreparing(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  model: KnowledgeModel;
  /** null: no embeddings are configured. */
  embeddings: Embeddings | null;
}): JobHandler {
  const { database, clock, logger, model, embeddings } = options;

  /** Returns whether all of a source has its wordings now. */
  async function write(sourceId: string, attempts: number): Promise<'done' | 'later' | Date> {
    for (;;) {
      const passages = await listWithoutWordings(database, sourceId, passagesAtOnce);
      const [first] = passages;
      if (first === undefined) return 'done';
      const pausedUntil = await model.pausedUntil(first.workspaceId);
      if (pausedUntil !== null) return pausedUntil;
      const written = await writeWordings(model, passages);
      if (written === null && attempts < maxAttempts) return 'later';
      await inTransaction(database, async (tx) => {
        for (const passage of passages)
          await storeWordings(tx, passage, remaining(written?.get(passage.number) ?? []), 'written');
        knowledgeChanged(tx, { workspaceId: first.workspaceId, id: sourceId });
      });
    }
  }

  async function embed(sourceId: string): Promise<'done' | 'later'> {
    if (embeddings === null) return 'done';
    for (;;) {
      const passages = await listWithoutVector(database, sourceId, embeddings.model, embeddedAtOnce);
      const [first] = passages;
      if (first === undefined) return 'done';
      const outcome = await embedPassages(embeddings, passages);
      if (outcome.kind === 'unavailable') {
        logger.warn({ because: outcome.because, detail: outcome.detail }, 'Passages could not be embedded');
        return 'later';
      }
      await inTransaction(database, (tx) => storeVectors(tx, first.workspaceId, embeddings.model, outcome.passages));
    }
  }

  return handleJob(preparePassagesJob, async ({ payload: { sourceId }, attempts }) => {
    const written = await write(sourceId, attempts);
    const embedded = await embed(sourceId);
    if (written instanceof Date) return { kind: 'again', at: written };
    if (written === 'done' && embedded === 'done') return { kind: 'done' };
    const at = new Date(clock.now().getTime() + againMs);
    return { kind: 'again', at, failure: 'The model or the embeddings gave nothing' };
  });
}
