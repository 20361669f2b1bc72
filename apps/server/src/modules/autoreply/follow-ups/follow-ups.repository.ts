import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { agents } from '../../agents/index.ts';
import { appointments } from '../../booking/index.ts';
import { chats, messages } from '../../chats/index.ts';
import { followUpLimits, followUps, followUpTexts } from './follow-ups.tables.ts';

export type FollowUpRow = typeof followUps.$inferSelect;

/** The outcome of a step, with the message that was sent; null where there is none any more. */
export type StepOutcome = Pick<FollowUpRow, 'stepId' | 'state' | 'reason' | 'messageId' | 'at'> & {
  message: { text: string; status: string; aborted: boolean; attemptedAt: Date | null } | null;
};

type OwnText = typeof followUpTexts.$inferSelect;

type OfTurn = { chatId: string; turn: string };

/** Returns the outcome of the steps of sequences. */
export async function listOutcomes(tx: Database, sequences: OfTurn[]): Promise<(StepOutcome & OfTurn)[]> {
  if (sequences.length === 0) return [];
  return tx
    .select({
      chatId: followUps.chatId,
      turn: followUps.turn,
      stepId: followUps.stepId,
      state: followUps.state,
      reason: followUps.reason,
      messageId: followUps.messageId,
      at: followUps.at,
      message: {
        text: messages.text,
        status: messages.status,
        aborted: messages.aborted,
        attemptedAt: messages.attemptedAt,
      },
    })
    .from(followUps)
    .leftJoin(messages, eq(messages.id, followUps.messageId))
    .where(isOf(followUps, sequences));
}

/** Returns the condition for rows of sequences: a turn belongs to one chat alone. */
function isOf(
  table: typeof followUps | typeof followUpLimits | typeof followUpTexts,
  sequences: OfTurn[],
): SQL | undefined {
  return and(
    inArray(
      table.chatId,
      sequences.map(({ chatId }) => chatId),
    ),
    inArray(
      table.turn,
      sequences.map(({ turn }) => turn),
    ),
  );
}

/** Returns the steps of a chat's earlier sequences whose outcome is stored. */
export async function listEarlierOutcomes(
  tx: Database,
  chatId: string,
  turns: string[],
): Promise<Pick<FollowUpRow, 'turn' | 'stepId'>[]> {
  if (turns.length === 0) return [];
  return tx
    .select({ turn: followUps.turn, stepId: followUps.stepId })
    .from(followUps)
    .where(and(eq(followUps.chatId, chatId), inArray(followUps.turn, turns)));
}

/** Stores the outcome of steps. What was only noted as canceled may be sent after all; what was sent stays. */
export async function recordOutcomes(tx: Database, rows: FollowUpRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(followUps)
    .values(rows)
    .onConflictDoUpdate({
      target: [followUps.chatId, followUps.turn, followUps.stepId],
      set: {
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        messageId: sql`excluded.message_id`,
        at: sql`excluded.at`,
        zone: sql`excluded.zone`,
        quietFrom: sql`excluded.quiet_from`,
        quietTo: sql`excluded.quiet_to`,
      },
      setWhere: ne(followUps.state, 'sent'),
    });
}

/** Returns until when the coach wants no follow-up in sequences, by chat. Others are left out. */
export async function findNotBefore(tx: Database, sequences: OfTurn[]): Promise<Map<string, Date>> {
  if (sequences.length === 0) return new Map();
  const rows = await tx
    .select({ chatId: followUpLimits.chatId, notBefore: followUpLimits.notBefore })
    .from(followUpLimits)
    .where(isOf(followUpLimits, sequences));
  return new Map(rows.map(({ chatId, notBefore }) => [chatId, notBefore]));
}

export async function storeNotBefore(tx: Database, { chatId, turn }: OfTurn, notBefore: Date | null): Promise<void> {
  if (notBefore === null) {
    await tx.delete(followUpLimits).where(eq(followUpLimits.chatId, chatId));
    return;
  }
  await tx
    .insert(followUpLimits)
    .values({ chatId, turn, notBefore })
    .onConflictDoUpdate({ target: followUpLimits.chatId, set: { turn, notBefore } });
}

/** Returns the coach's own words for steps of sequences. */
export async function listOwnTexts(tx: Database, sequences: OfTurn[]): Promise<OwnText[]> {
  if (sequences.length === 0) return [];
  return tx.select().from(followUpTexts).where(isOf(followUpTexts, sequences));
}

/** Stores the coach's own words for a step; null removes them. */
export async function storeOwnText(tx: Database, step: Omit<OwnText, 'text'>, text: string | null): Promise<void> {
  const { chatId, turn, stepId } = followUpTexts;
  if (text === null) {
    await tx.delete(followUpTexts).where(and(eq(chatId, step.chatId), eq(turn, step.turn), eq(stepId, step.stepId)));
    return;
  }
  await tx
    .insert(followUpTexts)
    .values({ ...step, text })
    .onConflictDoUpdate({ target: [chatId, turn, stepId], set: { text } });
}

/** Returns the chats with a call that is booked or about to be, and not over. */
export async function listWithCallAhead(tx: Database, chatIds: string[], now: Date): Promise<Set<string>> {
  if (chatIds.length === 0) return new Set();
  const rows = await tx
    .select({ chatId: appointments.chatId })
    .from(appointments)
    .where(
      and(
        inArray(appointments.chatId, chatIds),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.endsAt, now),
      ),
    );
  return new Set(rows.map(({ chatId }) => chatId!));
}

/** Returns those of these agents that follow up. */
export async function listFollowingUp(database: Database, agentIds: string[]): Promise<Set<string>> {
  if (agentIds.length === 0) return new Set();
  const rows = await database
    .select({ id: agents.id })
    .from(agents)
    .where(and(inArray(agents.id, agentIds), sql`(${agents.followUps}->>'enabled')::boolean`));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the chats of accounts whose contact wrote since an instant, with their accounts. */
export function listChatsOf(tx: Database, botIds: string[], since: Date): Promise<{ id: string; botId: string }[]> {
  return tx
    .select({ id: chats.id, botId: chats.botId })
    .from(chats)
    .where(and(inArray(chats.botId, botIds), gt(chats.lastInboundAt, since)));
}
