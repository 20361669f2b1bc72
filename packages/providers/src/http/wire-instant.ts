/** Returns the date of an instant. Meta's instants are ms or, in tests, opt-ins and changes, seconds; numbers or strings. */
export function toDate(value: unknown): Date | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  // 1e12 ms is September 2001, 1e12 s the year 33658.
  const date = new Date(number < 1e12 ? number * 1000 : number);
  return number > 0 && !Number.isNaN(date.getTime()) ? date : null;
}
