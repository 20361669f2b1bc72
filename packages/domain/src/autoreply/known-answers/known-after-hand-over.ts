import { harmlessReasons } from '../../safety/hand-over-reasons.ts';
import { reachedCap } from '../decision/answer-caps.ts';
import { asksForAnswer } from '../decision/asks-for-answer.ts';
import { dormantAfterMs } from '../decision/dormancy.ts';
import { findDanger } from '../decision/hand-over-rules.ts';
import type { AgentRules, InboundMessage, ReplySituation } from '../decision/reply-situation.ts';

/**
 * Whether what a contact asks after a hand-over is answered where the coach's knowledge answers it: the coach
 * chose so, has not written since, and neither the hand-over nor these words are about danger, money or
 * anger. One failed attempt means that nothing known answers them.
 */
export function mayAnswerKnown(
  { chat, failedAttempts, now, answersGiven, quietSince, unanswered }: ReplySituation,
  agent: AgentRules,
  content: InboundMessage[],
): boolean {
  const isHarmless = harmlessReasons.some((reason) => reason === chat.handOverReason);
  if (agent.answersAfterHandOver !== true || chat.offReason !== 'hand-over' || !isHarmless) return false;
  if (failedAttempts > 0 || (answersGiven !== undefined && reachedCap(answersGiven) !== null)) return false;
  const first = unanswered[0]?.receivedAt ?? now;
  if (quietSince !== null && first.getTime() - quietSince.getTime() > dormantAfterMs) return false;
  return (
    content.some(({ text }) => asksForAnswer(text)) &&
    findDanger(content.map(({ text }) => text).join('\n'), now) === null
  );
}
