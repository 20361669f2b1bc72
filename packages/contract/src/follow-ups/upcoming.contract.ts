import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, Instant, PageQuery } from '../values.ts';
import { PlanStep } from './plan.contract.ts';

/** A step that will be sent. */
export const UpcomingStep = PlanStep.extend({ at: Instant, state: z.literal('planned') });
export type UpcomingStep = z.infer<typeof UpcomingStep>;

/** What an agent will send in one chat unasked. */
export const UpcomingChat = z.object({
  /** The id of the chat. */
  _id: Id,
  name: z.string().nullable(),
  username: z.string().nullable(),
  /** The signed address of their picture; null when there is none. */
  picture: z.string().nullable(),
  from: Source,
  /** Only what is planned, as in the plan of the chat; in the order in which it is sent, at least one. */
  steps: z.array(UpcomingStep),
});
export type UpcomingChat = z.infer<typeof UpcomingChat>;

/** Why a follow-up stays as it is: `sent`: it was sent, or is being sent; `not-planned`: something else ended it. */
const notCanceledReasons = ['sent', 'not-planned', 'not-found'] as const;

/** What came of canceling many follow-ups. */
export const CanceledFollowUps = z.object({
  /** How many follow-ups will not be sent now. */
  canceled: z.number().int(),
  notCanceled: z.array(z.object({ chatId: Id, stepId: Id, reason: z.enum(notCanceledReasons) })),
});
export type CanceledFollowUps = z.infer<typeof CanceledFollowUps>;

/** Max chats whose follow-ups are canceled at once. */
export const maxChatsCanceled = 50;
const maxStepsCanceled = 5;

export const upcomingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/follow-ups',
    summary:
      'What agents will send unasked, over all accounts, by chat: pages in the order in which the chats are looked at next, and by the time of sending within a page.',
    access: 'session',
    query: PageQuery,
    response: z.array(UpcomingChat),
    paged: true,
  }),
  cancelMany: defineRoute({
    method: 'POST',
    path: '/follow-ups/cancel',
    summary:
      'Drops planned follow-ups of up to 50 chats, and names each that stays as it is, with the reason. It cannot be undone.',
    access: 'session',
    caller: 'setter',
    body: z.object({
      chats: z
        .array(z.object({ chatId: Id, stepIds: z.array(Id).min(1).max(maxStepsCanceled) }))
        .min(1)
        .max(maxChatsCanceled),
    }),
    response: CanceledFollowUps,
  }),
};
