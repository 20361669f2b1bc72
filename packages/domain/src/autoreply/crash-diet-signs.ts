import { type HandOverSign, numberFrom } from './hand-over-sign.ts';
import { withNumbersInDigits } from './number-words.ts';

/** Below this a day nobody's diet is a matter for a chat. */
const starvingCalories = 1000;
/** Losing more than this is crash dieting; "10 kg in a month" is an ordinary wish. */
const crashKilosAWeek = 2.5;
const weeksIn: Record<string, number> = { d: 1 / 7, w: 1, s: 1, m: 52 / 12 };
/** WHO: below 17 is moderate thinness in grown-ups. */
const starvedBodyMassIndex = 17;
/** Nobody of a grown-up's height is well at this weight. */
const starvedKilos = 42;
/** Less than this is what somebody lifts or wants to lose. */
const impossibleKilos = 25;
const kilosInPound = 0.4536;

/** Eating, losing or weighing what no coach may help with, by the numbers. */
export const crashDietSigns: HandOverSign[] = [
  { name: 'starving by the number', found: eatsFarTooLittle },
  { name: 'crash diet', found: wantsToLoseFarTooFast },
  { name: 'far too thin', found: isFarTooThin },
  { name: 'fasting for days', found: fastsForDays },
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
  `\\b(?:go|goes|going|went|eat|am|im|paso|pasarme|pase|paso)(?: (?:it|ever|me|even|nunca))*(?: (?:over|above|past|beyond|de|mas de))+ ${calories}${notADay}`,
  `\\b(?:eat|eating|como|comiendo|consumo)(?: (?:once|twice|one|1|2|una|dos|vez|veces|meal|a|per|day|daily|al|dia|diario|only|just|like|about|solo|puro|pura|lechuga|lettuce|salad|ensalada|and|y|unas|casi))* ${calories}${notADay}`,
  `(?<!\\b(?:burn\\w*|quem\\w+|deficit|surplus)(?: \\w+){0,3} )\\b(\\d{2,3}) ?(?:k?cals?|calories|calorias)(?: (?:total|in total|so far))? (?:today|yesterday|hoy|ayer)(?= *$|[,.]| (?:and (?:i feel|im|i am|still|thats)|y (?:me siento|ya))\\b)`,
  // A bare number after "eat" counts calories where nothing is named that it could count.
  `\\b(?:eat|eating|como)(?: ${few})* (\\d{3})(?= *$|[,.]|(?: (?:max|a day|per day|al dia))? *(?:$|and (?:still|im|cant|not)|but))`,
  '\\b(?:calories|calorias|cals|kcal)\\b.{0,40}\\b(?:im|i am|i stay|currently|right now|estoy|ando)(?: (?:only|now|currently|at|to|on|around|about|like|down|en|con|stuck))+ (\\d{3})\\b(?! ?(?:lbs?|pounds|kg|kilos|steps|pasos|g\\b|cm|days|weeks|deficit|surplus|burned))',
  // The unit stood earlier: "i count every calorie and panic over 800".
  '\\b(?:calorie|calories|cals|kcal|calorias?)\\b.{0,40}\\b(?:over|above|past|pass|exceed|under|below|mas de|paso de|menos de) (\\d{3})\\b(?! ?(?:\\w+ )?(?:g|grams|gramos|steps|pasos|ml|burn\\w*|deficit|surplus|per meal|a meal))',
  `\\b(?:me permito|me limito a|no paso de|no mas de|maximo|llego a)(?: ${few})* ${calories}${notADay}`,
].map((each) => new RegExp(each, 'g'));

function eatsFarTooLittle(plain: string): boolean {
  const inDigits = withNumbersInDigits(plain);
  return eaten.some((pattern) => [...inDigits.matchAll(pattern)].some(([, found]) => Number(found) < starvingCalories));
}

const lose =
  '(?:los[et]|loos[et]|losing|loosing|drop|dropping|shed|cut|get rid of|bajar|bajo|baje|perder|pierdo|rebajar|adelgazar|quitarme|sacarme)';
const amount = '(\\d+(?:[.,]\\d+)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\\b';
const period = '(?:\\d+ ?(?:-|to|or|a|o) ?)?(\\w+) ?(days?|weeks?|wks?|months?|dias?|semanas?|mes(?:es)?)\\b';
const soon =
  '(?:\\b(?:overnight|by (?:tonight|tmrw|tmr)|in (?:one|a|1) (?:night|day)|de un dia para otro|en (?:un dia|una noche))\\b|\\b(?:by|before|until|till|para|antes de|antes del)(?: (?:this|next|el|este|proximo|the))*? (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|fin de semana)\\b)';
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
// Somebody who has lost as much in a week tells of water.
const wishToLose = '(?:lose|loose|losing|loosing|drop|shed|bajar|perder|rebajar|adelgazar)';
const atARate = new RegExp(
  `\\b${wishToLose}\\b(?: \\w+){0,2}? ${amount} (?:(?:a|an|per|each|every|al|a la|por|cada|this|esta|in a|en una|en un) )+(day|week|wk|dia|semana)\\b`,
  'g',
);
const fastedHours =
  /\b(\d{2,3}) ?(?:hrs?|hours?|horas?|h)\b(?: (?:water|dry))?.{0,20}\b(?:since i(?: last)? ate|without (?:food|eating)|no food|no eating|fast\w*|sin comer|de ayuno|ayun\w+|desde que comi)\b|\b(?:havent (?:eaten|ate)|last ate|fast\w*|no food|without (?:food|eating)|sin comer|ayun\w+)\b.{0,12}\b(\d{2,3}) ?(?:hrs?|hours?|horas?|h)\b/g;
/** Longer than this without food is no intermittent fasting any more. */
const longestFastHours = 47;
const fastedDays =
  /\bfast(?:ed|ing)?(?: \w+){0,2} (?:for )?(?:\d+|two|three|four|five|a|one|several|few) (?:days?|weeks?) straight\b|\bfast(?:ed|ing)? (?:for )?(?:(?:[2-9]|\d\d|two|three|four|five|six|seven|ten|several) days|(?:a|an|one|two|three|\d) (?:whole |full |entire )?weeks?)\b/;
const otherFasts =
  /\b(?:intermittent|if|16|18|20|omad|noon|until|till|ramadan|lent|cuaresma|breakfast|fasted cardio)\b/;
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
    ...[...plain.matchAll(atARate)].map(([, much = '', unit = '', name = '']) => ({
      kilos: kilosOf(much, unit),
      weeks: weeksIn[name.charAt(0)] ?? NaN,
    })),
    ...[...plain.matchAll(byTheWeekend)].map(([, much = '', unit = '']) => ({ kilos: kilosOf(much, unit), weeks: 1 })),
  ];
  return rates.some(({ kilos, weeks }) => kilos / weeks > crashKilosAWeek);
}

function fastsForDays(plain: string): boolean {
  return (
    [...plain.matchAll(fastedHours)].some(([, one, two]) => Number(one ?? two) > longestFastHours) ||
    plain.split('\n').some((sentence) => fastedDays.test(sentence) && !otherFasts.test(sentence))
  );
}

const goalWeight =
  /\b(?:goal weight|target weight|gw|ugw|peso (?:ideal|meta|objetivo))(?: (?:is|of|es|de|would be|like|around|about|:))* ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b|\b(?:(?:want|wanna|need|trying|going) (?:to )?(?:weigh|get (?:down )?to|go down to|be under|reach|be at|be|hit)|quiero (?:pesar|llegar a)|pesar)(?: (?:only|just|like|about|solo|unos|menos de|under|less than))* (\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b(?! (?:lighter|less|down|lower|thinner|stronger|heavier|of|in|by|menos|mas|en|on|bench|squat|deadlift|kettlebells?|dumbbells?))/g;
/** One's own weight as "im 80 lbs": what is over, lost or to go is said after it. */
const ownWeightAlone =
  /\bim(?: (?:only|just|currently|barely|now|like|about))* (\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?)\b(?= *$|[,.]| (?:and (?!counting|down|over|up)|n |but|still|now|rn|at|is|so|can)\b)/g;
/** One's own weight, told without a height. */
const ownWeight =
  /(?:(?:\bi(?: (?:only|just|currently|barely|now|already))* |^)weigh(?: in at)?|\b(?:im(?: (?:only|just|currently|barely|now|down|already))* (?:to|at)|(?:my|current) weight is|mi peso (?:es|actual es)|peso))(?: (?:only|just|like|about|around|solo|apenas|unos|como|casi|en))* (\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b(?! (?:lighter|less|down|lower|over\w*|more|of|bench|squat|deadlift|curls?|for|in|by|menos|mas|de mas|on|en|press))/gm;
const weights = /(?<![\d.,])(\d{2,3}(?:[.,]\d)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b/g;
// 5ft6, 5 ft 6, 1.70, 1,70 m, 170cm, "mido 1.70"
const heights =
  /(?<![\d.,])(?:([4-6]) ?(?:ft|foot|feet) ?(\d{1,2})?(?: ?(?:in|inches))?|([12])[.,](\d{2}) ?(?:m|mts?|metros)?|(1[3-9]\d) ?(?:cm|centimetros))(?![\d%])/g;

/** "Peso 39": kilos, where nothing else is said. */
const ownKilos = /\bpeso (?:solo |apenas |como |unos |casi )*(\d{2})(?= *$|[,.]| (?:y|pero|ahora)\b)/g;
/** A weight in the same breath as how one sees oneself. */
const seesOneself = /\b(?:fat|skinny|thin|huge|gord[oa]|flac[oa])\b/;
const losesOrLifts =
  /\b(?:los[et]|losing|lost|loss|drop\w*|shed|cut|burn\w*|down|over|overweight|gain\w*|want|wanna|goal|bajar|baje|perd\w+|de mas|sobrepeso|subi\w*|quiero|lift\w*|bench\w*|squat\w*|deadlift\w*|curl\w*|dumbbells?|kettlebells?|of (?:fat|muscle))\b/;

const bodyMassIndex =
  /\b(?:bmi|imc)(?: (?:is|of|was|es|de|at|now|only|just|like|about|around|right|currently|como|casi|solo|under|below))* (\d{2}(?:[.,]\d)?)\b(?! ?%)/g;
/** The wish and its number are no weight that somebody has: "how do i lose the last 10", "80 lbs to lose". */
const wishedLoss =
  /\b(?:to|do i|can i|i|and|gotta|puedo|quiero) (?:lose|loose|drop|shed|bajar|perder) .*$|\b\d{1,3} ?(?:kgs?|kilos?|lbs?|pounds?)(?: \w+)? (?:to (?:lose|go|drop|shed)|over\w*|de mas|por bajar)\b/g;

function isFarTooThin(plain: string): boolean {
  if ([...plain.matchAll(bodyMassIndex)].some(([, index = '']) => numberFrom(index) < starvedBodyMassIndex))
    return true;
  const starved = [...plain.matchAll(ownWeight), ...plain.matchAll(ownWeightAlone)]
    .map(([, much = '', unit = '']) => kilosOf(much, unit))
    .concat([...plain.matchAll(ownKilos)].map(([, kilos]) => Number(kilos)))
    .concat(
      plain
        .split('\n')
        .filter((sentence) => seesOneself.test(sentence) && !losesOrLifts.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(weights)].map(([, much = '', unit = '']) => kilosOf(much, unit))),
    )
    .some((kilos) => kilos < starvedKilos && kilos > impossibleKilos);
  if (starved) return true;
  const wished = [...plain.matchAll(goalWeight)].some(
    ([, one, oneUnit, two, twoUnit]) => kilosOf(one ?? two ?? '', oneUnit ?? twoUnit ?? '') < starvedKilos,
  );
  if (wished) return true;
  return plain.split('\n').some((line) => {
    const sentence = line.replace(wishedLoss, '');
    const [metres] = [...sentence.matchAll(heights)].map(metresOf);
    if (
      metres === undefined ||
      /\b(?:los[et]|drop|bajar|perder|gain|subir|bench|squat|deadlift|curl|press)\w*\b.{0,14}\d/.test(sentence)
    )
      return false;
    return [...sentence.matchAll(weights)].slice(0, 1).some(([, much = '', unit = '']) => {
      return kilosOf(much, unit) / metres ** 2 < starvedBodyMassIndex && kilosOf(much, unit) > impossibleKilos;
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
