import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { KnowledgeItem } from './knowledge-item.contract.ts';

/** A lead who asked what nothing that the coach wrote answers. */
export const AskingChat = z.object({
  chatId: Id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  /** Their own words. */
  text: z.string(),
  at: Instant,
  /** Whether the answer can still be sent: their window is open, and they did not ask to stop. */
  canBeTold: z.boolean(),
  /** When their window closes; null where it is closed. */
  windowClosesAt: Instant.nullable(),
});
export type AskingChat = z.infer<typeof AskingChat>;

/** Questions that are alike and could not be answered. */
export const UnansweredQuestion = z.object({
  _id: Id,
  /** The newest wording. */
  question: z.string(),
  /** How often it was asked. */
  times: z.number().int(),
  firstAskedAt: Instant,
  lastAskedAt: Instant,
  /** The newest 20, newest first. */
  chats: z.array(AskingChat),
});
export type UnansweredQuestion = z.infer<typeof UnansweredQuestion>;

/** Whether an answer went to a chat. */
export const AnsweredChat = z.object({
  chatId: Id,
  told: z.boolean(),
  /** Why not, in plain words; null where it was sent. */
  reason: z.string().nullable(),
});
export type AnsweredChat = z.infer<typeof AnsweredChat>;

const Done = z.object({ ok: z.literal(true) });

export const unansweredRoutes = {
  listUnanswered: defineRoute({
    method: 'GET',
    path: '/knowledge/unanswered',
    summary: 'Questions that could not be answered, grouped with the like, the newest first.',
    access: 'session',
    query: PageQuery,
    response: z.array(UnansweredQuestion),
    paged: true,
  }),
  answerOnce: defineRoute({
    method: 'POST',
    path: '/knowledge/unanswered/{id}/answer',
    summary:
      "Makes a question with its answer of it, and sends the answer, as the coach's own words, to the chosen chats that asked and whose window is open. Nothing is sent twice: the same call again answers 404.",
    access: 'session',
    params: IdParams,
    body: z.object({
      /** As it is to be kept; the newest wording unless set. */
      question: z.string().trim().min(1).max(500).optional(),
      answer: z.string().trim().min(1, 'An answer is required').max(1000),
      /** The chats to answer, out of `chats`. */
      chatIds: z.array(Id).max(20).default([]),
    }),
    response: z.object({ item: KnowledgeItem, chats: z.array(AnsweredChat) }),
    status: 201,
  }),
  dismissUnanswered: defineRoute({
    method: 'POST',
    path: '/knowledge/unanswered/{id}/dismiss',
    summary: 'Takes a question off the list. It comes back when someone asks it again.',
    access: 'session',
    params: IdParams,
    response: Done,
  }),
  restoreUnanswered: defineRoute({
    method: 'POST',
    path: '/knowledge/unanswered/{id}/restore',
    summary: 'Takes "Dismiss" back.',
    access: 'session',
    params: IdParams,
    response: Done,
  }),
};
