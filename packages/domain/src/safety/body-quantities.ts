import { withNumbers } from '@spotter/language/patterns/forgiving/with-numbers';
import type { Token } from '@spotter/language/patterns/forgiving/read-sentences';

const kilosInPound = 0.4536;
const kilosInStone = 6.35;
const units = new Map<string, { kind: 'weight' | 'calories' | 'days' | 'length' | 'other'; size: number }>();
const define = (kind: 'weight' | 'calories' | 'days' | 'length' | 'other', size: number, words: string) => {
  for (const word of words.split(' ')) units.set(word, { kind, size });
};
define('weight', 1, 'kg kgs kilo kilos kilogram kilograms quilos chili');
define('weight', kilosInPound, 'lb lbs pound pounds libra libras pounders');
define('weight', kilosInStone, 'stone');
define('calories', 1, 'cal cals kcal kcals calorie calories caloria calorias kcalorias kalorien');
define('days', 1 / 24, 'h hr hrs hour hours hora horas heures stunden ore');
define('days', 1, 'day days dia dias jours tage tagen giorni dagen dni nights noches');
define('days', 7, 'week weeks semana semanas semaines wochen settimane weken');
define('days', 30.4, 'month months mes meses mois monate mesi');
define('days', 365, 'year years ano anos ans jahre anni jaar');
define('length', 1, 'cm centimetros centimeters');
define(
  'other',
  1,
  'min mins minute minutes minuto minutos % percent porciento am pm reps rep sets set pushups pullups squats g gr gram grams gramos mg ml km kms k miles mile steps pasos dollars bucks euros usd mph inch inches pulgadas oz times x veces pair pairs pares clients clientes workouts sessions sesiones kids hijos people personas cups',
);
/** "a week", "a couple of days", "few months". */
const smallCounts = new Map([
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['one', 1],
  ['per', 1],
  ['cada', 1],
  ['esta', 1],
  ['this', 1],
  ['couple', 2],
  ['few', 3],
  ['several', 4],
  ['whole', 1],
]);
const agedWords = new Set(['yo', 'anitos']);
const adultAge = 18;
const youngestWriter = 5;
/** A bare number below this does not count years. */
const youngestTeen = 10;

/** What a phrase can require of a number. */
export const quantityMarks = [
  '{number}',
  '{weight}',
  '{tiny-weight}',
  '{calories}',
  '{few-calories}',
  '{time}',
  '{days}',
  '{years}',
  '{amount}',
  '{height}',
  '{age}',
  '{minor-age}',
  '{teen-age}',
  '{minor-aged}',
  '{tiny-number}',
  '{adult-age}',
  '{years-or-age}',
  '{year}',
  '{minor-year}',
  '{minor-short-year}',
  '{school-ends}',
] as const;

/** Returns the tokens of a sentence with its numbers read and joined to their units, marked by what they are. */
export function withQuantities(tokens: Token[], now: Date): Token[] {
  const counted = withNumbers(tokens);
  const found: Token[] = [];
  for (let at = 0; at < counted.length;) {
    const { token, used } = readQuantity(counted, at, now);
    found.push(token);
    at += used;
  }
  return found;
}

function readQuantity(tokens: Token[], at: number, now: Date): { token: Token; used: number } {
  const token = tokens[at]!;
  const word = (offset: number) => tokens[at + offset]?.forms[0] ?? '';
  const small = smallCounts.get(word(0));
  const value = token.value ?? small ?? null;
  if (value === null) return { token, used: 1 };
  const quantity = (used: number, marks: string[], worth = value) => ({
    token: { ...token, forms: [], marks, value: worth },
    used,
  });
  if (token.value !== null) {
    const height = readHeight(value, word, (offset) => tokens[at + offset]?.value ?? null);
    if (height !== null) return quantity(height.used, ['{height}'], height.metres);
    const isAge =
      agedWords.has(word(1)) || (['years', 'year', 'y'].includes(word(1)) && ['old', 'olds', 'o'].includes(word(2)));
    if (isAge) return quantity(agedWords.has(word(1)) ? 2 : 3, ['{age}', ...agedMarks(value)]);
    // "im 1 5".
    if (value === 1 && isSingleDigit(tokens[at + 1]) && saysAge(tokens[at - 1])) {
      const age = 10 + tokens[at + 1]!.value!;
      return quantity(2, ['{number}', ...ageMarks(age)], age);
    }
  }
  // "couple of weeks", "two to three weeks".
  const skip = word(1) === 'of' || word(1) === 'more' || word(1) === 'whole' || word(1) === 'full' ? 1 : 0;
  const unit = units.get(word(1 + skip));
  if (unit !== undefined && (token.value !== null || unit.kind === 'days')) {
    const isYears = unit.kind === 'days' && unit.size === 365;
    const worth = value * unit.size;
    const marks = [...marksOf(unit.kind, worth), ...(isYears ? ['{years}'] : [])];
    // "15 años" and "15 ans" are an age or a time.
    const years = word(1);
    if (isYears && years !== 'years' && years !== 'year') marks.push('{years-or-age}', ...agedMarks(value));
    return quantity(2 + skip, marks, worth);
  }
  if (token.value === null) return { token, used: 1 };
  return {
    token: {
      ...token,
      marks: [
        '{number}',
        ...ageMarks(value),
        ...yearMarks(word(0), value, now),
        ...(value > 25 && value < 42 ? ['{tiny-number}'] : []),
      ],
    },
    used: 1,
  };
}

function readHeight(
  value: number,
  word: (offset: number) => string,
  valueAt: (offset: number) => number | null,
): { metres: number; used: number } | null {
  if (['ft', 'foot', 'feet'].includes(word(1)) && value >= 3 && value <= 7) {
    const inches = valueAt(2);
    const hasInches = inches !== null && inches < 12;
    const unit = hasInches && ['in', 'inch', 'inches'].includes(word(3)) ? 1 : 0;
    return { metres: (value * 12 + (hasInches ? inches : 0)) * 0.0254, used: hasInches ? 3 + unit : 2 };
  }
  // "1m70".
  const hundredths = valueAt(2);
  if (word(1) === 'm' && (value === 1 || value === 2) && hundredths !== null && word(2).length === 2)
    return { metres: value + hundredths / 100, used: 3 };
  if (units.get(word(1))?.kind === 'length' && value > 120 && value < 220) return { metres: value / 100, used: 2 };
  const hasHundredths = word(0).length === 4 && word(0)[1] === '.';
  if (hasHundredths && value > 1.2 && value < 2.2 && word(1) !== '%')
    return { metres: value, used: ['m', 'mt', 'mts', 'metros', 'meters'].includes(word(1)) ? 2 : 1 };
  return null;
}

function marksOf(kind: 'weight' | 'calories' | 'days' | 'length' | 'other', worth: number): string[] {
  switch (kind) {
    case 'weight':
      // Less than 25 kg is what a person lifts or wants to lose;
      // 42 kg is too little for a person of an adult's height.
      return worth > 25 && worth < 42 ? ['{weight}', '{tiny-weight}'] : ['{weight}'];
    case 'calories':
      // No diet below this many calories a day is a matter for a chat.
      return worth < 1000 ? ['{calories}', '{few-calories}'] : ['{calories}'];
    case 'days':
      // More than two days without food is not an intermittent fasting any more.
      return worth > 46 / 24 ? ['{time}', '{days}'] : ['{time}'];
    case 'length':
    case 'other':
      return ['{amount}'];
  }
}

/** Returns the marks of an age with its unit: `{minor-aged}` where a bare number would not be enough. */
function agedMarks(value: number): string[] {
  const marks = ageMarks(value);
  return marks.includes('{minor-age}') ? [...marks, '{minor-aged}'] : marks;
}

function ageMarks(value: number): string[] {
  if (!Number.isInteger(value) || value < youngestWriter) return [];
  if (value >= adultAge) return value < 100 ? ['{adult-age}'] : [];
  return value >= youngestTeen ? ['{minor-age}', '{teen-age}'] : ['{minor-age}'];
}

/** Returns the marks of a year of birth of people who may still be seventeen: "2011", "'11", "09". */
function yearMarks(written: string, value: number, now: Date): string[] {
  const year = now.getUTCFullYear();
  const isYoung = (born: number) => year - born <= adultAge && year - born >= youngestWriter;
  if (written.length === 4 && value > 1900 && value < 2100)
    return [
      '{year}',
      ...(isYoung(value) ? ['{minor-year}'] : []),
      ...(value > year && value < year + 5 ? ['{school-ends}'] : []),
    ];
  if (written.length !== 2 || !Number.isInteger(value)) return [];
  const marks = isYoung(2000 + value) ? ['{minor-short-year}'] : [];
  return 2000 + value > year && 2000 + value < year + 5 ? [...marks, '{school-ends}'] : marks;
}

function isSingleDigit(token: Token | undefined): boolean {
  return token?.forms[0]?.length === 1 && token.value !== null && token.value < 10;
}

function saysAge(token: Token | undefined): boolean {
  return ['im', 'tengo', 'age', 'edad', 'turned'].includes(token?.forms[0] ?? '');
}
