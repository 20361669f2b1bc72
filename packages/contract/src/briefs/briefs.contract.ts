import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, Instant } from '../values.ts';

/** One part of a brief: a sentence that `by` wrote in a message. */
export const BriefPart = z.object({
  text: z.string(),
  by: z.enum(['lead', 'agent', 'coach']),
  messageId: Id,
});
export type BriefPart = z.infer<typeof BriefPart>;

/**
 * What a coach has to know of a chat before they take it over or call. `none`: nothing in the chat says it;
 * `skipped`: no model was asked, or none answered.
 */
export const Brief = z.object({
  chatId: Id,
  state: z.enum(['writing', 'written', 'none', 'skipped']),
  wants: BriefPart.nullable(),
  promised: BriefPart.nullable(),
  next: BriefPart.nullable(),
  /** When it came to this state. */
  at: Instant,
});
export type Brief = z.infer<typeof Brief>;

export const briefRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/briefs',
    summary: 'The briefs of chats that need the coach or have a call ahead; other chats are left out.',
    access: 'session',
    scope: 'read',
    query: z.object({
      /** The ids of up to 100 chats, with a comma between two. */
      chats: z.string().min(1).max(6_500),
    }),
    response: z.array(Brief),
  }),
};
