import { foldText } from './folded-text.ts';
import { withNumbersInDigits } from './number-words.ts';

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?:k\b)?`;
const symbol = String.raw`(?:(?:us|mx|ca|au|a|c|r|s)?[$]|[€£¥₹]|\bs\/|\b(?:usd|eur|gbp|mxn|cop|ars|clp|cad|aud) )`;
// Not "pounds": in these chats they are weight.
const currency = String.raw`(?:[$€£¥₹]|(?:dollars?|bucks?|usd|eur|euros?|gbp|quid|pesos?|mxn|cop|ars|clp|soles|dolar(?:es)?|cad|aud)\b)`;
const range = String.raw`(?: ?(?:-|to|or|a|o|y|and) ?)`;
const period = String.raw`(?: ?\/ ?| (?:a|per|al|por|cada|each|every) )(?:months?|mo|mes|years?|yr|ano|sessions?|sesion|class|clase)\b`;

const money = [
  new RegExp(`${symbol} ?(${number})(?:${range}(${number}))?`, 'g'),
  new RegExp(String.raw`(?<![\d.,])(?:(${number})${range})?(${number}) ?${currency}`, 'g'),
];
const rate = new RegExp(String.raw`(?<![\d.,])(${number})${period}`, 'g');
/** "3 a month" counts sessions; from here on it is a sum. */
const smallestRate = 20;
const percentage = new RegExp(
  String.raw`(?<![\d.,])(?:(\d+(?:[.,]\d+)?)${range})?(\d+(?:[.,]\d+)?) ?(?:%|percent\b|per cent\b|por ciento\b)(?! ?(?:body ?fat|bf|de grasa|grasa))`,
  'g',
);
// "I'm 100% with you" is no offer, "100% off" is one.
const wholehearted =
  /\b1[01]0 ?(?:%|percent\b|por ciento\b)(?!.{0,12}\b(?:off|discount|free|refund|money|guarantee\w*|cash|descuento|gratis|reembolso|garantia\w*|devolucion))/g;
// Offers that need no number. Each is allowed when the coach's own words hold one of its kind.
const bargains = [
  /\bhalf (?:off|(?:the )?price)\b|\b(?:a |la )?mitad de(?:l)? precio\b/g,
  /\b(?:2x1|2 ?(?:for|por|x) ?1|buy 1,? get 1|bogo)\b/g,
  /\b(?:(?:first|second|next|\d+|a|another|whole|extra) (?:\w+ )?(?:months?|weeks?|sessions?|class(?:es)?|days?) (?:is |are |totally |completely |for |on )*(?:free|us)|free (?:months?|weeks?|class(?:es)?|trials?|program|plan|coaching)|for free|free of charge|no charge|on the house|(?:mes|semana|sesion|clase|plan|programa|prueba)(?:es|s)? (?:\w+ )?gratis|es gratis|sale gratis|te sale gratis|sin (?:costo|cargo)|totalmente gratis)\b/g,
  /(?<!\b(?:no|not|any|cant|dont|without|never|sin|ningun|nunca|tampoco|about|offer) (?:\w+ ){0,4})\b(?:discount(?:ed|s)?|discount code|promo(?:tion)? code|coupon|special price|descuentos?|cupon|rebaja|precio especial|better price|lower price|mejor precio)\b/g,
];
const saving =
  /\b(?:save|saving|ahorra\w*|ahorro de) (?:you )?(?:up to |hasta )?[$€£]? ?(\d+(?:[.,]\d+)?)|\b(\d+(?:[.,]\d+)?) (?:off|de descuento|de rebaja)\b/g;

/** Whether the text names a price or a percentage that does not stand in the coach's offer. */
export function hasUnknownPrice(text: string, offerText: string): boolean {
  const folded = comparable(text);
  const offer = comparable(offerText);
  const offeredNumbers = new Set(valuesOf(offer, [new RegExp(`(${number})`, 'g')]));
  const offeredPercentages = new Set(valuesOf(offer, [percentage]));
  const sums = [...valuesOf(folded, money), ...valuesOf(folded, [saving]), ...ratesIn(folded)];
  return (
    sums.some((value) => !offeredNumbers.has(value)) ||
    valuesOf(folded.replace(wholehearted, ' '), [percentage]).some((value) => !offeredPercentages.has(value)) ||
    bargains.some((bargain) => folded.match(bargain) !== null && offer.match(bargain) === null)
  );
}

function comparable(text: string): string {
  // "Por ciento" is no hundred.
  return withNumbersInDigits(foldText(text).replace(/\bpor ciento\b/g, '%'));
}

function ratesIn(folded: string): number[] {
  return valuesOf(folded, [rate]).filter((value) => value >= smallestRate);
}

function valuesOf(text: string, expressions: RegExp[]): number[] {
  return expressions.flatMap((expression) =>
    [...text.matchAll(expression)].flatMap(([, ...found]) => found.filter((each) => each !== undefined).map(valueOf)),
  );
}

/** "1,200", "1.200", "1200.00" and "1.2k" are one sum. */
function valueOf(written: string): number {
  const thousands = written.endsWith('k');
  const digits = written.replace('k', '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = decimals === '' ? digits : digits.slice(0, -decimals.length - 1);
  const value = Number(`${grouped ? whole.replace(/[.,]/g, '') : whole}.${decimals || '0'}`);
  return thousands ? Math.round(value * 1000) : value;
}
