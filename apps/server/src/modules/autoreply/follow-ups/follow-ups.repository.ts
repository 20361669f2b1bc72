import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { appointments } from '../../booking/index.ts';
import { chats, messages } from '../../chats/index.ts';
import { followUpLimits, followUps } from './follow-ups.tables.ts';

export type FollowUpRow = typeof followUps.$inferSelect;

/** What became of a step, with the message that was sent; null where there is none any more. */
export type StepOutcome = Pick<FollowUpRow, 'stepId' | 'state' | 'reason' | 'messageId' | 'at'> & {
  message: { text: string; status: string; aborted: boolean; attemptedAt: Date | null } | null;
};

type OfTurn = { chatId: string; turn: string };

/** Returns what became of the steps of one sequence. */
export function listOutcomes(tx: Database, { chatId, turn }: OfTurn): Promise<StepOutcome[]> {
  return tx
    .select({
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
    .where(and(eq(followUps.chatId, chatId), eq(followUps.turn, turn)));
}

/** Returns the steps of earlier sequences of a chat of which is stored what became of them. */
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

/** Stores what became of steps. What was only noted as canceled may be sent after all; what was sent stays. */
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

/** Returns before when the coach wants no follow-up in this sequence; null where they said nothing. */
export async function findNotBefore(tx: Database, { chatId, turn }: OfTurn): Promise<Date | null> {
  const [row] = await tx
    .select({ notBefore: followUpLimits.notBefore })
    .from(followUpLimits)
    .where(and(eq(followUpLimits.chatId, chatId), eq(followUpLimits.turn, turn)));
  return row?.notBefore ?? null;
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

/** Returns whether a call of a chat is booked, or about to be, and not over. */
export async function hasCallAhead(tx: Database, chatId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.chatId, chatId),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.endsAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns the chats of accounts whose contact wrote since an instant, with their accounts. */
export function listChatsOf(tx: Database, botIds: string[], since: Date): Promise<{ id: string; botId: string }[]> {
  return tx
    .select({ id: chats.id, botId: chats.botId })
    .from(chats)
    .where(and(inArray(chats.botId, botIds), gt(chats.lastInboundAt, since)));
}
