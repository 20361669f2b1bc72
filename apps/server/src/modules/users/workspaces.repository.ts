import type { Role } from '@spotter/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { accessOf, type Access, type WorkspaceId } from '../../platform/access.ts';
import { workspaceMembers, workspaces } from './workspaces.tables.ts';

/** Returns the access of a user to their own workspace; null when there is no such user. */
async function findAccessOfUser(database: Database, userId: string): Promise<Access | null> {
  const [row] = await database
    .select({ userId: workspaces.ownerId, ownerId: workspaces.ownerId, workspaceId: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, userId), workspaces.isHome));
  return row === undefined ? null : accessOf(row);
}

/** Returns the same for a user who must exist. */
export async function getAccessOfUser(database: Database, userId: string): Promise<Access> {
  const access = await findAccessOfUser(database, userId);
  if (access === null) throw new Error(`The user ${userId} has no workspace`);
  return access;
}

/** Returns the access of a workspace's owner, for work that begins with a row and not with a person. */
export async function getAccessOfWorkspace(database: Database, workspaceId: WorkspaceId): Promise<Access> {
  const [row] = await database
    .select({ userId: workspaces.ownerId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (row === undefined) throw new Error(`There is no workspace ${workspaceId}`);
  return accessOf({ ...row, ownerId: row.userId, workspaceId });
}

/** Returns the access of a user to every workspace that they own, their own first. */
export async function listAccessesOfOwner(database: Database, userId: string): Promise<Access[]> {
  const rows = await database
    .select({ workspaceId: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId))
    .orderBy(desc(workspaces.isHome), workspaces.createdAt);
  return rows.map(({ workspaceId }) => accessOf({ userId, ownerId: userId, workspaceId }));
}

/** Returns the access of a user to a workspace in which they work, and their role; null: they do not. */
export async function findAccessOfMember(
  database: Database,
  userId: string,
  workspaceId: WorkspaceId,
): Promise<{ access: Access; role: Role } | null> {
  const [row] = await database
    .select({ ownerId: workspaces.ownerId, role: workspaceMembers.role })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.workspaceId, workspaceId)));
  return row === undefined ? null : { access: accessOf({ userId, ownerId: row.ownerId, workspaceId }), role: row.role };
}

/** Returns the owner of a workspace as an SQL expression: the person to notify. */
export function ownerIdOf(workspaceId: WorkspaceId | PgColumn): SQL<string> {
  return sql`(select ${workspaces.ownerId} from ${workspaces} where ${workspaces.id} = ${workspaceId})`;
}
