import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agents } from './agents.tables.ts';

export type AgentRow = typeof agents.$inferSelect;
export type AgentChanges = Partial<Omit<AgentRow, 'id' | 'userId' | 'createdAt'>>;

export function listAgents(database: Database, userId: string): Promise<AgentRow[]> {
  return database.select().from(agents).where(eq(agents.userId, userId)).orderBy(asc(agents.createdAt), asc(agents.id));
}

export async function findAgent(database: Database, userId: string, id: string): Promise<AgentRow | null> {
  const [row] = await database.select().from(agents).where(ownedBy(userId, id));
  return row ?? null;
}

export async function insertAgent(tx: Database, agent: AgentRow): Promise<void> {
  await tx.insert(agents).values(agent);
}

/** null when the user has no such agent. */
export async function updateAgent(
  tx: Database,
  userId: string,
  id: string,
  changes: AgentChanges,
): Promise<AgentRow | null> {
  const [row] = await tx.update(agents).set(changes).where(ownedBy(userId, id)).returning();
  return row ?? null;
}

/** The name of the one that was deleted; null where there was none. */
export async function deleteAgent(tx: Database, userId: string, id: string): Promise<string | null> {
  const [row] = await tx.delete(agents).where(ownedBy(userId, id)).returning({ name: agents.name });
  return row?.name ?? null;
}

function ownedBy(userId: string, id: string) {
  return and(eq(agents.id, id), eq(agents.userId, userId));
}
