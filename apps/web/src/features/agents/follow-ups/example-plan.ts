import {
  type FollowUpFacts,
  type FollowUpPlan,
  type FollowUpRules,
  isWindowOpen,
  planFollowUps,
} from '@spotter/domain/autoreply';
import { minutesOf } from '@spotter/language/zones/zoned-time';
import { quietUntil } from '@spotter/domain/booking';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The length of the line: the platform's window. */
export const lineMs = 24 * hourMs;

// Where the clocks never change, the time of the line is the lead's own.
const zone = 'UTC';
const day = Date.UTC(2026, 0, 15);

/** Returns when the lead of an example writes. */
export function exampleStart(hour: number): Date {
  return new Date(day + hour * hourMs);
}

/** Returns the plan for a lead who writes at an hour of their day and gets the agent's answer after its delay. */
export function examplePlan(rules: FollowUpRules, hour: number, delayMinutes: number): FollowUpPlan {
  const facts = exampleFacts(hour, delayMinutes);
  return planFollowUps(facts, rules, facts.silentSince!);
}

function exampleFacts(hour: number, delayMinutes: number): FollowUpFacts {
  const start = exampleStart(hour);
  return {
    lastInboundAt: start,
    silentSince: new Date(start.getTime() + delayMinutes * minuteMs),
    asked: true,
    lastSpeaker: 'agent',
    zone,
    ends: [],
    pausedUntil: null,
    notBefore: null,
    sent: [],
    canceled: [],
  };
}

/** Returns the quiet hours on the line, each from where to where, as parts of its length. */
export function quietParts(quietHours: FollowUpRules['quietHours'], hour: number): { from: number; to: number }[] {
  const start = exampleStart(hour).getTime();
  const end = start + lineMs;
  const edges = [quietHours.from, quietHours.to]
    .flatMap((time) => [0, 1].map((days) => day + days * lineMs + minutesOf(time) * minuteMs))
    .filter((at) => at > start && at < end);
  const bounds = [start, ...edges.toSorted((one, other) => one - other), end];
  return bounds.slice(0, -1).flatMap((from, index) => {
    if (quietUntil(new Date(from), quietHours, zone) === null) return [];
    return [{ from: (from - start) / lineMs, to: (bounds[index + 1]! - start) / lineMs }];
  });
}

/** How often a step leaves, over all hours at which a lead can write; why it never does. */
export type StepChance = { hours: number; never: 'window' | 'quiet-hours' | 'enough' | null };

/** Returns the chance of each step, by its id. */
export function stepChances(rules: FollowUpRules, delayMinutes: number): Map<string, StepChance> {
  const plans = Array.from({ length: 24 }, (_, hour) => examplePlan(rules, hour, delayMinutes));
  return new Map<string, StepChance>(
    rules.steps.map(({ id, afterMinutes }): [string, StepChance] => {
      const found = plans.flatMap(({ steps }) => steps.filter(({ stepId }) => stepId === id));
      const hours = found.filter(({ state }) => state === 'planned').length;
      if (hours > 0) return [id, { hours, never: null }];
      if (found.every(({ reason }) => reason === 'enough')) return [id, { hours, never: 'enough' }];
      const { lastInboundAt, silentSince } = exampleFacts(0, delayMinutes);
      const dueAt = new Date(silentSince!.getTime() + afterMinutes * minuteMs);
      return [id, { hours, never: !isWindowOpen({ lastInboundAt }, dueAt) ? 'window' : 'quiet-hours' }];
    }),
  );
}
