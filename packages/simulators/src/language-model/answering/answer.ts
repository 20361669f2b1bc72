import { does, type Situation } from '../situation.ts';
import { plainText } from '../reading/plain-text.ts';
import type { Slots, Speaker } from '../writing/speaker.ts';
import { asksFirst, questionsOf, sure, type Asked } from './questions.ts';
import { findFact, refusesDiscounts, type Fact } from './knowledge.ts';
import { keepsPricesForCall, namedOffers, type Offer, offersOf } from './offers.ts';
import { inLanguage, termsIn } from './spanish.ts';

/** The answer to one question of the lead, with what it rests on; `unanswered`: nothing does. */
export type Answer = {
  move: string;
  text: string;
  claims: { says: string; source: string; quote: string }[];
  unanswered: string | null;
};

const maxAbout = 160;
/** From this likeness on an example says surely what is asked. */
const near = 0.6;
/** Questions that wordings answer where nothing is written about them. */
const answeredByWords = new Set(['ask-how-to', 'ask-results', 'ask-bot', 'injection']);
const aboutOffers: Record<string, (offers: Offer[], asked: Asked, situation: Situation, speaker: Speaker) => (string | null)[]> = {
  'ask-price': sayPrice,
  'ask-cheapest': (offers, _, { language }, speaker) => [speaker.say('offer-is', slotsOf(cheapest(offers), language))],
  'ask-difference': sayDifference,
  'ask-recommend': (offers, _, situation, speaker) => [speaker.say('recommend', slotsOf(fitting(offers, situation), situation.language))],
  'ask-installments': (offers, { text }, situation, speaker) => {
    const monthly = offers.filter(({ isMonthly }) => isMonthly);
    const meant = namedOffers(text, monthly)[0] ?? fitting(monthly, situation);
    return meant === undefined ? [] : [speaker.say('monthly', slotsOf(meant, situation.language))];
  },
  'ask-currency': (offers, asked, situation, speaker) => [speaker.say('no-conversion'), ...sayPrice(offers, asked, situation, speaker).slice(0, 1)],
  'ask-included': (offers, { text }, situation, speaker) => {
    const meant = namedOffers(text, offers)[0] ?? fitting(offers, situation);
    return meant?.about ? [speaker.say('offer-has', slotsOf(meant, situation.language))] : [];
  },
  'ask-trial': (offers, _, { conversation, language }, speaker) => {
    const call = aboutCall(conversation.coachInstructions, language);
    const light = cheapest(offers);
    return call === null || light === undefined ? [] : [speaker.say('call-is', { about: call }), speaker.say('price-light', slotsOf(light, language))];
  },
  'ask-length': (offers, { text }, situation, speaker) => {
    const lasting = offers.filter(({ about, price }) => /week|month|semana|mes/i.test(`${about} ${price}`));
    const meant = namedOffers(text, lasting)[0] ?? fitting(lasting, situation);
    return meant === undefined ? [] : [speaker.say('offer-is', slotsOf(meant, situation.language))];
  },
}; // prettier-ignore

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
  const isPayment =
    /^ask-(cheapest|discount|installments|payment)$/.test(asked.move) && payingAtOnce.test(plainText(asked.text));
  if (asked.move === 'ask-discount' && !isPayment && refusesDiscounts(conversation)) {
    const refusal = sayMove('no-discount');
    const isAboutPrice = offers.length > 0 && /\b(price|precio|how much|cuanto)\b/.test(plainText(asked.text));
    return isAboutPrice
      ? done([refusal.text, ...sayPrice(offers, asked, situation, speaker)].filter((one) => one !== null).join(' '))
      : refusal;
  }
  const told = findFact(conversation, asked.text);
  // In which money one pays may be written, and what is written says more than an example that is not near.
  const isSurer = told !== null && told.fit >= sure && (asked.move === 'ask-currency' || asked.likeness < near);
  if (offers.length > 0 && !(isSurer && !isPayment) && (asked.move in aboutOffers || isPayment)) {
    const say = isPayment ? sayPrice : aboutOffers[asked.move]!;
    const words = say(offers, asked, situation, speaker).filter((one) => one !== null);
    if (words.length > 0) {
      const text = words.join(' ');
      return done(text, claimsOf(text, offers));
    }
    // Everything was said in each variant already.
    if (asked.move === 'ask-price') {
      const text = speaker.again(
        `${slotsOf(fitting(offers, situation), language)['offer']}: ${slotsOf(fitting(offers, situation), language)['price']}.`,
      );
      return done(text, claimsOf(text, offers));
    }
  }
  if (asked.move === 'ask-price' && keepsPricesForCall(conversation.coachInstructions)) return sayMove('price-on-call');
  const call = asked.move === 'ask-call' ? aboutCall(conversation.coachInstructions, language) : null;
  if (call !== null) return done(speaker.say('call-is', { about: call }) ?? speaker.again(call));
  const hours = asked.move === 'ask-hours' ? hoursIn(conversation.coachInstructions, language) : null;
  if (hours !== null) {
    const words = speaker.say(hours['days'] === null ? 'hours' : 'hours-days', hours) ?? speaker.say('hours', hours);
    return done(words ?? speaker.stillHere());
  }
  if (told !== null) return stateIt(asked, told, situation, speaker);
  if (answeredByWords.has(asked.move)) return sayMove(asked.move);
  const isFirst = !situation.businessTexts.some((text) =>
    /\b(I'll|rather) ask \b|\ble pregunto a\b|preguntarle a\b/.test(text),
  );
  const words = (isFirst ? speaker.say('unknown') : null) ?? speaker.say('unknown-again') ?? speaker.say('general');
  return { ...done(words ?? speaker.stillHere()), unanswered: asked.text };
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

const payingAtOnce =
  /\b(at once|up ?front|in full|one payment|pay it all|all together|de una|de golpe|de contado|junto|todo de|un solo pago|completo|ahorr\w+)\b/;

function sayPrice(offers: Offer[], { text }: Asked, situation: Situation, speaker: Speaker): (string | null)[] {
  const { language } = situation;
  const named = namedOffers(text, offers);
  const say = (offer: Offer) => speaker.say(offer.name === '' ? 'price-only' : 'price-is', slotsOf(offer, language));
  if (named.length > 0) return named.slice(0, 2).map(say);
  if (payingAtOnce.test(plainText(text))) {
    const atOnce = offers.find(({ price }) => /,? or\b.*\bat once\b/i.test(price));
    return [say(lastNamed(offers, situation) ?? atOnce ?? offers[0]!)];
  }
  const monthly = /\b(per|a|al|x|\/)\s?(month|mo|mes)\b|monthly|mensual/i.test(text)
    ? offers.filter(({ isMonthly }) => isMonthly)
    : offers;
  const main = fitting(monthly, situation) ?? offers[0]!;
  const light = cheapest(offers);
  const isAlone = light === undefined || light === main || monthly !== offers;
  return [say(main), isAlone ? null : speaker.say('price-light', slotsOf(light, language))];
}

function sayDifference(offers: Offer[], { text }: Asked, { language }: Situation, speaker: Speaker): (string | null)[] {
  const named = namedOffers(text, offers);
  const dearest = offers.toSorted((one, other) => other.amount - one.amount);
  const both = (named.length > 1 ? named : dearest).slice(0, 2).toSorted((one, other) => one.amount - other.amount);
  // The dearer one first: what it has more describes it.
  return both.toReversed().map((offer) => speaker.say('offer-is', slotsOf(offer, language)));
}

function cheapest(offers: Offer[]): Offer | undefined {
  return offers.filter(({ amount }) => amount > 0).toSorted((one, other) => one.amount - other.amount)[0];
}

/** Returns the offer that the lead named last. */
function lastNamed(offers: Offer[], { earlier, openTexts }: Situation): Offer | undefined {
  return [...openTexts, ...earlier.map(({ text }) => text).toReversed()].flatMap((text) =>
    namedOffers(text, offers),
  )[0];
}

/** Returns the offer named last, else the lightest where money is short, else one to pay monthly. */
function fitting(offers: Offer[], situation: Situation): Offer | undefined {
  const named = lastNamed(offers, situation);
  if (named !== undefined) return named;
  const { heard, earlier } = situation;
  const moves = new Set([...heard, ...earlier].map(({ move }) => move));
  const isShort = moves.has('too-expensive') || moves.has('ask-cheapest');
  return isShort
    ? cheapest(offers)
    : (offers.find(({ isMonthly }) => isMonthly) ?? offers.find(({ amount }) => amount > 0) ?? offers[0]);
}

function slotsOf(offer: Offer | undefined, language: Situation['language']): Slots {
  if (offer === undefined) return {};
  const about =
    offer.about.length > maxAbout ? offer.about.slice(0, offer.about.lastIndexOf(',', maxAbout)) : offer.about;
  const shortened = inLanguage(about, language).replace(/[.\s]+$/, '');
  return {
    offer: offer.name === '' ? null : offer.name,
    price: termsIn(offer.price, language),
    about:
      shortened === ''
        ? null
        : /^[A-Z][a-z]/.test(shortened)
          ? shortened.charAt(0).toLowerCase() + shortened.slice(1)
          : shortened,
  };
}

/** Returns the sources of the offers that a text names. */
function claimsOf(text: string, offers: Offer[]): Answer['claims'] {
  return offers.flatMap(({ name, source }) =>
    source !== null && text.includes(name) ? [{ says: text, source: source.id, quote: source.quote }] : [],
  );
}

/** Returns the coach's own words for "are you a bot", where the instructions quote true ones in this language. */
function findBotAnswer(instructions: string, { language }: Situation): string | null {
  const quoted = /\bbots?\b[^\n"“]{0,40}["“]([^"”\n]{10,300})["”]/i.exec(instructions)?.[1];
  if (quoted === undefined || (language === 'es') !== /[áéíóúñ¿¡]|\b(soy|eres|una?|que)\b/.test(quoted)) return null;
  return /\b(ai|bot|automated|assistant|ia|autom[aá]tic\w*|asistente)\b/i.test(quoted) ? quoted : null;
}

/** Returns the hours for calls, as the instructions name them. */
function hoursIn(instructions: string, language: Situation['language']): Slots | null {
  const found = /\b(\d{1,2}(?::\d\d)? ?[ap]m)(?: to | ?- ?|–| and )(\d{1,2}(?::\d\d)? ?[ap]m)\b/i.exec(instructions);
  const zone = /\b(Central|Eastern|Pacific|Mountain) Time\b/.exec(instructions)?.[0];
  const isWeekdays = /\bMonday (?:to|through|-) Friday\b/i.test(instructions);
  const days = language === 'es' ? 'de lunes a viernes' : 'Monday to Friday';
  if (found === null) return null;
  const to = zone === undefined ? found[2]! : `${found[2]} ${zone}`;
  return { from: found[1]!, to, days: isWeekdays ? days : null };
}

const ofCalls: [RegExp, Record<Situation['language'], string>][] = [
  [/\bfree\b/i, { en: 'free', es: 'gratis' }],
  [/\bvideo\b/i, { en: 'on video', es: 'por video' }],
  [/\b(phone|telephone)\b/i, { en: 'by phone', es: 'por teléfono' }],
  [/\b(one|an|1) hour\b/i, { en: 'with one hour kept for you', es: 'de una hora' }],
  [/\bno (obligation|strings|commitment)\b/i, { en: 'and you commit to nothing', es: 'y sin ningún compromiso' }],
];

/**
 * Returns what the instructions say of the call that they offer, in a few words of our own; null where they
 * say little.
 */
function aboutCall(instructions: string, language: Situation['language']): string | null {
  const line = instructions.split('\n').find((one) => /\bfree\b.*\bcall\b/i.test(one)) ?? '';
  const minutes = /\b(\d{2}) ?-?min(?:ute)?s?\b/i.exec(line)?.[1];
  const words = ofCalls.flatMap(([sign, said]) => (sign.test(line) ? [said[language]] : []));
  if (minutes !== undefined)
    words.splice(1, 0, language === 'es' ? `de ${minutes} minutos` : `${minutes} minutes long`);
  return words.length < 2 ? null : words.join(', ').replace(/, (and|y) /, ' $1 ');
}

function withEnd(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
