import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/data-export.ts';
import { chats } from '../chats/chats.tables.ts';
import { appointments, availabilities } from './booking.tables.ts';
import { proposals } from './in-chat/proposals.tables.ts';

/** What a user takes along of calls: their hours, the calls that others booked with them, and those that they booked. */
export function bookingExporters(database: Database): Exporters {
  return {
    availability: (userId: string) =>
      database.select().from(availabilities).where(eq(availabilities.coachId, userId)).execute(),
    calls: (userId: string) =>
      database
        .select()
        .from(appointments)
        .where(and(eq(appointments.coachId, userId), ne(appointments.status, 'held')))
        .orderBy(asc(appointments.startsAt))
        .execute(),
    proposals: (userId: string) =>
      database
        .select(getTableColumns(proposals))
        .from(proposals)
        .innerJoin(chats, eq(chats.id, proposals.chatId))
        .where(eq(chats.userId, userId))
        .orderBy(asc(proposals.chatId), asc(proposals.saidAt))
        .execute(),
    bookedCalls: (userId: string) =>
      database
        .select({
          id: appointments.id,
          coachId: appointments.coachId,
          startsAt: appointments.startsAt,
          endsAt: appointments.endsAt,
          status: appointments.status,
          notes: appointments.notes,
          cancellationReason: appointments.cancellationReason,
          createdAt: appointments.createdAt,
        })
        .from(appointments)
        .where(and(eq(appointments.clientId, userId), ne(appointments.status, 'held')))
        .orderBy(asc(appointments.startsAt))
        .execute(),
  };
}
