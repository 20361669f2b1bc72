import { boundsOf, type ChannelKind, type DayRange, spansOf } from '@spotter/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { grainOf } from './grain.ts';
import { clockRows, localTime } from './local-time.ts';

/** Whose figures, and in which zone (IANA) the days are. */
export type Coach = { userId: string; zone: string };

/** What is counted. See docs/analytics.md for what each means, and what its label says. */
export type Metric =
  | 'received'
  | 'sent'
  | 'agent-wait'
  | 'coach-wait'
  | 'met'
  | 'began'
  | 'engaged'
  | 'engaged-from'
  | 'engaged-talking'
  | 'engaged-talking-booked'
  | 'engaged-qualified'
  | 'engaged-booked'
  | 'engaged-shown';

/** The user's zone, and the one that the user's days are counted in at present: null before anything was counted. */
export async function findZones(database: Database, userId: string): Promise<{ own: string; counted: string | null }> {
  const [row] = await queryRows<{ own: string; counted: string | null }>(
    database,
    sql`select users.time_zone as own, analytics_zones.zone as counted from users
      left join analytics_zones on analytics_zones.user_id = users.id where users.id = ${userId}`,
  );
  return row!;
}

/** What was counted on each day of a range, of all the metrics together; days without anything are left out. */
export function listDays(
  database: Database,
  coach: Coach,
  query: { metrics: Metric[]; channel: ChannelKind; range: DayRange },
): Promise<{ day: string; count: number }[]> {
  const bounds = boundsOf(query.range, coach.zone);
  const wanted = wantedOf(coach, query.metrics, sql`and channel = ${query.channel}`);
  return queryRows(
    database,
    sql`with clock as materialized (${clockRows([coach.zone], bounds)}),
      counted as (
        select at as day, count from analytics_counts where ${wanted} and grain = ${grainOf(1)}
          and at >= ${dayInstant(query.range.from)}::timestamptz and at <= ${dayInstant(query.range.to)}::timestamptz
        union all
        select date_trunc('day', ${localTime(sql`analytics_changes.at`)}, 'UTC'), change
        from analytics_changes cross join clock where ${wanted} and ${within(bounds)})
      select to_char(day at time zone 'UTC', 'YYYY-MM-DD') as day, sum(count)::integer as count
      from counted group by day having sum(count) <> 0`,
  );
}

export type Period = 'now' | 'before';
export type Total = { metric: Metric; label: string; channel: ChannelKind; period: Period; count: number };

/** What was counted in one or two ranges, by metric, label and channel. */
export function listTotals(
  database: Database,
  coach: Coach,
  query: { metrics: Metric[]; ranges: { [Name in Period]?: DayRange } },
): Promise<Total[]> {
  const wanted = wantedOf(coach, query.metrics, sql``);
  return queryRows<Total>(
    database,
    sql`with counted as (
        select span.period, counts.* from ${spanTable(query.ranges)} cross join lateral (
          select bot_id, metric, label, count from analytics_counts where ${wanted} and ${withinSpan}) counts
        union all
        select bounds.period, bot_id, metric, label, change from ${boundsTable(coach, query.ranges)}
        join analytics_changes on at >= bounds.since and at < bounds.until where ${wanted})
      select metric, label, channel, period, sum(count)::integer as count
      from counted join bots on bots.id = counted.bot_id
      group by 1, 2, 3, 4 having sum(count) <> 0`,
  );
}

/** What was ever counted of an agent, by metric and label. */
export function listOfAgent(
  database: Database,
  coach: Coach,
  query: { metrics: Metric[]; agentId: string },
): Promise<{ metric: Metric; label: string; count: number }[]> {
  const prefix = `${query.agentId}:`;
  const wanted = sql`${wantedOf(coach, query.metrics, sql``)} and starts_with(label, ${prefix})`;
  return queryRows(
    database,
    sql`select metric, label, sum(count)::integer as count from (
        select metric, label, count from analytics_counts where ${wanted} and grain = ${grainOf(64)}
        union all select metric, label, change from analytics_changes where ${wanted}) counted
      group by 1, 2 having sum(count) <> 0`,
  );
}

/** Messages received by the hour of the week in the coach's zone, 0 being Sunday's first; hours without any are left out. */
export function listHours(
  database: Database,
  coach: Coach,
  range: DayRange,
): Promise<{ hour: number; count: number }[]> {
  const bounds = boundsOf(range, coach.zone);
  return queryRows(
    database,
    sql`with clock as materialized (${clockRows([coach.zone], bounds)}),
      heard as (
        select counts.* from ${spanTable({ now: range })} cross join lateral (
          select label::integer as hour, count from analytics_counts
          where ${wantedOf(coach, ['heard'], sql``)} and ${withinSpan}) counts
        union all
        select (extract(dow from local.at) * 24 + extract(hour from local.at))::integer, change
        from analytics_changes cross join clock
        cross join lateral (select ${localTime(sql`analytics_changes.at`)} at time zone 'UTC' as at) local
        where ${wantedOf(coach, ['received'], sql``)} and ${within(bounds, sql`analytics_changes.at`)})
      select hour, sum(count)::integer as count from heard group by 1 having sum(count) <> 0`,
  );
}

/** The spans that make up some ranges, as a table `span`. */
function spanTable(ranges: { [Name in Period]?: DayRange }): SQL {
  const rows = Object.entries(ranges).flatMap(([period, range]) =>
    spansOf(range).map(
      ({ length, from, until }) =>
        sql`(${period}, ${grainOf(length)}, ${dayInstant(from)}::timestamptz, ${dayInstant(until)}::timestamptz)`,
    ),
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as span (period, grain, since, until)`;
}

// Looked up span by span: joined all at once, the planner would rather read everything that was ever counted.
const withinSpan = sql`grain = span.grain and at >= span.since and at < span.until offset 0`;

/** From when to when some ranges are, as a table `bounds`. */
function boundsTable(coach: Coach, ranges: { [Name in Period]?: DayRange }): SQL {
  const rows = Object.entries(ranges).map(([period, range]) => {
    const { start, end } = boundsOf(range, coach.zone);
    return sql`(${period}, ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`;
  });
  return sql`(values ${sql.join(rows, sql`, `)}) as bounds (period, since, until)`;
}

function within({ start, end }: { start: Date; end: Date }, at = sql`at`): SQL {
  return sql`${at} >= ${start.toISOString()}::timestamptz and ${at} < ${end.toISOString()}::timestamptz`;
}

function wantedOf(coach: Coach, metrics: (Metric | 'heard')[], ofBots: SQL): SQL {
  return sql`bot_id = any(${ownBots(coach, ofBots)}) and metric in ${metrics}`;
}

function ownBots({ userId }: Coach, more: SQL): SQL {
  return sql`array(select id from bots where user_id = ${userId} ${more})`;
}

/** A local day as the counts write it. */
function dayInstant(day: string): string {
  return `${day}T00:00:00Z`;
}
