import { sql, type SQL } from 'drizzle-orm';
import { arrayValue } from '../../database/array-value.ts';
import { offsetStretches } from './offset-stretches.ts';

/** The range of all instants that are counted. Outside of it the nearest offset is used. */
const countable = { start: new Date('2004-01-01T00:00:00Z'), end: new Date('2100-01-01T00:00:00Z') };

/**
 * Returns rows `(zone, offsets, starts)` for a materialized table `clock`. The offsets come from the same source
 * as all other local times, and not from the database's own zones, which may differ or be older.
 */
export function clockRows(zones: string[], { start, end } = countable): SQL {
  const rows = zones.map((zone) => {
    const stretches = offsetStretches(start, end, zone);
    const offsets = arrayValue(stretches.map(({ minutes }) => minutes));
    // From here on the next offset holds.
    const starts = arrayValue(stretches.slice(1).map(({ from }) => from.toISOString()));
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
