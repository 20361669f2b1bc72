import { answerTo, dangerQuestion } from '../../safety/danger-question.ts';
import { isAskedOften } from '../decision/answer-caps.ts';
import { anyContact, firstFired } from '../decision/fired-trigger.ts';
import type { InboundMessage, ReplySituation } from '../decision/reply-situation.ts';
import { isContent, textToJudge } from '../media/inbound-content.ts';
import { strictly } from '../triggers/keyword-trigger.ts';
import { isBareCancel, isOptOut, isSureOptOut } from './opt-out.ts';

export type StopFacts = Pick<ReplySituation, 'agent' | 'chat' | 'now' | 'unanswered'> &
  Pick<ReplySituation, 'answeredByPerson' | 'heardLate' | 'callToCancel' | 'dangerAnswers'>;

/**
 * Returns whether the contact wants silence, newly or since earlier, the trigger that they wrote after it, if
 * any, and what to ask a model before a wish in doubt is obeyed; null: nothing.
 */
export function readStop(facts: StopFacts) {
  const { agent, chat, unanswered, answeredByPerson = [], heardLate = [] } = facts;
  const asksToStop = (message: InboundMessage) => counts(facts, message) && isStop(facts, message);
  // What was answered without the agent's knowledge is only searched for a stop that was not obeyed yet.
  const isUnheard = !chat.optedOut && [...heardLate, ...answeredByPerson].some(asksToStop);
  const written = isUnheard ? [...heardLate, ...answeredByPerson, ...unanswered] : unanswered;
  const last = written.findLastIndex(asksToStop);
  const asked = chat.optedOut || last !== -1;
  const since = written.slice(last + 1).filter(isContent);
  // Whoever asked to stop has written before; of the ways to come, only words take that back.
  const keywords = agent?.triggers.flatMap((trigger) => (trigger.kind === 'keyword' ? [strictly(trigger)] : [])) ?? [];
  const comeback = asked ? firstFired(since, keywords, anyContact) : null;
  const isSure = chat.optedOut || written.some((message) => counts(facts, message) && isSureStop(facts, message));
  const question = isSure || last === -1 ? null : doubtToAsk(facts, written[last]!);
  return { asked, isNew: asked && !chat.optedOut, isUnheard, comeback, question };
}

/** Unsending a "stop" that was obeyed does not undo it: only a trigger does. */
function counts({ chat }: StopFacts, message: InboundMessage): boolean {
  return message.kind === 'content' && (chat.optedOut || !message.deleted);
}

function isSureStop({ callToCancel = false }: StopFacts, message: InboundMessage): boolean {
  return isSureOptOut(textToJudge(message)) || (!callToCancel && isBareCancel(message.text));
}

function isStop(facts: StopFacts, message: InboundMessage): boolean {
  return isSureStop(facts, message) || isOptOut(textToJudge(message), answerAbout(facts, message)?.says);
}

function answerAbout({ dangerAnswers = [] }: StopFacts, message: InboundMessage) {
  return dangerAnswers.length === 0 ? undefined : answerTo(dangerQuestion(textToJudge(message)), dangerAnswers);
}

function doubtToAsk(facts: StopFacts, message: InboundMessage) {
  if (answerAbout(facts, message) !== undefined || isAskedOften(facts.dangerAnswers ?? [], facts.now)) return null;
  return dangerQuestion(textToJudge(message));
}
