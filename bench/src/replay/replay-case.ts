import { z } from 'zod';

/** One turn of a chat, answered before and after a change of instructions, with the verdict its author expects. */
export const replayCase = z.object({
  id: z.string(),
  /** What the change of instructions is about. */
  effect: z.enum(['price', 'promise', 'question', 'tone', 'language', 'handover']),
  instructionsBefore: z.string(),
  instructionsAfter: z.string(),
  offers: z.array(z.object({ name: z.string(), price: z.string() })),
  knowledge: z.array(z.string()),
  /** Oldest first; the last one is answered. */
  history: z.array(z.object({ from: z.enum(['lead', 'agent']), text: z.string() })),
  sent: z.string(),
  rewritten: z.string(),
  sentHandsOver: z.boolean(),
  rewrittenHandsOver: z.boolean(),
  sentBooks: z.boolean(),
  rewrittenBooks: z.boolean(),
  expected: z.enum(['riskier', 'safer', 'different', 'same']),
});
export type ReplayCase = z.infer<typeof replayCase>;
