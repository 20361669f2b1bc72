import { opensAt, type ActiveHours } from '../triggers/active-hours.ts';
import type { Trigger } from '../triggers/trigger.ts';
import { contactFacts, firstFired } from './fired-trigger.ts';
import { isWindowOpen, type WindowFacts } from '../window/messaging-window.ts';
import { waitWith, type ReplyDecision } from './reply-decision.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';

type Timely = Extract<ReplyDecision, { kind: 'reply' | 'wait' | 'ask-intent' }>;
const resting = { kind: 'stay-silent', because: 'outside-active-hours' } as const;

/**
 * Returns what an agent's active hours make of an answer that a trigger of the list caused. It waits for the
 * next opening where it may wait and the window is still open then; otherwise the agent stays silent.
 */
export function withinHours(
  answer: ReplyDecision,
  {
    situation,
    agent,
    content,
    triggers,
  }: {
    situation: ReplySituation;
    agent: AgentRules;
    content: InboundMessage[];
    triggers: Trigger[];
  },
): ReplyDecision {
  const hours = agent.activeHours ?? null;
  if (hours === null || situation.lastInboundAt === null || !isTimely(answer)) return answer;
  if (hours.outside === 'silent') {
    // What came outside of the hours fires nothing, also once they have begun.
    const heard = content.filter(({ receivedAt }) => opensAt(receivedAt, hours, hours.zone) === null);
    return firstFired(heard, triggers, contactFacts(situation, agent)) === null ? resting : answer;
  }
  return untilOpening(answer, { now: situation.now, window: situation, hours });
}

/** Returns the decision where hours have begun at its time; otherwise it waits for them, or is not to be. */
export function untilOpening(
  decision: Timely,
  { now, window, hours }: { now: Date; window: WindowFacts; hours: ActiveHours & { zone: string } },
): ReplyDecision {
  const opening = opensAt(decision.kind === 'wait' ? decision.until : now, hours, hours.zone);
  if (opening === null) return decision;
  if (!isWindowOpen(window, opening)) return resting;
  return waitWith(decision, 'outside-active-hours', opening);
}

function isTimely(decision: ReplyDecision): decision is Timely {
  return decision.kind === 'reply' || decision.kind === 'wait';
}
