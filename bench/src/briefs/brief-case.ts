import { z } from 'zod';

/** A brief has to quote one of these messages; null: nothing in the chat says this part. */
const part = z.object({ from: z.array(z.number()) }).nullable();

/** A chat with where its author would look for a brief. */
export const briefCase = z.object({
  id: z.string(),
  /** `system`: what the product noted in the chat; nobody wrote it. */
  messages: z.array(z.object({ n: z.number(), by: z.enum(['lead', 'agent', 'coach', 'system']), text: z.string() })),
  right: z.object({ wants: part, promised: part, next: part }),
});
export type BriefCase = z.infer<typeof briefCase>;
