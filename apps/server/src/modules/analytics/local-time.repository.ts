import { offsetStretches } from '@spotter/domain';
import { sql, type SQL } from 'drizzle-orm';
import { arrayValue } from '../../database/array-value.ts';

/** The range of all instants that are counted. Outside of it the nearest offset is used. */
const countable = { start: new Date('2004-01-01T00:00:00Z'), end: new Date('2100-01-01T00:00:00Z') };

/**
 * Two arrays for SQL: the minutes that clocks are ahead of UTC,
 * and the instants at which the next offset begins.
 */
type Clock = { offsets: string; starts: string };

/** The clocks of zones over the whole countable range; cached, because finding them takes a moment. */
const wholeClocks = new Map<string, Clock>();

/**
 * Returns rows `(zone, offsets, starts)` for a materialized table `clock`. The offsets come from the same source
 * as all other local times, and not from the database's own zones, which may differ or be older.
 */
export function clockRows(zones: string[], window?: { start: Date; end: Date }): SQL {
  const rows = zones.map((zone) => {
    const { offsets, starts } = window === undefined ? wholeClock(zone) : clockBetween(zone, window);
    return sql`(${zone}::text, ${offsets}::text::integer[], ${starts}::text::timestamptz[])`;
  });
  return sql`select * from (values ${sql.join(rows, sql`, `)}) as clocks (zone, offsets, starts)`;
}

/**
 * Returns the local time of an instant, beside a row of `clock`:
 * a `timestamptz` that reads as local time in UTC.
 */
export function localTime(at: SQL): SQL {
  return sql`(${at} + clock.offsets[width_bucket(${at}, clock.starts) + 1] * interval '1 minute')`;
}

function wholeClock(zone: string): Clock {
  const known = wholeClocks.get(zone) ?? clockBetween(zone, countable);
  wholeClocks.set(zone, known);
  return known;
}

function clockBetween(zone: string, { start, end }: { start: Date; end: Date }): Clock {
  const stretches = offsetStretches(start, end, zone);
  const starts = stretches.slice(1).map(({ from }) => from.toISOString());
  return { offsets: arrayValue(stretches.map(({ minutes }) => minutes)), starts: arrayValue(starts) };
}
