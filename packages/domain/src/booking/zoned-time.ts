import { characters } from '../text/characters.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const latinLetters = characters('A-Za-z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a clock on the wall of a zone shows. */
export type WallTime = {
  day: Day;
  /** Minutes since midnight, 0 to 1439. */
  minutes: number;
};

// Making one is slow, asking it is not.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Whether a text is the IANA name of a zone that exists here. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    // An offset such as +02:00 is taken too, but knows no daylight saving.
    return latinLetters.areIn(name.charAt(0));
  } catch {
    return false;
  }
}

/** What the clocks of a zone (IANA) show at an instant. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const shown = new Date(wallMsAt(instant.getTime(), zone));
  return { day: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** The day in a zone at an instant. */
export function dayAt(instant: Date, zone: string): Day {
  return wallTimeAt(instant, zone).day;
}

/**
 * The instant at which the clocks of a zone show so many minutes after midnight (0 to 1440) on a day. When the clocks go
 * back an hour comes twice: this is its first coming. When they go forward an hour never comes: null.
 */
export function instantAt(day: Day, minutes: number, zone: string): Date | null {
  const { before, after } = readings(day, minutes, zone);
  const wall = wallMs(day, minutes);
  const found = [before, after].filter((instant) => wallMsAt(instant, zone) === wall);
  return found.length === 0 ? null : new Date(Math.min(...found));
}

/** The same, but a time that never comes is read as if the clocks had not gone forward yet. */
export function instantAtOrAfter(day: Day, minutes: number, zone: string): Date {
  return instantAt(day, minutes, zone) ?? new Date(Math.max(...Object.values(readings(day, minutes, zone))));
}

/** A day so many days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(wallMs(day, 0) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of the week; Sunday is 0. */
export function weekdayOf(day: Day): number {
  return new Date(wallMs(day, 0)).getUTCDay();
}

/** `HH:mm` as minutes since midnight; 24:00 is 1440. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight as `HH:mm`. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The instants that a wall time means by the offsets that hold a day earlier and a day later. */
function readings(day: Day, minutes: number, zone: string): { before: number; after: number } {
  const wall = wallMs(day, minutes);
  const by = (instant: number) => wall - (wallMsAt(instant, zone) - instant);
  return { before: by(wall - dayMs), after: by(wall + dayMs) };
}

/** A wall time as if it were UTC. */
function wallMs(day: Day, minutes: number): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
}

/** By zone: the offsets at the beginning of days of UTC. Free times ask for thousands of instants of a few days. */
const offsetsByDay = new Map<string, Map<number, number>>();
/** Nobody looks further around than some years. */
const mostDaysKnown = 4_000;

function offsetAtDay(day: number, zone: string): number {
  let offsets = offsetsByDay.get(zone);
  if (offsets === undefined || offsets.size > mostDaysKnown) {
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
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) + (instant % 1000);
}
