import { characters } from '../text/characters.ts';
import { anyOf, linear, oneOf, type LinearExpression } from '../text/linear-expression.ts';
import { splitBehind } from '../text/split-behind.ts';
import { offersBargain } from './draft-bargains.ts';
import { foldText } from './folded-text.ts';
import { withNumbersInDigits } from './number-words.ts';
import { rememberLatest } from './remember-latest.ts';

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?:k\b)?`;
const code = '(?:usdt?|eur|gbp|mxn|cop|ars|clp|cad|aud|nzd|chf|brl|inr|sek|nok|dkk|pln)';
const symbol = String.raw`(?:(?:us|mx|ca|au|a|c|r|s)?\p{Sc}|\bu\$s|\bs/|\b${code} )`;
// Not "pounds" and "libras": in these chats they are weight.
const coins = [
  'dollars?|dolar(?:es)?|bucks?|euros?|pavos?|quid|pesos?|soles|reais',
  'francs?|francos?|rupees?|rupias?|zl|lucas',
];
const currency = String.raw`(?:\p{Sc}|${anyOf(code, coins)}\b)`;
const range = String.raw`(?: ?(?:-|to|or|a|o|y|and) ?)`;
const spans = anyOf('weeks?|months?|mo|years?|yr|sessions?|class', 'semana|mes|ano|sesion|clase');
const period = String.raw`(?:(?: ?/ ?| (?:a|per|al|por|cada|each|every) )${spans}| la (?:sesion|clase))\b`;

const percentSign = String.raw`(?:[%٪]|pct\b|percent\b|per cent\b)`;
/** What is counted or measured in a coach's offer is no sum: of "12 weeks" nobody may make "$12". */
const countedThings = anyOf(
  'weeks?|wks?|days?|months|years|yrs|min(?:ute)?s?|hours?|hrs?',
  'sessions|calls?|kg|kilos?|people|clients|work-?outs?|payments|instal+ments',
  'semanas?|dias?|meses|anos|minutos?|horas?',
  'sesiones|llamadas?|personas|clientes|entrenos|pagos|cuotas',
);
const measured = '-(?:week|day|month|year|session|min|hour|kg|lb)';
const counted = String.raw`(?: ?${percentSign}|${measured}|[ -]${countedThings}\b)`;
// A number does not begin in the middle of another.
const beginning = String.raw`(?:^|[^\d.,])`;
const goesOn = String.raw`\d|[.,]\d`;

/** A sum as it is written, and what must not stand behind it. */
type Sum = { written: LinearExpression; unless?: LinearExpression };

// "$600 or 3 payments" is no range.
const secondIsNoSum = linear(String.raw`^(?:%|${goesOn}| ?[x×*]| [a-z]+ (?:of|de)\b|${counted})`);
const withSymbol = linear(String.raw`${symbol} ?(${number})(?:${range}(${number}))?`);
const withCurrency: Sum = {
  written: linear(String.raw`${beginning}(?:(${number})${range})?(${number}) ?${currency}`),
};
const rate: Sum = { written: linear(String.raw`${beginning}(${number})${period}`) };
/** "3 a month" and "2 off" count sessions and days; from here on a bare number is a sum. */
const smallestRate = 20;

const paying = anyOf(
  'costs?|prices?|pay(?:s|ing|ments?)?|fee|deposits?|invest(?:ment)?|instal+ments?',
  'cuestan?|costaria|vale|precio|pag(?:o|os|as|ar|ando|aria)|cuotas?|inversion|deposito|anticipo',
  '(?:give|do|have) it (?:to you )?(?:for|at)|total (?:of|de)',
  // These are of paying only with the word that follows them.
  '(?:sale|saldria|queda|dejo|dejamos) (?:en|a|por)|(?:program(?:me)?|plan|coaching|programa) (?:is|es)',
);
const between = anyOf(
  'is|are|of|just|only|about|around|at|it|you|for|from|would|be|will|starts?|total|the|program|plan',
  'es|son|seria|de|en|a|por|solo|desde|unos|como|el|del|programa',
);
const behindPrices = anyOf(
  'a|per|al|upfront|now|today|total|in total|each|every|flat|once|down',
  'hoy|ahora|en total|por todo|cada',
  'for (?:everything|it all|the (?:whole|program|plan))',
);
/** A bare number behind words of paying: "the price is 450", "cuotas de 150". What follows it must not make it a count. */
const priced = linear(String.raw`\b${paying}(?: ${between}){0,4} (${number})`);
const endsPrice = linear(String.raw`^(?:$|[.,!?;:)]|(?: ?/ ?| )${behindPrices}\b)`);
const numberGoesOn = linear(String.raw`^(?:%|${goesOn})`);

const percentage: Sum = {
  written: linear(
    String.raw`${beginning}(?:(\d+(?:[.,]\d+)?) ?${percentSign}?${range})?(\d+(?:[.,]\d+)?) ?${percentSign}`,
  ),
};
const countedNext = linear(String.raw`^(?:${goesOn}|${counted})`);
const offered: Sum = { written: linear(`(${number})`), unless: countedNext };
const saving: Sum = {
  written: linear(
    String.raw`\b(?:save|saving|ahorra\w*|ahorro de) (?:you )?(?:up to |hasta )?\p{Sc}? ?(\d+(?:[.,]\d+)?)`,
  ),
  unless: countedNext,
};
const reduction: Sum = { written: linear(String.raw`\b(\d+(?:[.,]\d+)?) (?:off|de descuento|de rebaja)\b`) };

// "From 30% to 22% body fat" tells of a body, as long as nothing is sold in the sentence.
const ofTheBody = oneOf(
  'body ?fat|fat percentage|bf|body ?weight|1 ?rm|rep max|heart rate',
  '(?:your|tu|su|del?) (?:current )?(?:weight|peso)|peso corporal|grasa|frecuencia cardiaca',
);
const ofSelling = oneOf(
  String.raw`off|discount\w*|price\w*|costs?|deals?|cheaper`,
  String.raw`descuent\w*|precio|cuesta|rebaja|promo\w*|barato|oferta`,
);
// "I'm 100% with you" is no offer, "100% off" is one.
const wholehearted = linear(String.raw`\b1[01]0 ?(?:%|percent\b)`);
const offering = linear(
  String.raw`^.{0,12}\b` +
    anyOf(
      String.raw`off|discount|free|refund|money|guarantee\w*|cash`,
      String.raw`descuento|gratis|reembolso|garantia\w*|devolucion`,
    ),
);
const inPercent = linear(String.raw`\bpor ciento\b|(?<=\d )por cien\b`);
const grand = linear(String.raw`\b(\d+(?:[.,]\d+)?|a) grand\b`);
const grouped = linear(String.raw`^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$`);
const decimals = linear(String.raw`[.,](\d{1,2})$`);
const separators = characters('.,');

/** Whether the text names a price or a percentage that does not stand in the coach's offer. */
export function hasUnknownPrice(text: string, offerText: string): boolean {
  const folded = comparable(text);
  const offer = readOffer(offerText);
  const large = [...pricedIn(folded), ...valuesOf(folded, rate), ...valuesOf(folded, reduction)];
  const sums = [
    ...symbolsIn(folded),
    ...valuesOf(folded, withCurrency),
    ...valuesOf(folded, saving),
    ...large.filter((value) => value >= smallestRate),
  ];
  return (
    sums.some((value) => !offer.sums.has(value)) ||
    percentagesIn(folded).some((value) => !offer.percentages.has(value)) ||
    offersBargain(folded, offer.folded)
  );
}

/** A coach's offer is long, and the same for every draft. */
const readOffer = rememberLatest(
  (offerText: string) => offerText,
  (offerText: string) => {
    const folded = comparable(offerText);
    return {
      folded,
      sums: new Set(valuesOf(folded, offered)),
      percentages: new Set(valuesOf(folded, percentage)),
    };
  },
  { most: 50, longestKey: 25_000 },
);

function comparable(text: string): string {
  // "Por ciento" is no hundred.
  const folded = inPercent.replace(foldText(text).replaceAll("'", ''), '%');
  return grand.replace(withNumbersInDigits(folded), ({ groups: [count] }) =>
    count === 'a' ? '1k dollars' : `${count}k dollars`,
  );
}

function percentagesIn(folded: string): number[] {
  const told = wholehearted.replace(folded, ({ text, index }) =>
    offering.test(folded.slice(index + text.length)) ? text : ' ',
  );
  return splitBehind(told, '.!?;')
    .filter((sentence) => !ofTheBody.test(sentence) || ofSelling.test(sentence))
    .flatMap((sentence) => valuesOf(sentence, percentage));
}

function symbolsIn(folded: string): number[] {
  return withSymbol.findAll(folded).flatMap(({ text, index, groups: [first, second] }) => {
    const isRange = second !== undefined && !secondIsNoSum.test(folded.slice(index + text.length));
    return [first, isRange ? second : undefined].filter((each) => each !== undefined).map(valueOf);
  });
}

function pricedIn(folded: string): number[] {
  return priced.findAll(folded).flatMap(({ text, index, groups: [sum] }) => {
    const rest = folded.slice(index + text.length);
    return sum === undefined || numberGoesOn.test(rest) || !endsPrice.test(rest) ? [] : [valueOf(sum)];
  });
}

function valuesOf(folded: string, { written, unless }: Sum): number[] {
  return written
    .findAll(folded)
    .filter(({ text, index }) => unless?.test(folded.slice(index + text.length)) !== true)
    .flatMap(({ groups }) => groups.filter((each) => each !== undefined).map(valueOf));
}

/** "1,200", "1.200", "1200.00" and "1.2k" are one sum. */
function valueOf(written: string): number {
  const thousands = written.endsWith('k');
  const digits = written.replace('k', '');
  const cents = decimals.find(digits)?.groups[0] ?? '';
  const whole = cents === '' ? digits : digits.slice(0, -cents.length - 1);
  const value = Number(`${grouped.test(digits) ? separators.replace(whole, '') : whole}.${cents || '0'}`);
  return thousands ? Math.round(value * 1000) : value;
}
