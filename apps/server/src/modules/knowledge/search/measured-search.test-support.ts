import type { SourceKind } from '@spotter/domain/knowledge';
import type { Embeddings } from '@spotter/providers/ports/embeddings';
import { sql } from 'drizzle-orm';
import { useEmbedded } from '../../../database/connect.ts';
import { inTransaction, queryRows } from '../../../database/database.ts';
import { openEmptyEmbedded } from '../../../database/test-database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { newId } from '../../../platform/ids.ts';
import { createLogger } from '../../../platform/logger.ts';
import { embedPassages } from '../indexing/embed-passages.ts';
import { listWithoutVector, replacePassages, storeVectors, type NewPassage } from '../indexing/passages.repository.ts';
import { insertItem } from '../knowledge.repository.ts';
import { createMeanings } from './meanings.ts';
import type { RewriteQuestion } from './rewrite-question.ts';
import { createSearch, type Found } from './search.service.ts';

export type { RewriteQuestion };

/** What is searched: a source with its passages. Those of an offer may end. */
export type MeasuredSource = { id: string; kind: SourceKind; validUntil: string | null; passages: NewPassage[] };

/**
 * Puts sources into a database of their own in memory, for measuring. Returns the search as the product runs it,
 * by words alone or joined with embeddings; with `rewrite`, other words of a question are asked for where the
 * product would.
 */
export async function openMeasuredSearch(
  sources: MeasuredSource[],
  embeddings: Embeddings,
  { embeddingsOfPassages = embeddings, rewrite }: { embeddingsOfPassages?: Embeddings; rewrite?: RewriteQuestion } = {},
) {
  const { database, close } = await useEmbedded(await openEmptyEmbedded());
  const userId = newId();
  await database.execute(sql`insert into users (id, email, first_name, last_name, role, terms_agreed_at, time_zone, created_at)
    values (${userId}, 'coach@example.test', 'Coach', 'Coach', 'trainer', now(), 'UTC', now())`);
  const [workspace] = await queryRows<{ id: WorkspaceId }>(
    database,
    sql`insert into workspaces (id, owner_id, created_at) values (${newId()}, ${userId}, now()) returning id`,
  );
  const workspaceId = workspace!.id;
  for (const { passages, ...source } of sources) {
    await inTransaction(database, async (tx) => {
      if (source.kind !== 'offer') {
        const kind = source.kind === 'entry' ? ('qa' as const) : source.kind;
        const at = new Date();
        const item = { id: source.id, workspaceId, kind, title: '', createdAt: at, updatedAt: at };
        await insertItem(tx, { ...item, state: 'ready' });
      }
      await replacePassages(tx, { workspaceId, ...source }, passages, new Date());
    });
    const rows = await listWithoutVector(database, source.id, embeddings.model, 10_000);
    const outcome = await embedPassages(embeddingsOfPassages, rows);
    if (outcome.kind === 'unavailable') throw new Error(outcome.detail);
    await inTransaction(database, (tx) => storeVectors(tx, workspaceId, embeddings.model, outcome.passages));
  }
  await database.execute(sql`analyze`);
  const logger = createLogger('silent');
  const mayRewrite = rewrite !== undefined;
  const asked = { database, rewrite: rewrite ?? (async () => '') };
  const byWords = createSearch({ ...asked, meanings: null });
  const joined = createSearch({ ...asked, meanings: createMeanings({ database, embeddings, logger }) });
  const ask =
    (search: typeof byWords) =>
    (question: string, context: string, today: string): Promise<Found[]> =>
      search.find({ workspaceId, question, context, today, offerIds: null, limit: 10, mayRewrite });
  return { byWords: ask(byWords), joined: ask(joined), close };
}
