import { z } from 'zod';

/** The cost of asking the model. */
export const ModelUse = z.object({
  name: z.string(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  /** How many calls this one answer took, those for its tools included. */
  steps: z.number().int(),
  milliseconds: z.number().int(),
  /** In dollars; null where no prices are set or the model counts no tokens. */
  costDollars: z.number().nullable(),
});
export type ModelUse = z.infer<typeof ModelUse>;
