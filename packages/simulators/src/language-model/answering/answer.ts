import { does, type Situation } from '../situation.ts';
import { plainText } from '../reading/plain-text.ts';
import type { Speaker } from '../writing/speaker.ts';
import { aboutCall, sayHours } from './call-words.ts';
import { asksFirst, isBooked, questionsOf, sure, surer, questionBefore, type Asked } from './questions.ts';
import { findFacts, refusesDiscounts, type Fact } from './knowledge.ts';
import { cheapest, endedOffers, isNamed, keepsPricesForCall, meantOffers, offersOf } from './offers.ts';
import {
  aboutOffers,
  wantsToBuy,
  type Claim,
  claimsOf,
  fitting,
  paysAtOnce,
  sayOne,
  sayPrice,
  slotsOf,
} from './say-offers.ts';
import { inLanguage } from './spanish.ts';
import { ofACall } from '../booking/wanted-times.ts';
import { loadExamples } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';

/** The answer to one question of the lead, with what it rests on; `unanswered`: nothing does. */
export type Answer = {
  move: string;
  text: string;
  claims: Claim[];
  unanswered: string | null;
};

const maxStated = 240;
/** From this likelihood on an example says surely what is asked. */
const near = 0.5;
/** Min fit of what answers a question, whatever was talked about before. */
const surest = 3.4;
/** Questions that wordings answer where nothing is written about them. */
const answeredByWords = new Set(['ask-how-to', 'ask-results', 'ask-bot', 'injection']);
/** Returns the answers to the lead's questions, from offers, knowledge and instructions alone. */
export function answerAll(situation: Situation, speaker: Speaker): Answer[] {
  const found = questionsOf(situation)
    .map((asked) => answer(asked, situation, speaker))
    .filter(({ unanswered }) => unanswered === null || asksFirst(unanswered, situation));
  const isAnswered = situation.openTexts.length === 1 && found.some(({ unanswered }) => unanswered === null);
  const all = isAnswered ? found.filter(({ unanswered }) => unanswered === null) : found;
  // That the coach is asked is said once for all of them.
  const first = all.findIndex(({ unanswered }) => unanswered !== null);
  const isNew = ({ text, unanswered }: Answer, nth: number) =>
    unanswered !== null || all.findIndex((other) => other.text === text) === nth;
  const answers = all
    .filter(isNew)
    .map((one) => (one.unanswered === null || one === all[first] ? one : { ...one, text: '' }));
  if (does(situation, 'too-expensive') && answers.length === 0) {
    const offers = offersOf(situation.conversation);
    const light = offers.length > 1 ? cheapest(offers) : undefined;
    const isOffered = light === undefined || situation.businessTexts.some((text) => text.includes(light.name));
    const words = isOffered ? null : speaker.say('price-light', slotsOf(light, situation.language));
    if (words !== null)
      return [{ move: 'too-expensive', text: words, claims: claimsOf(words, [light!]), unanswered: null }];
  }
  return answers;
}

function answer(asked: Asked, situation: Situation, speaker: Speaker): Answer {
  const { conversation, language } = situation;
  const done = (text: string, claims: Answer['claims'] = []): Answer => ({
    move: asked.move,
    text,
    claims,
    unanswered: null,
  });
  const sayMove = (move: string) => done(speaker.say(move) ?? speaker.stillHere());
  if (asked.move === 'ask-bot') {
    const own = findBotAnswer(conversation.coachInstructions, situation);
    const isSent = own !== null && situation.businessTexts.some((text) => text.includes(own));
    return own === null || isSent ? sayMove('ask-bot') : done(own);
  }
  if (asked.move === 'injection') return sayMove('injection');
  const offers = offersOf(conversation);
  const isPayment = /^ask-(price|cheapest|discount|installments|payment)$/.test(asked.move) && paysAtOnce(asked.text);
  if (asked.move === 'ask-discount' && !isPayment && refusesDiscounts(conversation)) {
    const refusal = sayMove('no-discount');
    const isAboutPrice = offers.length > 0 && /\b(price|precio|how much|cuanto)\b/.test(plainText(asked.text));
    return isAboutPrice
      ? done([refusal.text, ...sayPrice(offers, asked, situation, speaker)].filter((one) => one !== null).join(' '))
      : refusal;
  }
  const meant = meantOffers(asked.text, [...offers, ...endedOffers(conversation)]);
  const ended = meant.find(({ isEnded }) => isEnded);
  if (ended !== undefined) return done(speaker.say('offer-ended', { offer: ended.name }) ?? speaker.stillHere());
  const facts = findFacts(conversation, asked.text);
  const told = facts[0] ?? null;
  // In which money one pays may be written, and what is written says more than a move that is not likely.
  const isOpen = asked.likelihood < near || (asked.move === 'ask-included' && meant.length === 0);
  const isWritten = told !== null && (asked.move === 'ask-currency' || (told.fit >= sure && isOpen));
  const isPlainlyWritten = told !== null && told.fit >= surest && asked.move !== 'ask-call';
  const call =
    isAboutCall(asked, situation) && (isBooked(conversation) || (!isWritten && !isPlainlyWritten))
      ? aboutCall(conversation.coachInstructions, language)
      : null;
  if (call !== null) return done(speaker.say('call-is', { about: call }) ?? speaker.again(call));
  const isSurer = isWritten && !isPayment && !(asked.move === 'ask-hours' && ofACall.has(situation.lastAsked ?? ''));
  const isNamedOne = isNamed(asked.text, offers) && (told?.fit ?? 0) < surest;
  const isMeant =
    meant.length === 1 && asked.move !== 'ask-discount' && (isNamedOne || (told === null && asked.likelihood < near));
  const isOfOffers = asked.move in aboutOffers || isPayment;
  if (offers.length > 0 && (isMeant || (isOfOffers && (!isSurer || meant.length > 0)))) {
    const isOfPrice = isPayment || /^ask-(price|currency|installments|difference)$/.test(asked.move);
    const say = isPayment ? sayPrice : ((isMeant && !isOfPrice ? null : aboutOffers[asked.move]) ?? sayOne);
    const words = say(offers, asked, situation, speaker).filter((one) => one !== null);
    if (words.length > 0) {
      const text = words.join(' ');
      return done(text, claimsOf(text, offers));
    }
    // Everything was said in each variant already.
    const { offer, price, about } = slotsOf(meant[0] ?? fitting(offers, situation), language);
    const text = speaker.again(`${offer}, ${price}${about === null || isOfPrice ? '' : `. ${about}`}.`);
    if (meant.length > 0 || isOfPrice) return done(text, claimsOf(text, offers));
  }
  if (asked.move === 'ask-price' && keepsPricesForCall(conversation.coachInstructions)) return sayMove('price-on-call');
  const hours = asked.move === 'ask-hours' && !isSurer ? sayHours(situation, speaker) : null;
  if (hours !== null) return done(hours);
  const asksWhereToBuy = asked.move === 'ask-link' && wantsToBuy(asked.text);
  if (told !== null && !asksWhereToBuy && (told.fit >= surer || asked.move !== 'ask-results'))
    return stateAll(asked, facts, situation, speaker);
  if (answeredByWords.has(asked.move)) return sayMove(asked.move);
  const before = questionBefore(asked, situation);
  const repeated = before === null ? null : answer(before, situation, speaker);
  if (repeated?.unanswered === null) return repeated;
  const isFirst = !situation.businessTexts.some((text) =>
    /\b(I'll|rather) ask \b|\ble pregunto a\b|preguntarle a\b/.test(text),
  );
  const words = (isFirst ? speaker.say('unknown') : null) ?? speaker.say('unknown-again') ?? speaker.say('general');
  return { ...done(words ?? speaker.stillHere()), unanswered: asked.text };
}

/** Whether a question is about the call: how long it is, where a call is talked about. */
function isAboutCall({ move, text }: Asked, { lastAsked, conversation }: Situation): boolean {
  if (move === 'ask-call') return true;
  const words = comparedWords(text);
  const isOfTerms = ['free', 'commit'].some((matter) => loadExamples().mattersIn(words).has(matter));
  const isOfTraining = /\b(week|semana|workouts?|train\w*|entren\w*|plan|program\w*)\b/i.test(text);
  const isOfCall = isOfTerms || /^ask-(length|time-needed|how-to)$/.test(move);
  return (ofACall.has(lastAsked ?? '') || isBooked(conversation)) && isOfCall && !isOfTraining;
}

/** States what answers a question; what says as much of it, too, where both are short. */
function stateAll(asked: Asked, facts: Fact[], situation: Situation, speaker: Speaker): Answer {
  const [first, second] = facts.map((fact) => stateIt(asked, fact, situation, speaker));
  if (second === undefined || first!.text.length + second.text.length > maxStated) return first!;
  return { ...first!, text: `${first!.text} ${second.text}`, claims: [...first!.claims, ...second.claims] };
}

function stateIt(
  { move }: Asked,
  { source, quote, sentences }: Fact,
  { language }: Situation,
  speaker: Speaker,
): Answer {
  const whole = sentences.join(' ');
  const translated = inLanguage(whole, language);
  const words =
    translated !== whole
      ? withEnd(translated)
      : sentences.map((sentence) => withEnd(inLanguage(sentence, language))).join(' ');
  const text = speaker.again(words.charAt(0).toUpperCase() + words.slice(1));
  return { move, text, claims: source === null ? [] : [{ says: text, source, quote }], unanswered: null };
}

/** Returns the coach's own words for "are you a bot", where the instructions quote true ones in this language. */
function findBotAnswer(instructions: string, { language }: Situation): string | null {
  const quoted = /\bbots?\b[^\n"“]{0,40}["“]([^"”\n]{10,300})["”]/i.exec(instructions)?.[1];
  if (quoted === undefined || (language === 'es') !== /[áéíóúñ¿¡]|\b(soy|eres|una?|que)\b/.test(quoted)) return null;
  return /\b(ai|bot|automated|assistant|ia|autom[aá]tic\w*|asistente)\b/i.test(quoted) ? quoted : null;
}

function withEnd(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
