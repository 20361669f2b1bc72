import type { Embeddings } from '@spotter/providers/ports/embeddings';

/** Returns the same embeddings, which ask the model for each text once. */
export function rememberTexts(embeddings: Embeddings): Embeddings {
  const known = new Map<string, number[]>();
  return {
    ...embeddings,
    async embed(texts) {
      const fresh = [...new Set(texts)].filter((text) => !known.has(text));
      const outcome = await embeddings.embed(fresh);
      if (outcome.kind === 'unavailable') return outcome;
      for (const [index, text] of fresh.entries()) known.set(text, outcome.vectors[index]!);
      return { kind: 'embedded', vectors: texts.map((text) => known.get(text)!) };
    },
  };
}
