import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type UserRow, users, workspaces } from '../users/index.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { availabilities } from './booking.tables.ts';

type AvailabilityRow = typeof availabilities.$inferSelect;

/** A coach with the hours they have set; null: none. */
export type CoachRow = { user: UserRow; workspaceId: WorkspaceId; own: AvailabilityRow | null };

async function findWhere(database: Database, condition: SQL | undefined): Promise<CoachRow | null> {
  const [row] = await database
    .select({ user: users, workspaceId: workspaces.id, own: availabilities })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .leftJoin(availabilities, eq(availabilities.workspaceId, workspaces.id))
    .where(condition);
  return row ?? null;
}

export function findCoachOfWorkspace(database: Database, workspaceId: WorkspaceId): Promise<CoachRow | null> {
  return findWhere(database, eq(workspaces.id, workspaceId));
}

/** Returns a coach's first name and the hours they have set; null: none. */
export async function findCoachHours(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<{ firstName: string; own: AvailabilityRow | null } | null> {
  const row = await findCoachOfWorkspace(database, workspaceId);
  return row === null ? null : { firstName: row.user.firstName, own: row.own };
}

export function findCoachByUser(database: Database, userId: string): Promise<CoachRow | null> {
  return findWhere(database, and(eq(users.id, userId), workspaces.isHome));
}

/** Returns a coach by email address, in lower case. */
export function findCoachByEmail(database: Database, email: string): Promise<CoachRow | null> {
  return findWhere(database, and(eq(users.email, email), workspaces.isHome));
}

/** Returns the time zone of a workspace's owner. */
export async function findTimeZone(database: Database, workspaceId: WorkspaceId): Promise<string | null> {
  const [row] = await database
    .select({ timeZone: users.timeZone })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .where(eq(workspaces.id, workspaceId));
  return row?.timeZone ?? null;
}

/** Stores the hours of a coach, replacing the previous ones. */
export async function storeHours(
  tx: Database,
  workspaceId: WorkspaceId,
  values: Omit<typeof availabilities.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await tx
    .insert(availabilities)
    .values({ workspaceId, ...values })
    .onConflictDoUpdate({ target: availabilities.workspaceId, set: values });
}
