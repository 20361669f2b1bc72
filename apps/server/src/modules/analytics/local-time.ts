import { isTimeZone, offsetStretches } from '@spotter/domain';
import { sql, type SQL } from 'drizzle-orm';
import { arrayValue } from '../../database/array-value.ts';

/** Nothing that is counted is older, or will be newer. Outside of it the nearest offset is taken. */
const countable = { start: new Date('2004-01-01T00:00:00Z'), end: new Date('2100-01-01T00:00:00Z') };

/** How far the clocks are ahead of UTC, and from which instants on the next offset holds: two arrays for SQL. */
type Clock = { offsets: string; starts: string };

/** The clocks of zones over all that can be counted; kept, as it takes a moment to find out. */
const wholeClocks = new Map<string, Clock>();

/**
 * Rows `(zone, offsets, starts)` for a materialized table `clock`. The offsets come from where all other local times
 * come from, and not from the database's own zones: these may be others, or older.
 */
export function clockRows(zones: string[], window?: { start: Date; end: Date }): SQL {
  const rows = zones.map((zone) => {
    const { offsets, starts } = window === undefined ? wholeClock(zone) : clockBetween(zone, window);
    return sql`(${zone}::text, ${offsets}::text::integer[], ${starts}::text::timestamptz[])`;
  });
  return sql`select * from (values ${sql.join(rows, sql`, `)}) as clocks (zone, offsets, starts)`;
}

/** What the clocks of a zone show at an instant, beside a row of `clock`: a `timestamptz` that reads as local time in UTC. */
export function localTime(at: SQL): SQL {
  return sql`(${at} + clock.offsets[width_bucket(${at}, clock.starts) + 1] * interval '1 minute')`;
}

function wholeClock(zone: string): Clock {
  const known = wholeClocks.get(zone) ?? clockBetween(zone, countable);
  wholeClocks.set(zone, known);
  return known;
}

function clockBetween(zone: string, { start, end }: { start: Date; end: Date }): Clock {
  // A zone that is not known any more must not stop the counting.
  const stretches = offsetStretches(start, end, isTimeZone(zone) ? zone : 'UTC');
  const starts = stretches.slice(1).map(({ from }) => from.toISOString());
  return { offsets: arrayValue(stretches.map(({ minutes }) => minutes)), starts: arrayValue(starts) };
}
