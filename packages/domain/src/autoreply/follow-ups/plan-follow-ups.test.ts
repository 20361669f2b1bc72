import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTimeAt } from '@spotter/language/zones/zoned-time';
import { lastWritableAt } from '../window/messaging-window.ts';
import { planWish } from './plan-wish.ts';
import { type FollowUpFacts, type FollowUpRules, planFollowUps } from './plan-follow-ups.ts';
import { chatEnds } from './sequence-end.ts';

const zones = [
  'America/Los_Angeles',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'UTC',
];
const hours = ['00:00', '02:30', '08:00', '12:15', '20:00', '21:30', '23:59'];
const minuteMs = 60_000;

/** Around every change of the clocks of a year, and in between. */
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minuteMs);

const anyRules: fc.Arbitrary<FollowUpRules> = fc.record({
  enabled: fc.constant(true),
  steps: fc
    .uniqueArray(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 5 })
    .map((minutes) =>
      minutes
        .toSorted((left, right) => left - right)
        .map((afterMinutes, index) => ({ id: `step-${index}`, afterMinutes, text: null })),
    ),
  quietHours: fc
    .tuple(fc.constantFrom(...hours), fc.constantFrom(...hours))
    .filter(([from, to]) => from !== to)
    .map(([from, to]) => ({ from, to })),
  maxUnanswered: fc.integer({ min: 1, max: 5 }),
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyMinutes = fc.integer({ min: -300, max: 1_800 });

const situation = fc
  .record({
    rules: anyRules,
    inboundAt: instant,
    zone: fc.constantFrom(...zones),
    answered: fc.integer({ min: 0, max: 600 }),
    now: anyMinutes,
    paused: maybe(anyMinutes),
    notBefore: maybe(anyMinutes),
    sent: maybe(anyMinutes),
    canceled: fc.boolean(),
  })
  .map(({ rules, inboundAt, zone, answered, now, paused, notBefore, sent, canceled }) => {
    const facts: FollowUpFacts = {
      lastInboundAt: inboundAt,
      silentSince: after(inboundAt, answered),
      asked: true,
      lastSpeaker: 'agent',
      zone,
      ends: [],
      pausedUntil: paused === null ? null : after(inboundAt, paused),
      notBefore: notBefore === null ? null : after(inboundAt, notBefore),
      sent: sent === null ? [] : [{ stepId: 'step-0', at: after(inboundAt, sent) }],
      canceled: canceled ? ['step-1'] : [],
    };
    return { rules, facts, now: after(inboundAt, now) };
  });

type Situation = { rules: FollowUpRules; facts: FollowUpFacts; now: Date };
type Planner = typeof planFollowUps;

function plannedInstants(plan: Planner, { facts, rules, now }: Situation): Date[] {
  return plan(facts, rules, now).steps.flatMap((step) => (step.state === 'planned' ? [step.at] : []));
}

function isQuiet(at: Date, { facts, rules }: Situation): boolean {
  const { from, to } = rules.quietHours;
  const { minutes } = wallTimeAt(at, facts.zone);
  const shown = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return from < to ? shown >= from && shown < to : shown >= from || shown < to;
}

const isFarEnough = (instants: Date[]) =>
  instants.every((at, index) => {
    const before = instants[index - 1];
    return before === undefined || at.getTime() - before.getTime() >= 60 * minuteMs;
  });

/**
 * Looks at a plan again and again by a clock that jumps forward and back, and sends what is due;
 * returns when it sent.
 */
function sendByJumpingClock(plan: Planner, { facts, rules, now }: Situation): { stepId: string; at: Date }[] {
  let sent = facts.sent;
  for (const minutes of [0, 61, 400, 90, 5, 700, 650, 1_300, 1_301, 61, 1_500]) {
    const at = after(now, minutes);
    const due = plan({ ...facts, sent }, rules, at).steps.find((step) => step.state === 'planned' && step.at <= at);
    if (due !== undefined) sent = [...sent, { stepId: due.stepId, at }];
  }
  return sent.slice(facts.sent.length);
}

/** What holds for every plan, as a planner that is judged by it has to show. */
const promises: Record<string, (plan: Planner, situation: Situation) => boolean> = {
  'no step leaves once the agent may not write any more': (plan, one) =>
    plannedInstants(plan, one).every((at) => at < lastWritableAt(one.facts)!),

  "no step leaves in the contact's quiet hours": (plan, one) =>
    plannedInstants(plan, one).every((at) => !isQuiet(at, one)),

  'no step leaves before it is due, before now, in a pause or before what the coach said': (
    plan,
    { facts, rules, now },
  ) =>
    plan(facts, rules, now).steps.every((step) => {
      if (step.state !== 'planned') return true;
      const due = after(facts.silentSince!, rules.steps.find(({ id }) => id === step.stepId)?.afterMinutes ?? 0);
      return [due, now, facts.pausedUntil, facts.notBefore].every((limit) => limit === null || step.at >= limit);
    }),

  'an hour lies between two follow-ups, and no more are unanswered than the coach allows': (plan, one) => {
    const instants = [...one.facts.sent.map(({ at }) => at), ...plannedInstants(plan, one)];
    return isFarEnough(instants) && instants.length <= Math.max(one.rules.maxUnanswered, one.facts.sent.length);
  },

  'what is due at the next instant is planned for that very instant then': (plan, { facts, rules, now }) => {
    const { nextAt } = plan(facts, rules, now);
    return nextAt === null || plan(facts, rules, nextAt).nextAt?.getTime() === nextAt.getTime();
  },

  'whatever ends a sequence leaves nothing planned': (plan, { facts, rules, now }) =>
    [
      ...chatEnds.map((end) => ({ ...facts, ends: [end] })),
      { ...facts, lastSpeaker: 'contact' as const },
      { ...facts, lastSpeaker: 'coach' as const },
      { ...facts, lastSpeaker: 'other-app' as const },
      { ...facts, asked: false },
    ].every((ended) => plan(ended, rules, now).nextAt === null),

  'the same facts give the same plan, and stay as they are': (plan, one) => {
    const before = JSON.stringify(one);
    const plans = [1, 2].map(() => JSON.stringify(plan(one.facts, one.rules, one.now)));
    return plans[0] === plans[1] && JSON.stringify(one) === before;
  },

  'a clock that jumps, forward or back, sends no step twice, too many, at night or after the window': (plan, one) => {
    const sent = sendByJumpingClock(plan, one);
    const all = [...one.facts.sent, ...sent];
    return (
      new Set(all.map(({ stepId }) => stepId)).size === all.length &&
      all.length <= Math.max(one.rules.maxUnanswered, one.facts.sent.length) &&
      sent.every(({ at }) => !isQuiet(at, one) && at < lastWritableAt(one.facts)!)
    );
  },
};

test.each(Object.entries(promises))('%s', (_, holds) => {
  fc.assert(
    fc.property(situation, (one) => holds(planFollowUps, one)),
    { numRuns: 3_000 },
  );
});

/**
 * Planners with a mistake, for these promises to be worth something: each is the real one with wrong facts or
 * rules.
 */
const mistaken: Record<string, Planner> = {
  'nobody sleeps': (facts, rules, now) =>
    planFollowUps(facts, { ...rules, quietHours: { from: '03:00', to: '03:01' } }, now),
  'everybody lives where the coach does': (facts, rules, now) => planFollowUps({ ...facts, zone: 'UTC' }, rules, now),
  'one too many is counted': (facts, rules, now) =>
    planFollowUps(facts, { ...rules, maxUnanswered: rules.maxUnanswered + 1 }, now),
  'an answer is not noticed': (facts, rules, now) => planFollowUps({ ...facts, lastSpeaker: 'agent' }, rules, now),
  'a takeover, a stop, a booking or a no is not noticed': (facts, rules, now) =>
    planFollowUps({ ...facts, ends: [] }, rules, now),
  'a pause is not noticed': (facts, rules, now) => planFollowUps({ ...facts, pausedUntil: null }, rules, now),
  'the window is an hour longer': (facts, rules, now) =>
    planFollowUps({ ...facts, lastInboundAt: after(facts.lastInboundAt!, 60) }, rules, now),
  'what was sent is forgotten': (facts, rules, now) => planFollowUps({ ...facts, sent: [] }, rules, now),
  'any answer is a question': (facts, rules, now) => planFollowUps({ ...facts, asked: true }, rules, now),
  'a step leaves ahead of its time': (facts, rules, now) =>
    planFollowUps({ ...facts, silentSince: after(facts.silentSince!, -30) }, rules, now),
};

test.each(Object.entries(mistaken))('a planner for which %s is found out', (_, planner) => {
  const isFound = Object.values(promises).some((holds) => {
    const property = fc.property(situation, (one) => holds(planner, one));
    return fc.check(property, { numRuns: 1_000, endOnFailure: true }).failed;
  });
  expect(isFound).toBe(true);
});

test('nothing is planned at a time at which the agent could not send it, wishes of the contact among them', () => {
  fc.assert(
    fc.property(situation, anyMinutes, ({ facts, rules, now }, wished) => {
      const closesAt = lastWritableAt(facts)!;
      const wish = planWish(after(facts.lastInboundAt!, wished), facts);
      for (const step of [...planFollowUps(facts, rules, now).steps, wish])
        if (step.state === 'planned') expect(step.at < closesAt).toBe(true);
    }),
  );
});
