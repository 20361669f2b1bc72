import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { appointments } from '../booking.tables.ts';
import type { StoredProposal } from './chat-proposals.ts';
import { proposals } from './proposals.tables.ts';

/** The call of a chat and its newest proposal as they were at an instant; null: there was none. */
export type CallsAt = {
  call: { startsAt: Date; endsAt: Date; guestZone: string | null } | null;
  proposal: StoredProposal | null;
};

/** Returns what was arranged in a chat before an instant. A call that was moved since is at its present time. */
export async function findCallsAt(database: Database, chatId: string, at: Date): Promise<CallsAt> {
  const { startsAt, endsAt, guestTimeZone, confirmedAt, cancelledAt: canceledAt } = appointments;
  const [[call], [said]] = await Promise.all([
    database
      .select({ startsAt, endsAt, guestZone: guestTimeZone, confirmedAt })
      .from(appointments)
      .where(
        and(
          eq(appointments.chatId, chatId),
          inArray(appointments.status, ['confirmed', 'cancelled']),
          lt(confirmedAt, at),
          or(isNull(canceledAt), gte(canceledAt, at)),
        ),
      )
      .orderBy(desc(startsAt))
      .limit(1),
    database
      .select()
      .from(proposals)
      .where(and(eq(proposals.chatId, chatId), lt(proposals.saidAt, at)))
      .orderBy(desc(proposals.saidAt), desc(proposals.id))
      .limit(1),
  ]);
  return { call: call ?? null, proposal: said === undefined ? null : asItWas(said, call?.confirmedAt ?? null) };
}

/** Returns a proposal with its state then: it was live, unless a call had been booked by it. */
function asItWas(row: typeof proposals.$inferSelect, confirmedAt: Date | null): StoredProposal {
  const { timeZone: zone, slots, state, ...proposal } = row;
  const wasUsed = state === 'used' && confirmedAt !== null && confirmedAt >= row.saidAt;
  return {
    ...proposal,
    zone,
    slots: slots.map((slot) => new Date(slot)),
    state: wasUsed ? 'used' : 'live',
  };
}
