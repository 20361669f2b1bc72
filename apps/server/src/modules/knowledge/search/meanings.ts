import type { Embeddings } from '@spotter/providers/ports/embeddings';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { BoundedMap } from '../../../platform/bounded-map.ts';
import type { Logger } from '../../../platform/logger.ts';
import { findAdmitted, findVersion, loadVectors, type Admission, type FoundPassage } from './search.repository.ts';
import { likenessToSigns } from './sign-bits.ts';
import { gatherVectors, nearestVectors, type PackedVectors } from './vectors.ts';

/** How long an answer waits for the question's embedding. Without it, words alone are searched. */
const patienceMs = 1_500;
/** Further passages of a workspace are found by words alone. */
const maxVectors = 20_000;
/** Workspaces whose vectors are kept, and the bytes of all of them together. */
const maxWorkspaces = 50;
const maxBytes = 64 * 1024 * 1024;

/** What a question means. */
export type Meaning = {
  near: FoundPassage[];
  likenessOf(signs: string | null): number | null;
};

type Kept = { version: number; keys: { sourceId: string; number: number }[]; vectors: PackedVectors };

/** Finds passages by what they mean: the nearest embeddings, compared one by one. */
export function createMeanings({
  database,
  embeddings,
  logger,
}: {
  database: Database;
  embeddings: Embeddings;
  logger: Logger;
}) {
  const stored = new BoundedMap<WorkspaceId, Kept>(maxWorkspaces);

  async function vectorsOf(workspaceId: WorkspaceId): Promise<Kept> {
    const version = await findVersion(database, workspaceId);
    const known = stored.get(workspaceId);
    if (known?.version === version) return known;
    const rows = await loadVectors(database, workspaceId, embeddings.model, maxVectors);
    const loaded = {
      version,
      keys: rows.map(({ sourceId, number }) => ({ sourceId, number })),
      vectors: gatherVectors(rows.map(({ vector }) => vector)),
    };
    stored.set(workspaceId, loaded);
    let bytes = [...stored.values()].reduce((sum, { vectors }) => sum + vectors.values.byteLength, 0);
    for (const [other, { vectors }] of stored) {
      if (bytes <= maxBytes || other === workspaceId) break;
      stored.delete(other);
      bytes -= vectors.values.byteLength;
    }
    return loaded;
  }

  return {
    model: embeddings.model,

    /**
     * Returns the passages nearest to a question, nearest first, and how like it a passage is by its signs; null
     * where nothing is embedded, or the endpoint does not answer in time.
     */
    async of(admission: Admission, question: string, limit: number): Promise<Meaning | null> {
      const { keys, vectors } = await vectorsOf(admission.workspaceId);
      if (keys.length === 0) return null;
      const outcome = await embeddings.embed([question], { timeoutMs: patienceMs });
      if (outcome.kind === 'unavailable') {
        logger.warn({ because: outcome.because, detail: outcome.detail }, 'A question was searched by its words alone');
        return null;
      }
      const vector = outcome.vectors[0]!;
      const near = nearestVectors(vectors, vector, limit);
      const wanted = near.map(({ place }) => keys[place]!);
      const found = await findAdmitted(database, admission, embeddings.model, wanted);
      const placeOf = new Map(wanted.map(({ sourceId, number }, place) => [`${sourceId}#${number}`, place]));
      const order = ({ sourceId, number }: { sourceId: string; number: number }) =>
        placeOf.get(`${sourceId}#${number}`) ?? limit;
      return { near: found.toSorted((one, other) => order(one) - order(other)), likenessOf: likenessToSigns(vector) };
    },
  };
}

export type Meanings = ReturnType<typeof createMeanings>;
