import { defaultDigestHour } from '@spotter/domain/notifications';
import { and, count, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { chatsNeeding } from '../../chats/index.ts';
import { users, workspaces } from '../../users/index.ts';
import { notificationPreferences, notifications } from '../notifications.tables.ts';

/** Returns a digest's name among an owner's notifications: one for each day and workspace. */
export function causeOfDigest(day: string, { workspaceId, isHome }: Omit<DigestReader, 'id'>): string {
  return isHome ? `digest ${day}` : `digest ${day} ${workspaceId}`;
}

/** An owner, and the workspace that the digest counts in. */
export type DigestReader = { id: string; workspaceId: WorkspaceId; isHome: boolean };

export async function listTimeZonesInUse(database: Database): Promise<string[]> {
  const rows = await database.selectDistinct({ zone: users.timeZone }).from(users);
  return rows.map(({ zone }) => zone);
}

/**
 * Returns the coaches of a time zone who want a digest at one of some hours and have none of that hour's day
 * yet, ordered by id, after `after`. `days`: for each hour, the day of a digest at that hour.
 */
export async function listDueDigests(
  database: Database,
  { zone, days, after, limit }: { zone: string; days: Map<number, string>; after: string | null; limit: number },
): Promise<(DigestReader & { hour: number })[]> {
  // A coach who has chosen nothing gets one.
  const wantsDigest = or(
    sql`${notificationPreferences.ways} -> 'digest' is null`,
    sql`exists (select from jsonb_each_text(${notificationPreferences.ways} -> 'digest') way where way.value = 'true')`,
  );
  const hour = sql<number>`coalesce(${notificationPreferences.digestHour}, ${defaultDigestHour})`;
  const cause = sql`case ${sql.join(
    [...days].map(([at, day]) => sql`when ${hour} = ${at}::int then ${`digest ${day}`}::text`),
    sql` `,
  )} end || case when ${workspaces.isHome} then '' else ' ' || ${workspaces.id} end`;
  return database
    .select({
      id: users.id,
      workspaceId: workspaces.id,
      isHome: workspaces.isHome,
      hour: sql<number>`${hour}`.mapWith(Number),
    })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(
      and(
        eq(users.timeZone, zone),
        after === null ? undefined : gt(users.id, after),
        inArray(hour, [...days.keys()]),
        or(isNull(notificationPreferences.userId), wantsDigest),
        notExists(
          database
            .select({ one: sql`1` })
            .from(notifications)
            .where(and(eq(notifications.userId, users.id), eq(notifications.cause, cause))),
        ),
      ),
    )
    .orderBy(users.id)
    .limit(limit);
}

/** Returns how many chats of a workspace need a coach, up to a limit. */
export async function countNeeding(
  database: Database,
  workspaceId: WorkspaceId,
  now: Date,
  max: number,
): Promise<number> {
  const ofBots = sql`bot_id in (select id from bots where workspace_id = ${workspaceId} and removed_at is null)`;
  const [row] = await queryRows<{ many: number | string }>(
    database,
    sql`select count(*) as many from (select 1 from ${chatsNeeding(ofBots, now)} needing limit ${max}) counted`,
  );
  return Number(row?.many ?? 0);
}

/** Returns how many notifications since an instant a coach has not opened. */
export async function countUnopened(database: Database, userId: string, since: Date): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNotNull(notifications.listedAt),
        isNull(notifications.openedAt),
        gt(notifications.at, since),
        // A digest that counts digests would never be empty.
        sql`${notifications.kind} not in ('digest', 'test')`,
      ),
    );
  return row?.many ?? 0;
}
