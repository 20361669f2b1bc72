/** Returns the middle value; for an even count the lower of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 50);
}

/** Returns the smallest value that at least `percent` of all values do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}
