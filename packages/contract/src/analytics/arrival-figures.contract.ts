import type { FunnelStep } from '@spotter/domain/analytics';
import type { TriggerKind } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { triggerWords } from '../agents/triggers.contract.ts';
import { Post } from '../comments/comments.contract.ts';
import { Id } from '../values.ts';

/** By what the conversations are distinguished. */
export const arrivalGroups = ['trigger', 'post', 'ad', 'link'] as const;
export type ArrivalGroup = (typeof arrivalGroups)[number];

const triggerKinds = Object.values(triggerWords) as [(typeof triggerWords)[TriggerKind]];

/** The conversations that came by one trigger, post, ad or link, by the step they got to, as in the funnel. */
export const ArrivalFigures = z.object({
  /** Names the row where its chats are asked for. */
  key: z.string(),
  /** Of the ad or link; null where the platform named none. */
  name: z.string().nullable(),
  /** What engaged them; null in the other groups, and where nothing did, or the coach by hand. */
  trigger: z
    .object({
      agentId: Id.nullable(),
      /** null where the agent was deleted. */
      agentName: z.string().nullable(),
      /** null where the agent has no such trigger any more. */
      kind: z.enum(triggerKinds).nullable(),
      /** The words, ads or links that narrow it, or the description of what was wanted; empty: any. */
      words: z.array(z.string()),
    })
    .nullable(),
  /** Whose comments brought them; null in the other groups. */
  post: Post.extend({ botId: Id }).nullable(),
  /** Written under the post in the range; null in the other groups. */
  comments: z.number().nullable(),
  /** Those that came in the range: the contact wrote, or got the message for a comment. */
  new: z.number(),
  /** Those that an agent took up, and whose contact has written. */
  engaged: z.number(),
  qualified: z.number(),
  booked: z.number(),
  shown: z.number(),
} satisfies Record<FunnelStep, z.ZodNumber> & z.ZodRawShape);
export type ArrivalFigures = z.infer<typeof ArrivalFigures>;
