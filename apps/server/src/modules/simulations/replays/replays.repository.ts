import { maxRuns } from '@spotter/domain/simulated-leads';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { users } from '../../users/index.ts';
import { nameOfUser, runColumns, type RunRow } from '../runs.repository.ts';
import { replayedTurns, simulations } from '../simulations.tables.ts';

const chatErased = 'This chat was erased.';

export type TurnRow = typeof replayedTurns.$inferSelect;

/** What a replay came to so far. */
type ReplayTotals = Record<
  'total' | 'riskier' | 'different' | 'safer' | 'same' | 'gone' | 'notPlayed' | 'open',
  number
>;
/** A replay without what it plays, which may be long. */
export type ReplaySummary = Omit<RunRow, 'content' | 'by'> & ReplayTotals & { by: string | null };

const countWhere = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const countOf = (state: TurnRow['state']) => countWhere(sql`${replayedTurns.state} = ${sql.raw(`'${state}'`)}`);
/** The same words for the query and its counts: a riskier turn that nobody has called fine. */
const isOpenFinding = sql`${replayedTurns.state} = 'riskier' and ${replayedTurns.fineAt} is null`;

/** Stores the turns of a replay. */
export async function insertTurns(
  tx: Database,
  { id: simulationId, workspaceId }: Pick<RunRow, 'id' | 'workspaceId'>,
  turns: { chatId: string; messageId: string }[],
): Promise<void> {
  await tx
    .insert(replayedTurns)
    .values(turns.map((turn, place) => ({ ...turn, simulationId, workspaceId, place, state: 'waiting' as const })));
}

/** Lists the replays of an agent, or a replay, the newest first. */
export function listReplays(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  wanted: { agentId: string } | { id: string },
): Promise<ReplaySummary[]> {
  const which = 'id' in wanted ? eq(simulations.id, wanted.id) : eq(simulations.agentId, wanted.agentId);
  const counted = database
    .select({
      total: sql<number>`count(*)::int`.as('total'),
      riskier: countOf('riskier').as('riskier'),
      different: countOf('different').as('different'),
      safer: countOf('safer').as('safer'),
      same: countOf('same').as('same'),
      gone: countOf('gone').as('gone'),
      notPlayed: countOf('not-played').as('not_played'),
      open: countWhere(isOpenFinding).as('open'),
    })
    .from(replayedTurns)
    .where(eq(replayedTurns.simulationId, simulations.id))
    .as('counted');
  const { total, riskier, different, safer, same, gone, notPlayed, open } = counted;
  return database
    .select({ ...runColumns, by: nameOfUser, total, riskier, different, safer, same, gone, notPlayed, open })
    .from(simulations)
    .innerJoinLateral(counted, sql`true`)
    .leftJoin(users, eq(users.id, simulations.by))
    .where(and(eq(simulations.workspaceId, workspaceId), eq(simulations.kind, 'replay'), which))
    .orderBy(desc(simulations.at), desc(simulations.id))
    .limit(maxRuns);
}

/** Lists the turns of a replay, with the names of those who called them fine. */
export function listTurnsOf(
  database: Database,
  { workspaceId }: Pick<Access, 'workspaceId'>,
  replayId: string,
): Promise<{ turn: TurnRow; fineBy: string | null }[]> {
  return database
    .select({ turn: replayedTurns, fineBy: nameOfUser })
    .from(replayedTurns)
    .leftJoin(users, eq(users.id, replayedTurns.fineBy))
    .where(and(eq(replayedTurns.simulationId, replayId), eq(replayedTurns.workspaceId, workspaceId)))
    .orderBy(asc(replayedTurns.place));
}

/** Returns the place of the turn that is to be played next; null: none is left. */
export async function findWaitingTurn(database: Database, replayId: string): Promise<number | null> {
  const [row] = await database
    .select({ place: replayedTurns.place })
    .from(replayedTurns)
    .where(and(eq(replayedTurns.simulationId, replayId), eq(replayedTurns.state, 'waiting')))
    .orderBy(asc(replayedTurns.place))
    .limit(1);
  return row?.place ?? null;
}

export async function findTurn(database: Database, replayId: string, place: number): Promise<TurnRow | null> {
  const [row] = await database
    .select()
    .from(replayedTurns)
    .where(and(eq(replayedTurns.simulationId, replayId), eq(replayedTurns.place, place)));
  return row ?? null;
}

/** Stores what came of a turn, once. What was called fine in a replay of the same draft stays so. */
export async function storeTurn(
  tx: Database,
  { simulationId, place, messageId }: Pick<TurnRow, 'simulationId' | 'place' | 'messageId'>,
  run: Pick<RunRow, 'agentId' | 'revision' | 'number'>,
  played: Pick<TurnRow, 'state'> & Partial<TurnRow>,
): Promise<void> {
  const [known] =
    played.state !== 'riskier' || messageId === null
      ? []
      : await tx
          .select({ fineAt: replayedTurns.fineAt, fineBy: replayedTurns.fineBy })
          .from(replayedTurns)
          .where(
            and(
              eq(replayedTurns.messageId, messageId),
              inArray(replayedTurns.simulationId, replaysOfDraft(tx, run)),
              sql`${replayedTurns.fineAt} is not null`,
            ),
          )
          .limit(1);
  await tx
    .update(replayedTurns)
    .set({ ...played, ...known })
    .where(
      and(
        eq(replayedTurns.simulationId, simulationId),
        eq(replayedTurns.place, place),
        eq(replayedTurns.state, 'waiting'),
      ),
    );
}

/** Leaves turns of a replay unplayed: one, or all that wait. */
export async function leaveTurnsUnplayed(
  tx: Database,
  replayId: string,
  why: string,
  place: number | null = null,
): Promise<void> {
  const which = place === null ? undefined : eq(replayedTurns.place, place);
  await tx
    .update(replayedTurns)
    .set({ state: 'not-played', why })
    .where(and(eq(replayedTurns.simulationId, replayId), eq(replayedTurns.state, 'waiting'), which));
}

/** Returns what the newest replay of an agent took, and for how many turns. */
export async function findUsualTurnCost(
  database: Database,
  { workspaceId }: Access,
  agentId: string,
): Promise<{ tokens: number; turns: number }> {
  const newest = database
    .select({ id: simulations.id })
    .from(simulations)
    .where(
      and(
        eq(simulations.agentId, agentId),
        eq(simulations.workspaceId, workspaceId),
        eq(simulations.kind, 'replay'),
        eq(simulations.state, 'done'),
      ),
    )
    .orderBy(desc(simulations.at))
    .limit(1);
  const [row] = await database
    .select({
      tokens: sql<number>`coalesce(sum(${replayedTurns.tokens}), 0)::int`,
      turns: countWhere(sql`${replayedTurns.tokens} > 0`),
    })
    .from(replayedTurns)
    .where(inArray(replayedTurns.simulationId, newest));
  return row!;
}

/** Calls a turn fine, or takes that back, in all replays of the same draft. Returns the ids of these replays. */
export async function setFine(
  tx: Database,
  { messageId, run }: { messageId: string; run: Pick<RunRow, 'agentId' | 'revision' | 'number'> & { id: string } },
  fine: Pick<TurnRow, 'fineAt' | 'fineBy'>,
): Promise<string[]> {
  const replays = run.revision === null ? [run.id] : replaysOfDraft(tx, run);
  const changed = await tx
    .update(replayedTurns)
    .set(fine)
    .where(and(eq(replayedTurns.messageId, messageId), inArray(replayedTurns.simulationId, replays)))
    .returning({ id: replayedTurns.simulationId });
  return [...new Set(changed.map(({ id }) => id))];
}

/** What an agent was when it was replayed: this draft, over this published version. */
export type PlayedDraft = { agentId: string; revision: string | null; number: number };

function replaysOfDraft(database: Database, { agentId, revision, number }: PlayedDraft) {
  return database
    .select({ id: simulations.id })
    .from(simulations)
    .where(
      and(
        eq(simulations.agentId, agentId),
        eq(simulations.kind, 'replay'),
        revision === null ? sql`false` : eq(simulations.revision, revision),
        eq(simulations.number, number),
      ),
    );
}

/** Returns how many turns of replays of exactly this draft are riskier, and nobody called fine. */
export async function findOpenFindings(
  database: Database,
  draft: PlayedDraft,
): Promise<{ open: number; replayId: string | null }> {
  const [row] = await database
    .select({
      open: sql<number>`count(distinct ${replayedTurns.messageId})::int`,
      replayId: sql<string | null>`(array_agg(${simulations.id} order by ${simulations.at} desc))[1]`,
    })
    .from(replayedTurns)
    .innerJoin(simulations, eq(simulations.id, replayedTurns.simulationId))
    .where(and(inArray(replayedTurns.simulationId, replaysOfDraft(database, draft)), isOpenFinding));
  return row!;
}

/** Erases what replays hold of a chat: its turns stay as gone. */
export async function eraseTurnsOf(tx: Database, chatId: string): Promise<void> {
  const erased = { chatId: null, messageId: null, answer: null, handedOver: null, reasons: [] };
  await tx
    .update(replayedTurns)
    .set({ ...erased, state: 'gone', why: chatErased })
    .where(eq(replayedTurns.chatId, chatId));
}

/** Returns a statement that deletes at most `limit` turns that were played before an instant (ISO). */
export function deleteOldTurns(before: string, limit: number): SQL {
  return sql`delete from ${replayedTurns} where (simulation_id, place) in (
    select simulation_id, place from ${replayedTurns} where played_at < ${before}::timestamptz limit ${limit})
    returning place`;
}

/** Returns what replays would have an agent answer in a chat, for the contact's export. */
export function listTurnsOfChat(
  database: Database,
  chatId: string,
): Promise<{ answer: string | null; playedAt: Date | null; verdict: string }[]> {
  return database
    .select({ answer: replayedTurns.answer, playedAt: replayedTurns.playedAt, verdict: replayedTurns.state })
    .from(replayedTurns)
    .where(eq(replayedTurns.chatId, chatId))
    .orderBy(asc(replayedTurns.playedAt), asc(replayedTurns.simulationId), asc(replayedTurns.place));
}
