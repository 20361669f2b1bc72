import { z } from 'zod';

// Meta: at most 4 questions.
const maxQuestions = 4;

/** The questions of an empty chat in one language. */
export const iceBreakersState = z.object({
  locale: z.string(),
  call_to_actions: z
    .array(z.object({ question: z.string().min(1), payload: z.string().min(1) }))
    .min(1)
    .max(maxQuestions),
});
export type SimulatedIceBreakers = z.infer<typeof iceBreakersState>;
