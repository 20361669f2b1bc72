import { maxRuns } from '@spotter/domain/simulated-leads';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import { lockName, type Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { users } from '../users/index.ts';
import { simulations } from './simulations.tables.ts';

export type RunRow = typeof simulations.$inferSelect;

const { content: _, by: _by, ...columns } = getTableColumns(simulations);
/** The columns of a run without what it plays, which may be long. */
export const runColumns = columns;
export const nameOfUser = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

/** Holds back other changes of a workspace's runs until the transaction ends. */
export const lockRuns = (tx: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<void> =>
  lockName(tx, `simulations ${workspaceId}`);

/** Stores a run, and forgets what is older than the newest runs of its kind and agent that ended. */
export async function insertRun(
  tx: Database,
  run: typeof simulations.$inferInsert & Pick<RunRow, 'kind'>,
): Promise<void> {
  await tx.insert(simulations).values(run);
  const isAlike = and(eq(simulations.agentId, run.agentId), eq(simulations.kind, run.kind));
  const kept = tx
    .select({ id: simulations.id })
    .from(simulations)
    .where(isAlike)
    .orderBy(desc(simulations.at), desc(simulations.id))
    .limit(maxRuns);
  await tx
    .delete(simulations)
    .where(
      and(isAlike, isNotNull(simulations.endedAt), sql`${simulations.id} not in (select id from (${kept}) as kept)`),
    );
}

/** Returns how many runs of a workspace have not ended. */
export async function countOpen(tx: Database, { workspaceId }: Access): Promise<number> {
  const [row] = await tx
    .select({ open: sql<number>`count(*)::int` })
    .from(simulations)
    .where(isOpen(workspaceId));
  return row!.open;
}

/** Returns the run of a workspace whose turn it is; null: all have ended. */
export async function findOldestOpen(database: Database, workspaceId: WorkspaceId): Promise<RunRow | null> {
  const [row] = await database
    .select()
    .from(simulations)
    .where(isOpen(workspaceId))
    .orderBy(asc(simulations.at), asc(simulations.id))
    .limit(1);
  return row ?? null;
}

/** Whether a run has not ended. */
export async function isRunOpen(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: simulations.id })
    .from(simulations)
    .where(and(eq(simulations.id, id), isNull(simulations.endedAt)));
  return rows.length > 0;
}

const isOpen = (workspaceId: WorkspaceId) => and(eq(simulations.workspaceId, workspaceId), isNull(simulations.endedAt));

/** Changes a run that has not ended. Returns whether there is one. */
export async function changeOpen(
  tx: Database,
  id: string,
  change: Partial<Omit<RunRow, 'id' | 'workspaceId' | 'agentId'>>,
): Promise<boolean> {
  const changed = await tx
    .update(simulations)
    .set(change)
    .where(and(eq(simulations.id, id), isNull(simulations.endedAt)))
    .returning({ id: simulations.id });
  return changed.length > 0;
}

/** Adds to what a run has cost. Returns whether it goes on. */
export async function addCost(
  database: Database,
  id: string,
  { tokens, costDollars }: { tokens: number; costDollars: number },
): Promise<boolean> {
  const [row] = await database
    .update(simulations)
    .set({
      tokens: sql`${simulations.tokens} + ${tokens}::int`,
      costDollars: sql`${simulations.costDollars} + ${costDollars}::double precision`,
    })
    .where(eq(simulations.id, id))
    .returning({ endedAt: simulations.endedAt });
  return row !== undefined && row.endedAt === null;
}
