import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { agents } from './agents.tables.ts';

export type AgentRow = typeof agents.$inferSelect;
export type AgentChanges = Partial<Omit<AgentRow, 'id' | 'workspaceId' | 'createdAt'>>;

export function listAgents(database: Database, access: Access): Promise<AgentRow[]> {
  return database
    .select()
    .from(agents)
    .where(eq(agents.workspaceId, access.workspaceId))
    .orderBy(asc(agents.createdAt), asc(agents.id));
}

export async function findAgent(database: Database, access: Access, id: string): Promise<AgentRow | null> {
  const [row] = await database.select().from(agents).where(ownedBy(access, id));
  return row ?? null;
}

/** Returns an agent that nobody else changes until the transaction ends; null where the user has no such agent. */
export async function lockAgent(tx: Database, access: Access, id: string): Promise<AgentRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(agents).where(ownedBy(access, id)).for('no key update');
  return row ?? null;
}

export async function insertAgent(tx: Database, agent: AgentRow): Promise<void> {
  await tx.insert(agents).values(agent);
}

/** Updates an agent; returns null when the user has no such agent. */
export async function updateAgent(
  tx: Database,
  access: Access,
  id: string,
  changes: AgentChanges,
): Promise<AgentRow | null> {
  const [row] = await tx.update(agents).set(changes).where(ownedBy(access, id)).returning();
  return row ?? null;
}

/** Deletes an agent; returns its name, or null where there was none. */
export async function deleteAgent(tx: Database, access: Access, id: string): Promise<string | null> {
  const [row] = await tx.delete(agents).where(ownedBy(access, id)).returning({ name: agents.name });
  return row?.name ?? null;
}

function ownedBy(access: Access, id: string) {
  return and(eq(agents.id, id), eq(agents.workspaceId, access.workspaceId));
}
