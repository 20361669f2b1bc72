import type { InvitedRole, Role } from '@spotter/contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { toWorkspaceId, type WorkspaceId } from '../../platform/access.ts';
import { newId } from '../../platform/ids.ts';
import { users } from './users.tables.ts';
import { workspaceMembers, workspaces } from './workspaces.tables.ts';

type MemberRow = typeof workspaceMembers.$inferSelect;

/** The people of a workspace, and who invited them. */
const inviters = alias(users, 'inviters');
const nameOf = (person: typeof users | typeof inviters) =>
  sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

/** A workspace's name: its owner's company, or the owner. */
export const workspaceName = sql<string>`coalesce(${users.companyName}, ${nameOf(users)})`;

/** Stores a workspace of a user's own, with the user in it. */
export async function insertHome(tx: Database, userId: string, at: Date): Promise<void> {
  const workspaceId = toWorkspaceId(newId());
  await tx.insert(workspaces).values({ id: workspaceId, ownerId: userId, createdAt: at });
  await tx.insert(workspaceMembers).values({ workspaceId, userId, role: 'owner', since: at });
}

/** Returns the workspaces in which a user works, the user's own first. */
export async function listWorkspaces(
  database: Database,
  userId: string,
): Promise<{ id: WorkspaceId; name: string; role: Role; isHome: boolean; hasColleagues: boolean }[]> {
  const isHome = sql<boolean>`${workspaces.isHome} and ${workspaces.ownerId} = ${userId}`;
  const hasColleagues = sql<boolean>`exists (select from workspace_members other
    where other.workspace_id = ${workspaces.id} and other.user_id <> ${userId})`;
  return database
    .select({ id: workspaces.id, name: workspaceName, role: workspaceMembers.role, isHome, hasColleagues })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaceMembers.userId, userId))
    .orderBy(desc(isHome), asc(workspaceMembers.since), asc(workspaces.id));
}

/** Somebody of a workspace, with what others see of them. */
export type ListedMember = {
  userId: string;
  name: string;
  email: string;
  avatarVersion: string | null;
  role: Role;
  since: Date;
  invitedBy: string | null;
};

/** Returns the people of a workspace, the owner first, then by how long; or one of them. */
export async function listMembers(
  database: Database,
  workspaceId: WorkspaceId,
  userId?: string,
): Promise<ListedMember[]> {
  return database
    .select({
      userId: users.id,
      name: nameOf(users),
      email: users.email,
      avatarVersion: users.avatarVersion,
      role: workspaceMembers.role,
      since: workspaceMembers.since,
      invitedBy: sql<string | null>`${nameOf(inviters)}`,
    })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .leftJoin(inviters, eq(inviters.id, workspaceMembers.invitedBy))
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        userId === undefined ? undefined : eq(workspaceMembers.userId, userId),
      ),
    )
    .orderBy(desc(sql`${workspaceMembers.role} = 'owner'`), asc(workspaceMembers.since), asc(users.id));
}

/** Locks a workspace until the transaction ends: nobody else changes its people meanwhile. Returns its owner. */
export async function lockWorkspace(tx: Database, workspaceId: WorkspaceId): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: workspaces.ownerId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('update');
  return row?.ownerId ?? null;
}

export async function countMembers(database: Database, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  return row?.many ?? 0;
}

/** Returns how many others work in the workspaces that a user owns. */
export async function countOthers(database: Database, ownerId: string): Promise<number> {
  const [row] = await database
    .select({ many: count() })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(and(eq(workspaces.ownerId, ownerId), sql`${workspaceMembers.userId} <> ${ownerId}`));
  return row?.many ?? 0;
}

/** Stores a member, unless they work there already. */
export async function insertMember(tx: Database, member: MemberRow): Promise<void> {
  await tx.insert(workspaceMembers).values(member).onConflictDoNothing();
}

const isMember = (workspaceId: WorkspaceId, userId: string) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));

export async function updateRole(
  tx: Database,
  workspaceId: WorkspaceId,
  userId: string,
  role: InvitedRole,
): Promise<void> {
  await tx.update(workspaceMembers).set({ role }).where(isMember(workspaceId, userId));
}

/** Deletes a member. Returns whether there was one. */
export async function deleteMember(tx: Database, workspaceId: WorkspaceId, userId: string): Promise<boolean> {
  const rows = await tx.delete(workspaceMembers).where(isMember(workspaceId, userId)).returning();
  return rows.length > 0;
}

/**
 * Makes a member the owner of a workspace, and the former owner a manager. If it was that owner's own, they get
 * another one. Returns whether it was.
 */
export async function changeOwner(
  tx: Database,
  workspaceId: WorkspaceId,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<boolean> {
  const [before] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  await tx.update(workspaces).set({ ownerId: to, isHome: false }).where(eq(workspaces.id, workspaceId));
  await updateRole(tx, workspaceId, from, 'manager');
  await tx.update(workspaceMembers).set({ role: 'owner' }).where(isMember(workspaceId, to));
  const wasHome = before?.isHome === true;
  if (wasHome) await insertHome(tx, from, at);
  return wasHome;
}
