import { canceledReasons, pauseOwners, plannedReasons, windowReasons } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { NextStep } from './next-step.contract.ts';
import { FollowUpText } from './sequence.contract.ts';

/** One thing that the agent will say, said, or will not say unasked. */
export const PlanStep = z.object({
  _id: Id,
  /** `talk-later` cannot be canceled. */
  kind: NextStep.shape.kind,
  /** null where it is not sent. */
  at: Instant.nullable(),
  /** What was sent, or will be; null where the agent writes it then. */
  text: z.string().nullable(),
  /** The coach's own words for it in this chat alone, with placeholders; null: the agent's. */
  ownText: z.string().nullable(),
  state: z.enum(['planned', 'sent', 'cancelled']),
  /**
   * Planned: what moved it, or `due`. Canceled: why; `refused`: there were no words that may be sent; `not-sent`:
   * the platform did not take it.
   */
  reason: z.enum([
    ...plannedReasons,
    'sent',
    ...canceledReasons,
    'refused',
    'unapproved',
    'not-sent',
    'asked-for-later',
  ]),
  /** The message that was sent. */
  messageId: Id.nullable(),
});
export type PlanStep = z.infer<typeof PlanStep>;

/**
 * What will happen in a chat without the lead writing again;
 * it is computed from the facts whenever it is asked for.
 */
export const ChatPlan = z.object({
  /** In the order of the sequence; then what else is planned. */
  steps: z.array(PlanStep),
  /** When the platform's window closes; null when the lead never wrote. */
  windowEndsAt: Instant.nullable(),
  /** Why the window is what it is, as in a chat. */
  windowReason: z.enum(windowReasons),
  /** The time zone (IANA) of the lead's night: the lead's own, or the account's where theirs is not known. */
  zone: z.string(),
  /** Whether the lead's own zone is known. */
  zoneIsKnown: z.boolean(),
  /** When the next planned step is sent; null when none is planned. */
  nextAt: Instant.nullable(),
  /** Before this the coach wants nothing sent; null when they said nothing. */
  notBefore: Instant.nullable(),
  /** The pause that ends last; null when nothing is paused. */
  pause: z.object({ by: z.enum(pauseOwners), until: Instant }).nullable(),
});
export type ChatPlan = z.infer<typeof ChatPlan>;

export const planRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/chat/{id}/plan',
    summary:
      'What the agent will say in a chat unasked and when, what it said, and what it will not say, with reasons.',
    access: 'session',
    scope: 'read',
    params: IdParams,
    response: ChatPlan,
  }),
  cancelStep: defineRoute({
    method: 'POST',
    path: '/chat/{id}/plan/{stepId}/cancel',
    summary: 'Drops one planned follow-up of this chat. 409 where it was sent already.',
    access: 'session',
    caller: 'setter',
    params: IdParams.extend({ stepId: Id }),
    response: ChatPlan,
  }),
  setText: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/plan/{stepId}/text',
    summary:
      "Has one planned follow-up say the coach's words in this chat, once; null: the agent's again. 409 where it is being sent, was sent, or is not planned any more.",
    access: 'session',
    caller: 'setter',
    params: IdParams.extend({ stepId: Id }),
    body: z.object({ text: FollowUpText.nullable() }),
    response: ChatPlan,
  }),
  notBefore: defineRoute({
    method: 'POST',
    path: '/chat/{id}/plan/not-before',
    summary: 'Sends no follow-up in this chat before an instant, at most 30 days ahead; null takes that back.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({ until: Instant.nullable() }),
    response: ChatPlan,
  }),
};
