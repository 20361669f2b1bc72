import { z } from 'zod';
import { Chat, ChatFilter, ChatStage } from '../chats/chat.contract.ts';
import { chatRoutes } from '../chats/chats.contract.ts';
import { Leak } from '../chats/needs-you.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, PageQuery } from '../values.ts';

/** A stage of an account's board. */
export const BoardColumn = z.object({
  stage: ChatStage,
  /** How many chats are in it, up to 1,000. */
  count: z.number().int(),
  /** How many of these are leads: not who may be in danger or under age, is angry, or wants their data deleted. */
  leads: z.number().int(),
  /** What one lead in it is worth; null where the workspace's own numbers do not say, or nobody is to win them. */
  worth: Leak.shape.worth,
});
export type BoardColumn = z.infer<typeof BoardColumn>;

export const boardRoutes = {
  columns: defineRoute({
    method: 'GET',
    path: '/board/{botId}',
    summary: 'The stages of an account’s chats, with how many each has and what a lead in it is worth.',
    access: 'session',
    scope: 'read',
    params: z.object({ botId: Id }),
    response: z.array(BoardColumn),
  }),
  cards: defineRoute({
    method: 'GET',
    path: '/board/{botId}/cards',
    summary: 'The chats of one stage, filtered like the list, the most promising first. A search finds the newest 100.',
    access: 'session',
    scope: 'read',
    params: z.object({ botId: Id }),
    query: PageQuery.extend(ChatFilter.shape).required({ stage: true }),
    response: z.array(Chat),
    paged: true,
  }),
  move: defineRoute({
    method: 'POST',
    path: '/chat/{id}/move',
    summary: 'Moves a chat from one stage to another. 409 where someone has moved it meanwhile: it stays there.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    body: chatRoutes.update.body.pick({ lost: true }).extend({ from: ChatStage, to: ChatStage }),
    response: Chat,
  }),
};
