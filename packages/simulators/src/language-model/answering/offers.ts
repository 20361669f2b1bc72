import type { Conversation } from '../conversation.ts';
import { loadExamples } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';
import { plainText } from '../reading/plain-text.ts';

/** An offer with its price, from the client's sources, else from the coach's instructions. */
export type Offer = {
  name: string;
  /** The first sum in its price; 0 where it is free. */
  amount: number;
  /** The price as it stands, without the name. */
  price: string;
  isMonthly: boolean;
  about: string;
  forWhom: string;
  /** The last day on which it is offered; null where it has none. */
  until: string | null;
  isEnded: boolean;
  /** What it costs at once, where it is paid by the month else; null where that is not said. */
  atOnce: string | null;
  /** Where it is bought; null where the offer has none. */
  link: string | null;
  /** Where the price stands; null in instructions. */
  source: { id: string; quote: string } | null;
};

const amountIn =
  /(?:[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\b\d[\d.,]*\s?(?:usd|eur|mxn|dollars?|euros?|d[oó]lares|pesos|€|\$))/i;
const wholeSum = /\b(at once|up ?front|in full|in one payment|de contado|en un solo pago)\b/i;
const sentenceEnd = /(?<=\.)\s+/;
const startsWithSum = /^[$€£]?\d[\d.,]*(?:\s?(?:usd|eur|dollars?|euros?))?\s(?:a|per|al|por)\s/i;
const maxPriceLength = 70;
const stemLength = 5;
/** Words of names that everybody says anyway. */
const usual = new Set(
  'start free plan program programa coaching coach call llamada week weeks month fit body the and busy gym'.split(' '),
);

/** Returns the offers that may be stated, in the coach's order; empty where the coach keeps prices for the call. */
export function offersOf({ sources, coachInstructions }: Conversation): Offer[] {
  const known = (sources ?? []).filter(({ id, text }) => id.startsWith('offer:') && !text.startsWith('Closed'));
  if (known.length > 0) {
    return known.flatMap(({ id, title, text }) => {
      const price = /^Price: (.+)$/m.exec(text)?.[1];
      if (price === undefined) return [];
      const terms = text.split('\n').filter((line) => !/^(Price|Link|For|Offered until):? /.test(line));
      const forWhom = /^For: (.+)$/m.exec(text)?.[1] ?? '';
      const about = terms.length > 0 ? terms.join(' ') : forWhom;
      const whole = about.split(sentenceEnd).find((part) => startsWithSum.test(part));
      const until = /^Offered until (.+)$/m.exec(text)?.[1] ?? null;
      // The terms may say the price in full: "$249 a month for 3 months, or $690 at once".
      const said = whole?.replace(/\.$/, '') ?? price;
      const rest = about.replace(whole ?? '', '').trim();
      const link = /^Link: (\S+)$/m.exec(text)?.[1] ?? null;
      return [{ ...offerOf(title, said, rest, { id, quote: whole ?? `Price: ${price}` }), forWhom, until, link }];
    });
  }
  if (keepsPricesForCall(coachInstructions)) return [];
  const listed = coachInstructions.split('\n').flatMap((line) => {
    const sum = amountIn.exec(line);
    if (sum === null) return [];
    const name = /^\s*[-*•]\s*([^:]{2,60}):/.exec(line.slice(0, sum.index))?.[1]?.trim() ?? '';
    const about =
      name === ''
        ? ''
        : line
            .slice(line.indexOf(':') + 1, sum.index)
            .replace(/[\s:,]+$/, '')
            .trim();
    return [offerOf(name, priceWords(line.slice(sum.index)), about, null)];
  });
  const named = listed.filter(({ name }) => name !== '');
  return named.length > 0 ? named : listed;
}

/** Returns the offers that nobody can buy any more. */
export function endedOffers({ sources }: Conversation): Offer[] {
  return (sources ?? [])
    .filter(({ id, text }) => id.startsWith('offer:') && text.startsWith('Closed'))
    .map(({ title }) => ({ ...offerOf(title, '', '', null), isEnded: true }));
}

/** Whether the coach names prices only on the call. */
export function keepsPricesForCall(instructions: string): boolean {
  const refusal =
    /\b(don'?t|do not|never|no|nunca) (quote|share|give|say|mention|discuss|tell|talk about|des|digas|menciones|compartas|hables de)\b[^.]{0,30}\b(prices?|pricing|costs?|precios?)\b(?! (that|which|not|other|que))/;
  return instructions.split('\n').some((line) => refusal.test(plainText(line)));
}

/** Returns the offers that a text names, by a sum or by the words of a name that no other offer has. */
export function namedOffers(text: string, offers: Offer[]): Offer[] {
  const plain = plainText(text);
  const numbers = new Set(plain.match(/\d+/g) ?? []);
  const wordsOf = ({ name }: Offer) =>
    (plainText(name).match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !usual.has(word));
  const placeOf = ({ name }: Offer) => plain.indexOf(plainText(name));
  const whole = offers
    .filter((offer) => offer.name !== '' && placeOf(offer) >= 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  // "Busy Strong" begins "Busy Strong Plus", too.
  const maxLength = whole.filter(
    (offer) => !whole.some((other) => other !== offer && other.name.startsWith(offer.name)),
  );
  if (maxLength.length > 0) return maxLength;
  const spans = spansIn(plain);
  const ofLength = offers.filter(({ about, price }) =>
    spansIn(plainText(`${about} ${price}`)).some((span) => spans.includes(span)),
  );
  if (ofLength.length === 1) return ofLength;
  return offers.filter((offer) => {
    const sums = offer.price.match(/\d[\d.,]*/g) ?? [];
    if (sums.some((sum) => numbers.has(sum.replace(/[.,]/g, '')) && sum.length > 1)) return true;
    const others = new Set(offers.filter((other) => other !== offer).flatMap(wordsOf));
    return wordsOf(offer).some(
      (word) => !others.has(word) && new RegExp(`(^|\\P{L})${word}(\\P{L}|$)`, 'u').test(plain),
    );
  });
}

/** Whether a text names one of the offers. */
export function isNamed(text: string, offers: Offer[]): boolean {
  return namedOffers(text, offers).length > 0;
}

/** Returns how long things take, as "4 w". */
function spansIn(plain: string): string[] {
  return [...plain.matchAll(/\b(\d{1,2})[ -]?(?:(w)(?:ee)?ks?|(m)onths?|(m)es(?:es)?|(s)emanas?)\b/g)].map(
    ([, count, week, month, mes, semana]) => `${count} ${(week ?? semana) === undefined ? (month ?? mes) : 'w'}`,
  );
}

function offerOf(name: string, price: string, about: string, source: Offer['source']): Offer {
  const sum = amountIn.exec(price)?.[0].replace(/[^\d.]/g, '') ?? '0';
  const atOnce =
    [price, ...about.split(sentenceEnd)].find((part) => amountIn.test(part) && wholeSum.test(part)) ?? null;
  return {
    name,
    price,
    about,
    forWhom: '',
    amount: Number(sum),
    isMonthly: /\bmonth\b|\bmes\b/i.test(price),
    until: null,
    isEnded: false,
    link: null,
    atOnce: atOnce?.replace(/\.$/, '') ?? null,
    source,
  };
}

/** Returns "$249 a month for 3 months, or $690 at once"; the bare sum where the line is too long. */
function priceWords(rest: string): string {
  const sentence = (/^.*?(?=[.;](?:\s|$)|$)/.exec(rest)?.[0] ?? rest).trim();
  if (sentence.length <= maxPriceLength) return sentence;
  return /^\S+(?:\s(?:a|per|al|por|for)\s\w+)?/.exec(sentence)?.[0] ?? sentence;
}

/** Min share of what a text says that one offer says, too, and no other one as much, so that it is meant. */
const enough = 0.25;
const atLeast = 6;
const clearly = 1.25;
/** A word that no example has tells no more than this: it may be a typing mistake. */
const maxRarity = 7;
/** Matters of questions about any offer. */
const ofEvery = new Set(
  'question self not want need person price money include cheap dear differ recommend'.split(' '),
);
const negated = /\b(?:no|not|without|sin|ni|zero) (\p{L}+)/gu;
const below = /\b(?:below|under|less than|menos de|por debajo de) \$?(\d+)/;

/** Returns the offers that a text names, or the one that it means by what it has or by its price. */
export function meantOffers(text: string, offers: Offer[]): Offer[] {
  const named = namedOffers(text, offers);
  if (named.length > 0) return named;
  const described = describedOffer(text, offers);
  return described === undefined ? bySize(text, offers) : [described];
}

/** Returns the offer that says more of what a text says than any other; undefined where none does clearly. */
function describedOffer(text: string, offers: Offer[]): Offer | undefined {
  const own = offers.map(({ name, about, forWhom }) => signsOf(`${name}. ${about}. ${forWhom}`));
  const scores = offers.map(() => 0);
  let all = 0;
  for (const [sign, rarity] of signsOf(text)) {
    const holders = own.filter((signs) => signs.has(sign)).length;
    const telling = 1 - Math.log(Math.max(holders, 1)) / Math.log(offers.length + 1);
    all += rarity;
    for (const [nth, signs] of own.entries()) if (signs.has(sign)) scores[nth]! += rarity * telling;
  }
  const [best = 0, second = 0] = scores.toSorted((one, other) => other - one);
  return best >= Math.max(enough * all, atLeast) && best >= clearly * second ? offers[scores.indexOf(best)] : undefined;
}

/** Returns the stems of words and the matters of a text with how rare they are; those behind a "no" are marked. */
function signsOf(text: string): Map<string, number> {
  const { mattersIn, words: counted } = loadExamples();
  const plain = plainText(text);
  const signs = (part: string, mark: string): [string, number][] => {
    const words = comparedWords(part);
    const isOfEvery = (word: string) => [...mattersIn([word])].some((matter) => ofEvery.has(matter));
    const telling = words.filter((word) => (word.length > 3 || /\d/.test(word)) && !isOfEvery(word));
    const stemOf = (word: string) => word.slice(0, stemLength).replace(/s$/, '');
    return [
      ...telling.map((word): [string, number] => [`${mark}${stemOf(word)}`, counted.rarity(word)]),
      ...[...mattersIn(words)]
        .filter((matter) => !ofEvery.has(matter))
        .map((matter): [string, number] => [`${mark}#${matter}`, counted.rarity(`#${matter}`)]),
    ].map(([sign, rarity]) => [sign, Math.min(rarity, maxRarity)]);
  };
  return new Map([
    ...signs(plain.replace(negated, ' '), ''),
    ...[...plain.matchAll(negated)].flatMap(([, word = '']) => signs(word, 'no ')),
  ]);
}

/** Returns the offer that a text means by how its price compares to others. */
function bySize(text: string, offers: Offer[]): Offer[] {
  const priced = byPrice(offers);
  const matters = loadExamples().mattersIn(comparedWords(text));
  const most = Number(below.exec(plainText(text))?.[1] ?? 0);
  if (matters.has('cheap') || priced.some(({ amount }) => amount < most)) return priced.slice(0, 1);
  return matters.has('dear') ? priced.slice(-1) : [];
}

/** Returns the cheapest offer that costs anything. */
export function cheapest(offers: Offer[]): Offer | undefined {
  return byPrice(offers)[0];
}

/** Returns what costs anything, the cheapest first; what is for a time only where nothing else is. */
function byPrice(offers: Offer[]): Offer[] {
  const lasting = offers.filter(({ until }) => until === null);
  return (lasting.length > 0 ? lasting : offers)
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.amount - other.amount);
}
