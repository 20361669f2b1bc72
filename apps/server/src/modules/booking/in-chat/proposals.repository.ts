import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { proposals } from './proposals.tables.ts';

export type ProposalRow = typeof proposals.$inferSelect;

/** Returns the newest proposal of a chat, in any state. */
export async function findNewestProposal(database: Database, chatId: string): Promise<ProposalRow | null> {
  const [row] = await database
    .select()
    .from(proposals)
    .where(eq(proposals.chatId, chatId))
    .orderBy(desc(proposals.saidAt), desc(proposals.id))
    .limit(1);
  return row ?? null;
}

export async function setProposalUsed(database: Database, id: string): Promise<void> {
  await database.update(proposals).set({ state: 'used' }).where(eq(proposals.id, id));
}

/** Stores a proposal. It replaces the live one of its chat. */
export async function insertLiveProposal(tx: Database, proposal: Omit<ProposalRow, 'state'>): Promise<void> {
  await tx
    .update(proposals)
    .set({ state: 'replaced' })
    .where(and(eq(proposals.chatId, proposal.chatId), eq(proposals.state, 'live')));
  await tx.insert(proposals).values({ ...proposal, state: 'live' });
}

/** Returns a statement that deletes at most `limit` proposals said before an instant (ISO). */
export function deleteOldProposals(before: string, limit: number): SQL {
  return sql`delete from ${proposals} where id in (
    select id from ${proposals} where said_at < ${before}::timestamptz limit ${limit}) returning id`;
}
