import { handOverOf, wasSeenByPerson, type HandOver, type OptOut } from '@spotter/domain/autoreply';
import {
  findingOfJudgment,
  findingOfReason,
  gravestOf,
  isSevere,
  type HandOverReason,
  type ModelJudgment,
} from '@spotter/domain/safety';
import type { ChatState } from '../../chats/index.ts';

/** The findings of a model while it composed an answer, in words or by a tool. */
export type ModelFindings = { judgement: ModelJudgment | null; handOver: HandOverReason | null };

/**
 * Returns the decision of a model's judgement, regardless of its answer: the chat goes to the coach, or the
 * contact is left alone. Null where the answer may be sent: there is no such judgement, or the coach has seen
 * the words in question.
 */
export function decideByJudgment(
  state: ChatState,
  { judgement: judgment, handOver }: ModelFindings,
): HandOver | OptOut | null {
  const newest = state.messages.findLast(({ author }) => author === 'contact');
  if (judgment === null || newest === undefined) return null;
  if (wasSeenByPerson(newest.receivedAt, state.chat.handedBackAt)) return null;
  const finding = findingOfJudgment(judgment);
  const decided = finding === null ? null : handOverOf(finding);
  if (decided?.severe === true) return decided;
  if (handOver !== null && isSevere(handOver)) return handOverFor(handOver, judgment);
  if (judgment.wantsToStop) return { kind: 'opt-out', line: 'judgement' };
  // A model that asks for a person by the tool also writes the parting words.
  return handOver === null ? decided : null;
}

/** Returns the hand-over of a chat for which the model asked for a person. */
export function handOverFor(reason: HandOverReason, judgment: ModelJudgment | null): HandOver {
  const named = findingOfReason(reason);
  const judged = judgment === null ? null : findingOfJudgment(judgment);
  const finding = gravestOf([judged, named].filter((found) => found !== null));
  return {
    kind: 'hand-over',
    because: reason,
    ...(isSevere(reason) ? { severe: true } : {}),
    ...(finding === null ? {} : { finding }),
  };
}
