import { namesTime, readWish } from '../booking/time-wishes.ts';
import { ofACall } from '../booking/wanted-times.ts';
import { clausesOf, isQuestion } from '../nearest/examples.ts';
import { heardIn, type Situation } from '../situation.ts';
import { findFact } from './knowledge.ts';

/** `likeness`: how near the example is that says what is asked. */
export type Asked = { move: string; text: string; likeness: number };

const maxAnswers = 2;
/** Min fit of a fact for which a message is a question, whatever else it is near to. */
export const sure = 0.6;
/** From this likeness on a message is surely no question that an example does not know. */
const clear = 0.8;
const telling = /^(goal|tried|obstacle|days|start)/;
/** Words of a question in a message that tells something, too. */
const asking =
  /\b(can|do|does|is|are|what|how|when|where|which|puedo|hay|que|qué|como|cómo|cuando|cuándo|cuánto|cuanto)\b/i;

/** Returns the questions of the lead's unanswered messages, each with the move that says what it asks. */
export function questionsOf(situation: Situation): Asked[] {
  const asked = situation.openTexts.flatMap((text) => partsOf(text).flatMap((part) => questionsIn(part, situation)));
  const isFirst = (one: Asked, nth: number) =>
    asked.findIndex(({ move, text }) => move === one.move && (move !== 'ask-other' || text === one.text)) === nth;
  return asked.filter(isFirst).slice(0, maxAnswers);
}

/** Returns a message cut behind each of its questions: what was said before one belongs to it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let before = '';
  for (const clause of clausesOf(text)) {
    before = `${before} ${clause}`.trim();
    if (!isQuestion(clause)) continue;
    parts.push(before);
    before = '';
  }
  return parts.length < 2 ? [text] : parts;
}

function questionsIn(text: string, situation: Situation): Asked[] {
  const { lastAsked, businessTexts, conversation } = situation;
  const heard = heardIn(text, lastAsked);
  const isTime = namesTimeOfCall(text, situation);
  // "Maybe 3 days?" tells something.
  const isAnswer =
    heard[0] !== undefined && heard[0].likeness >= clear && telling.test(heard[0].move) && !asking.test(text);
  if (isAnswer || (isTime && !isQuestion(text))) return [];
  const isBooked = conversation.knownCalls.some((line) => line.startsWith('booked:'));
  // "How do I lose the belly fat?" is a goal.
  const isGoal = heard.some(({ move }) => move.startsWith('goal'));
  const known = heard.filter(
    ({ move }) => /^ask-(?!partner)|^injection$/.test(move) && !(isGoal && move === 'ask-how-to'),
  );
  if (known.length > 0)
    return known
      .filter(({ move }) => !(isBooked && move === 'ask-link'))
      .map(({ move, likeness }) => ({ move, text, likeness }));
  const isOther = heard.some(
    ({ move, likeness }) => move === 'wants-call' || (likeness >= clear && move !== 'names-time'),
  );
  if (!isQuestion(text) || isTime || isOther) return [];
  // A whole question without an example is one all the same; a bare "info?" is a greeting.
  const isUnheard = heard.length === 0 && businessTexts.length > 0 && text.trim().split(/\s+/).length > 2;
  return isUnheard || (findFact(conversation, text)?.fit ?? 0) >= sure
    ? [{ move: 'ask-other', text, likeness: 0 }]
    : [];
}

/** Whether a message asks before all else: the rest asks the coach nothing. */
export function asksFirst(text: string, situation: Situation): boolean {
  const [first] = heardIn(text, situation.lastAsked);
  return (
    isQuestion(text) &&
    !namesTimeOfCall(text, situation) &&
    (first === undefined || /^(ask-|injection)/.test(first.move))
  );
}

/** Whether a message says when a call would suit, which we asked for. */
function namesTimeOfCall(text: string, { lastAsked, language }: Situation): boolean {
  return lastAsked !== null && ofACall.has(lastAsked) && namesTime(readWish(text, '2000-01-01', language));
}
