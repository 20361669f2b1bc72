import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { modelUse } from './model-use.tables.ts';

/** Adds tokens to the use of workspaces on a day. */
export async function addModelUse(
  database: Database,
  uses: { day: string; workspaceId: WorkspaceId; tokens: number }[],
): Promise<void> {
  await database
    .insert(modelUse)
    .values(uses)
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.workspaceId],
      set: { tokens: sql`${modelUse.tokens} + excluded.tokens` },
    });
}

/** Returns the tokens used on a day, by one account and in all. */
export async function findModelUse(
  database: Database,
  workspaceId: WorkspaceId,
  day: string,
): Promise<{ perAccount: number; inAll: number }> {
  const [spent] = await database
    .select({
      inAll: sql<string>`coalesce(sum(${modelUse.tokens}), 0)`,
      perAccount: sql<string>`coalesce(sum(${modelUse.tokens}) filter (where ${modelUse.workspaceId} = ${workspaceId}), 0)`,
    })
    .from(modelUse)
    .where(eq(modelUse.day, day));
  return { perAccount: Number(spent?.perAccount), inAll: Number(spent?.inAll) };
}
