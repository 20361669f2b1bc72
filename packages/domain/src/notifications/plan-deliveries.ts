import type { NotificationKind, NotificationWay } from './kinds.ts';
import { quietUntil, type QuietHours } from '../booking/quiet-hours.ts';

/** The ways that reach a coach without an open page of the app, in the order in which they are tried. */
export const outsideWays = ['push', 'email'] as const satisfies readonly NotificationWay[];
export type OutsideWay = (typeof outsideWays)[number];

/** How long after the fact an unopened severe notification is sent again, in ms: the first and the second time. */
const escalatesAfterMs = [10 * 60_000, 30 * 60_000] as const;

/** One delivery of a notification, and whether it was accepted, given up, or is still open. */
export type MadeDelivery = { way: OutsideWay; round: number; outcome: 'open' | 'accepted' | 'failed' };

export type DeliveryFacts = {
  kind: NotificationKind;
  /** When it happened. */
  at: Date;
  now: Date;
  /** What the coach chose for this kind. */
  chosen: Record<NotificationWay, boolean>;
  /** Whether the coach has a device, and the server a mail server. */
  reachable: Record<OutsideWay, boolean>;
  quietHours: QuietHours | null;
  /** The coach's own zone, IANA. */
  timeZone: string;
  made: MadeDelivery[];
};

/** What to send in addition to the deliveries so far, and when to look again if nothing happens. */
export type DeliveryPlan = { add: { way: OutsideWay; round: number; dueAt: Date }[]; recheckAt: Date | null };

/**
 * Returns where an unopened notification goes next. Severe ones ignore quiet hours, take all chosen ways at
 * once, and more ways when none is accepted or the coach does not open it.
 */
export function planDeliveries(facts: DeliveryFacts): DeliveryPlan {
  return facts.kind === 'severe' ? planSevere(facts) : planOnce(facts);
}

function planOnce({ now, chosen, reachable, quietHours, timeZone, made }: DeliveryFacts): DeliveryPlan {
  const dueAt = quietUntil(now, quietHours, timeZone) ?? now;
  const ways = outsideWays.filter((way) => chosen[way] && reachable[way] && !made.some((one) => one.way === way));
  return { add: ways.map((way) => ({ way, round: 0, dueAt })), recheckAt: null };
}

function planSevere({ at, now, chosen, reachable, made }: DeliveryFacts): DeliveryPlan {
  // A person in danger must not depend on a checkbox: the ways that were not chosen follow those that were.
  const ways = [...outsideWays.filter((way) => chosen[way]), ...outsideWays.filter((way) => !chosen[way])].filter(
    (way) => reachable[way],
  );
  const untried = ways.filter((way) => !made.some((one) => one.way === way));
  const chosenUntried = untried.filter((way) => chosen[way]);
  const untriedAtOnce = chosenUntried.length > 0 ? chosenUntried : untried.slice(0, 1);
  const round = escalatesAfterMs.filter((after) => now.getTime() - at.getTime() >= after).length;
  const next = escalatesAfterMs[round];
  const recheckAt = next === undefined ? null : new Date(at.getTime() + next);
  const ofRound = made.filter((one) => one.round === round);
  const isUnderWay = ofRound.some(({ outcome }) => outcome !== 'failed');
  if (isUnderWay) return { add: [], recheckAt };
  const wanted =
    round < escalatesAfterMs.length
      ? // The chosen ways at once, then the next one; once all were tried, all of them together.
        untried.length > 0
        ? untriedAtOnce
        : round > 0 && ofRound.length === 0
          ? ways
          : []
      : ways.filter((way) => !ofRound.some((one) => one.way === way));
  return { add: wanted.map((way) => ({ way, round, dueAt: now })), recheckAt };
}
