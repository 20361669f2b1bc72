import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  decideProactiveMessage,
  nightEndsAt,
  planFollowUps,
  type ProactiveDecision,
  type ProactiveSituation,
} from '@spotter/domain';
import type { z } from 'zod';
import { reportTable } from '../report.ts';
import { planCase, proactiveCase, type PlanCase, type ProactiveCase } from './labeled-cases.ts';

/**
 * Prints how many labeled cases are decided as their author would: plans of follow-ups, and messages that nobody asked for.
 * `--data` is a folder with `plans.jsonl` and `proactive.jsonl`; `--misses` lists the ids of the others.
 */
export async function measureUnasked(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { data: { type: 'string' }, misses: { type: 'boolean' } },
  });
  if (values.data === undefined) throw new Error('Where is the set? npm run bench -- unasked --data FOLDER');
  const plans = await readCases(join(values.data, 'plans.jsonl'), planCase);
  const messages = await readCases(join(values.data, 'proactive.jsonl'), proactiveCase);
  report('plans of follow-ups', plans, isPlannedRight, values.misses === true);
  report('messages nobody asked for', messages, isDecidedRight, values.misses === true);
}

async function readCases<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

function report<Case extends { id: string }>(
  what: string,
  cases: Case[],
  isRight: (one: Case) => boolean,
  misses: boolean,
): void {
  // The topic is the middle of an id: `plan-dst-forward-04`.
  const topics = [...Map.groupBy(cases, ({ id }) => id.split('-').slice(1, -1).join('-'))];
  const rows = [...topics, ['all', cases] as const].map(([topic, group]) => [
    topic,
    `${group.filter(isRight).length} of ${group.length}`,
  ]);
  reportTable([what, 'right'], rows);
  if (misses) for (const one of cases.filter((each) => !isRight(each))) console.log(JSON.stringify(one));
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
