import type { ApprovalVerdict } from '@spotter/domain/autoreply';
import type { DropReason } from '@spotter/domain/sending';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Access } from '../../../platform/access.ts';
import type { Database } from '../../../database/database.ts';
import { users } from '../../users/index.ts';
import { withAbortedDraft } from '../answers/aborted-drafts.repository.ts';
import { changeChats, raisedVersion } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';
import { answerProposals } from './approval.tables.ts';

export type ProposalRow = typeof answerProposals.$inferSelect;
/** A proposal, and the first name of the person who decided about it. */
export type DecidedProposal = { proposal: ProposalRow; by: string | null };

type NewProposal = Omit<ProposalRow, 'outcome' | 'because' | 'sentText' | 'decidedBy' | 'decidedAt'>;

/** Has an answer wait for the coach's word. The caller holds the chat, in which none waits. */
export async function insertProposal(tx: Database, proposal: NewProposal): Promise<void> {
  await tx.insert(answerProposals).values(proposal);
  await changeChats(tx, { proposedAt: proposal.proposedAt }).where(eq(chats.id, proposal.chatId));
}

/** Returns the answer that waits in a chat; null where none does. */
export async function findWaiting(database: Database, chatId: string): Promise<ProposalRow | null> {
  const [row] = await database.select().from(answerProposals).where(isWaitingIn(chatId));
  return row ?? null;
}

/** Returns the answers that wait in chats. */
export async function listWaiting(database: Database, chatIds: string[]): Promise<ProposalRow[]> {
  if (chatIds.length === 0) return [];
  return database
    .select()
    .from(answerProposals)
    .where(and(inArray(answerProposals.chatId, chatIds), isNull(answerProposals.outcome)));
}

/** Returns a proposal of a chat of the workspace's, in any state; null where there is none. */
export async function findProposal(
  database: Database,
  access: Access,
  { chatId, proposalId }: { chatId: string; proposalId: string },
): Promise<DecidedProposal | null> {
  const [row] = await database
    .select({ proposal: answerProposals, by: users.firstName })
    .from(answerProposals)
    .innerJoin(chats, eq(chats.id, answerProposals.chatId))
    .leftJoin(users, eq(users.id, answerProposals.decidedBy))
    .where(and(eq(answerProposals.id, proposalId), eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)));
  return row ?? null;
}

/** Returns the proposals that decisions of a chat led to. */
export async function listProposalsOf(
  database: Database,
  chatId: string,
  decisionIds: string[],
): Promise<DecidedProposal[]> {
  if (decisionIds.length === 0) return [];
  return database
    .select({ proposal: answerProposals, by: users.firstName })
    .from(answerProposals)
    .leftJoin(users, eq(users.id, answerProposals.decidedBy))
    .where(and(eq(answerProposals.chatId, chatId), inArray(answerProposals.decisionId, decisionIds)))
    .orderBy(desc(answerProposals.proposedAt));
}

/**
 * Ends the wait of a chat's answer for the coach's word without it. It cost as much as an answer, so it counts
 * for the hour's limit. `answering`: only where it answers this message.
 */
export async function withdrawProposal(
  tx: Database,
  chatId: string,
  because: DropReason,
  answering: string | null = null,
): Promise<void> {
  const isMeant = answering === null ? sql`true` : sql`answers ? ${answering}`;
  await tx.execute(sql`with withdrawn as (
      update answer_proposals set outcome = 'lapsed', because = ${because}, draft = '{}'
      where chat_id = ${chatId} and outcome is null and ${isMeant} returning chat_id, proposed_at)
    update chats set proposed_at = null, drafts_aborted = ${withAbortedDraft(sql`withdrawn.proposed_at`)}, ${raisedVersion}
    from withdrawn where chats.id = withdrawn.chat_id`);
}

/** What the coach decided about an answer that waits. */
export type Verdict = { verdict: ApprovalVerdict; sentText: string | null; by: string; at: Date };

/** Records what the coach decided; returns the proposal, or null where it no longer waits. */
export async function recordVerdict(
  tx: Database,
  chatId: string,
  { verdict, sentText, by, at }: Verdict,
  proposalId?: string,
): Promise<ProposalRow | null> {
  const [row] = await tx
    .update(answerProposals)
    .set({ outcome: verdict, sentText, decidedBy: by, decidedAt: at, draft: {} })
    .where(and(isWaitingIn(chatId), proposalId === undefined ? undefined : eq(answerProposals.id, proposalId)))
    .returning();
  if (row === undefined) return null;
  await changeChats(tx, { proposedAt: null }).where(eq(chats.id, chatId));
  return row;
}

function isWaitingIn(chatId: string) {
  return and(eq(answerProposals.chatId, chatId), isNull(answerProposals.outcome));
}
