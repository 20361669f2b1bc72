/** Before any of these services existed. */
const earliestMs = Date.UTC(2004, 0, 1);
/** After any date that a service could mean. */
const latestMs = Date.UTC(2200, 0, 1);

/**
 * How many units a millisecond has, by the smallest number that is meant in them:
 * ns, µs, ms; smaller ones are seconds.
 */
const units = [
  { from: 1e17, perMs: 1e6 },
  { from: 1e14, perMs: 1e3 },
  { from: 1e11, perMs: 1 },
] as const;

/**
 * Returns the instant of a value on the wire: a number or its digits, whose size tells the unit, or a date of
 * ISO 8601. null: it is none that a service could mean.
 */
export function toInstant(value: unknown): Date | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  const ms = Number.isNaN(number) ? Date.parse(String(value)) : inMs(number);
  return ms >= earliestMs && ms < latestMs ? new Date(ms) : null;
}

/** Returns when something happened that arrived at an instant: it cannot have happened later. */
export function toPastInstant(value: unknown, arrivedAt: Date): Date | null {
  const reported = toInstant(value);
  return reported !== null && reported > arrivedAt ? arrivedAt : reported;
}

function inMs(number: number): number {
  const unit = units.find(({ from }) => number >= from);
  // Rounds, because a number holds fewer digits than nanoseconds have.
  return Math.round(unit === undefined ? number * 1000 : number / unit.perMs);
}
