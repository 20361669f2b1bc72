import { addDays, dayAt, instantAtOrAfter, minutesOf, timeOfDay } from '@spotter/language/zones/zoned-time';
import { type OutsideHours, pickTimes, type TimeWish } from '@spotter/domain/booking';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import type { z } from 'zod';
import type { FindOpenTimes } from './booking-tool-inputs.ts';
import { calendarDown, type ToolResult } from './booking-tool-results.ts';
import { present, shownZone, type BookingTurn } from './booking-turn.ts';

type Wish = z.infer<typeof FindOpenTimes>;

const daysAhead = 7;
const maxDays = 31;
const maxTimes = 6;
/** Max starts read at once: enough for all of the longest span. */
const maxStarts = 1_000;

/** Finds open times that fit the model's wish, else the nearest ones. */
export async function findOpenTimes(turn: BookingTurn, wish: Wish): Promise<ToolResult> {
  if (wish.time_zone !== undefined) {
    const named = parseTimeZone(wish.time_zone);
    if (named === null) return { ok: false, code: 'unknown_time_zone' };
    turn.zone = named;
  }
  const zone = shownZone(turn);
  const today = dayAt(turn.now, zone);
  const { first, last } = spanOf(wish, today);
  const wished = readWish(wish, { first, last });
  const pick = (starts: Date[]) => pickTimes(starts, wished, { zone, count: maxTimes });
  const found = await listOpen(turn, first, last);
  if (found.kind !== 'times') return calendarDown;
  const about = {
    ok: true,
    time_zone: zone,
    time_zone_is: turn.zone === null ? 'of the coach: that of the contact is not known' : 'of the contact',
    today,
  };
  const picked = pick(found.starts);
  if (picked.times.length > 0 && picked.outside === null) return { ...about, times: present(turn, picked.times) };
  const later = found.starts.length > 0 ? found : await listOpen(turn, first, addDays(last, maxDays));
  if (later.kind !== 'times') return calendarDown;
  const others = pick(later.starts);
  return {
    ...about,
    times: [],
    ...(others.outside === null ? {} : hoursOf(others.outside)),
    note: 'Nothing is open then. The nearest open times are in others.',
    others: present(turn, others.times),
  };
}

/** Returns the days that are looked at, from today on and no more than a month. */
export function spanOf(wish: Pick<Wish, 'from_day' | 'to_day'>, today: string): { first: string; last: string } {
  const first = wish.from_day === undefined || wish.from_day < today ? today : wish.from_day;
  const wanted = wish.to_day ?? addDays(first, daysAhead - 1);
  const latest = addDays(first, maxDays);
  return { first, last: wanted < first ? first : wanted < latest ? wanted : latest };
}

function readWish(wish: Wish, { first, last }: { first: string; last: string }): TimeWish {
  return {
    days: wish.from_day === undefined ? null : { from: first, to: last },
    fromMinutes: minutesIn(wish.time ?? wish.after),
    toMinutes: minutesIn(wish.time ?? wish.before),
    part: wish.part_of_day ?? null,
  };
}

function minutesIn(time: string | undefined): number | null {
  return time === undefined ? null : minutesOf(time);
}

function listOpen(turn: BookingTurn, from: string, to: string) {
  const zone = shownZone(turn);
  return turn.calls.findOpenTimes({
    chatId: turn.chatId,
    from: instantAtOrAfter(from, 0, zone),
    to: instantAtOrAfter(addDays(to, 1), 0, zone),
    limit: maxStarts,
  });
}

/** Returns the coach's first or last call of the day, whichever a wish for a time is outside of. */
function hoursOf({ wished, firstMinutes, lastMinutes }: OutsideHours): ToolResult {
  return wished === 'too-late'
    ? { last_call_of_the_day: timeOfDay(lastMinutes) }
    : { first_call_of_the_day: timeOfDay(firstMinutes) };
}
