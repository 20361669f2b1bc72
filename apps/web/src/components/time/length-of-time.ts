const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns a length of time: `6 d 3 h`, `26 h 12 min`, `24 min`. It is never less than a minute. */
export function sayLengthOfTime(ms: number): string {
  // A day and a bit reads easier in hours.
  const days = ms < 2 * dayMs ? 0 : Math.floor(ms / dayMs);
  const hours = Math.floor((ms - days * dayMs) / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`;
  if (hours === 0) return `${Math.max(minutes, 1)} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Returns roughly what is left until an instant, for a place with few words: `3 h`, `24 min`. */
export function sayRoughTimeLeft(until: string | Date, now: Date): string {
  const left = new Date(until).getTime() - now.getTime();
  return left < hourMs ? sayTimeLeft(until, now) : `${Math.round(left / hourMs)} h`;
}

/** Returns what is left until an instant, to the nearest minute: a clock that is some seconds late says the same. */
export function sayTimeLeft(until: string | Date, now: Date): string {
  const left = new Date(until).getTime() - now.getTime();
  return sayLengthOfTime(Math.round(left / minuteMs) * minuteMs);
}
