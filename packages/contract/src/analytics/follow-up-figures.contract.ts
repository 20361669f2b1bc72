import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { Id, Instant } from '../values.ts';

/** The numbers of a step; each opens the messages behind it. */
export const followUpOutcomes = ['sent', 'answered', 'booked'] as const;
export type FollowUpOutcome = (typeof followUpOutcomes)[number];

/** What one step of an agent's sequence brought. */
export const FollowUpFigures = z.object({
  agentId: Id,
  /** null where the agent was deleted. */
  agentName: z.string().nullable(),
  stepId: Id,
  /** Its place in the sequence, from 1; null where the agent has no such step any more. */
  place: z.number().nullable(),
  /** null where the agent has no such step any more. */
  afterMinutes: z.number().nullable(),
  /** null where the agent writes it, or has no such step any more. */
  text: z.string().nullable(),
  /** How often it was sent in the range: the denominator of the others. */
  sent: z.number(),
  /** How many of these the lead answered within 24 hours. */
  answered: z.number(),
  /** After how many of these a call was booked in the same chat. */
  booked: z.number(),
});
export type FollowUpFigures = z.infer<typeof FollowUpFigures>;

/** A follow-up that was sent, and the chat that it was sent in. */
export const FollowUpChat = z.object({
  /** The id of the chat; a chat can have the same step again after it was answered. */
  _id: Id,
  messageId: Id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  from: Source,
  sentAt: Instant,
  /** The lead's first message after it, within 24 hours. */
  answeredAt: Instant.nullable(),
  /** When the first call after it was booked. */
  bookedAt: Instant.nullable(),
});
export type FollowUpChat = z.infer<typeof FollowUpChat>;
