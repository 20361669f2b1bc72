import { bookingPhrases } from '../booking/booking-phrases.ts';
import type { BookingMove } from '../booking/booking-move.ts';
import { decideBooking } from '../booking/booking-talk.ts';
import { asksAboutOffer, findCoachAnswer } from './coach-answers.ts';
import { findBotAnswer } from './coach-voice.ts';
import { type Field, knownFieldOf, labelOf } from '../reading/fields.ts';
import { findGoal } from '../reading/goals.ts';
import { findHandOverReason } from './hand-over.ts';
import { decideNextStep, type NextStep } from './next-step.ts';
import { keepsPricesForCall, readOfferedPrices } from '../reading/offered-prices.ts';
import type { Phrases } from './phrases.ts';
import { plainText } from '../reading/plain-text.ts';
import { phrasesInEnglish } from './phrases-english.ts';
import { phrasesInSpanish } from './phrases-spanish.ts';
import { asksForCall, factValue, type Situation } from '../situation.ts';
import { toldBySources } from '../sources/name-sources.ts';
import { isSmallTalk } from '../reading/small-talk.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

/**
 * Returns the message to the contact: it takes up what they said, answers questions, and asks at most one question.
 * Empty when nothing new can be said.
 */
export function writeReply(situation: Situation, now: Date): string {
  const phrases = situation.language === 'es' ? phrasesInSpanish : phrasesInEnglish;
  const speaker = speakerFor(situation);
  if (situation.conversation.wantsFollowUp) {
    const question = sayStep(decideNextStep(situation, now), situation, phrases, speaker);
    return joined([speaker.choose(phrases.followUp), question]) || stillHere(phrases, speaker);
  }
  const reason = findHandOverReason(situation.signals);
  if (reason) return speaker.choose(phrases.handOver[reason]) ?? speaker.choose(phrases.handOver.other) ?? '';
  if (situation.signals.has('not-interested')) return speaker.choose(phrases.farewell) ?? '';

  const greeting =
    situation.businessTexts.length === 0
      ? (speaker.choose(phrases.helloByName) ?? speaker.choose(phrases.hello))
      : null;
  const booking = decideBooking(situation, now);
  if (booking !== null) return joined([greeting, sayBooking(booking, situation, phrases, speaker)]);
  if (situation.signals.has('talks-later'))
    return joined([greeting, speaker.choose(phrases.later)]) || stillHere(phrases, speaker);
  // Only the client's own rule shows that there was something to hear or see.
  const knowsOfMedia = /cannot hear or see/i.test(situation.conversation.systemPrompt);
  if (situation.signals.has('sends-media') && knowsOfMedia && situation.newFacts.size === 0) {
    return joined([greeting, speaker.choose(phrases.unseen)]) || stillHere(phrases, speaker);
  }
  const step = decideNextStep(situation, now);
  const answer = answerTo(situation, phrases, speaker);
  const heard = answer === null || situation.newFacts.size > 0 ? heardIn(situation, phrases, speaker, step) : null;
  return joined([greeting, answer, heard, sayStep(step, situation, phrases, speaker)]) || stillHere(phrases, speaker);
}

function speakerFor(situation: Situation): Speaker {
  const goal = findGoal(factValue(situation, 'goal') ?? '');
  const days = factValue(situation, 'training_days');
  const { turns, remark } = situation.conversation;
  // "Write it again" must give other words, so the text after the blocks counts as well.
  const seed = [...turns.map((turn) => turn.text), remark].join('\n');
  return createSpeaker(seed, situation.businessTexts, {
    goal: goal?.spoken[situation.language] ?? null,
    name: situation.conversation.contactName ?? situation.facts.get('first_name') ?? null,
    days: days && days !== '1' ? days : null,
    coach: situation.coachName ?? (situation.language === 'en' ? 'the coach' : 'el coach'),
    label: null,
    prices: null,
    time: null,
    email: null,
  });
}

/** Returns the next words about times; when every wording was used, an open question continues. */
function sayBooking(
  booking: NonNullable<BookingMove>,
  situation: Situation,
  phrases: Phrases,
  speaker: Speaker,
): string | null {
  if (booking.kind === 'ask-zone') return speaker.choose(phrases.questions.time_zone);
  if (booking.kind === 'call') return null;
  const wordings = bookingPhrases[situation.language][booking.phrase];
  return speaker.choose(wordings, booking.slots) ?? speaker.choose(phrases.askForTime);
}

/** Returns the answer to a question of the contact that needs its own, if there was one. */
function answerTo(situation: Situation, phrases: Phrases, speaker: Speaker): string | null {
  const { signals, conversation, language } = situation;
  const answers: (string | null)[] = [];
  if (signals.has('asks-if-bot')) {
    const own = findBotAnswer(conversation.coachInstructions, language);
    answers.push((own && speaker.choose([own])) ?? speaker.choose(phrases.isAssistant));
  }
  const told = toldBySources(situation);
  if (signals.has('manipulates')) answers.push(speaker.choose(phrases.refuses));
  else if (told !== null) {
    const wordings = signals.has('asks-price') ? phrases.prices : phrases.offerTold;
    answers.push(
      (told.words !== '' && speaker.choose(wordings, { prices: told.words })) || speaker.choose(phrases.notInFront),
    );
  } else if (signals.has('asks-price')) {
    const prices = readOfferedPrices(conversation.coachInstructions, language);
    const wordings = keepsPricesForCall(conversation.coachInstructions) ? phrases.priceOnCall : phrases.notInFront;
    answers.push(
      prices.length > 0 ? speaker.choose(phrases.prices, { prices: prices.join('; ') }) : speaker.choose(wordings),
    );
  } else if (situation.openTexts.some(asksAboutOffer)) {
    const question = situation.openTexts.findLast(asksAboutOffer) ?? '';
    const own = findCoachAnswer(conversation.coachInstructions, question, language);
    answers.push((own && speaker.choose(phrases.offerTold, { prices: own })) ?? speaker.choose(phrases.notInFront));
  } else if (
    answers.length === 0 &&
    signals.has('asks-something') &&
    situation.newFacts.size === 0 &&
    !signals.has('wants-call')
  ) {
    // A bare "info?" as a first message is a greeting; a whole question is a question.
    const asks = situation.businessTexts.length > 0 || situation.openTexts.some((text) => /\s.*\s.*\?/s.test(text));
    const wordings = situation.openTexts.some(asksHow) ? phrases.howTo : phrases.notInFront;
    answers.push(speaker.choose(asks ? wordings : phrases.welcome));
  }
  return joined(answers) || null;
}

/** Whether a text asks how: "How do I lose the belly fat?" is a matter for coaching, not for a chat. */
function asksHow(text: string): boolean {
  return /\bhow (do|can|should|would) (i|you|u)\b|\bcomo (puedo|hago|bajo|pierdo|gano|empiezo)\b/.test(plainText(text));
}

/** Takes up what the contact said: the goal, what they tried, what stops them. */
function heardIn(situation: Situation, phrases: Phrases, speaker: Speaker, step: NextStep): string | null {
  const { signals, newFacts, businessTexts } = situation;
  const heard = [...newFacts]
    .map(([name, value]) => acknowledge(name, value, phrases, speaker))
    .filter((text) => text !== null);
  if (heard.length > 0) return joined(heard.slice(0, 2));
  if (signals.has('wants-call') || (signals.has('agrees') && asksForCall(businessTexts.at(-1) ?? '')))
    return speaker.choose(phrases.agreed);
  if (businessTexts.length === 0) return speaker.choose(phrases.welcome);
  if (signals.has('only-thanks') && step.kind === 'nothing-open') return speaker.choose(phrases.welcomeBack);
  if (signals.has('declines') && asksForCall(businessTexts.at(-1) ?? '')) return speaker.choose(phrases.noPressure);
  if (step.kind === 'nothing-open') return joined([speaker.choose(phrases.heard), stillHere(phrases, speaker)]);
  if (step.kind === 'pass-on' || situation.openTexts.length === 0) return null;
  return speaker.choose(isUnderstood(situation) ? phrases.heard : phrases.notUnderstood);
}

/** Whether the simulator understood the message. One that only greets, agrees or declines is understood. */
function isUnderstood({ signals, openTexts }: Situation): boolean {
  const telling = [...signals].filter((signal) => signal !== 'sends-media');
  // A keyword is alone, in capitals.
  return telling.length > 0 || openTexts.every((text) => isSmallTalk(text) || /^[\p{Lu}\p{N}]{2,}$/u.test(text.trim()));
}

function acknowledge(name: string, value: string, phrases: Phrases, speaker: Speaker): string | null {
  switch (knownFieldOf(name)) {
    case 'goal': {
      const goal = findGoal(value);
      return speaker.choose(goal ? phrases.goalHeard[goal.kind] : phrases.otherGoalHeard);
    }
    case 'tried_before':
      if (/\b(every ?t?h?ing|todo)\b/.test(plainText(value))) return speaker.choose(phrases.triedEverything);
      return speaker.choose(
        /\b(nothing|never|nada|nunca)\b/.test(plainText(value)) ? phrases.triedNothing : phrases.triedSome,
      );
    case 'obstacle':
      return speaker.choose(phrases.obstacleHeard);
    case 'start_when':
      return speaker.choose(
        /\b(now|ya|week|semana|ready|asap|today|tomorrow|hoy|manana|ahora|antes)\b/.test(plainText(value))
          ? phrases.startsSoon
          : phrases.startsLater,
      );
    case 'training_days':
      return speaker.choose(phrases.daysHeard);
    case 'budget_fit':
      return value === 'yes' || value === 'no' || value === 'unsure'
        ? speaker.choose(phrases.budgetHeard[value])
        : null;
    case 'email':
    case 'phone':
    case 'time_zone':
      return speaker.choose(phrases.contactHeard);
    case null:
      return null;
  }
}

function sayStep(step: NextStep, situation: Situation, phrases: Phrases, speaker: Speaker): string | null {
  switch (step.kind) {
    case 'ask':
      return speaker.choose(questionsFor(step.field, situation, phrases), { label: labelOf(step.field) });
    case 'confirm-address':
      return speaker.choose(phrases.confirmAddress, { email: step.address });
    case 'propose-call':
      return speaker.choose(phrases.proposeCall);
    case 'ask-for-time':
      return speaker.choose(phrases.askForTime);
    case 'pass-on':
      return speaker.choose(phrases.passOn);
    case 'nothing-open':
      return null;
  }
}

function questionsFor(field: Field, situation: Situation, phrases: Phrases): string[] {
  if (field.known === null) return phrases.otherQuestion;
  const questions = phrases.questions[field.known];
  // The goal was just named; twice in one message sounds like a form.
  const namesGoal = factValue(situation, 'goal', situation.newFacts) !== null;
  return namesGoal ? questions.filter((question) => !question.includes('{goal}')) : questions;
}

function stillHere(phrases: Phrases, speaker: Speaker): string {
  const { beginnings, endings } = phrases.stillHere;
  const sentences = endings.flatMap((ending) => beginnings.map((beginning) => `${beginning} ${ending}.`));
  return speaker.choose(sentences) ?? '';
}

function joined(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
