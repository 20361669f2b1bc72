import { answerTopics } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { Chat } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';

/** The answer that the coach saw: no other is sent or dropped in its place. */
const SeenProposal = z.object({ proposalId: Id });

export const proposalRoutes = {
  sendProposal: defineRoute({
    method: 'POST',
    path: '/chat/{id}/proposal/send',
    summary:
      "Sends the answer that waits for the coach's word, as it is or in the coach's words. 409 where it no longer waits or fits, with who was faster or what happened.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: SeenProposal.extend({
      /** The coach's words; absent: the answer as it is. */
      text: z.string().trim().min(1).max(20_000).optional(),
    }),
    response: Chat,
  }),
  dropProposal: defineRoute({
    method: 'POST',
    path: '/chat/{id}/proposal/drop',
    summary: "Drops the answer that waits for the coach's word; the agent stays on for what comes next. 409 as above.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: SeenProposal,
    response: Chat,
  }),
};

/** How far the coach agrees with an agent's answers about a topic. */
export const TopicAgreement = z.object({
  topic: z.enum(answerTopics),
  /** How many answers the coach sent as they were, sent in other words, and dropped. */
  asWas: z.number().int(),
  edited: z.number().int(),
  dropped: z.number().int(),
  /** Whether answers about it go out on their own, but for one in five. */
  isAutomatic: z.boolean(),
  /** Whether the coach may let them: 20 or more were decided about since, 95 % of them sent as they were. */
  mayBeAutomatic: z.boolean(),
  /** How many were decided about since it last fell back, and how many of them the coach sent as they were. */
  decided: z.number().int(),
  agreed: z.number().int(),
});
export type TopicAgreement = z.infer<typeof TopicAgreement>;

export const agreementRoutes = {
  agreement: defineRoute({
    method: 'GET',
    path: '/agent/{id}/agreement',
    summary: "How far the coach agrees with an agent's answers, by what they are about.",
    access: 'session',
    params: IdParams,
    response: z.array(TopicAgreement),
  }),
  setAutomatic: defineRoute({
    method: 'PUT',
    path: '/agent/{id}/agreement/{topic}',
    summary:
      'Lets answers about a topic go out on their own, or has them wait again. 409 before enough were agreed to.',
    access: 'session',
    params: IdParams.extend({ topic: z.enum(answerTopics) }),
    body: z.object({ automatic: z.boolean() }),
    response: z.array(TopicAgreement),
  }),
};
