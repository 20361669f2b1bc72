import { and, count, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { users, workspaceMembers, workspaces } from '../users/index.ts';
import { apiKeys } from './api-keys.tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
/** A key with who made it. */
export type ListedKey = Omit<ApiKeyRow, 'keyHash'> & { maker: string | null; makerWorksHere: boolean };

/** Lists the keys of a workspace, the newest first; never a hash. */
export function listKeys(database: Database, workspaceId: WorkspaceId): Promise<ListedKey[]> {
  return database
    .select({
      id: apiKeys.id,
      workspaceId: apiKeys.workspaceId,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      start: apiKeys.start,
      madeBy: apiKeys.madeBy,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      maker: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      makerWorksHere: sql<boolean>`${workspaceMembers.userId} is not null`,
    })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.madeBy))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, apiKeys.workspaceId), eq(workspaceMembers.userId, apiKeys.madeBy)),
    )
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function countKeys(tx: Database, { workspaceId }: Access): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(apiKeys).where(eq(apiKeys.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function insertKey(tx: Database, key: ApiKeyRow): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** Deletes a key; returns its name, or null where the workspace has no such key. */
export async function deleteKey(tx: Database, { workspaceId }: Access, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.workspaceId, workspaceId)))
    .returning({ name: apiKeys.name });
  return row?.name ?? null;
}

/** Finds a key by its hash, with the owner of its workspace. Asked with each call, so a revoked key ends at once. */
export const keysByHash = preparedQuery(
  (database, { keyHash }: { keyHash: string }) =>
    database
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        lastUsedAt: apiKeys.lastUsedAt,
        workspaceId: apiKeys.workspaceId,
        ownerId: workspaces.ownerId,
      })
      .from(apiKeys)
      .innerJoin(workspaces, eq(workspaces.id, apiKeys.workspaceId))
      .where(eq(apiKeys.keyHash, keyHash)),
  { shared: true },
);

/** Notes that a key was used, unless that was noted since `before`. */
export async function noteUse(
  database: Database,
  id: string,
  { at, before }: { at: Date; before: Date },
): Promise<void> {
  await database
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before))));
}
