import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  decideProactiveMessage,
  planFollowUps,
  type ProactiveDecision,
  type ProactiveSituation,
} from '@spotter/domain/autoreply';
import { nightEndsAt } from '@spotter/domain/booking';
import { readCases, reportRight } from '../labeled-cases.ts';
import { planCase, proactiveCase, type PlanCase, type ProactiveCase } from './proactive-case.ts';

/**
 * Prints how many labeled cases are decided as their author would: plans of follow-ups, and messages that nobody
 * asked for. `--data` is a folder with `plans.jsonl` and `proactive.jsonl`; `--misses` lists the ids of the
 * others.
 */
export async function measureProactive(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- unasked --data FOLDER');
  const plans = readCases(join(values.data, 'plans.jsonl'), planCase);
  const messages = readCases(join(values.data, 'proactive.jsonl'), proactiveCase);
  const misses = values.misses === true;
  reportRight('plans of follow-ups', plans, { topicOf, isRight: isPlannedRight, misses });
  reportRight('messages nobody asked for', messages, { topicOf, isRight: isDecidedRight, misses });
}

/** Returns the middle of an id: `plan-dst-forward-04`. */
function topicOf({ id }: { id: string }): string {
  return id.split('-').slice(1, -1).join('-');
}

function isPlannedRight({ facts, rules, now, expected }: PlanCase): boolean {
  const plan = planFollowUps(facts, rules, now);
  return (
    plan.nextAt?.getTime() === expected.nextAt?.getTime() &&
    plan.steps.length === expected.steps.length &&
    plan.steps.every((step, index) => {
      const wanted = expected.steps[index]!;
      const at = step.state === 'canceled' ? undefined : step.at.getTime();
      return step.state === wanted.state && step.reason === wanted.reason && at === wanted.at?.getTime();
    })
  );
}

function isDecidedRight({ situation, reason, expected }: ProactiveCase): boolean {
  const decisions: Record<ProactiveDecision['kind'], ProactiveCase['expected']> = {
    send: 'send',
    wait: 'wait',
    'stay-silent': 'silent',
  };
  return decisions[decideProactiveMessage(situationOf(situation), reason).kind] === expected;
}

function situationOf(given: ProactiveCase['situation']): ProactiveSituation {
  // In UTC the clock on the wall is the contact's.
  const now = new Date(`2026-06-10T${given.contactLocalTime ?? '12:00'}:00Z`);
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const { minutesSinceContactWrote, platformPausedUntilMinutes, coachTookOver } = given;
  const lastInboundAt = minutesSinceContactWrote === null ? null : inMinutes(-minutesSinceContactWrote);
  return {
    now,
    bot: { enabled: given.accountOn },
    agent: { triggers: [], reengagements: [], delay: { type: 'custom', minutes: 0 } },
    planAllowsAutoreplies: given.planAllows,
    chat: {
      enabled: given.agentOn && !coachTookOver,
      offReason: coachTookOver ? 'takeover' : given.agentOn ? null : 'coach-toggle',
      engaged: true,
      optedOut: given.optedOut,
      otherAppOwnsThread: given.otherAppHolds,
    },
    unanswered: given.unansweredTexts.map((text, index) => ({
      id: String(index),
      text,
      kind: 'content',
      hasAttachments: false,
      deleted: false,
      receivedAt: lastInboundAt ?? now,
    })),
    lastInboundAt,
    accountConnected: given.accountConnected,
    hold:
      platformPausedUntilMinutes === null
        ? null
        : { because: 'provider-down', until: inMinutes(platformPausedUntilMinutes) },
    pausedUntil: null,
    isSpeaking: given.answerOnItsWay,
    nightEndsAt: given.contactLocalTime === null ? null : nightEndsAt(now, 'UTC'),
  };
}
