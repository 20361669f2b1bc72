import { maxNextActionLength } from '@spotter/domain/inbox';
import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** Somebody of the workspace, as a chat shows them. */
export const Colleague = z.object({ _id: Id, name: z.string(), avatar: z.string().nullable() });
export type Colleague = z.infer<typeof Colleague>;

/** What is to be done next about a lead. */
export const NextActionBody = z.object({
  text: z.string().trim().min(1, 'Say what is to be done').max(maxNextActionLength),
  /** Until when; null: whenever. */
  dueAt: Instant.nullable(),
});
/** The same with who wrote it down; null: they are gone. */
export const NextAction = NextActionBody.extend({ by: Colleague.nullable() });
export type NextAction = z.infer<typeof NextAction>;
