import { maxRuns } from '@spotter/domain/simulated-leads';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { lockName, type Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { agents } from '../agents/index.ts';
import { users } from '../users/index.ts';
import { simulatedConversations, simulations } from './simulations.tables.ts';

export type SimulationRow = typeof simulations.$inferSelect;
export type ConversationRow = typeof simulatedConversations.$inferSelect;
export type PlayedRow = Omit<ConversationRow, 'simulationId' | 'place' | 'workspaceId' | 'leadId'>;

/** What a run came to so far. */
export type SimulationTotals = {
  total: number;
  passed: number;
  failed: number;
  notPlayed: number;
  /** The lead whose turn it is; null: none is left. */
  nextLead: string | null;
};
/** A run without what it plays, which may be long. */
export type SimulationSummary = Omit<SimulationRow, 'content' | 'by'> & SimulationTotals & { by: string | null };

const { content: _, by: _by, ...columns } = getTableColumns(simulations);
const nameOfUser = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;
const countOf = (state: ConversationRow['state']) =>
  sql<number>`(count(*) filter (where ${simulatedConversations.state} = ${sql.raw(`'${state}'`)}))::int`;

/** Holds back other changes of a workspace's runs until the transaction ends. */
export const lockSimulations = (tx: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<void> =>
  lockName(tx, `simulations ${workspaceId}`);

/** Stores a run with its leads, and forgets what is older than the newest runs of its agent that ended. */
export async function insertSimulation(
  tx: Database,
  simulation: typeof simulations.$inferInsert,
  leadIds: string[],
): Promise<void> {
  const { id: simulationId, workspaceId, agentId } = simulation;
  await tx.insert(simulations).values(simulation);
  await tx
    .insert(simulatedConversations)
    .values(leadIds.map((leadId, place) => ({ simulationId, workspaceId, place, leadId, state: 'waiting' as const })));
  const kept = tx
    .select({ id: simulations.id })
    .from(simulations)
    .where(eq(simulations.agentId, agentId))
    .orderBy(desc(simulations.at), desc(simulations.id))
    .limit(maxRuns);
  await tx
    .delete(simulations)
    .where(
      and(
        eq(simulations.agentId, agentId),
        isNotNull(simulations.endedAt),
        sql`${simulations.id} not in (select id from (${kept}) as kept)`,
      ),
    );
}

/** Lists the runs of an agent, or a run, the newest first. */
export function listSummaries(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  wanted: { agentId: string } | { id: string },
): Promise<SimulationSummary[]> {
  const which = 'id' in wanted ? eq(simulations.id, wanted.id) : eq(simulations.agentId, wanted.agentId);
  return summaries(database)
    .where(and(eq(simulations.workspaceId, workspaceId), which))
    .orderBy(desc(simulations.at), desc(simulations.id))
    .limit(maxRuns);
}

/** Returns the newest run that was played to its end of each agent's published version. */
export async function listReady(database: Database, { workspaceId }: Access): Promise<SimulationSummary[]> {
  const newest = database
    .selectDistinctOn([simulations.agentId], { id: simulations.id })
    .from(simulations)
    .innerJoin(agents, and(eq(agents.id, simulations.agentId), eq(agents.version, simulations.number)))
    .where(
      and(
        eq(simulations.workspaceId, workspaceId),
        eq(simulations.version, 'published'),
        eq(simulations.state, 'done'),
      ),
    )
    .orderBy(simulations.agentId, desc(simulations.at));
  return summaries(database).where(inArray(simulations.id, newest));
}

function summaries(database: Database) {
  const counted = database
    .select({
      simulationId: simulatedConversations.simulationId,
      total: sql<number>`count(*)::int`.as('total'),
      passed: countOf('passed').as('passed'),
      failed: countOf('failed').as('failed'),
      notPlayed: countOf('not-played').as('not_played'),
      nextLead: sql<
        string | null
      >`(array_agg(${simulatedConversations.leadId} order by ${simulatedConversations.place}) filter (where ${simulatedConversations.state} = 'waiting'))[1]`.as(
        'next_lead',
      ),
    })
    .from(simulatedConversations)
    .where(eq(simulatedConversations.simulationId, simulations.id))
    .groupBy(simulatedConversations.simulationId)
    .as('counted');
  const { total, passed, failed, notPlayed, nextLead } = counted;
  return database
    .select({ ...columns, by: nameOfUser, total, passed, failed, notPlayed, nextLead })
    .from(simulations)
    .innerJoinLateral(counted, sql`true`)
    .leftJoin(users, eq(users.id, simulations.by))
    .$dynamic();
}

export function listConversations(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  simulationId: string,
): Promise<ConversationRow[]> {
  const { simulationId: of } = simulatedConversations;
  return database
    .select()
    .from(simulatedConversations)
    .where(and(eq(of, simulationId), eq(simulatedConversations.workspaceId, workspaceId)))
    .orderBy(asc(simulatedConversations.place));
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
export async function findOldestOpen(database: Database, workspaceId: WorkspaceId): Promise<SimulationRow | null> {
  const [row] = await database
    .select()
    .from(simulations)
    .where(isOpen(workspaceId))
    .orderBy(asc(simulations.at), asc(simulations.id))
    .limit(1);
  return row ?? null;
}

const isOpen = (workspaceId: WorkspaceId) => and(eq(simulations.workspaceId, workspaceId), isNull(simulations.endedAt));

/** Returns the conversation of a run that is to be played next; null: none is left. */
export async function findWaiting(database: Database, simulationId: string): Promise<ConversationRow | null> {
  const [row] = await database
    .select()
    .from(simulatedConversations)
    .where(and(eq(simulatedConversations.simulationId, simulationId), eq(simulatedConversations.state, 'waiting')))
    .orderBy(asc(simulatedConversations.place))
    .limit(1);
  return row ?? null;
}

/** Changes a run that has not ended. Returns whether there is one. */
export async function changeOpen(
  tx: Database,
  id: string,
  change: Partial<Omit<SimulationRow, 'id' | 'workspaceId' | 'agentId'>>,
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

/** Stores a conversation that was played, once. */
export async function storePlayed(
  tx: Database,
  { simulationId, place }: Pick<ConversationRow, 'simulationId' | 'place'>,
  played: PlayedRow,
): Promise<void> {
  const { simulationId: of, place: at, state } = simulatedConversations;
  await tx
    .update(simulatedConversations)
    .set(played)
    .where(and(eq(of, simulationId), eq(at, place), eq(state, 'waiting')));
}

/** Returns the newest published version before a run's with which a lead passed; null: none that is kept. */
export async function findLastPassed(
  database: Database,
  { agentId, number }: Pick<SimulationRow, 'agentId' | 'number'>,
  leadId: string,
): Promise<number | null> {
  const { simulationId, leadId: of, state } = simulatedConversations;
  const [row] = await database
    .select({ number: simulations.number })
    .from(simulatedConversations)
    .innerJoin(simulations, eq(simulations.id, simulationId))
    .where(
      and(
        eq(simulations.agentId, agentId),
        eq(simulations.version, 'published'),
        lt(simulations.number, number),
        eq(of, leadId),
        eq(state, 'passed'),
      ),
    )
    .orderBy(desc(simulations.number))
    .limit(1);
  return row?.number ?? null;
}

/** Forgets what agents answered in saved cases whose contact is erased. */
export async function eraseCasesOfRuns(tx: Database, cases: { workspaceId: WorkspaceId; id: string }[]): Promise<void> {
  const [first] = cases;
  if (first === undefined) return;
  const ids = cases.map(({ id }) => id);
  const { workspaceId, leadId } = simulatedConversations;
  await tx.delete(simulatedConversations).where(and(eq(workspaceId, first.workspaceId), inArray(leadId, ids)));
}

/** Leaves conversations of a run unplayed: one, or all that wait. */
export async function leaveUnplayed(
  tx: Database,
  simulationId: string,
  why: string,
  place: number | null = null,
): Promise<void> {
  const { simulationId: of, state } = simulatedConversations;
  const which = place === null ? undefined : eq(simulatedConversations.place, place);
  await tx
    .update(simulatedConversations)
    .set({ state: 'not-played', why })
    .where(and(eq(of, simulationId), eq(state, 'waiting'), which));
}

/** Returns what the newest runs of an agent took: their tokens, their cost, and how often leads wrote. */
export async function findUsualCost(
  database: Database,
  { workspaceId }: Access,
  agentId: string,
): Promise<{ tokens: number; turns: number }> {
  const newest = database
    .select({ id: simulations.id })
    .from(simulations)
    .where(
      and(eq(simulations.agentId, agentId), eq(simulations.workspaceId, workspaceId), eq(simulations.state, 'done')),
    )
    .orderBy(desc(simulations.at))
    .limit(1);
  const { tokens, turns, simulationId } = simulatedConversations;
  const [row] = await database
    .select({
      tokens: sql<number>`coalesce(sum(${tokens}), 0)::int`,
      turns: sql<number>`coalesce(sum(${turns}), 0)::int`,
    })
    .from(simulatedConversations)
    .where(inArray(simulationId, newest));
  return row!;
}
