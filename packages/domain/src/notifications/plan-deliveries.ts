import type { NotificationKind, NotificationWay } from './kinds.ts';
import { quietUntil, type QuietHours } from './quiet-hours.ts';

/** The ways that reach a coach who has no page of the app open, in the order in which they are tried. */
export const outsideWays = ['push', 'email'] as const satisfies readonly NotificationWay[];
export type OutsideWay = (typeof outsideWays)[number];

/** So long after the fact a severe notification that nobody opened goes out again, in milliseconds: first and second time. */
const escalatesAfterMs = [10 * 60_000, 30 * 60_000] as const;

/** One way of a notification, and whether it was accepted, given up, or neither yet. */
export type MadeDelivery = { way: OutsideWay; round: number; outcome: 'open' | 'accepted' | 'failed' };

export type DeliveryFacts = {
  kind: NotificationKind;
  /** When it happened. */
  at: Date;
  now: Date;
  /** What the coach chose for this kind. */
  chosen: Record<NotificationWay, boolean>;
  /** Whether there is a device, and a mail server. */
  reachable: Record<OutsideWay, boolean>;
  quietHours: QuietHours | null;
  /** The coach's own, IANA. */
  timeZone: string;
  made: MadeDelivery[];
};

/** What is to go out beside what was made already, and when to look again although nothing happens. */
export type DeliveryPlan = { add: { way: OutsideWay; round: number; dueAt: Date }[]; lookAgainAt: Date | null };

/**
 * Where a notification that nobody has opened goes next. Severe ones know no quiet hours and take one way after the other
 * until one is accepted, and further ones when nobody opens it.
 */
export function planDeliveries(facts: DeliveryFacts): DeliveryPlan {
  return facts.kind === 'severe' ? planSevere(facts) : planOnce(facts);
}

function planOnce({ now, chosen, reachable, quietHours, timeZone, made }: DeliveryFacts): DeliveryPlan {
  const dueAt = quietUntil(now, quietHours, timeZone) ?? now;
  const ways = outsideWays.filter((way) => chosen[way] && reachable[way] && !made.some((one) => one.way === way));
  return { add: ways.map((way) => ({ way, round: 0, dueAt })), lookAgainAt: null };
}

function planSevere({ at, now, chosen, reachable, made }: DeliveryFacts): DeliveryPlan {
  // Whoever is in danger shall not depend on a tick: the ways that were not chosen come after those that were.
  const ways = [...outsideWays.filter((way) => chosen[way]), ...outsideWays.filter((way) => !chosen[way])].filter(
    (way) => reachable[way],
  );
  const untried = ways.filter((way) => !made.some((one) => one.way === way));
  const round = escalatesAfterMs.filter((after) => now.getTime() - at.getTime() >= after).length;
  const next = escalatesAfterMs[round];
  const lookAgainAt = next === undefined ? null : new Date(at.getTime() + next);
  const ofRound = made.filter((one) => one.round === round);
  const isUnderWay = ofRound.some(({ outcome }) => outcome !== 'failed');
  if (isUnderWay) return { add: [], lookAgainAt };
  const wanted =
    round < escalatesAfterMs.length
      ? // One way at a time; once all were tried, all of them.
        untried.length > 0
        ? untried.slice(0, 1)
        : round > 0 && ofRound.length === 0
          ? ways
          : []
      : ways.filter((way) => !ofRound.some((one) => one.way === way));
  return { add: wanted.map((way) => ({ way, round, dueAt: now })), lookAgainAt };
}
