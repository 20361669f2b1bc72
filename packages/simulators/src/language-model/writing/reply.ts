import { answerAll, type Answer } from '../answering/answer.ts';
import { sayHours } from '../answering/call-words.ts';
import { decideBooking, isArranging } from '../booking/booking.ts';
import type { Heard } from '../nearest/examples.ts';
import { labelOf, matterOf } from '../reading/asked.ts';
import { findMistyped } from '../reading/facts.ts';
import { does, factOf, type Situation } from '../situation.ts';
import { declines, findHandOverReason } from './hand-over.ts';
import { wantedAnswer, withoutForbidden } from './keep-rules.ts';
import { createSpeaker, goesOn, type Speaker } from './speaker.ts';

const ofArranging = new Set(['email', 'phone', 'zone']);
const leaving = ['not-now', 'no-thanks', 'let-me-think', 'ask-partner', 'talk-later', 'bye'];
/** How many answered questions are enough to offer the call without more facts. */
const enoughAnswers = 3;
const enoughFacts = 4;
const maxEchoes = 2;
/** Min likelihood of what is taken up: a general word is better than a wrong one. */
const enoughForEcho = 0.3;
const outside = new Set(['offer-instead', 'offer-late', 'offer-early', 'nothing-then']);
/** Moves that say little where another one of the same messages says more. */
const slight = /^(hello|info|saw-content|laugh|ack|yes|no|thanks|anyone-there|late-sorry|unclear|zone|names-time|idk)$/;
const ownWords =
  /^(ask-|injection|hand|wants-person|client|pitch|medical|angry|move-call|cancel-call|picks-one|none-fit)/;

/** Returns the message to the lead, which keeps to the coach's rules. Empty when nothing new can be said. */
export function writeReply(situation: Situation, now: Date): string {
  const reply = withoutForbidden(composeReply(situation, now), situation);
  return reply === '' && situation.conversation.rules.length > 0 ? speakerFor(situation).stillHere() : reply;
}

/**
 * Returns the message to the lead: it takes up what they said, answers what they asked, and asks at most one
 * question. Empty when nothing new can be said.
 */
function composeReply(situation: Situation, now: Date): string {
  const speaker = speakerFor(situation);
  if (situation.conversation.wantsFollowUp) {
    const next = nextQuestion(situation, speaker);
    return joined([speaker.say('follow-up'), next ?? speaker.say('follow-up-open')]) || speaker.stillHere();
  }
  const handOver = findHandOverReason(situation);
  if (handOver !== null) return speaker.say(handOver.wording) ?? speaker.say('hand:other') ?? '';
  if (declines(situation)) return speaker.say('no-thanks') ?? '';
  const wanted = wantedAnswer(situation);
  if (wanted !== null) return wanted;
  const greeting = situation.businessTexts.length > 0 ? null : (speaker.say('greet-name') ?? speaker.say('greet'));
  if (!knowsMedia(situation)) return joined([greeting, speaker.say('media')]) || speaker.stillHere();
  const booking = decideBooking(situation, now);
  const answers = answerAll(situation, speaker);
  const answerTexts = answers.map(({ text }) => text);
  if (booking !== null && 'say' in booking) {
    const words = speaker.say(booking.say, booking.slots) ?? speaker.say('general');
    const next = booking.next === undefined ? null : speaker.say(booking.next);
    // A time outside of all hours is answered with the hours.
    const isOutside = outside.has(booking.say) && !answers.some(({ move }) => move === 'ask-hours');
    const hours = isOutside ? sayHours(situation, speaker) : null;
    return (
      joined([greeting, ...answerTexts, hours, answerTexts.length > 0 && next !== null ? null : words, next]) ||
      speaker.stillHere()
    );
  }
  const mistyped = situation.openTexts.map(findMistyped).find((address) => address !== null);
  if (mistyped != null) return joined([greeting, ...answerTexts, speaker.say('confirm-address', { email: mistyped })]);
  const welcome = isBack(situation) ? speaker.say('welcome-back') : null;
  if (welcome !== null) return joined([welcome, ...answerTexts]);
  const echo = echoOf(situation, answers, speaker);
  const next = mayAsk(situation, answers) ? nextQuestion(situation, speaker) : null;
  // Who asks for information once more, and gave every fact, is asked what about.
  const question = next ?? (does(situation, 'info') && answerTexts.length === 0 ? speaker.say('info-open') : null);
  return joined([greeting, ...answerTexts, echo, question]) || speaker.stillHere();
}

/** Returns the answers to the lead's questions as they will be said, for naming their sources first. */
export function answersOf(situation: Situation): Answer[] {
  return findHandOverReason(situation) === null && wantedAnswer(situation) === null
    ? answerAll(situation, speakerFor(situation))
    : [];
}

function speakerFor({ conversation, businessTexts, language, coachName }: Situation): Speaker {
  const { turns, remark, contactName } = conversation;
  // "Write it again" must give other words, so the text after the blocks counts as well.
  const seed = [...turns.map(({ text }) => text), remark].join('\n');
  return createSpeaker(seed, businessTexts, language, {
    name: contactName,
    coach: coachName ?? (language === 'es' ? 'la persona que entrena' : 'the coach'),
  });
}

/** Whether the client's rules say that the lead had asked for silence and has come back. */
function isBack({ conversation }: Situation): boolean {
  return /asked for no more messages and has come back/i.test(conversation.systemPrompt);
}

/** Only the client's own rule shows that there was something to hear or see. */
function knowsMedia({ openTexts, conversation, newlyStated }: Situation): boolean {
  const isSent = openTexts.some((text) => /(^|\n| )\[[a-z_]{3,20}\]$/.test(text));
  return !isSent || newlyStated.size > 0 || !/cannot hear or see/i.test(conversation.systemPrompt);
}

/** Takes up what the lead said, the most telling first; nothing beside an answer that nothing else was said with. */
function echoOf(situation: Situation, answers: Answer[], speaker: Speaker): string | null {
  const { heard } = situation;
  const isBooked = situation.conversation.knownCalls.some((line) => line.startsWith('booked:'));
  const meant = heard.map((one) => (isBooked && one.move === 'ask-link' ? { ...one, move: 'asks-invite' } : one));
  const telling = meant.filter(
    ({ move, likelihood }) =>
      (likelihood >= enoughForEcho || slight.test(move)) &&
      !ownWords.test(move) &&
      !answers.some((answer) => answer.move === move),
  );
  const weighty = telling.filter(({ move }) => !slight.test(move));
  const isMeant = ({ text }: Heard) => answers.length === 0 || !answers.some(({ unanswered }) => unanswered === text);
  const chosen = (weighty.length > 0 ? weighty : answers.length > 0 ? [] : telling).filter(isMeant);
  const echoed = chosen
    .filter(({ move }, nth) => chosen.findIndex((other) => other.move === move) === nth)
    .slice(0, maxEchoes)
    .map(
      ({ move, text }) =>
        (/belly|tummy|panza|barriga|stomach/i.test(text) ? speaker.say(`${move}:belly`) : null) ?? speaker.say(move),
    );
  if (echoed.some((words) => words !== null)) return joined(echoed.slice(0, answers.length > 0 ? 1 : maxEchoes));
  return answers.length > 0 ? null : speaker.say('general');
}

function mayAsk(situation: Situation, answers: Answer[]): boolean {
  const { heard, earlier, conversation, lastAsked } = situation;
  if (conversation.knownCalls.some((line) => line.startsWith('booked:')) || isArranging(situation)) return false;
  if (does(situation, ...leaving)) return false;
  const left = earlier.findLastIndex(({ move }) => leaving.includes(move) && move !== 'bye');
  if (left >= 0 && !earlier.slice(left + 1).some(({ move }) => /^(goal|tried|start|wants|hello|info)/.test(move)))
    return false;
  if (answers.some(({ unanswered }) => unanswered !== null)) return false;
  // A question is not put on top of one that they have not answered yet.
  const ofOffers = answers.some(({ move }) =>
    /^ask-(price|cheapest|difference|included|recommend|installments)$/.test(move),
  );
  if (answers.length > 0) return lastAsked === null || ofOffers || answeredSoFar(situation) >= enoughAnswers;
  return heard.length === 0 || heard.some(({ move }) => goesOn(move));
}

function answeredSoFar({ earlier, heard }: Situation): number {
  return [...earlier, ...heard].filter(({ move }) => move.startsWith('ask-')).length;
}

/**
 * Returns the next question: never what is known or was asked;
 * the call once enough is known; null when none is left.
 */
function nextQuestion(situation: Situation, speaker: Speaker): string | null {
  const { facts, fields, asked } = situation;
  const speaksOfBudget = /budget|invest|presupuesto/i.test(situation.conversation.coachInstructions);
  const isRude = (field: string) => matterOf(field) === 'budget' && !speaksOfBudget;
  const open = fields.filter(
    (field) =>
      !facts.has(field) &&
      !ofArranging.has(matterOf(field) ?? '') &&
      !asked.includes(matterOf(field) ?? field) &&
      !isRude(field),
  );
  const knows = (matter: string) => factOf(situation, matter) !== null;
  const isEnough = knows('goal') && (knows('tried') || knows('obstacle')) && (knows('start') || knows('days'));
  const known = fields.filter((field) => facts.has(field)).length;
  const isTime = isEnough || known >= enoughFacts || open.length === 0 || answeredSoFar(situation) >= enoughAnswers;
  if (isTime && !asked.includes('call') && !asked.includes('times')) return speaker.say('q:call');
  const [field] = open;
  if (field === undefined) return null;
  const matter = matterOf(field);
  return matter === null ? speaker.say('q:other', { label: labelOf(field) }) : speaker.say(`q:${matter}`);
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
