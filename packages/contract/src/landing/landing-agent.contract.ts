import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { AgentTrial } from '../agents/agents.contract.ts';

/** The agent that visitors of the landing page can write to. */
export const LandingAgent = z.object({
  /** The coach in whose voice it answers, by first name. */
  coach: z.string(),
  /** A word that starts it; null where any message does. */
  keyword: z.string().nullable(),
});
export type LandingAgent = z.infer<typeof LandingAgent>;

/** Max length of a visitor's message, in characters. */
export const maxVisitorTextLength = 400;

/** Max number of messages of a visitor's conversation, answers included. */
export const maxVisitorMessages = 40;

export const landingAgentRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/landing/agent',
    summary: 'The agent that a visitor of the landing page can write to; null where there is none.',
    access: 'anyone',
    response: LandingAgent.nullable(),
  }),
  talk: defineRoute({
    method: 'POST',
    path: '/landing/agent/talk',
    summary:
      'What that agent would do with a conversation of a visitor, who plays a lead. Nothing is sent or stored; the tokens count.',
    access: 'anyone',
    body: z.object({
      /** Oldest first; the last one is the visitor's. */
      messages: z
        .array(
          z.discriminatedUnion('from', [
            z.object({ from: z.literal('lead'), text: z.string().trim().min(1).max(maxVisitorTextLength) }),
            z.object({ from: z.literal('agent'), text: z.string().trim().min(1).max(2_000) }),
          ]),
        )
        .min(1)
        .max(maxVisitorMessages)
        .refine((messages) => messages.at(-1)?.from === 'lead', 'The last message must be from the lead'),
      /** The `practice` of the last answer. */
      practice: AgentTrial.shape.practice.nullish(),
    }),
    response: AgentTrial,
  }),
};
