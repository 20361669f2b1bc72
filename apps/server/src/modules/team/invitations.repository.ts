import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { users, workspaceMembers, workspaceName, workspaces } from '../users/index.ts';
import { workspaceInvitations } from './team.tables.ts';

export type InvitationRow = typeof workspaceInvitations.$inferSelect;

/** An invitation with the names of who invites, and to what. */
export type NamedInvitation = InvitationRow & { inviter: string | null; workspace: string };

const inviters = alias(users, 'inviters');
const isPending = and(isNull(workspaceInvitations.acceptedAt), isNull(workspaceInvitations.withdrawnAt));
const ofWorkspace = (workspaceId: WorkspaceId) => eq(workspaceInvitations.workspaceId, workspaceId);

function selectNamed(database: Database) {
  return database
    .select({
      invitation: workspaceInvitations,
      inviter: sql<string | null>`${inviters.firstName} || ' ' || ${inviters.lastName}`,
      workspace: workspaceName,
    })
    .from(workspaceInvitations)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .leftJoin(inviters, eq(inviters.id, workspaceInvitations.invitedBy))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectNamed>>[number];
const toNamed = ({ invitation, inviter, workspace }: Selected): NamedInvitation => ({
  ...invitation,
  inviter,
  workspace,
});

/** Returns the invitations of a workspace that nobody has accepted, the newest first. */
export async function listPending(database: Database, workspaceId: WorkspaceId): Promise<NamedInvitation[]> {
  const rows = await selectNamed(database)
    .where(and(ofWorkspace(workspaceId), isPending))
    .orderBy(desc(workspaceInvitations.invitedAt), desc(workspaceInvitations.id));
  return rows.map(toNamed);
}

/** Returns an invitation by its id; null: there is none. */
export async function findById(database: Database, id: string): Promise<NamedInvitation | null> {
  const [row] = await selectNamed(database).where(eq(workspaceInvitations.id, id));
  return row === undefined ? null : toNamed(row);
}

/** Returns the invitation of a link; null: the link was never given, or another one replaced it. */
export async function findByToken(database: Database, tokenHash: string): Promise<NamedInvitation | null> {
  const [row] = await selectNamed(database).where(eq(workspaceInvitations.tokenHash, tokenHash));
  return row === undefined ? null : toNamed(row);
}

/** Returns whether an address belongs to somebody of a workspace. */
export async function hasMemberWith(database: Database, workspaceId: WorkspaceId, email: string): Promise<boolean> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .innerJoin(workspaceMembers, eq(workspaceMembers.userId, users.id))
    .where(and(eq(users.email, email), eq(workspaceMembers.workspaceId, workspaceId)));
  return rows.length > 0;
}

/** Returns how many invitations of a workspace are open, and whether one to an address is. */
export async function countOpen(
  database: Database,
  workspaceId: WorkspaceId,
  { email, now }: { email: string; now: Date },
): Promise<{ many: number; isInvited: boolean }> {
  const [row] = await database
    .select({
      many: count(),
      isInvited: sql<boolean>`coalesce(bool_or(${workspaceInvitations.email} = ${email}), false)`,
    })
    .from(workspaceInvitations)
    .where(and(ofWorkspace(workspaceId), isPending, gt(workspaceInvitations.expiresAt, now)));
  return row ?? { many: 0, isInvited: false };
}

export async function insertInvitation(tx: Database, row: InvitationRow): Promise<void> {
  await tx.insert(workspaceInvitations).values(row);
}

/**
 * Deletes the invitations of a workspace that say nothing any more: those that ended before an instant, and
 * expired ones to an address that is invited again.
 */
export async function deleteEnded(
  tx: Database,
  workspaceId: WorkspaceId,
  { before, email, now }: { before: Date; email: string; now: Date },
): Promise<void> {
  const isReplaced = and(eq(workspaceInvitations.email, email), isPending, lt(workspaceInvitations.expiresAt, now));
  await tx
    .delete(workspaceInvitations)
    .where(and(ofWorkspace(workspaceId), or(lt(workspaceInvitations.expiresAt, before), isReplaced)));
}

/** Changes a pending invitation of a workspace. Returns whether there is one. */
export async function updatePending(
  tx: Database,
  workspaceId: WorkspaceId,
  id: string,
  change: Pick<InvitationRow, 'withdrawnAt'> | Pick<InvitationRow, 'expiresAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(workspaceInvitations)
    .set(change)
    .where(and(ofWorkspace(workspaceId), eq(workspaceInvitations.id, id), isPending))
    .returning({ id: workspaceInvitations.id });
  return rows.length > 0;
}

/** Stores the hash of the token of the link that is about to be emailed. */
export async function setToken(database: Database, id: string, tokenHash: string): Promise<void> {
  await database.update(workspaceInvitations).set({ tokenHash }).where(eq(workspaceInvitations.id, id));
}

/** Marks a pending invitation as accepted. Returns whether it was pending. */
export async function markAccepted(tx: Database, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(workspaceInvitations)
    .set({ acceptedAt: at })
    .where(and(eq(workspaceInvitations.id, id), isPending))
    .returning({ id: workspaceInvitations.id });
  return rows.length > 0;
}

/** Deletes every invitation to the address of a user who leaves. */
export async function forgetInvitationsTo(tx: Database, userId: string): Promise<void> {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx.delete(workspaceInvitations).where(eq(workspaceInvitations.email, address));
}
