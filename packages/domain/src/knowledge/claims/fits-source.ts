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
export function fits(claimed: Quantity, source: Quantity, others: Quantity[]): boolean {
  switch (claimed.kind) {
    case 'sum':
      return source.kind === 'sum' && fitsSum(claimed, source, others);
    case 'duration':
      // "Weeks 1 and 2" are the first 2 weeks.
      if (source.kind === 'number') return source.counts === claimed.unit && source.value === claimed.value;
      if (source.kind !== 'duration') return false;
      if (claimed.unit === source.unit) return isSame(claimed, source);
      return isNear(claimed.value * secondsOf[claimed.unit], source.value * secondsOf[source.unit], otherUnit);
    case 'time':
      if (source.kind !== 'time') return false;
      return claimed.isEitherHalf || source.isEitherHalf
        ? claimed.value % halfDay === source.value % halfDay
        : claimed.value === source.value;
    case 'number':
      // A number without a unit may leave out what the source counts, but is not a price.
      if (source.kind === 'time') return claimed.value === Math.floor(source.value / 60) % 12 || claimed.value === 12;
      if (source.kind === 'date') return claimed.value === source.value % 100;
      return isSame(claimed, source) && hasSameMeasure(claimed, source);
    case 'percent':
      return source.kind === 'percent' && isSame(claimed, source);
    case 'date':
    case 'weekday':
      return source.kind === claimed.kind && source.value === claimed.value;
  }
}

function hasSameMeasure({ measure }: Extract<Quantity, { kind: 'number' }>, source: Quantity): boolean {
  if (measure === null) return true;
  return source.kind === 'number' ? source.measure === null || source.measure === measure : source.kind !== 'sum';
}

type Sum = Extract<Quantity, { kind: 'sum' }>;

function fitsSum(claimed: Sum, source: Sum, others: Quantity[]): boolean {
  if (claimed.currency !== source.currency || !isSame(claimed, source)) return false;
  // What is paid three times, or for ten sessions, is not the price of one.
  if (source.times > 1 && !others.some(({ value }) => value === source.times)) return false;
  if (source.isLowest && !claimed.isLowest && !claimed.isRounded) return false;
  if (claimed.per === null || claimed.per === source.per) return true;
  // Several payments come by the month unless their source says otherwise.
  return source.per === null && (claimed.per === 'once' || (claimed.per === 'month' && source.times > 1));
}

function isSame(claimed: Quantity, source: Quantity): boolean {
  if (claimed.value === source.value) return true;
  return 'isRounded' in claimed && claimed.isRounded && isNear(claimed.value, source.value, rounding);
}

function isNear(left: number, right: number, share: number): boolean {
  return Math.abs(left - right) <= Math.max(left, right) * share;
}

/** How the sentence of a derived sum says that it is one. */
export type Derivation = { isSaving: boolean; isWorkedOut: boolean };

/**
 * Whether a sum follows from what one source says: the difference of two of its prices, several payments
 * together, or the price of one out of several, where the sentence says so.
 */
export function isDerived(claimed: Quantity, source: Quantity[], others: Quantity[], derivation: Derivation): boolean {
  if (claimed.kind !== 'sum') return false;
  const sums = source.filter((each): each is Sum => each.kind === 'sum' && each.currency === claimed.currency);
  const counts = [1, ...sums.map(({ times }) => times)];
  const totals = sums.flatMap(({ value }) => counts.flatMap((count) => [value * count, value / count]));
  const isDifference = totals.some((left) => totals.some((right) => left - right === claimed.value));
  if (derivation.isSaving && isDifference) return true;
  return sums.some(
    (sum) => isPart(claimed, sum, others) || (derivation.isWorkedOut && isWorkedOut(claimed, sum, source)),
  );
}

/** The total of payments, or the price of one thing, where the sentence says how many there are. */
function isPart(claimed: Sum, { value, times }: Sum, others: Quantity[]): boolean {
  if (times <= 1 || !others.some((each) => each.value === times)) return false;
  return isNear(value / times, claimed.value, exactly) || value * times === claimed.value;
}

/** "About $58 a week" for $697 that last 12 weeks. */
function isWorkedOut(claimed: Sum, { value, times }: Sum, source: Quantity[]): boolean {
  return source.some(
    (each) =>
      each.kind === 'duration' &&
      each.unit === claimed.per &&
      isNear((value * times) / each.value, claimed.value, exactly),
  );
}
