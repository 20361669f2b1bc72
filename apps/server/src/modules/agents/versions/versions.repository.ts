import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { maxVersions } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { users } from '../../users/index.ts';
import { agentDrafts, agentVersions } from './versions.tables.ts';

export type VersionRow = typeof agentVersions.$inferSelect;
export type DraftRow = typeof agentDrafts.$inferSelect;
/** A draft, and the name of who saved it. */
export type SavedDraft = DraftRow & { savedBy: string | null };

const nameOfUser = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

/** Stores a version, and forgets what is older than the newest that are kept. */
export async function insertVersion(tx: Database, version: VersionRow): Promise<void> {
  await tx.insert(agentVersions).values(version);
  await tx
    .delete(agentVersions)
    .where(and(eq(agentVersions.agentId, version.agentId), lte(agentVersions.number, version.number - maxVersions)));
}

/** Lists the newest versions up to one, the newest first, without what they hold, which may be long. */
export function listVersions(
  database: Database,
  access: Access,
  agentId: string,
  { upTo, limit }: { upTo: number; limit: number },
) {
  return database
    .select({
      number: agentVersions.number,
      at: agentVersions.at,
      by: nameOfUser,
      restoredFrom: agentVersions.restoredFrom,
      leftOut: agentVersions.leftOut,
      acceptedFindings: agentVersions.acceptedFindings,
      changes: agentVersions.changes,
    })
    .from(agentVersions)
    .leftJoin(users, eq(users.id, agentVersions.by))
    .where(and(ownedVersions(access, agentId), lte(agentVersions.number, upTo)))
    .orderBy(desc(agentVersions.number))
    .limit(limit);
}

export async function findVersion(
  database: Database,
  access: Access,
  agentId: string,
  number: number,
): Promise<VersionRow | null> {
  const [row] = await database
    .select()
    .from(agentVersions)
    .where(and(ownedVersions(access, agentId), eq(agentVersions.number, number)));
  return row ?? null;
}

/** Returns the names of the offers in a version, by their ids. */
export async function findOfferNames(
  database: Database,
  access: Access,
  agentId: string,
  number: number,
): Promise<Record<string, string>> {
  const [row] = await database
    .select({ offerNames: agentVersions.offerNames })
    .from(agentVersions)
    .where(and(ownedVersions(access, agentId), eq(agentVersions.number, number)));
  return row?.offerNames ?? {};
}

export async function findDraft(database: Database, access: Access, agentId: string): Promise<SavedDraft | null> {
  const [row] = await database
    .select({ draft: agentDrafts, savedBy: nameOfUser })
    .from(agentDrafts)
    .leftJoin(users, eq(users.id, agentDrafts.by))
    .where(ownedDraft(access, agentId));
  return row === undefined ? null : { ...row.draft, savedBy: row.savedBy };
}

/** Lists whole versions of all agents of a workspace, in one order. */
export function listWholeVersions(
  database: Database,
  { workspaceId }: Access,
  { after, limit }: { after: VersionRow | undefined; limit: number },
): Promise<VersionRow[]> {
  const isAfter =
    after === undefined
      ? undefined
      : sql`(${agentVersions.agentId}, ${agentVersions.number}) > (${after.agentId}, ${after.number})`;
  return database
    .select()
    .from(agentVersions)
    .where(and(eq(agentVersions.workspaceId, workspaceId), isAfter))
    .orderBy(agentVersions.agentId, agentVersions.number)
    .limit(limit);
}

export function listDrafts(database: Database, { workspaceId }: Access): Promise<DraftRow[]> {
  return database.select().from(agentDrafts).where(eq(agentDrafts.workspaceId, workspaceId));
}

/** Stores a draft in the place of the one before. */
export async function storeDraft(tx: Database, draft: DraftRow): Promise<void> {
  const { agentId: _agentId, workspaceId: _workspaceId, ...columns } = draft;
  await tx.insert(agentDrafts).values(draft).onConflictDoUpdate({ target: agentDrafts.agentId, set: columns });
}

export async function deleteDraft(tx: Database, access: Access, agentId: string): Promise<void> {
  await tx.delete(agentDrafts).where(ownedDraft(access, agentId));
}

function ownedVersions({ workspaceId }: Access, agentId: string) {
  return and(eq(agentVersions.agentId, agentId), eq(agentVersions.workspaceId, workspaceId));
}

function ownedDraft({ workspaceId }: Access, agentId: string) {
  return and(eq(agentDrafts.agentId, agentId), eq(agentDrafts.workspaceId, workspaceId));
}
