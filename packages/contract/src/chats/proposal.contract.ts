import { answerTopics } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** An answer of an agent that waits in its chat for the coach's word. */
export const Proposal = z.object({
  _id: Id,
  text: z.string(),
  /** The titles of the buttons that go with it. */
  quickReplies: z.array(z.string()),
  topic: z.enum(answerTopics),
  at: Instant,
  /** When it is dropped on its own, because the agent may not write any more; null: it may not write now. */
  until: Instant.nullable(),
});
export type Proposal = z.infer<typeof Proposal>;
