import { firstSpan, spanLengths } from '@spotter/domain/analytics';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { grainOf } from './grain.ts';
import { clockRows, localTime } from './local-time.repository.ts';

/**
 * An arbitrary constant.
 * A transaction holds it while it adds to the counts, so that no days are added in two zones at once.
 */
const countingLock = 7_305_912_448;

/** Waits until no other transaction adds to the counts. */
export async function lockCounts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
}

/** Deletes the changes of accounts that are gone: nothing of them is left to count. */
export async function deleteOrphanedChanges(tx: Database): Promise<void> {
  await tx.execute(sql`
    delete from analytics_changes where not exists (select 1 from bots where bots.id = analytics_changes.bot_id)`);
}

/** Stores the owner's zone for workspaces that have changes, but no zone yet. */
export async function insertMissingZones(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into analytics_zones (workspace_id, zone)
    select distinct workspaces.id, users.time_zone from analytics_changes
    join bots on bots.id = analytics_changes.bot_id join workspaces on workspaces.id = bots.workspace_id
    join users on users.id = workspaces.owner_id
    on conflict do nothing`);
}

/** Returns the zones of the workspaces that have changes. */
export async function listChangedZones(tx: Database): Promise<string[]> {
  const rows = await queryRows<{ zone: string }>(
    tx,
    sql`select distinct analytics_zones.zone from analytics_changes
      join bots on bots.id = analytics_changes.bot_id
      join analytics_zones on analytics_zones.workspace_id = bots.workspace_id`,
  );
  return rows.map(({ zone }) => zone);
}

/** Moves the changes of workspaces in some zones into the counts. */
export async function addChanges(tx: Database, zones: string[]): Promise<void> {
  await tx.execute(sql`
    with clock as materialized (${clockRows(zones)}),
    taken as (
      delete from analytics_changes changes using bots, analytics_zones, clock
      where bots.id = changes.bot_id and analytics_zones.workspace_id = bots.workspace_id
        and clock.zone = analytics_zones.zone
      returning changes.*, ${localTime(sql`changes.at`)} as local_at),
    sums as (
      select bot_id, metric, 'quarter' as grain, at, label, sum(change) as change from taken
      group by bot_id, metric, at, label
      union all ${spanCounts(sql`taken`, sql`change`)})
    insert into analytics_counts (bot_id, metric, grain, at, label, count)
    select bot_id, metric, grain, at, label, change from sums where change <> 0
    order by bot_id, metric, grain, at, label
    on conflict (bot_id, metric, grain, at, label) do update set count = analytics_counts.count + excluded.count`);
}

/** Deletes a workspace's counts of days; those of quarters of an hour stay. */
export async function deleteDayCounts(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`delete from analytics_counts where bot_id in ${botsOf(workspaceId)} and grain <> 'quarter'`);
}

/** Counts a workspace's days in a zone, from its quarters of an hour. */
export async function insertDayCounts(tx: Database, workspaceId: WorkspaceId, zone: string): Promise<void> {
  await tx.execute(sql`
    with clock as materialized (${clockRows([zone])}),
    quarters as (
      select counts.*, ${localTime(sql`counts.at`)} as local_at from analytics_counts counts cross join clock
      where bot_id in ${botsOf(workspaceId)} and grain = 'quarter')
    insert into analytics_counts (bot_id, metric, grain, at, label, count) ${spanCounts(sql`quarters`, sql`count`)}`);
}

/** Stores the zone in which a workspace's days are counted. */
export async function storeZone(tx: Database, workspaceId: WorkspaceId, zone: string): Promise<void> {
  await tx.execute(sql`
    insert into analytics_zones (workspace_id, zone) values (${workspaceId}, ${zone})
    on conflict (workspace_id) do update set zone = excluded.zone`);
}

function botsOf(workspaceId: WorkspaceId): SQL {
  return sql`(select id from bots where workspace_id = ${workspaceId})`;
}

/**
 * Returns the sums of a table of quarters (`local_at`: their local time) by spans of days. Messages received are
 * also counted by the weekday and hour at which they came: `heard`, with 0 for Sunday's first hour up to 167 as
 * its label.
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
