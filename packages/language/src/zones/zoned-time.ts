import { zonedFormat } from './time-zone.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a wall clock in a zone shows. */
export type WallTime = {
  day: Day;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
};

const clockFace = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} satisfies Intl.DateTimeFormatOptions;

/** Returns what the clocks of a zone (IANA) show at an instant; those of an unknown zone show UTC. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const shown = new Date(wallMsAt(instant.getTime(), zone));
  return { day: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** Returns the day in a zone at an instant. */
export function dayAt(instant: Date, zone: string): Day {
  return wallTimeAt(instant, zone).day;
}

/**
 * Returns the instant at which the clocks of a zone show a number of minutes after midnight (0 to 1440) on a
 * day. When the clocks go back, an hour comes twice: this is the first. When they go forward, an hour never
 * comes: null.
 */
export function instantAt(day: Day, minutes: number, zone: string): Date | null {
  const { before, after } = readings(day, minutes, zone);
  const wall = wallMs(day, minutes);
  const found = [before, after].filter((instant) => wallMsAt(instant, zone) === wall);
  return found.length === 0 ? null : new Date(Math.min(...found));
}

/** Returns the same instant, but reads a time that never comes as if the clocks had not gone forward yet. */
export function instantAtOrAfter(day: Day, minutes: number, zone: string): Date {
  return instantAt(day, minutes, zone) ?? new Date(Math.max(...Object.values(readings(day, minutes, zone))));
}

/** Returns the day `days` days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(wallMs(day, 0) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the day of the week; Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(wallMs(day, 0)).getUTCDay();
}

/** Returns `HH:mm` as minutes since midnight; 24:00 is 1440. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Returns minutes since midnight as `HH:mm`. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Whether the clocks of a zone show a time twice on its day, because they go back. */
export function comesTwice({ day, minutes }: WallTime, zone: string): boolean {
  const { before, after } = readings(day, minutes, zone);
  const wall = wallMs(day, minutes);
  return before !== after && [before, after].every((instant) => wallMsAt(instant, zone) === wall);
}

/** Returns the instants that a wall time means by the offsets that hold a day earlier and a day later. */
function readings(day: Day, minutes: number, zone: string): { before: number; after: number } {
  const wall = wallMs(day, minutes);
  const by = (instant: number) => wall - (wallMsAt(instant, zone) - instant);
  return { before: by(wall - dayMs), after: by(wall + dayMs) };
}

/** Returns a wall time in ms, as if it were UTC. */
function wallMs(day: Day, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
}

/** The offsets at the beginning of UTC days, by zone. Free times ask for thousands of instants of a few days. */
const offsetsByDay = new Map<string, Map<number, number>>();
/** Max number of remembered days: a few years are enough. */
const maxDaysKnown = 4_000;
/** Max number of remembered zones: more than there are. */
const maxZonesKnown = 1_000;

function offsetAtDay(day: number, zone: string): number {
  let offsets = offsetsByDay.get(zone);
  if (offsets === undefined || offsets.size > maxDaysKnown) {
    if (offsetsByDay.size >= maxZonesKnown) offsetsByDay.clear();
    offsets = new Map();
    offsetsByDay.set(zone, offsets);
  }
  let offset = offsets.get(day);
  if (offset === undefined) {
    offset = readClock(day * dayMs, zone) - day * dayMs;
    offsets.set(day, offset);
  }
  return offset;
}

function wallMsAt(instant: number, zone: string): number {
  const day = Math.floor(instant / dayMs);
  const offset = offsetAtDay(day, zone);
  // No zone changes its clocks twice in a day.
  return offset === offsetAtDay(day + 1, zone) ? instant + offset : readClock(instant, zone);
}

function readClock(instant: number, zone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of zonedFormat('en-US', zone, clockFace).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) + (instant % 1000);
}
