import type { Token } from '@spotter/language/patterns/forgiving/read-sentences';

/** WHO: below 17 is moderate thinness in adults. */
const starvedBodyMassIndex = 17;
/** Less than this is what a person lifts or wants to lose. */
const minOwnKilos = 25;
/** Losing more than this is crash dieting; "10 kg in a month" is an ordinary wish. */
const crashKilosAWeek = 2.5;
const daysOfWeek = 7;

/** What a phrase can require of the numbers of a sentence. */
export const factMarks = ['{thin}', '{low-bmi}', '{crash-rate}'] as const;
export type Fact = (typeof factMarks)[number];

/** Returns what follows from the numbers of a sentence. */
export function computeFacts(tokens: Token[]): Fact[] {
  const valued = (mark: string) => tokens.filter(({ marks }) => marks.includes(mark)).map(({ value }) => value ?? NaN);
  const weights = valued('{weight}');
  const [metres] = valued('{height}');
  const facts: Fact[] = [];
  const own = weights.length > 0 ? weights : weightAfterHeight(tokens);
  const [kilos] = own;
  if (metres !== undefined && kilos !== undefined && kilos > minOwnKilos && kilos / metres ** 2 < starvedBodyMassIndex)
    facts.push('{thin}');
  const index = tokens.findIndex(({ forms }) => forms.includes('bmi') || forms.includes('imc'));
  const bodyMassIndex = tokens.slice(index + 1, index + 6).find(({ value }) => value !== null)?.value;
  if (index !== -1 && typeof bodyMassIndex === 'number' && bodyMassIndex > 8 && bodyMassIndex < starvedBodyMassIndex)
    facts.push('{low-bmi}');
  const days = valued('{time}');
  if ((Math.max(...weights) / Math.min(...days)) * daysOfWeek > crashKilosAWeek) facts.push('{crash-rate}');
  return facts;
}

/** Returns the weight after a height: "im 5'7 and 95" means pounds, where no other unit is named. */
function weightAfterHeight(tokens: Token[]): number[] {
  const height = tokens.findIndex(({ marks }) => marks.includes('{height}'));
  const next = tokens.slice(height + 1, height + 3).find(({ marks }) => marks.includes('{number}'));
  return height !== -1 && typeof next?.value === 'number' && next.value > 60 && next.value < 400
    ? [next.value * 0.4536]
    : [];
}
