import { z } from 'zod';

// Servers leave out different fields: `null` marks a category that the model does not know.
const Result = z.looseObject({
  flagged: z.boolean().nullish(),
  categories: z.record(z.string(), z.unknown()),
  category_scores: z.record(z.string(), z.unknown()).nullish(),
});

/** The fields of an answer of `POST /moderations` that we read: OpenAI's, Mistral's and similar ones. */
export const ModerationAnswer = z.looseObject({ results: z.array(Result).min(1) });
export type ModerationAnswer = z.infer<typeof ModerationAnswer>;
