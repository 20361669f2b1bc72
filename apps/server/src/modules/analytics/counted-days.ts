import { firstSpan, spanLengths } from '@spotter/domain';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, queryRows, type Database } from '../../database/database.ts';
import { grainOf } from './grain.ts';
import { clockRows, localTime } from './local-time.ts';

/** Any constant will do: whoever adds to the counts holds it, so that days are never added in two zones at once. */
const countingLock = 7_305_912_448;

/** Adds to the counts what was not added yet. */
export function foldChanges(database: Database): Promise<void> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
    // Of accounts that are gone there is nothing left to count.
    await tx.execute(sql`
      delete from analytics_changes where not exists (select 1 from bots where bots.id = analytics_changes.bot_id)`);
    await tx.execute(sql`
      insert into analytics_zones (user_id, zone)
      select distinct users.id, users.time_zone from analytics_changes
      join bots on bots.id = analytics_changes.bot_id join users on users.id = bots.user_id
      on conflict do nothing`);
    const zones = await queryRows<{ zone: string }>(
      tx,
      sql`select distinct analytics_zones.zone from analytics_changes
        join bots on bots.id = analytics_changes.bot_id join analytics_zones on analytics_zones.user_id = bots.user_id`,
    );
    if (zones.length === 0) return;
    // What came in meanwhile for a zone that is not among these stays for the next time.
    await tx.execute(sql`
      with clock as materialized (${clockRows(zones.map(({ zone }) => zone))}),
      taken as (
        delete from analytics_changes changes using bots, analytics_zones, clock
        where bots.id = changes.bot_id and analytics_zones.user_id = bots.user_id and clock.zone = analytics_zones.zone
        returning changes.*, ${localTime(sql`changes.at`)} as local_at),
      sums as (
        select bot_id, metric, 'quarter' as grain, at, label, sum(change) as change from taken
        group by bot_id, metric, at, label
        union all ${spanCounts(sql`taken`, sql`change`)})
      insert into analytics_counts (bot_id, metric, grain, at, label, count)
      select bot_id, metric, grain, at, label, change from sums where change <> 0
      order by bot_id, metric, grain, at, label
      on conflict (bot_id, metric, grain, at, label) do update set count = analytics_counts.count + excluded.count`);
  });
}

/** Counts a user's days in a time zone from now on: the quarters of an hour know no zone, and are added up anew. */
export function countDaysIn(database: Database, userId: string, zone: string): Promise<void> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
    const own = sql`(select id from bots where user_id = ${userId})`;
    await tx.execute(sql`delete from analytics_counts where bot_id in ${own} and grain <> 'quarter'`);
    await tx.execute(sql`
      with clock as materialized (${clockRows([zone])}),
      quarters as (
        select counts.*, ${localTime(sql`counts.at`)} as local_at from analytics_counts counts cross join clock
        where bot_id in ${own} and grain = 'quarter')
      insert into analytics_counts (bot_id, metric, grain, at, label, count) ${spanCounts(sql`quarters`, sql`count`)}`);
    await tx.execute(sql`
      insert into analytics_zones (user_id, zone) values (${userId}, ${zone})
      on conflict (user_id) do update set zone = excluded.zone`);
  });
}

/**
 * What a table of quarters (`local_at`: their local time) comes to by spans of days. Messages received also by the
 * weekday and hour at which they came: `heard`, with 0 for Sunday's first hour up to 167 as its label.
 */
function spanCounts(quarters: SQL, count: SQL): SQL {
  const spans = sql.join(
    spanLengths.map((days) => sql`(${grainOf(days)}, ${`${days} days`}::interval)`),
    sql`, `,
  );
  return sql`
    select bot_id, metric, span.grain, date_bin(span.length, local_at, ${`${firstSpan}T00:00:00Z`}::timestamptz), label, sum(${count}) as change
    from (
      select bot_id, metric, label, local_at, ${count} from ${quarters}
      union all
      select bot_id, 'heard', (extract(dow from local_at at time zone 'UTC') * 24
        + extract(hour from local_at at time zone 'UTC'))::integer::text, local_at, ${count}
      from ${quarters} where metric = 'received') counted
    cross join (values ${spans}) as span (grain, length)
    group by 1, 2, 3, 4, 5`;
}
