import type { WindowFacts } from '@spotter/domain/autoreply';
import type { ProactiveReason } from '@spotter/domain/autoreply';
import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { chats, decisions, messages } from '../../../chats/index.ts';
import { appointments } from '../../booking.tables.ts';

/**
 * Returns whether the contact wrote after an instant, or the coach from another one on. `coachFrom` null: the
 * coach's messages do not count.
 */
export async function hasSpoken(
  tx: Database,
  chatId: string,
  since: { contactAfter: Date; coachFrom: Date | null },
): Promise<boolean> {
  const { contactAfter, coachFrom } = since;
  const spoke = or(
    and(eq(messages.author, 'contact'), gt(messages.sentAt, contactAfter)),
    ...(coachFrom === null ? [] : [and(eq(messages.author, 'coach'), gte(messages.sentAt, coachFrom))]),
  );
  const [spoken] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), spoke))
    .limit(1);
  return spoken !== undefined;
}

/** Returns whether a chat has an upcoming call. */
export async function hasComingCall(tx: Database, chatId: string, now: Date): Promise<boolean> {
  const [coming] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.chatId, chatId),
        inArray(appointments.status, ['pending', 'confirmed']),
        gt(appointments.startsAt, now),
      ),
    )
    .limit(1);
  return coming !== undefined;
}

/** Returns whether a chat has a record of a message about a call, from an instant on. */
export async function isSaidOfCall(
  tx: Database,
  call: { chatId: string; id: string },
  reason: ProactiveReason,
  from: Date,
): Promise<boolean> {
  const [spoken] = await tx
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.chatId, call.chatId),
        eq(decisions.reason, reason),
        gte(decisions.at, from),
        sql`${decisions.record} ->> 'appointmentId' = ${call.id}`,
      ),
    )
    .limit(1);
  return spoken !== undefined;
}

/** Returns what the window of a chat is counted from. */
export async function findWindowFacts(tx: Database, chatId: string): Promise<WindowFacts> {
  const { lastInboundAt, adMessageAt, windowRefusedAt } = chats;
  const [found] = await tx
    .select({ lastInboundAt, adMessageAt, windowRefusedAt })
    .from(chats)
    .where(eq(chats.id, chatId));
  return found ?? { lastInboundAt: null };
}

export async function setNoShowWritten(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(appointments).set({ noShowWrittenAt: at }).where(eq(appointments.id, id));
}
