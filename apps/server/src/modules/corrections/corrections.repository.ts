import type { AgentRule } from '@spotter/domain/autoreply';
import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { lockName, type Database } from '../../database/database.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import type { StoredRule } from '../agents/index.ts';
import { chats } from '../chats/index.ts';
import { users } from '../users/index.ts';
import { corrections, savedCases } from './corrections.tables.ts';

export type CorrectionRow = typeof corrections.$inferSelect;
export type CaseRow = typeof savedCases.$inferSelect;
/** A correction with its case, and the name of who made it. */
export type WholeCorrection = { correction: CorrectionRow; case: CaseRow | null; by: string | null };

/** How many cases of an agent are played: more cannot be in force. */
const maxCases = 50;

const nameOfUser = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;
const ofAgent = (agentId: string) => or(eq(corrections.agentId, agentId), eq(corrections.scope, 'always'));

/** Holds back other changes of a workspace's corrections until the transaction ends. */
export const lockCorrections = (tx: Database, { workspaceId }: Access): Promise<void> =>
  lockName(tx, `corrections ${workspaceId}`);

export async function insertCorrection(tx: Database, correction: CorrectionRow, saved: CaseRow | null): Promise<void> {
  await tx.insert(corrections).values(correction);
  if (saved !== null) await tx.insert(savedCases).values(saved);
}

/** Lists the corrections for an agent, those for all agents included, or those for a chat, the oldest first. */
export function listCorrections(
  database: Database,
  { workspaceId }: Access,
  wanted: { agentId: string } | { chatId: string } | { id: string },
): Promise<WholeCorrection[]> {
  const which =
    'id' in wanted
      ? eq(corrections.id, wanted.id)
      : 'chatId' in wanted
        ? eq(corrections.chatId, wanted.chatId)
        : ofAgent(wanted.agentId);
  return database
    .select({ correction: corrections, case: savedCases, by: nameOfUser })
    .from(corrections)
    .leftJoin(savedCases, eq(savedCases.correctionId, corrections.id))
    .leftJoin(users, eq(users.id, corrections.by))
    .where(and(eq(corrections.workspaceId, workspaceId), which))
    .orderBy(asc(corrections.at), asc(corrections.id));
}

/** Lists all corrections of a workspace with their cases. */
export function listAll(database: Database, { workspaceId }: Access) {
  return database
    .select({ correction: corrections, case: savedCases })
    .from(corrections)
    .leftJoin(savedCases, eq(savedCases.correctionId, corrections.id))
    .where(eq(corrections.workspaceId, workspaceId))
    .orderBy(asc(corrections.at), asc(corrections.id))
    .execute();
}

/** Lists the rules of all agents and of each, without cases. */
export async function listRules(tx: Database, { workspaceId }: Pick<Access, 'workspaceId'>): Promise<StoredRule[]> {
  const rows = await tx
    .select({ id: corrections.id, agentId: corrections.agentId, rule: corrections.rule })
    .from(corrections)
    .where(and(eq(corrections.workspaceId, workspaceId), inArray(corrections.scope, ['agent', 'always'])))
    .orderBy(asc(corrections.at), asc(corrections.id));
  return rows.map(({ id, agentId, rule }) => ({ agentId, rule: { ...rule, id } }));
}

/** Returns the rules of a chat that nobody else changes until the transaction ends; null: there is no such chat. */
export async function lockRulesOfChat(
  tx: Database,
  { workspaceId }: Access,
  chatId: string,
): Promise<AgentRule[] | null> {
  const [chat] = await tx
    .select({ rules: chats.rules })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.workspaceId, workspaceId)))
    .for('no key update');
  return chat?.rules ?? null;
}

export async function updateRule(tx: Database, { workspaceId }: Access, { id, ...rule }: AgentRule): Promise<void> {
  await tx
    .update(corrections)
    .set({ rule })
    .where(and(eq(corrections.id, id), eq(corrections.workspaceId, workspaceId)));
}

export async function deleteCorrection(tx: Database, { workspaceId }: Access, id: string): Promise<void> {
  await tx.delete(corrections).where(and(eq(corrections.id, id), eq(corrections.workspaceId, workspaceId)));
}

/** A case as it is played and judged. */
export type PlayedCase = Pick<CaseRow, 'correctionId' | 'lines' | 'wrong' | 'at'> & Pick<CorrectionRow, 'rule'>;

/** Returns the newest cases for an agent, or those with these ids, the oldest first. */
export async function listCases(
  database: Database,
  { workspaceId }: { workspaceId: WorkspaceId },
  wanted: { agentId: string } | { ids: string[] },
): Promise<PlayedCase[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return [];
  const { correctionId, lines, wrong, at } = getTableColumns(savedCases);
  const newest = await database
    .select({ correctionId, lines, wrong, at, rule: corrections.rule })
    .from(savedCases)
    .innerJoin(corrections, eq(corrections.id, correctionId))
    .where(
      and(
        eq(savedCases.workspaceId, workspaceId),
        'ids' in wanted ? inArray(correctionId, wanted.ids) : ofAgent(wanted.agentId),
      ),
    )
    .orderBy(desc(corrections.at), desc(corrections.id))
    .limit(maxCases);
  return newest.toReversed();
}

/** Returns the cases that were made from a chat, and the corrections for it alone. */
export async function listOfChat(database: Database, chatId: string): Promise<unknown[]> {
  const [own, cases] = await Promise.all([
    database.select().from(corrections).where(eq(corrections.chatId, chatId)).orderBy(asc(corrections.at)),
    database.select().from(savedCases).where(eq(savedCases.chatId, chatId)).orderBy(asc(savedCases.at)),
  ]);
  return [...own, ...cases];
}

/** Returns the cases that were made from a chat, and whose they are. */
export function listCaseIdsOfChat(tx: Database, chatId: string): Promise<{ workspaceId: WorkspaceId; id: string }[]> {
  return tx
    .select({ workspaceId: savedCases.workspaceId, id: savedCases.correctionId })
    .from(savedCases)
    .where(eq(savedCases.chatId, chatId));
}

/** Returns a statement that deletes a batch of the cases from before an instant. */
export const deleteOldCases = (before: string, batchSize: number) =>
  sql`delete from saved_cases where correction_id in (
      select correction_id from saved_cases where at < ${before}::timestamptz limit ${batchSize}) returning correction_id`;
