import { boundsOf, type DayRange, spansOf } from '@spotter/domain/analytics';
import type { LeadCounts } from '@spotter/domain/leaks';
import type { SourceHistory } from '@spotter/domain/scores';
import type { ChannelKind } from '@spotter/domain/channels';
import { eq, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { agents } from '../agents/index.ts';
import { grainOf } from './grain.ts';
import { clockRows, localTime } from './local-time.repository.ts';

/** The workspace of the figures, and the zone (IANA) of their days. */
export type Coach = { workspaceId: WorkspaceId; zone: string };

/** What is counted. docs/analytics.md explains each metric and its label. */
export type Metric =
  | 'received'
  | 'sent'
  | 'agent-wait'
  | 'coach-wait'
  | 'met'
  | 'began'
  | 'lost'
  | 'came-trigger'
  | 'came-post'
  | 'came-ad'
  | 'came-link'
  | 'engaged'
  | 'engaged-from'
  | 'engaged-talking'
  | 'engaged-talking-booked'
  | 'engaged-qualified'
  | 'engaged-booked'
  | 'engaged-shown';

/**
 * Returns the zone of a workspace's owner, and the zone its days are counted in;
 * null before anything was counted.
 */
export async function findZones(database: Database, access: Access): Promise<{ own: string; counted: string | null }> {
  const [row] = await queryRows<{ own: string; counted: string | null }>(
    database,
    sql`select users.time_zone as own, analytics_zones.zone as counted
      from workspaces join users on users.id = workspaces.owner_id
      left join analytics_zones on analytics_zones.workspace_id = workspaces.id
      where workspaces.id = ${access.workspaceId}`,
  );
  return row!;
}

/** Returns the count of all the metrics together on each day of a range; days without anything are left out. */
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

/** Returns the counts of one or two ranges, by metric, label and channel. */
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

/** Returns all counts of an agent, by metric and label. */
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

/** Returns how many leads of a workspace came how far, over all time. */
export async function countReached(database: Database, workspaceId: WorkspaceId): Promise<LeadCounts> {
  const wanted = wantedOf({ workspaceId }, ['began'], sql``);
  const rows = await queryRows<{ label: string; count: number }>(
    database,
    sql`select label, sum(count)::integer as count from (
        select label, count from analytics_counts where ${wanted} and grain = ${grainOf(64)}
        union all select label, change from analytics_changes where ${wanted}) counted group by 1`,
  );
  const reached = (step: number) =>
    rows.reduce((all, { label, count }) => all + (Number(label) >= step ? count : 0), 0);
  return { engaged: reached(1), qualified: reached(2), booked: reached(3), shown: reached(4) };
}

/**
 * Returns how many leads of a workspace came by each of an agent's keywords and how many of these booked, by
 * `agent:keyword`; without a keyword by `agent:`.
 */
export async function listSourceCounts(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<Map<string, SourceHistory>> {
  const wanted = wantedOf({ workspaceId }, ['engaged', 'engaged-booked'], sql``);
  const rows = await queryRows<{ label: string; engaged: number; booked: number }>(
    database,
    sql`select label, coalesce(sum(count) filter (where metric = 'engaged'), 0)::integer as engaged,
        coalesce(sum(count) filter (where metric = 'engaged-booked'), 0)::integer as booked
      from (
        select metric, label, count from analytics_counts where ${wanted} and grain = ${grainOf(64)}
        union all select metric, label, change from analytics_changes where ${wanted}) counted
      group by 1`,
  );
  return new Map(rows.map(({ label, ...counts }) => [label, counts]));
}

/**
 * Returns the messages received by hour of the week in the coach's zone; 0 is Sunday's first hour. Hours without
 * any are left out.
 */
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

/** Returns the names of a user's agents, by their ids. */
export async function listAgentNames(database: Database, access: Access): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(eq(agents.workspaceId, access.workspaceId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the spans that make up some ranges, as a table `span`. */
function spanTable(ranges: { [Name in Period]?: DayRange }): SQL {
  const rows = Object.entries(ranges).flatMap(([period, range]) =>
    spansOf(range).map(
      ({ length, from, until }) =>
        sql`(${period}, ${grainOf(length)}, ${dayInstant(from)}::timestamptz, ${dayInstant(until)}::timestamptz)`,
    ),
  );
  return sql`(values ${sql.join(rows, sql`, `)}) as span (period, grain, since, until)`;
}

// `offset 0` makes the planner look up span by span; joined all at once, it would read every count.
const withinSpan = sql`grain = span.grain and at >= span.since and at < span.until offset 0`;

/** Returns the bounds of some ranges, as a table `bounds`. */
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

function wantedOf(coach: Pick<Coach, 'workspaceId'>, metrics: (Metric | 'heard')[], ofBots: SQL): SQL {
  return sql`bot_id = any(${ownBots(coach, ofBots)}) and metric in ${metrics}`;
}

function ownBots({ workspaceId }: Pick<Coach, 'workspaceId'>, more: SQL): SQL {
  return sql`array(select id from bots where workspace_id = ${workspaceId} ${more})`;
}

/** Returns a local day in the form that the counts store. */
function dayInstant(day: string): string {
  return `${day}T00:00:00Z`;
}
