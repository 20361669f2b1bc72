import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Sections } from '../../users/index.ts';
import { appointments, bookingLetters } from '../booking.tables.ts';
import { proposals } from '../in-chat/proposals.tables.ts';

/** Replaces an erased name. */
const erasedName = 'Deleted contact';

/** Erases the contact's identity from a chat's calls. The times stay, because they are the coach's too. */
export async function eraseGuest(tx: Database, chatId: string): Promise<void> {
  const erased = await tx
    .update(appointments)
    .set({ guestName: erasedName, guestEmail: null, guestTimeZone: null, notes: null, cancellationReason: null })
    .where(eq(appointments.chatId, chatId))
    .returning({ id: appointments.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(bookingLetters).where(inArray(bookingLetters.appointmentId, ids));
}

/** Returns the calls of a chat and what was proposed there, for the contact's export. */
export function callSections(database: Database, chatId: string): Sections {
  return {
    calls: () =>
      database
        .select({
          id: appointments.id,
          startsAt: appointments.startsAt,
          endsAt: appointments.endsAt,
          status: appointments.status,
          guestName: appointments.guestName,
          guestEmail: appointments.guestEmail,
          guestTimeZone: appointments.guestTimeZone,
          notes: appointments.notes,
          cancellationReason: appointments.cancellationReason,
          outcome: appointments.outcome,
          result: appointments.result,
          wonAmount: appointments.wonAmount,
          wonCurrency: appointments.wonCurrency,
          wonOfferName: appointments.wonOfferName,
          lostReason: appointments.lostReason,
          followUpOn: appointments.followUpOn,
          createdAt: appointments.createdAt,
        })
        .from(appointments)
        .where(eq(appointments.chatId, chatId))
        .orderBy(asc(appointments.startsAt))
        .execute(),
    proposals: () =>
      database.select().from(proposals).where(eq(proposals.chatId, chatId)).orderBy(asc(proposals.saidAt)).execute(),
  };
}
