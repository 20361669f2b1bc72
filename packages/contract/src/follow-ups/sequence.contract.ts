import { maxFollowUpSteps } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { Id, TimeOfDay } from '../values.ts';

/** Max length of a fixed text, in characters: in any script it fits one message of every platform. */
const maxTextLength = 300;

/** A fixed text of a follow-up. */
export const FollowUpText = z.string().trim().min(1, 'A text is required').max(maxTextLength);

const Step = z.object({
  _id: Id,
  /** Minutes of silence after the agent's answer: each step later than the one before. */
  afterMinutes: z.number().int().min(30).max(1440),
  /** null: the agent writes it in context. */
  text: FollowUpText.nullable(),
});

/** What an agent says to a lead who went quiet, inside the platform's window. */
export const FollowUps = z.object({
  enabled: z.boolean(),
  steps: z.array(Step).max(maxFollowUpSteps),
  /** Hours of the lead's own day in which nothing is sent; past midnight where `to` is earlier than `from`. */
  quietHours: z.object({ from: TimeOfDay, to: TimeOfDay }),
  /** Max follow-ups in a row without an answer. */
  maxUnanswered: z.number().int().min(1).max(maxFollowUpSteps),
});
export type FollowUps = z.infer<typeof FollowUps>;

/** A sequence as the client sends it: a step without an id is new. */
export const FollowUpsBody = FollowUps.extend({
  steps: z
    .array(Step.extend({ _id: Id.optional() }))
    .max(maxFollowUpSteps)
    .refine(
      (steps) => steps.every(({ afterMinutes }, index) => index === 0 || afterMinutes > steps[index - 1]!.afterMinutes),
      'Each follow-up must come later than the one before',
    ),
  quietHours: FollowUps.shape.quietHours.refine(
    ({ from, to }) => from !== to,
    'Quiet hours that last the whole day leave no time for a follow-up',
  ),
});
export type FollowUpsBody = z.infer<typeof FollowUpsBody>;
