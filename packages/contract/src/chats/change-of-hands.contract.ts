import { z } from 'zod';
import { Id, Instant } from '../values.ts';

const Change = z.object({ _id: Id, at: Instant });
/**
 * A change of who has the chat:
 * a person took it over, or the coach gave it to the agent, for the first time or again.
 */
export const ChangeOfHands = z.discriminatedUnion('kind', [
  Change.extend({ kind: z.literal('taken-over'), via: z.enum(['inbox', 'app']) }),
  /** `note`: what the coach instructed the agent when handing the chat back. */
  Change.extend({ kind: z.literal('handed-back'), note: z.string().nullable() }),
  Change.extend({ kind: z.literal('let-answer'), note: z.string().nullable() }),
]);
export type ChangeOfHands = z.infer<typeof ChangeOfHands>;
