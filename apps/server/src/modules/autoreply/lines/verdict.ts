import {
  concernOfJudgement,
  concernOfReason,
  gravestOf,
  handOverOf,
  isSevere,
  wasSeenByPerson,
  type HandOver,
  type HandOverReason,
  type ModelJudgement,
  type OptOut,
} from '@spotter/domain';
import type { ChatState } from '../../chats/index.ts';

/** The findings of a model while it composed an answer, in words or by a tool. */
export type ModelFindings = { judgement: ModelJudgement | null; handOver: HandOverReason | null };

/**
 * Returns the decision of a model's judgement, regardless of its answer: the chat goes to the coach, or the contact
 * is left alone. Null where the answer may be sent: there is no such judgement, or the coach has seen the words in
 * question.
 */
export function verdictOf(state: ChatState, { judgement, handOver }: ModelFindings): HandOver | OptOut | null {
  const newest = state.messages.findLast(({ author }) => author === 'contact');
  if (judgement === null || newest === undefined) return null;
  if (wasSeenByPerson(newest.receivedAt, state.chat.handedBackAt)) return null;
  const concern = concernOfJudgement(judgement);
  const decided = concern === null ? null : handOverOf(concern);
  if (decided?.severe === true) return decided;
  if (handOver !== null && isSevere(handOver)) return handOverFor(handOver, judgement);
  if (judgement.wantsToStop) return { kind: 'opt-out', line: 'judgement' };
  // A model that asks for a person by the tool also writes the parting words.
  return handOver === null ? decided : null;
}

/** Returns the hand-over of a chat for which the model asked for a person. */
export function handOverFor(reason: HandOverReason, judgement: ModelJudgement | null): HandOver {
  const named = concernOfReason(reason);
  const judged = judgement === null ? null : concernOfJudgement(judgement);
  const concern = gravestOf([judged, named].filter((found) => found !== null));
  return {
    kind: 'hand-over',
    because: reason,
    ...(isSevere(reason) ? { severe: true } : {}),
    ...(concern === null ? {} : { concern }),
  };
}
