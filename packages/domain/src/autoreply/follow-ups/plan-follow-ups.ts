import { quietUntil, type QuietHours } from '../../booking/quiet-hours.ts';
import { isWindowOpen, type WindowFacts } from '../window/messaging-window.ts';
import { findEnd, followUpEnds, type SequenceFacts } from './sequence-end.ts';

/** What an agent says to a lead who went quiet, as its coach set it. */
export type FollowUpRules = {
  enabled: boolean;
  /** In order, at most 5. The agent writes a step with `text: null` in context. */
  steps: FollowUpStep[];
  /** Hours of the lead's own day in which nothing is sent. */
  quietHours: QuietHours;
  /** Max follow-ups in a row without an answer. */
  maxUnanswered: number;
};

export type FollowUpStep = { id: string; afterMinutes: number; text: string | null };

/** The facts that decide a chat's plan. */
export type FollowUpFacts = SequenceFacts &
  WindowFacts & {
    /** The contact's time zone (IANA), or the account's where it is not known. */
    zone: string;
    pausedUntil: Date | null;
    /** Set by the coach: nothing is sent before. */
    notBefore: Date | null;
    /** The follow-ups sent since the contact's newest message. */
    sent: { stepId: string; at: Date }[];
    /** The steps that the coach removed from this plan. */
    canceled: string[];
  };

/** What moved a step, or that nothing did. */
export const plannedReasons = ['due', 'quiet-hours', 'paused', 'not-before', 'after-previous', 'late'] as const;
export type PlannedReason = (typeof plannedReasons)[number];

/** Why a step will not be sent. */
export const canceledReasons = [...followUpEnds, 'by-coach', 'enough', 'window'] as const;
export type CanceledReason = (typeof canceledReasons)[number];

export type PlannedStep = { stepId: string } & (
  | { state: 'sent'; at: Date; reason: 'sent' }
  | { state: 'planned'; at: Date; reason: PlannedReason }
  | { state: 'canceled'; reason: CanceledReason }
);

/** The future of a sequence; `nextAt` is when the next step is decided. */
export type FollowUpPlan = { steps: PlannedStep[]; nextAt: Date | null };

/** Min time between two follow-ups. */
const gapMs = 60 * 60_000;

/**
 * Returns the whole plan of a chat, from its facts alone: each step with its instant, or with the reason why it
 * will not be sent. The same facts give the same plan, so it is never stored.
 */
export function planFollowUps(facts: FollowUpFacts, rules: FollowUpRules, now: Date): FollowUpPlan {
  const end = findEnd(facts, rules);
  const sentAt = new Map(facts.sent.map(({ stepId, at }) => [stepId, at]));
  const steps: PlannedStep[] = [];
  let count = facts.sent.length;
  let previousAt = latest(facts.sent.map(({ at }) => at));
  for (const step of rules.steps) {
    const planned = planStep(step);
    steps.push(planned);
    if (planned.state !== 'planned') continue;
    count += 1;
    previousAt = planned.at;
  }
  const instants = steps.flatMap((step) => (step.state === 'planned' ? [step.at] : []));
  return { steps, nextAt: instants.toSorted((left, right) => left.getTime() - right.getTime())[0] ?? null };

  function planStep({ id, afterMinutes }: FollowUpStep): PlannedStep {
    const at = sentAt.get(id);
    if (at !== undefined) return { stepId: id, state: 'sent', at, reason: 'sent' };
    if (end !== null) return { stepId: id, state: 'canceled', reason: end };
    if (facts.canceled.includes(id)) return { stepId: id, state: 'canceled', reason: 'by-coach' };
    if (count >= rules.maxUnanswered) return { stepId: id, state: 'canceled', reason: 'enough' };
    const instant = instantOf(new Date(facts.silentSince!.getTime() + afterMinutes * 60_000), previousAt);
    if (!isWindowOpen(facts, instant.at)) return { stepId: id, state: 'canceled', reason: 'window' };
    return { stepId: id, state: 'planned', ...instant };
  }

  function instantOf(due: Date, previous: Date | null): { at: Date; reason: PlannedReason } {
    const { pausedUntil, notBefore, zone } = facts;
    const earliest: [PlannedReason, Date | null][] = [
      ['due', due],
      ['paused', pausedUntil],
      ['not-before', notBefore],
      ['after-previous', previous === null ? null : new Date(previous.getTime() + gapMs)],
      ['late', now],
    ];
    let reason: PlannedReason = 'due';
    let at = due;
    for (const [cause, instant] of earliest) if (instant !== null && instant > at) [reason, at] = [cause, instant];
    const wakesAt = quietUntil(at, rules.quietHours, zone);
    return wakesAt === null ? { at, reason } : { at: wakesAt, reason: 'quiet-hours' };
  }
}

function latest(instants: Date[]): Date | null {
  return instants.length === 0 ? null : new Date(Math.max(...instants.map((at) => at.getTime())));
}
