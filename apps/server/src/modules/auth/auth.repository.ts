import type { Role } from '@spotter/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { users, workspaceMembers, workspaces } from '../users/index.ts';
import { emailVerifications, passwordResets, sessions, signInTickets, userIdentities } from './auth.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type IdentityRow = typeof userIdentities.$inferSelect;

/** Stores a session, and deletes expired ones of the same user. */
export async function insertSession(tx: Database, session: SessionRow): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), lte(sessions.expiresAt, session.createdAt)));
  await tx.insert(sessions).values(session);
}

/** A session with the workspace it is in: the chosen one while its user works there, else their own. */
export type SessionInWorkspace = SessionRow & { workspaceId: WorkspaceId; ownerId: string; role: Role };

const ownWorkspace = sql`(select own.id from ${workspaces} own where own.owner_id = ${sessions.userId} and own.is_home)`;
const presentWorkspace = sql`coalesce(${workspaceMembers.workspaceId}, ${ownWorkspace})`;
const chosenMember = and(
  eq(workspaceMembers.userId, sessions.userId),
  eq(workspaceMembers.workspaceId, sessions.chosenWorkspaceId),
);

/** Returns a session with its workspace. */
export async function findSession(
  database: Database,
  tokenHash: string,
  open: SQL | undefined,
): Promise<SessionInWorkspace | null> {
  const [row] = await database
    .select({
      session: sessions,
      workspaceId: workspaces.id,
      ownerId: workspaces.ownerId,
      role: workspaceMembers.role,
    })
    .from(sessions)
    .leftJoin(workspaceMembers, chosenMember)
    .innerJoin(workspaces, eq(workspaces.id, presentWorkspace))
    .where(and(eq(sessions.tokenHash, tokenHash), open));
  if (row === undefined) return null;
  const { session, role, ...workspace } = row;
  return { ...session, ...workspace, role: role ?? 'owner' };
}

/** Returns which of some sessions are open, each with the workspace it is in. */
export async function listOpenSessions(
  database: Database,
  ids: string[],
  open: SQL | undefined,
): Promise<Map<string, WorkspaceId>> {
  const rows = await database
    .select({ id: sessions.id, workspaceId: sql<WorkspaceId>`${presentWorkspace}` })
    .from(sessions)
    .leftJoin(workspaceMembers, chosenMember)
    .where(and(inArray(sessions.id, ids), open));
  return new Map(rows.map(({ id, workspaceId }) => [id, workspaceId]));
}

/** Has a session go on in a workspace; null: in its user's own. */
export async function chooseWorkspace(tx: Database, sessionId: string, workspaceId: WorkspaceId | null): Promise<void> {
  await tx.update(sessions).set({ chosenWorkspaceId: workspaceId }).where(eq(sessions.id, sessionId));
}

/** Returns the sessions of a user that are in a workspace by choice. */
export async function listSessionsIn(tx: Database, userId: string, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.chosenWorkspaceId, workspaceId)));
  return rows.map(({ id }) => id);
}

/** Returns the sessions of all people that are in the workspaces of an owner by choice. */
export async function listSessionsInWorkspacesOf(tx: Database, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(workspaces, eq(workspaces.id, sessions.chosenWorkspaceId))
    .where(eq(workspaces.ownerId, ownerId));
  return rows.map(({ id }) => id);
}

/** Keeps a user's sessions in a workspace that was their own until now. */
export async function stayInWorkspace(tx: Database, userId: string, workspaceId: WorkspaceId): Promise<void> {
  await tx
    .update(sessions)
    .set({ chosenWorkspaceId: workspaceId })
    .where(and(eq(sessions.userId, userId), isNull(sessions.chosenWorkspaceId)));
}

/** Returns a user's open sessions, most recently used first. */
export async function listSessions(database: Database, userId: string, open: SQL | undefined): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), open))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Returns the condition for sessions that have neither expired nor started too long ago. */
export function isOpen(now: Date, oldestStart: Date): SQL | undefined {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestStart));
}

export async function extendSession(
  database: Database,
  id: string,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await database.update(sessions).set(times).where(eq(sessions.id, id));
}

/** Deletes one session of a user. Returns whether there was one. */
export async function deleteSession(tx: Database, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Deletes a user's sessions, all or all but one; returns their ids. */
export async function deleteSessions(tx: Database, userId: string, except: string | null): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

/**
 * Deletes the sessions of all users, and the sign-ins that wait for their second step;
 * returns the number of sessions.
 */
export async function endEverySession(tx: Database): Promise<number> {
  await tx.delete(signInTickets);
  const rows = await tx.delete(sessions).returning({ id: sessions.id });
  return rows.length;
}

/** Stores a link's token, and deletes expired ones. */
export async function insertPasswordReset(
  database: Database,
  reset: { tokenHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  await database.insert(passwordResets).values(reset);
}

/** Returns the user whose password a mailed token may set; null when it is unknown, used or expired. */
export async function findPasswordReset(database: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row?.userId ?? null;
}

export async function deletePasswordResets(tx: Database, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

/** Stores the token of a link that confirms an address, and deletes expired ones. */
export async function insertEmailVerification(
  database: Database,
  verification: { tokenHash: string; userId: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.delete(emailVerifications).where(lte(emailVerifications.expiresAt, now));
  await database.insert(emailVerifications).values(verification);
}

/** Returns the user whose address a mailed token confirms; null when it is unknown or expired. */
export async function findEmailVerification(database: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await database
    .select({ userId: emailVerifications.userId })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.tokenHash, tokenHash), gt(emailVerifications.expiresAt, now)));
  return row?.userId ?? null;
}

/** A provider's identification of a person. */
type IdentityKey = Pick<IdentityRow, 'provider' | 'subject'>;

function isIdentity({ provider, subject }: IdentityKey): SQL | undefined {
  return and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject));
}

/** Returns the owner of the account that belongs to a provider's `subject`. */
export async function findIdentityOwner(database: Database, identity: IdentityKey): Promise<string | null> {
  const [row] = await database
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(isIdentity(identity));
  return row?.userId ?? null;
}

/** Returns the account that belongs to a provider's `subject`, with what is needed to delete that person. */
export async function findPersonByIdentity(
  database: Database,
  identity: IdentityKey,
): Promise<{ id: string; email: string; passwordHash: string | null } | null> {
  const [row] = await database
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(isIdentity(identity));
  return row ?? null;
}

export async function deleteIdentity(database: Database, identity: IdentityKey): Promise<void> {
  await database.delete(userIdentities).where(isIdentity(identity));
}

export async function insertIdentity(tx: Database, identity: IdentityRow): Promise<void> {
  await tx.insert(userIdentities).values(identity);
}

export async function listIdentities(database: Database, userId: string): Promise<IdentityRow[]> {
  return database
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt));
}

export async function deleteIdentities(tx: Database, userId: string): Promise<void> {
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
}
