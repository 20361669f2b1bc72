import { z } from 'zod';

// Servers differ in what they leave out: `null` stands for a category that the model does not know.
const Result = z.looseObject({
  flagged: z.boolean().nullish(),
  categories: z.record(z.string(), z.unknown()),
  category_scores: z.record(z.string(), z.unknown()).nullish(),
});

/** An answer of `POST /moderations`, as far as it is read: OpenAI's, Mistral's and their likes. */
export const ModerationAnswer = z.looseObject({ results: z.array(Result).min(1) });
export type ModerationAnswer = z.infer<typeof ModerationAnswer>;
