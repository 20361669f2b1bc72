import { foldText } from './folded-text.ts';
import { withNumbersInDigits } from './number-words.ts';

const number = String.raw`(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?:k\b)?`;
const code = '(?:usdt?|eur|gbp|mxn|cop|ars|clp|cad|aud|nzd|chf|brl|inr|sek|nok|dkk|pln)';
const symbol = String.raw`(?:(?:us|mx|ca|au|a|c|r|s)?\p{Sc}|\bu\$s|\bs\/|\b${code} )`;
// Not "pounds" and "libras": in these chats they are weight.
const currency = String.raw`(?:\p{Sc}|(?:${code}|dollars?|dolar(?:es)?|bucks?|euros?|pavos?|quid|pesos?|soles|reais|francs?|francos?|rupees?|rupias?|zl|lucas)\b)`;
const range = String.raw`(?: ?(?:-|to|or|a|o|y|and) ?)`;
const period = String.raw`(?: ?\/ ?| (?:a|per|al|por|cada|each|every|la(?= (?:sesion|clase))) )(?:weeks?|semana|months?|mo|mes|years?|yr|ano|sessions?|sesion|class|clase)\b`;

const percentSign = String.raw`(?:[%٪]|pct\b|percent\b|per cent\b)`;
/** What is counted or measured in a coach's offer is no sum: of "12 weeks" nobody may make "$12". */
const counted = String.raw`(?: ?${percentSign}|-(?:week|day|month|year|session|min|hour|kg|lb)|[ -](?:weeks?|wks?|days?|months|years|yrs|sessions|calls?|min(?:ute)?s?|hours?|hrs?|kg|kilos?|people|clients|work-?outs?|payments|instal+ments|semanas?|dias?|meses|anos|sesiones|llamadas?|minutos?|horas?|personas|clientes|entrenos|pagos|cuotas)\b)`;

const money = [
  // "$600 or 3 payments" is no range.
  new RegExp(
    String.raw`${symbol} ?(${number})(?:${range}(${number})(?![\d%]|[.,]\d| ?[x×*]| [a-z]+ (?:of|de)\b|${counted}))?`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\d.,])(?:(${number})${range})?(${number}) ?${currency}`, 'gu'),
];
const rate = new RegExp(String.raw`(?<![\d.,])(${number})${period}`, 'g');
/** "3 a month" and "2 off" count sessions and days; from here on a bare number is a sum. */
const smallestRate = 20;
/** A bare number behind words of paying: "the price is 450", "cuotas de 150". What follows it must not make it a count. */
const priced = new RegExp(
  String.raw`\b(?:costs?|prices?|pay(?:s|ing|ments?)?|fee|deposits?|invest(?:ment)?|instal+ments?|cuestan?|costaria|vale|precio|pag(?:o|os|as|ar|ando|aria)|cuotas?|inversion|deposito|anticipo|(?:sale|saldria|queda|dejo|dejamos)(?= (?:en|a|por)\b)|(?:program(?:me)?|plan|coaching|programa)(?= (?:is|es)\b)|(?:give|do|have) it (?:to you )?(?:for|at)|total (?:of|de))(?: (?:is|are|of|just|only|about|around|at|it|you|for|from|would|be|will|starts?|total|the|program|plan|es|son|seria|de|en|a|por|solo|desde|unos|como|el|del|programa)){0,4} (${number})(?![\d%]|[.,]\d)(?=$|[.,!?;:)]|(?: ?/ ?| )(?:a|per|al|upfront|now|today|hoy|ahora|total|in total|en total|por todo|for (?:everything|it all|the (?:whole|program|plan))|each|every|cada|flat|once|down)\b)`,
  'g',
);
const percentage = new RegExp(
  String.raw`(?<![\d.,])(?:(\d+(?:[.,]\d+)?) ?${percentSign}?${range})?(\d+(?:[.,]\d+)?) ?${percentSign}`,
  'g',
);
const offered = new RegExp(String.raw`(${number})(?![\d]|[.,]\d|${counted})`, 'g');
// "From 30% to 22% body fat" tells of a body, as long as nothing is sold in the sentence.
const ofTheBody =
  /\b(?:body ?fat|fat percentage|bf|body ?weight|(?:your|tu|su|del?) (?:current )?(?:weight|peso)|peso corporal|grasa|1 ?rm|rep max|heart rate|frecuencia cardiaca)\b/;
const ofSelling =
  /\b(?:off|discount\w*|price\w*|costs?|deals?|cheaper|descuent\w*|precio|cuesta|rebaja|promo\w*|barato|oferta)\b/;
// "I'm 100% with you" is no offer, "100% off" is one.
const wholehearted =
  /\b1[01]0 ?(?:%|percent\b)(?!.{0,12}\b(?:off|discount|free|refund|money|guarantee\w*|cash|descuento|gratis|reembolso|garantia\w*|devolucion))/g;
/** Said before a bargain it says that there is none, or that somebody has to be asked. */
const denied =
  '(?<!\\b(?:no|not|any|cant|cannot|dont|doesnt|isnt|arent|wont|without|never|ask|asked|asking|sin|ningun|ninguna|nunca|tampoco|pregunt\\w+) (?:\\w+ ){0,4})';
/** A call is free of itself. */
const theCall =
  '(?:call|consult\\w*|llamada|videollamada|charla|consulta|cita|chamada|ligacao|conversa|chiamata|appel|gesprach|anruf)';
const notOfTheCall = (words: string) => `(?<!\\b${theCall}\\b[^.!?]{0,40})(?:${words})(?![^.!?]{0,20}\\b${theCall}\\b)`;
const gift = '(?:months?|weeks?|sessions?|class(?:es)?)';
const regalo = '(?:mes|semana|sesion|clase|plan|programa|prueba|guia)(?:es|s)?';
// Offers that need no number. Each is allowed when the coach's own words hold one of its kind.
const bargains = [
  'half[ -](?:off|(?:the )?price)|(?:third|quarter) off|mitad del? precio|(?:dejo|dejamos|sale|queda|hago|cobro) (?:\\w+ )?(?:a|en|por) la mitad',
  '(?:2x1|2 ?(?:for|por|x) ?1|2 for the price of 1|buy 1,? get 1|bogo)(?! ?(?:min|km|h\\b|hour|l\\b))',
  `(?:first|second|next|\\d+|a|another|whole|extra) (?:\\w+ )?${gift}s? (?:is |are |totally |completely |for )*(?:free|on us|on me|on the house|complimentary)|(?:free|complimentary) (?:${gift}|trials?|program|plan|coaching|guide|e-?book|meal plan)|${notOfTheCall('for free|free of charge|no charge')}|on the house|${regalo} (?:\\w+ )?gratis|${notOfTheCall('gratis|gratuit[oa]s?|sin (?:costo|cargo)')}|(?:te|os|le) (?:\\w+ )?regal(?:o|amos|are)|corre por (?:mi|nuestra) cuenta`,
  'discount(?:ed|s)?|discount code|promo(?:tion|cion)?(?: code)?|coupons?|vouchers?|gift card|use code|(?:special|exclusive|secret|friend) (?:price|offer|deal|rate)|descuentos?|cupon|rebaja|te (?:rebajo|descuento)|precio (?:especial|de amig[oa]s?)|oferta especial|te hago (?:un )?(?:buen )?precio|(?:better|lower|mejor) (?:price|precio)|(?:lower|drop|cut|reduce) (?:the|my|our) price(?! of)|bajar(?:te)? el precio|cheaper for you|(?:make|get|do) it cheaper|(?:dejo|hago|consigo) (?:\\w+ )?mas barato|waive\\w*',
  'money[ -]?back|full refund|refund (?:you|if)|te devuelv\\w+ (?:el|tu) dinero|reembolso (?:completo|total|si)|garantia de (?:devolucion|reembolso)',
].map((bargain) => new RegExp(`${denied}\\b(?:${bargain})\\b`));
const saving = new RegExp(
  String.raw`\b(?:save|saving|ahorra\w*|ahorro de) (?:you )?(?:up to |hasta )?\p{Sc}? ?(\d+(?:[.,]\d+)?)(?![\d]|[.,]\d|${counted})`,
  'gu',
);
const reduction = /\b(\d+(?:[.,]\d+)?) (?:off|de descuento|de rebaja)\b/g;

/** Whether the text names a price or a percentage that does not stand in the coach's offer. */
export function hasUnknownPrice(text: string, offerText: string): boolean {
  const folded = comparable(text);
  const offer = comparable(offerText);
  const offeredSums = new Set(valuesOf(offer, [offered]));
  const offeredPercentages = new Set(valuesOf(offer, [percentage]));
  const sums = [...valuesOf(folded, [...money, saving]), ...largeValuesOf(folded, [priced, rate, reduction])];
  return (
    sums.some((value) => !offeredSums.has(value)) ||
    percentagesIn(folded).some((value) => !offeredPercentages.has(value)) ||
    bargains.some((bargain) => bargain.test(folded) && !bargain.test(offer))
  );
}

function comparable(text: string): string {
  // "Por ciento" is no hundred.
  const folded = foldText(text)
    .replace(/'/g, '')
    .replace(/\bpor ciento\b|(?<=\d )por cien\b/g, '%');
  return withNumbersInDigits(folded).replace(/\b(\d+(?:[.,]\d+)?|a) grand\b/g, (_whole, count: string) =>
    count === 'a' ? '1k dollars' : `${count}k dollars`,
  );
}

function percentagesIn(folded: string): number[] {
  return folded
    .replace(wholehearted, ' ')
    .split(/(?<=[.!?;]) /)
    .filter((sentence) => !ofTheBody.test(sentence) || ofSelling.test(sentence))
    .flatMap((sentence) => valuesOf(sentence, [percentage]));
}

function largeValuesOf(folded: string, expressions: RegExp[]): number[] {
  return valuesOf(folded, expressions).filter((value) => value >= smallestRate);
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
