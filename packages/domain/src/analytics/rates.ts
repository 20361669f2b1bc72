/** A rate of fewer cases than this says little and is marked. */
export const smallSample = 20;

/** Returns a part of a whole in percent: 0 where there is no whole, never over 100. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (part / whole) * 100) : 0;
}

/** Returns the booking rate as the page shows it: the highest value with two decimals, or 0% when there is none. */
export function formatBookingRate(points: { value: number; engaged?: number | undefined }[]): string {
  const values = points
    .filter(({ value, engaged }) => Number.isFinite(value) && engaged !== 0)
    .map(({ value }) => value);
  return values.length === 0 ? '0%' : `${Math.max(...values).toFixed(2)}%`;
}

/** Returns by how many percent a value grew, rounded; null where it began at 0. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}
