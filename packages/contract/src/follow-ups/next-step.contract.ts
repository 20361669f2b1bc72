import { z } from 'zod';
import { Instant } from '../values.ts';

/** What the agent will say next in a chat, unasked. */
export const NextStep = z.object({
  /** `talk-later`: at the time that the lead asked for. */
  kind: z.enum(['follow-up', 'talk-later']),
  at: Instant,
});
export type NextStep = z.infer<typeof NextStep>;
