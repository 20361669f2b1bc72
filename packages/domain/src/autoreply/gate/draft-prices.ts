import { linear, type LinearExpression } from '@spotter/language/text/linear-expression';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { offersBargain } from './draft-bargains.ts';
import { foldText } from '@spotter/language/text/folded-text';
import { type MarkedNumbers, markNumbers, numbersIn } from '@spotter/language/numbers/marked-numbers';
import { withNumbersInDigits } from '@spotter/language/numbers/number-words';
import { rememberLatest } from '@spotter/language/text/remember-latest';

const w = String.raw;

/** Stands for a number (`marked-numbers.ts`), in a group of its own. */
const number = w`(\p{Co})`;
// A number does not begin in the middle of another.
const beginning = w`(?:^|[^\p{Co}.,])`;
const goesOn = w`\p{Co}|[.,]\p{Co}`;
const range = w`(?: ?(?:-|to|or|a|o|y|and) ?)`;
const percentSign = w`(?:[%٪]|pct\b|percent\b|per cent\b)`;
const code = '(?:usdt?|eur|gbp|mxn|cop|ars|clp|cad|aud|nzd|chf|brl|inr|sek|nok|dkk|pln)';
const signs = w`(?:(?:us|mx|ca|au|a|c|r|s)?\p{Sc}|\bu\$s|\bs/)`;
const period = '(?: ?/ ?| (?:a|per|al|por|cada|each|every) )';
const rangeOrNumber = `${beginning}(?:${number}${range})?${number} ?`;

/** Ways in which a sum is written, and what must not follow it. */
type Sum = { written: LinearExpression[]; unless?: (behind: string) => boolean };

const withSymbol = [signs, `\\b${code} `].map((before) => linear(`${before} ?${number}(?:${range}${number})?`));
const withCurrency: Sum = {
  // "Pounds" and "libras" are missing because they are weights in these chats.
  written: [
    w`\p{Sc}`,
    w`${code}\b`,
    w`(?:dollars?|dolar(?:es)?|bucks?|euros?|pavos?|quid|pesos?|soles|reais)\b`,
    w`(?:francs?|francos?|rupees?|rupias?|zl|lucas)\b`,
  ].map((currency) => linear(rangeOrNumber + currency)),
};
const rate: Sum = {
  written: [
    w`${period}(?:weeks?|months?|mo|years?|yr|sessions?|class)\b`,
    w`${period}(?:semana|mes|ano|sesion|clase)\b`,
    w` la (?:sesion|clase)\b`,
  ].map((each) => linear(beginning + number + each)),
};
/** "3 a month" and "2 off" count sessions and days; a bare number from here on is a sum. */
const smallestRate = 20;

const measured = linear(`^(?: ?${percentSign}|-(?:week|day|month|year|session|min|hour|kg|lb))`);
/** What the coach's offer counts or measures is not a sum: "12 weeks" does not allow "$12". */
const countedThings = phraseMatcher('counted things', [
  '^ [-] (week/weeks/wk/wks/day/days/months/years/yrs/min/mins/minute/minutes/hour/hours/hr/hrs)',
  '^ [-] (sessions/call/calls/kg/kilo/kilos/people/clients/workout/workouts/work - out/work - outs)',
  '^ [-] (payments/instalments/installments)',
  '^ [-] (semana/semanas/dia/dias/meses/anos/minuto/minutos/hora/horas)',
  '^ [-] (sesiones/llamada/llamadas/personas/clientes/entrenos/pagos/cuotas)',
]);
const numberGoesOn = linear(`^(?:%|${goesOn})`);
const otherNumberGoesOn = linear(`^(?:${goesOn})`);
const timesOrOf = linear(w`^(?: ?[x×*]| [a-z]+ (?:of|de)\b)`);
/** How much of the text after a number says what it counts. */
const behindNumber = 60;

const words = {
  paying: [
    'cost, costs, price, prices, pay, pays, paying, payment, payments, fee, deposit, deposits, invest, investment',
    'instalment, instalments, installment, installments',
    'cuesta, cuestan, costaria, vale, precio, pago, pagos, pagas, pagar, pagando, pagaria, cuota, cuotas, inversion',
    'inversiones, deposito, anticipo',
    '(give/do/have) it [to you] (for/at), total (of/de)',
    // These are about paying only with the word that follows them.
    '(sale/saldria/queda/dejo/dejamos) (en/a/por), (program/programme/plan/coaching/programa) (is/es)',
  ],
  between: [
    'is, are, of, just, only, about, around, at, it, you, for, from, would, be, will, start, starts, total, the',
    'program, plan, es, son, seria, de, en, a, por, solo, desde, unos, como, el, del, programa',
  ],
  'behind-prices': [
    'a, per, al, upfront, now, today, total, in total, each, every, flat, once, down',
    'hoy, ahora, en total, por todo, cada, for (everything/it all/the whole/the program/the plan)',
  ],
};
/**
 * A bare number after words of paying: "the price is 450", "cuotas de 150".
 * What follows must not make it a count.
 */
const paid = phraseMatcher('paying', '{paying} [{between}] [{between}] [{between}] [{between}] $', words);
const beforeNumber = 160;
const behindPrices = phraseMatcher('behind prices', '^ {behind-prices}', words);
const sentenceGoesOn = linear('^(?: ?/ ?| )');
const endsThere = linear('^(?:$|[.,!?;:)])');

const percentage: Sum = {
  written: [linear(`${beginning}(?:${number} ?${percentSign}?${range})?${number} ?${percentSign}`)],
};
const saving: Sum = {
  written: [linear(w`\b(?:save|saving|ahorra\w*|ahorro de) (?:you )?(?:up to |hasta )?\p{Sc}? ?${number}`)],
  unless: isCounted,
};
const reduction: Sum = { written: [linear(w`(?:^|\W)${number} (?:off|de descuento|de rebaja)\b`)] };

// "From 30% to 22% body fat" is about a body, as long as the sentence sells nothing.
const ofTheBody = phraseMatcher('of the body', [
  '(body fat/bodyfat/fat percentage/bf/body weight/bodyweight/1rm/1 rm/rep max/heart rate)',
  '(your/tu/su/de/del) [current] (weight/peso)',
  '(peso corporal/grasa/frecuencia cardiaca)',
]);
const ofSelling = phraseMatcher('of selling', [
  '(off/discount*/price*/cost/costs/deal/deals/cheaper)',
  '(descuent*/precio/cuesta/rebaja/promo*/barato/oferta)',
]);
// "I'm 100% with you" is not an offer; "100% off" is one.
const wholehearted = linear(w`\b1[01]0 ?(?:%|percent\b)`);
const offering = phraseMatcher('a whole offer', [
  '^ <12> (off*/discount*/free*/refund*/money*/guarantee*/cash*)',
  '^ <12> (descuento*/gratis*/reembolso*/garantia*/devolucion*)',
]);
const inPercent = linear(w`\bpor ciento\b|(?<=\d )por cien\b`);
const grand = linear(w`\b(\d+(?:[.,]\d+)?|a) grand\b`);

/** Whether the text names a price or a percentage that is not in the coach's offer. */
export function hasUnknownPrice(text: string, offerText: string): boolean {
  return findsUnknownPrices(offerText)(text);
}

/** Returns the same for many texts: the offer is read once, however long it is. */
export function findsUnknownPrices(offerText: string): (text: string) => boolean {
  const offer = readOffer(offerText);
  return (text) => namesUnknownPrice(text, offer);
}

function namesUnknownPrice(text: string, offer: ReturnType<typeof readOffer>): boolean {
  const folded = comparable(text);
  const marked = markNumbers(folded);
  // Without a number there is no sum and no percentage.
  if (marked.places.length === 0) return offersBargain(folded, offer.folded);
  const large = [...pricedIn(marked), ...valuesOf(marked, rate), ...valuesOf(marked, reduction)];
  const sums = [
    ...symbolsIn(marked),
    ...valuesOf(marked, withCurrency),
    ...valuesOf(marked, saving),
    ...large.filter((value) => !(value < smallestRate)),
  ];
  return (
    sums.some((value) => !offer.sums.has(value)) ||
    percentagesIn(folded).some((value) => !offer.percentages.has(value)) ||
    offersBargain(folded, offer.folded)
  );
}

/** Remembered because a coach's offer is long, and the same for every draft. */
const readOffer = rememberLatest(
  (offerText: string) => offerText,
  (offerText: string) => {
    const folded = comparable(offerText);
    const marked = markNumbers(folded);
    const sums = marked.places.filter(({ end }) => !isCounted(behind(marked.text, end)));
    return {
      folded,
      sums: new Set(sums.map(({ value }) => value).filter(isNumber)),
      percentages: new Set(valuesOf(marked, percentage).filter(isNumber)),
    };
  },
  { max: 50, maxKeyLength: 25_000 },
);

function isNumber(value: number): boolean {
  return !Number.isNaN(value);
}

function comparable(text: string): string {
  // "Por ciento" is not a hundred.
  const folded = inPercent.replace(foldText(text).replaceAll("'", ''), '%');
  return grand.replace(withNumbersInDigits(folded), ({ groups: [count] }) =>
    count === 'a' ? '1k dollars' : `${count}k dollars`,
  );
}

function percentagesIn(folded: string): number[] {
  const offered = wholehearted.replace(folded, ({ text, index }) =>
    offering.test(behind(folded, index + text.length)) ? text : ' ',
  );
  return sentencesOf(offered, ';')
    .filter((sentence) => !ofTheBody.test(sentence) || ofSelling.test(sentence))
    .flatMap((sentence) => valuesOf(markNumbers(sentence), percentage));
}

function symbolsIn(marked: MarkedNumbers): number[] {
  return withSymbol.flatMap((each) =>
    each.findAll(marked.text).flatMap(({ text, index, groups: [first, second] }) => {
      const isRange = second !== undefined && !isNoSum(behind(marked.text, index + text.length));
      return numbersIn(marked, isRange ? [first, second] : [first]);
    }),
  );
}

/** "$600 or 3 payments" is not a range. */
function isNoSum(rest: string): boolean {
  return numberGoesOn.test(rest) || timesOrOf.test(rest) || isCounted(rest);
}

function isCounted(rest: string): boolean {
  return otherNumberGoesOn.test(rest) || measured.test(rest) || (isApart(rest) && countedThings.test(rest));
}

function isApart(rest: string): boolean {
  return rest.startsWith(' ') || rest.startsWith('-');
}

function pricedIn({ text, places }: MarkedNumbers): number[] {
  return places.flatMap(({ start, end, value }) => {
    const before = text.slice(Math.max(0, start - beforeNumber), start);
    const rest = behind(text, end);
    const isPrice = before.endsWith(' ') && paid.test(before) && !numberGoesOn.test(rest) && endsPrice(rest);
    return isPrice ? [value] : [];
  });
}

function endsPrice(rest: string): boolean {
  return endsThere.test(rest) || (sentenceGoesOn.test(rest) && behindPrices.test(sentenceGoesOn.replace(rest, '')));
}

function behind(text: string, end: number): string {
  return text.slice(end, end + behindNumber);
}

function valuesOf(marked: MarkedNumbers, { written, unless }: Sum): number[] {
  return written.flatMap((each) =>
    each
      .findAll(marked.text)
      .filter(({ text, index }) => unless?.(behind(marked.text, index + text.length)) !== true)
      .flatMap(({ groups }) => numbersIn(marked, groups)),
  );
}
