import type { Quantity } from './quantities.ts';
import { secondsOf } from './unit-words.ts';

/** How far a rounded number may be from the exact one. */
const rounding = 0.1;
/** "12 weeks" are "3 months": how far lengths in other units may be apart. */
const otherUnit = 0.08;
/** A sum that was worked out is rounded to whole units. */
const exactly = 0.02;
const halfDay = 720;

/** Whether a source says a quantity, or says it more exactly. `beside`: the others of its sentence. */
export function fits(said: Quantity, source: Quantity, others: Quantity[]): boolean {
  switch (said.kind) {
    case 'sum':
      return source.kind === 'sum' && fitsSum(said, source, others);
    case 'duration':
      // "Weeks 1 and 2" are the first 2 weeks.
      if (source.kind === 'number') return source.counts === said.unit && source.value === said.value;
      if (source.kind !== 'duration') return false;
      if (said.unit === source.unit) return isSame(said, source);
      return isNear(said.value * secondsOf[said.unit], source.value * secondsOf[source.unit], otherUnit);
    case 'time':
      if (source.kind !== 'time') return false;
      return said.isEitherHalf || source.isEitherHalf
        ? said.value % halfDay === source.value % halfDay
        : said.value === source.value;
    case 'number':
      // A number without a unit may leave out what the source counts, but is no price.
      if (source.kind === 'time') return said.value === Math.floor(source.value / 60) % 12 || said.value === 12;
      if (source.kind === 'date') return said.value === source.value % 100;
      return isSame(said, source) && hasSameMeasure(said, source);
    case 'percent':
      return source.kind === 'percent' && isSame(said, source);
    case 'date':
    case 'weekday':
      return source.kind === said.kind && source.value === said.value;
  }
}

function hasSameMeasure({ measure }: Extract<Quantity, { kind: 'number' }>, source: Quantity): boolean {
  if (measure === null) return true;
  return source.kind === 'number' ? source.measure === null || source.measure === measure : source.kind !== 'sum';
}

type Sum = Extract<Quantity, { kind: 'sum' }>;

function fitsSum(said: Sum, source: Sum, others: Quantity[]): boolean {
  if (said.currency !== source.currency || !isSame(said, source)) return false;
  // What is paid three times, or for ten sessions, is not the price of one.
  if (source.times > 1 && !others.some(({ value }) => value === source.times)) return false;
  if (source.isLowest && !said.isLowest && !said.isRounded) return false;
  if (said.per === null || said.per === source.per) return true;
  // Several payments come by the month unless their source says otherwise.
  return source.per === null && (said.per === 'once' || (said.per === 'month' && source.times > 1));
}

function isSame(said: Quantity, source: Quantity): boolean {
  if (said.value === source.value) return true;
  return 'isRounded' in said && said.isRounded && isNear(said.value, source.value, rounding);
}

function isNear(left: number, right: number, share: number): boolean {
  return Math.abs(left - right) <= Math.max(left, right) * share;
}

/** How the sentence of a derived sum says that it is one. */
export type Derivation = { isSaving: boolean; isWorkedOut: boolean };

/**
 * Whether a sum follows from what one source says: the difference of two of its prices, several payments together, or
 * the price of one out of several, where the sentence says so.
 */
export function isDerived(said: Quantity, source: Quantity[], others: Quantity[], derivation: Derivation): boolean {
  if (said.kind !== 'sum') return false;
  const sums = source.filter((each): each is Sum => each.kind === 'sum' && each.currency === said.currency);
  const counts = [1, ...sums.map(({ times }) => times)];
  const totals = sums.flatMap(({ value }) => counts.flatMap((count) => [value * count, value / count]));
  const isDifference = totals.some((left) => totals.some((right) => left - right === said.value));
  if (derivation.isSaving && isDifference) return true;
  return sums.some((sum) => isPart(said, sum, others) || (derivation.isWorkedOut && isWorkedOut(said, sum, source)));
}

/** The total of payments, or the price of one thing, where the sentence says how many there are. */
function isPart(said: Sum, { value, times }: Sum, others: Quantity[]): boolean {
  if (times <= 1 || !others.some((each) => each.value === times)) return false;
  return isNear(value / times, said.value, exactly) || value * times === said.value;
}

/** "About $58 a week" for $697 that last 12 weeks. */
function isWorkedOut(said: Sum, { value, times }: Sum, source: Quantity[]): boolean {
  return source.some(
    (each) =>
      each.kind === 'duration' && each.unit === said.per && isNear((value * times) / each.value, said.value, exactly),
  );
}
