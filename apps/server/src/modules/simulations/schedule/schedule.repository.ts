import type { TurnedRed } from '@spotter/domain/simulated-leads';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access, WorkspaceId } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { simulatedConversations, simulations } from '../simulations.tables.ts';
import { nightlySuites } from './schedule.tables.ts';

export type SuiteRow = typeof nightlySuites.$inferSelect;

/** Returns the schedule of an agent; null: it is off. `lock`: until the transaction ends. */
export async function findSuite(
  database: Database,
  agentId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SuiteRow | null> {
  const query = database.select().from(nightlySuites).where(eq(nightlySuites.agentId, agentId));
  const [row] = lock ? await query.for('update') : await query;
  return row ?? null;
}

/** Switches the schedule of an agent on; one that is on stays as it is. */
export async function insertSuite(
  tx: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  agentId: string,
): Promise<void> {
  await tx.insert(nightlySuites).values({ agentId, workspaceId }).onConflictDoNothing();
}

/** Switches it off: what the nights came to is forgotten. */
export async function deleteSuite(
  tx: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  agentId: string,
): Promise<void> {
  await tx
    .delete(nightlySuites)
    .where(and(eq(nightlySuites.agentId, agentId), eq(nightlySuites.workspaceId, workspaceId)));
}

export async function changeSuite(
  tx: Database,
  agentId: string,
  change: Partial<Omit<SuiteRow, 'agentId' | 'workspaceId'>>,
): Promise<void> {
  await tx.update(nightlySuites).set(change).where(eq(nightlySuites.agentId, agentId));
}

/** Lists how it went with each lead of a run. */
export function listResults(
  database: Database,
  runId: string,
): Promise<Pick<typeof simulatedConversations.$inferSelect, 'leadId' | 'state'>[]> {
  const { leadId, state, simulationId, place } = simulatedConversations;
  return database
    .select({ leadId, state })
    .from(simulatedConversations)
    .where(eq(simulationId, runId))
    .orderBy(asc(place));
}

/** A run of a night, as its notification says it. */
export type NightRun = { id: string; workspaceId: WorkspaceId; agentId: string; agentName: string; number: number };

/** Finds runs by their ids; those that are gone are left out. */
export function findNightRuns(database: Database, ids: string[]): Promise<NightRun[]> {
  const { id, workspaceId, agentId, number } = simulations;
  return database
    .select({ id, workspaceId, agentId, agentName: agents.name, number })
    .from(simulations)
    .innerJoin(agents, eq(agents.id, agentId))
    .where(and(inArray(id, ids), sql`${simulations.nightMark} is not null`));
}

/** Notifies the coach of leads with whom it goes wrong since a night. */
export type ReportTurnedRed = (
  tx: Database,
  night: { workspaceId: WorkspaceId; runId: string; turnedRed: TurnedRed[] },
) => Promise<void>;
