import { opensAt } from '../triggers/active-hours.ts';
import type { Trigger } from '../triggers/trigger.ts';
import { contactFacts, firstFired } from './fired-trigger.ts';
import { lastWritableAt } from './messaging-window.ts';
import type { ReplyDecision } from './reply-decision.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';

type Timely = Extract<ReplyDecision, { kind: 'reply' | 'wait' }>;
const resting = { kind: 'stay-silent', because: 'outside-active-hours' } as const;

/**
 * Returns what an agent's active hours make of an answer that a trigger of the list caused. It waits for the next
 * opening where it may wait and the window is still open then; otherwise the agent stays silent.
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
  const opening = opensAt(answer.kind === 'wait' ? answer.until : situation.now, hours, hours.zone);
  if (opening === null) return answer;
  if (opening >= lastWritableAt(situation.lastInboundAt)) return resting;
  return { kind: 'wait', until: opening, because: 'outside-active-hours', keyword: answer.keyword };
}

function isTimely(decision: ReplyDecision): decision is Timely {
  return decision.kind === 'reply' || decision.kind === 'wait';
}
