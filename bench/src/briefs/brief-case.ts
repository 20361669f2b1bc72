import { z } from 'zod';

const part = z.object({ facts: z.array(z.string()), from: z.array(z.number()) }).nullable();

/** A chat with the brief that its author would write, and sentences that are true of it or invented. */
export const briefCase = z.object({
  id: z.string(),
  /** `system`: what the product noted in the chat; nobody wrote it. */
  messages: z.array(z.object({ n: z.number(), by: z.enum(['lead', 'agent', 'coach', 'system']), text: z.string() })),
  /** Null: nothing in the chat supports this part. */
  right: z.object({ wants: part, promised: part, next: part }),
  true: z.array(
    z.object({ sentence: z.string(), cites: z.array(z.number()), part: z.enum(['wants', 'promised', 'next']) }),
  ),
  invented: z.array(z.object({ sentence: z.string(), cites: z.array(z.number()), kind: z.string() })),
});
export type BriefCase = z.infer<typeof briefCase>;
