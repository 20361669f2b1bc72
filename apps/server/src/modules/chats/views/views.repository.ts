import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, lockName } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/index.ts';
import { savedViews } from './views.tables.ts';

export type ViewRow = typeof savedViews.$inferSelect;
/** A view with what is there of its account and its tag. */
export type FoundView = { view: ViewRow; credentialId: string; isAccountGone: boolean; isTagGone: boolean };

/** Returns the views of a workspace in their order. */
export function listViews(database: Database, access: Pick<Access, 'workspaceId'>): Promise<FoundView[]> {
  const tag = sql`${savedViews.filter}->>'tag'`;
  return database
    .select({
      view: savedViews,
      credentialId: bots.credentialId,
      isAccountGone: sql<boolean>`${bots.removedAt} is not null`,
      isTagGone: sql<boolean>`${tag} is not null
        and not exists (select from tags where tags.id::text = ${tag} and tags.workspace_id = ${savedViews.workspaceId})`,
    })
    .from(savedViews)
    .innerJoin(bots, eq(bots.id, savedViews.botId))
    .where(eq(savedViews.workspaceId, access.workspaceId))
    .orderBy(asc(savedViews.place), asc(savedViews.id));
}

/** Keeps others from changing the views of a workspace until the transaction ends. */
export async function lockViews(tx: Database, { workspaceId }: Access): Promise<void> {
  // The rows of a workspace without views could not be locked.
  await lockName(tx, `views ${workspaceId}`);
}

export async function insertView(tx: Database, row: ViewRow): Promise<void> {
  await tx.insert(savedViews).values(row);
}

export async function renameView(tx: Database, access: Access, id: string, name: { name: string; key: string }) {
  await tx.update(savedViews).set(name).where(isOwn(access, id));
}

/** Gives the views of a workspace these places. */
export async function placeViews(tx: Database, access: Access, ids: string[]): Promise<void> {
  for (const [place, id] of ids.entries()) await tx.update(savedViews).set({ place }).where(isOwn(access, id));
}

/** Returns the deleted view; null: there was none. */
export async function deleteView(tx: Database, access: Access, id: string): Promise<ViewRow | null> {
  const [deleted] = await tx.delete(savedViews).where(isOwn(access, id)).returning();
  return deleted ?? null;
}

/** Lets the views of a tag have the one that it was merged into. */
export async function moveViewsToTag(tx: Database, access: Access, tag: { from: string; to: string }): Promise<void> {
  await tx
    .update(savedViews)
    .set({ filter: sql`${savedViews.filter} || jsonb_build_object('tag', ${tag.to}::text)` })
    .where(and(eq(savedViews.workspaceId, access.workspaceId), sql`${savedViews.filter}->>'tag' = ${tag.from}`));
}

function isOwn(access: Access, id: string) {
  return and(eq(savedViews.id, id), eq(savedViews.workspaceId, access.workspaceId));
}
