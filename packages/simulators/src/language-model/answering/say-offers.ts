import { loadExamples } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';
import { plainText } from '../reading/plain-text.ts';
import type { Situation } from '../situation.ts';
import type { Slots, Speaker } from '../writing/speaker.ts';
import { aboutCall } from './call-words.ts';
import { cheapest, meantOffers, namedOffers, type Offer } from './offers.ts';
import type { Asked } from './questions.ts';
import { inLanguage, termsIn } from './spanish.ts';

/** What is said, and what it rests on. */
export type Claim = { says: string; source: string; quote: string };

const maxAbout = 160;
const buying = /\b(link|enlace|liga|sign ?up|sign me up|regist\w+|pay\w*|pago|buy|comprar|alta)\b/;

/** What is said to each question about offers. */
export const aboutOffers: Record<string, (offers: Offer[], asked: Asked, situation: Situation, speaker: Speaker) => (string | null)[]> = {
  'ask-price': sayPrice,
  'ask-cheapest': (offers, _, { language }, speaker) => {
    const light = cheapest(offers);
    const special = offers.find(({ until, amount }) => until !== null && amount > 0 && amount < (light?.amount ?? 0));
    return [speaker.say('price-is', slotsOf(light, language)), speaker.say('price-special', slotsOf(special, language))];
  },
  'ask-difference': sayDifference,
  'ask-recommend': (offers, { text }, situation, speaker) => [speaker.say('recommend', slotsOf(meantOffers(text, offers)[0] ?? fitting(offers, situation), situation.language))],
  'ask-installments': (offers, { text }, situation, speaker) => {
    const monthly = offers.filter(({ isMonthly }) => isMonthly);
    const meant = namedOffers(text, monthly)[0] ?? fitting(monthly, situation);
    return meant === undefined ? [] : [speaker.say('monthly', slotsOf(meant, situation.language))];
  },
  'ask-currency': (offers, asked, situation, speaker) => [speaker.say('no-conversion'), ...sayPrice(offers, asked, situation, speaker).slice(0, 1)],
  'ask-what': sayOne,
  'ask-included': sayOne,
  'ask-trial': (offers, _, { conversation, language }, speaker) => {
    const call = aboutCall(conversation.coachInstructions, language);
    const light = cheapest(offers);
    const free = offers.find(({ amount }) => amount === 0);
    const first = free === undefined ? speaker.say('call-is', { about: call }) : speaker.say('offer-is', slotsOf(free, language));
    return (call ?? free) == null || light === undefined ? [] : [first, speaker.say('price-light', slotsOf(light, language))];
  },
  'ask-link': (offers, { text }, situation, speaker) => {
    const linked = offers.filter(({ link }) => link !== null);
    const meant = namedOffers(text, linked)[0] ?? fitting(linked, situation);
    return meant === undefined || !wantsToBuy(text) ? [] : [speaker.say('offer-link', { offer: meant.name, label: meant.link })];
  },
  'ask-length': (offers, asked, situation, speaker) =>
    sayOne(offers.filter(({ about, price }) => /week|month|semana|mes/i.test(`${about} ${price}`)), asked, situation, speaker),
}; // prettier-ignore

export function sayPrice(offers: Offer[], asked: Asked, situation: Situation, speaker: Speaker): (string | null)[] {
  const { text } = asked;
  const { language } = situation;
  const say = (offer: Offer) => speaker.say(offer.name === '' ? 'price-only' : 'price-is', slotsOf(offer, language));
  if (paysAtOnce(text)) {
    const whole = offers.filter(({ atOnce }) => atOnce !== null);
    const meant = namedOffers(text, offers)[0] ?? lastNamed(whole, situation) ?? whole[0] ?? offers[0]!;
    const price = termsIn(meant.atOnce ?? meant.price, language);
    return [speaker.say(meant.name === '' ? 'price-only' : 'price-is', { ...slotsOf(meant, language), price })];
  }
  const meant = meantOffers(text, offers);
  if (meant.length === 1) return sayOne(offers, asked, situation, speaker);
  if (meant.length > 1) return meant.slice(0, 2).map(say);
  const monthly = /\b(per|a|al|x|\/)\s?(month|mo|mes)\b|monthly|mensual/i.test(text)
    ? offers.filter(({ isMonthly }) => isMonthly)
    : offers;
  const main = fitting(monthly, situation) ?? offers[0]!;
  const light = cheapest(offers);
  const isAlone = light === undefined || light === main || monthly !== offers;
  return [say(main), isAlone ? null : speaker.say('price-light', slotsOf(light, language))];
}

/** Whether a link is wanted to buy something, unlike "do you have a website". */
export function wantsToBuy(text: string): boolean {
  return buying.test(plainText(text));
}

export function paysAtOnce(text: string): boolean {
  return loadExamples().mattersIn(comparedWords(text)).has('atonce');
}

/** Says what the meant offer has and costs, else the one that fits. */
export function sayOne(offers: Offer[], { text }: Asked, situation: Situation, speaker: Speaker): (string | null)[] {
  const meant = meantOffers(text, offers)[0] ?? fitting(offers, situation);
  return [speaker.say(meant?.about ? 'offer-is' : 'price-is', slotsOf(meant, situation.language))];
}

function sayDifference(offers: Offer[], { text }: Asked, { language }: Situation, speaker: Speaker): (string | null)[] {
  const named = namedOffers(text, offers);
  const dearest = offers.toSorted((one, other) => other.amount - one.amount);
  const both = (named.length > 1 ? named : dearest).slice(0, 2).toSorted((one, other) => one.amount - other.amount);
  // The dearer one first: what it has more describes it.
  return both.toReversed().map((offer) => speaker.say('offer-is', slotsOf(offer, language)));
}

/** Returns the offer that the lead named last, or that we did where they speak of "that one". */
function lastNamed(offers: Offer[], { conversation, openTexts }: Situation): Offer | undefined {
  const pointing = openTexts.some((text) => /\b(that|this) one\b|\b(es[ea]|est[ea])\b/i.test(text));
  const textsOf = (side: string) => conversation.turns.filter(({ from }) => from === side).map(({ text }) => text);
  const earlier = textsOf('contact').slice(0, -openTexts.length).toReversed();
  return (
    meantOffers(openTexts.join(' '), offers)[0] ??
    [...(pointing ? textsOf('business').toReversed() : []), ...earlier].flatMap((text) => namedOffers(text, offers))[0]
  );
}

/** Returns the offer named last, else the lightest where money is short, else one to pay monthly. */
export function fitting(offers: Offer[], situation: Situation): Offer | undefined {
  const named = lastNamed(offers, situation);
  if (named !== undefined) return named;
  const { heard, earlier } = situation;
  const moves = new Set([...heard, ...earlier].map(({ move }) => move));
  const isShort = moves.has('too-expensive') || moves.has('ask-cheapest');
  return isShort
    ? cheapest(offers)
    : (offers.find(({ isMonthly }) => isMonthly) ?? offers.find(({ amount }) => amount > 0) ?? offers[0]);
}

export function slotsOf(offer: Offer | undefined, language: Situation['language']): Slots {
  if (offer === undefined) return {};
  const about =
    offer.about.length > maxAbout ? offer.about.slice(0, offer.about.lastIndexOf(',', maxAbout)) : offer.about;
  const shortened = about
    .split(/(?<=\.)\s+/)
    .map((sentence) => inLanguage(sentence, language))
    .join(' ')
    .replace(/[.\s]+$/, '');
  return {
    offer: offer.name === '' ? null : offer.name,
    price: termsIn(offer.price, language),
    until: offer.until === null ? null : spokenDay(offer.until, language),
    about: shortened === '' ? null : shortened.charAt(0).toUpperCase() + shortened.slice(1),
  };
}

function spokenDay(day: string, language: Situation['language']): string {
  const written = new Intl.DateTimeFormat(language === 'es' ? 'es' : 'en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : written.format(date);
}

/** Returns the sources of the offers that a text names. */
export function claimsOf(text: string, offers: Offer[]): Claim[] {
  return offers.flatMap(({ name, source }) =>
    source !== null && text.includes(name) ? [{ says: text, source: source.id, quote: source.quote }] : [],
  );
}
