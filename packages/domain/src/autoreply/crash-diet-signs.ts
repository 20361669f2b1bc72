import { type HandOverSign, numberFrom } from './hand-over-sign.ts';

/** Below this a day nobody's diet is a matter for a chat. */
const starvingCalories = 1000;
/** Losing more than this is crash dieting; "10 kg in a month" is an ordinary wish. */
const crashKilosAWeek = 2.5;
const weeksIn: Record<string, number> = { d: 1 / 7, w: 1, s: 1, m: 52 / 12 };
/** WHO: below 17 is moderate thinness in grown-ups. */
const starvedBodyMassIndex = 17;
/** Nobody of a grown-up's height is well at this weight. */
const starvedKilos = 42;
const kilosInPound = 0.4536;

/** Eating, losing or weighing what no coach may help with, by the numbers. */
export const crashDietSigns: HandOverSign[] = [
  { name: 'starving by the number', found: eatsFarTooLittle },
  { name: 'crash diet', found: wantsToLoseFarTooFast },
  { name: 'far too thin', found: isFarTooThin },
];

const few =
  '(?:only|just|like|about|around|maybe|less than|under|below|max|solo|solamente|unas?|unos|como|menos de|at most|barely|roughly|apenas)';
const calories = '(\\d{2,4}) ?(?:k?cals?|calories|calorias|kcalorias)\\b';
// What makes the number something else than a day's food.
const notADay =
  '(?! (?:deficit|surplus|less|more|de deficit|menos|mas|below|above|over|under|extra|left|remaining|breakfast|lunch|dinner|meals?|snacks?|bars?|shake|burn\\w*|for (?:breakfast|lunch|dinner|a)|per (?:meal|serving|session|class)|a meal|before|after|pre|post|of|in (?:class|the gym|an hour)|en (?:el desayuno|la cena|la comida|clase|una)|por (?:porcion|comida)))';
const eaten = [
  `\\b(?:eat|eating|ate|living on|live on|surviv\\w+ on|survive on|como|comiendo|consumo|consumiendo|comia|comer)\\b(?: ${few})* ${calories}${notADay}`,
  `(?<!\\b(?:burn\\w*|deficit of|cut|cutting|quem\\w+)(?: \\w+){0,2} )(?<!\\b(?:by|minus|extra) )\\b(\\d{2,4}) ?(?:k?cals?|calories?|calorias?)(?: ?/ ?| )(?:a|per|each|every|al|por|en el)? ?(?:day|dia|diarias?|daily|diet|plan)\\b(?! deficit)`,
  `\\b(?:dieta|plan|menu|diet|meal plan) (?:de|of|at|under|with)(?: ${few})* ${calories}${notADay}`,
  `\\b(?:let|allow|limit|restrict|keep|cap|stay|stick|stuck|hold)\\w*(?: (?:my ?self|me|it|to|at|under|below|have|eat|within|with|in|on|the|i))*(?: ${few})* ${calories}${notADay}`,
  `\\bi(?:ve| have)?(?: been)?(?: (?:only|just|barely|usually|always))* (?:have|having|had|do|doing|get|getting|hit|hitting|take in)(?: ${few})+ ${calories}${notADay}`,
  `\\b(?:me permito|me limito a|no paso de|no mas de|maximo|llego a)(?: ${few})* ${calories}${notADay}`,
].map((each) => new RegExp(each, 'g'));

function eatsFarTooLittle(plain: string): boolean {
  return eaten.some((pattern) => [...plain.matchAll(pattern)].some(([, found]) => Number(found) < starvingCalories));
}

const lose =
  '(?:los[et]|loos[et]|losing|loosing|drop|dropping|shed|cut|get rid of|bajar|bajo|baje|perder|pierdo|rebajar|adelgazar|quitarme|sacarme)';
const amount = '(\\d+(?:[.,]\\d+)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\\b';
const period = '(?:\\d+ ?(?:-|to|or|a|o) ?)?(\\w+) ?(days?|weeks?|wks?|months?|dias?|semanas?|mes(?:es)?)\\b';
const soon =
  '\\b(?:by|before|until|till|para|antes de|antes del)(?: (?:this|next|el|este|proximo|the))*? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|fin de semana)\\b';
const wishes = [
  new RegExp(
    `\\b${lose}\\b(?: \\w+){0,2}? ${amount}.{0,20}?\\b(?:in|within|en)\\b(?: (?:like|just|only|about|solo|unas?|the next|menos de|less than))* ${period}`,
    'g',
  ),
];
const reversed = new RegExp(
  `\\b(?:in|within|en)(?: (?:like|just|only|about|solo|unas?|the next))* ${period}.{0,30}?\\b${lose}\\b(?: \\w+){0,2}? ${amount}`,
  'g',
);
const byTheWeekend = new RegExp(`\\b${lose}\\b(?: \\w+){0,2}? ${amount}.{0,20}?${soon}`, 'g');

function wantsToLoseFarTooFast(plain: string): boolean {
  const rates = [
    ...wishes
      .flatMap((wish) => [...plain.matchAll(wish)])
      .map(([, much = '', unit = '', length = '', name = '']) => ({
        kilos: kilosOf(much, unit),
        weeks: numberFrom(length) * (weeksIn[name.charAt(0)] ?? NaN),
      })),
    ...[...plain.matchAll(reversed)].map(([, length = '', name = '', much = '', unit = '']) => ({
      kilos: kilosOf(much, unit),
      weeks: numberFrom(length) * (weeksIn[name.charAt(0)] ?? NaN),
    })),
    ...[...plain.matchAll(byTheWeekend)].map(([, much = '', unit = '']) => ({ kilos: kilosOf(much, unit), weeks: 1 })),
  ];
  return rates.some(({ kilos, weeks }) => kilos / weeks > crashKilosAWeek);
}

const goalWeight =
  /\b(?:goal weight|target weight|gw|ugw|peso (?:ideal|meta|objetivo))(?: (?:is|of|es|de|would be|like|around|about|:))* ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b|\b(?:(?:want|wanna|need|trying|going) (?:to )?(?:weigh|get (?:down )?to|go down to|be under|reach|be at)|quiero (?:pesar|llegar a)|pesar)(?: (?:only|just|like|about|solo|unos|menos de|under|less than))* (\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b(?! (?:lighter|less|down|stronger|menos|mas|en|on|bench|squat|deadlift))/g;
const weights = /(?<![\d.,])(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b/g;
// 5ft6, 5 ft 6, 1.70, 1,70 m, 170cm, "mido 1.70"
const heights =
  /(?<![\d.,])(?:([4-6]) ?(?:ft|foot|feet) ?(\d{1,2})?(?: ?(?:in|inches))?|([12])[.,](\d{2}) ?(?:m|mts?|metros)?|(1[3-9]\d) ?(?:cm|centimetros))(?![\d%])/g;

function isFarTooThin(plain: string): boolean {
  const wished = [...plain.matchAll(goalWeight)].some(
    ([, one, oneUnit, two, twoUnit]) => kilosOf(one ?? two ?? '', oneUnit ?? twoUnit ?? '') < starvedKilos,
  );
  if (wished) return true;
  return plain.split('\n').some((sentence) => {
    const [metres] = [...sentence.matchAll(heights)].map(metresOf);
    if (
      metres === undefined ||
      /\b(?:los[et]|drop|bajar|perder|gain|subir|bench|squat|deadlift|curl|press)\w*\b.{0,14}\d/.test(
        sentence.replace(/\bto lose \d.*$/, ''),
      )
    )
      return false;
    return [...sentence.matchAll(weights)].slice(0, 1).some(([, much = '', unit = '']) => {
      return kilosOf(much, unit) / metres ** 2 < starvedBodyMassIndex && kilosOf(much, unit) > 25;
    });
  });
}

function metresOf([, feet, inches, whole, hundredths, centimetres]: RegExpMatchArray): number {
  if (feet !== undefined) return (Number(feet) * 12 + Number(inches ?? 0)) * 0.0254;
  if (centimetres !== undefined) return Number(centimetres) / 100;
  return Number(`${whole}.${hundredths}`);
}

function kilosOf(written: string, unit: string): number {
  return numberFrom(written) * (unit.startsWith('k') ? 1 : kilosInPound);
}
