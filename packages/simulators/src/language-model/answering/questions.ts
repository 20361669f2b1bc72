import { namesTime, readWish } from '../booking/time-wishes.ts';
import { ofACall } from '../booking/wanted-times.ts';
import { clausesOf, hear, isQuestion } from '../nearest/examples.ts';
import { alikeTo, understoodOf } from '../nearest/likeness.ts';
import { plainText } from '../reading/plain-text.ts';
import { heardIn, type Situation } from '../situation.ts';
import { findFacts } from './knowledge.ts';
import { meantOffers, offersOf } from './offers.ts';

/** `likelihood`: how near the example is that says what is asked. */
export type Asked = { move: string; text: string; likelihood: number };

const maxAnswers = 2;
/** Min fit of a fact for which a message is a question, whatever else it is near to. */
export const sure = 1.4;
/** The same where the message is surely near to something else. */
export const surer = 2;
/** From this likelihood on a message is surely no question that an example does not know. */
const clear = 0.8;
/** The same for words that do not read as a question. */
const likely = 0.45;
/** The same where we had asked for something else. */
const veryLikely = 0.65;
/** Min understood share of a question that one of its words may bind to a topic. */
const mostly = 0.5;
const stating = /^(goal|tried|obstacle|days|start|about|has|diet-style|progress|injury|names-time)/;
const telling = /^(goal|tried|obstacle|days|start)/;
/** What people who are unsure say with a question mark. */
const guessing = /^(days|start)/;
/** What belongs to a question of a longer message; a shorter one is read as a whole. */
const maxClausesBefore = 4;
const maxWholeLength = 600;
/** Words of a question in a message that tells something, too. */
const asking = /\b(can|do|does|is|are|what|how|when|where|which|puedo|hay|que|como|cuando|cuant[oa]s?)\b/;

/** Returns the questions of the lead's unanswered messages, each with the move that says what it asks. */
export function questionsOf(situation: Situation): Asked[] {
  const asked = situation.openTexts.flatMap((text) => partsOf(text).flatMap((part) => questionsIn(part, situation)));
  const isFirst = (one: Asked, nth: number) =>
    asked.findIndex(({ move, text }) => move === one.move && (move !== 'ask-other' || text === one.text)) === nth;
  return asked.filter(isFirst).slice(0, maxAnswers);
}

/** Returns a message cut behind each of its questions: what was said just before one belongs to it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let before: string[] = [];
  for (const clause of clausesOf(text)) {
    before = [...before.slice(-maxClausesBefore), clause];
    if (!isQuestion(clause)) continue;
    const part = before.join(' ');
    // "Is it? Illegal?" asks once.
    if (parts.length > 0 && !hear(part, null).some(({ move }) => move.startsWith('ask-')))
      parts[parts.length - 1] += ` ${part}`;
    else parts.push(part);
    before = [];
  }
  const isShort = parts.length < 2 && text.length <= maxWholeLength;
  return isShort || parts.length === 0 ? [text] : parts;
}

function questionsIn(text: string, situation: Situation): Asked[] {
  const { lastAsked, businessTexts, conversation } = situation;
  const heard = heardIn(text, lastAsked);
  const isTime = namesTimeOfCall(text, situation);
  // "Maybe 3 days?" tells something.
  const isAnswer =
    heard[0] !== undefined &&
    heard[0].likelihood >= clear &&
    (text.includes('?') ? guessing : telling).test(heard[0].move) &&
    !asking.test(plainText(text));
  if (isAnswer || (isTime && (!isQuestion(text) || heard[0]?.move === 'names-time'))) return [];
  // "How do I lose the belly fat?" is a goal.
  const isGoal = heard.some(({ move }) => move.startsWith('goal'));
  // What does not read as a question answers ours, unless it surely asks; a price is asked for in a word.
  const isOpen = lastAsked === null || ofACall.has(lastAsked) || asking.test(plainText(text));
  const min = isQuestion(text) ? 0 : isOpen ? likely : veryLikely;
  const known = heard.filter(
    ({ move, likelihood }) =>
      /^ask-(?!partner)|^injection$/.test(move) &&
      (move === 'ask-price' || likelihood >= min) &&
      !(isGoal && move === 'ask-how-to'),
  );
  const isStrange = (heard[0]?.likelihood ?? 0) < 1 && understoodOf(text) < mostly;
  const isMeant = meantOffers(text, offersOf(conversation)).length > 0;
  if (known.length > 0)
    return known
      .filter(({ move }) => !(isBooked(conversation) && move === 'ask-link'))
      .map(({ move, likelihood }) => ({
        // When their call is, or can be.
        move: move === 'ask-booked' ? 'ask-hours' : isStrange ? 'ask-other' : move,
        text,
        likelihood,
      }));
  const isOfBooking = heard.some(({ move, likelihood }) =>
    isBooked(conversation) ? move === 'move-call' : move === 'wants-call' && likelihood >= clear,
  );
  if (!isQuestion(text) || isOfBooking) return [];
  // A whole question that is near to nothing is one all the same; a bare "info?" is a greeting.
  const isUnheard =
    (heard.length === 0 || isStrange) && businessTexts.length > 0 && text.trim().split(/\s+/).length > 2;
  const isOther = heard.some(({ move, likelihood }) => likelihood >= clear && !stating.test(move));
  const fit = findFacts(conversation, text)[0]?.fit ?? 0;
  return (isUnheard && !isTime) || (isMeant && !isOther) || fit >= (isOther || isTime ? surer : sure)
    ? [{ move: 'ask-other', text, likelihood: 0 }]
    : [];
}

/** Returns what the message before asked, where most of what this one says was said there; null elsewhere. */
export function questionBefore({ text }: Asked, { conversation, openTexts }: Situation): Asked | null {
  const said = conversation.turns.filter(({ from }) => from === 'contact').map((turn) => turn.text);
  const before = said.at(-1 - openTexts.length);
  const repeats = (part: string) => alikeTo(part)(before!).words >= mostly;
  if (before === undefined || text === before || ![text, ...clausesOf(text)].some(repeats)) return null;
  const [heard] = hear(before, null);
  return { move: heard?.move ?? 'ask-other', text: before, likelihood: heard?.likelihood ?? 0 };
}

/** Whether a message asks before all else: the rest asks the coach nothing. */
export function asksFirst(text: string, situation: Situation): boolean {
  const [first] = heardIn(text, situation.lastAsked);
  const isRequest = first !== undefined && first.move.startsWith('ask-') && first.likelihood >= clear;
  return (
    (isQuestion(text) || isRequest) &&
    !namesTimeOfCall(text, situation) &&
    (first === undefined || /^(ask-|injection)/.test(first.move))
  );
}

/** Whether a call of the contact stands. */
export function isBooked({ knownCalls }: Situation['conversation']): boolean {
  return knownCalls.some((line) => line.startsWith('booked:'));
}

/** Whether a message says when a call would suit, which we asked for or which is booked. */
function namesTimeOfCall(text: string, { lastAsked, language, conversation }: Situation): boolean {
  const isOfCall = isBooked(conversation) || (lastAsked !== null && ofACall.has(lastAsked));
  return isOfCall && namesTime(readWish(text, '2000-01-01', language));
}
