import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { workspaces } from '../users/index.ts';

/** Returns the workspace that a job is about; null: it is gone, and so is the work. */
export async function findWorkspaceId(database: Database, id: string): Promise<WorkspaceId | null> {
  const [row] = await database
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(sql`${workspaces.id} = ${id}::uuid`);
  return row?.id ?? null;
}
