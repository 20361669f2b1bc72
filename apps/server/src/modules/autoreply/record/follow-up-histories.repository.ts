import type { SentHistory } from '@spotter/domain/safety-record';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { appointments } from '../../booking/index.ts';
import { followUps } from '../follow-ups/follow-ups.tables.ts';

/** Adds to the histories of chats which of their messages were follow-ups, and the calls that forbid any. */
export async function addFollowUps(tx: Database, histories: Map<string, SentHistory>): Promise<void> {
  const chatIds = [...histories.keys()];
  const sent = await tx.select().from(followUps).where(inArray(followUps.chatId, chatIds));
  for (const { chatId, messageId, zone, quietFrom, quietTo } of sent) {
    const message = histories.get(chatId)!.messages.find(({ id }) => id === messageId);
    if (message !== undefined) message.followUp = { zone, quietHours: { from: quietFrom, to: quietTo } };
  }
  const booked = await tx
    .select({
      chatId: appointments.chatId,
      bookedAt: appointments.confirmedAt,
      endsAt: appointments.endsAt,
      cancelledAt: appointments.cancelledAt,
    })
    .from(appointments)
    .where(and(inArray(appointments.chatId, chatIds), isNotNull(appointments.confirmedAt)));
  for (const { chatId, bookedAt, endsAt, cancelledAt } of booked) {
    const history = histories.get(chatId!)!;
    history.calls = [...(history.calls ?? []), { bookedAt: bookedAt!, endedAt: cancelledAt ?? endsAt }];
  }
}
