import { z } from 'zod';

/** The fields of an answer of `POST /embeddings` that we read. */
export const EmbeddingsAnswer = z.looseObject({
  data: z.array(
    z.looseObject({ index: z.number().int().nullish(), embedding: z.array(z.number()).min(1).max(20_000) }),
  ),
});
export type EmbeddingsAnswer = z.infer<typeof EmbeddingsAnswer>;
