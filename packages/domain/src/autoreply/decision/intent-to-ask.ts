import { quietFrom } from '../pacing/message-spells.ts';
import { maxIntentQuestionsPerHour } from './answer-caps.ts';
import { contactFacts, openQuestion } from './fired-trigger.ts';
import { latestReplyAt } from '../window/messaging-window.ts';
import type { ReplyDecision } from './reply-decision.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';
import { untilOpening } from './within-hours.ts';

const hourMs = 3_600_000;

/**
 * Returns the decision to ask a model what the contact wants, or to wait with that; null where there is nothing
 * to ask. No trigger of a rule fired, and the agent may speak.
 */
export function intentToAsk(
  situation: ReplySituation,
  agent: AgentRules,
  content: InboundMessage[],
): ReplyDecision | null {
  const { intentAnswers = [], now, quietMs } = situation;
  const lately = intentAnswers.filter(({ at }) => now.getTime() - at.getTime() < hourMs);
  if (lately.length >= maxIntentQuestionsPerHour) return null;
  const hours = agent.activeHours ?? null;
  const question = openQuestion(content, agent.triggers, contactFacts(situation, agent));
  const latestAt = latestReplyAt(situation);
  if (question === null || latestAt === null) return null;
  const quiet = Math.min(quietFrom(content, quietMs), latestAt.getTime());
  const ask =
    now.getTime() < quiet
      ? { kind: 'wait' as const, until: new Date(quiet), because: 'burst' as const, keyword: null }
      : { kind: 'ask-intent' as const, question };
  return hours?.outside === 'wait' ? untilOpening(ask, { now, window: situation, hours }) : ask;
}
