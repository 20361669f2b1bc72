import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Exporters, workspaces } from '../users/index.ts';
import { chats } from '../chats/index.ts';
import { appointments, availabilities } from './booking.tables.ts';
import { proposals } from './in-chat/proposals.tables.ts';

/** Exports a user's calls: their hours, the calls that others booked with them, and those that they booked. */
export function bookingExporters(database: Database): Exporters {
  return {
    availability: ({ workspaceId }) =>
      database.select().from(availabilities).where(eq(availabilities.workspaceId, workspaceId)).execute(),
    calls: ({ workspaceId }) =>
      database
        .select()
        .from(appointments)
        .where(and(eq(appointments.workspaceId, workspaceId), ne(appointments.status, 'held')))
        .orderBy(asc(appointments.startsAt))
        .execute(),
    proposals: ({ workspaceId }) =>
      database
        .select(getTableColumns(proposals))
        .from(proposals)
        .innerJoin(chats, eq(chats.id, proposals.chatId))
        .where(eq(chats.workspaceId, workspaceId))
        .orderBy(asc(proposals.chatId), asc(proposals.saidAt))
        .execute(),
    bookedCalls: ({ userId }) =>
      database
        .select({
          id: appointments.id,
          coachId: workspaces.ownerId,
          startsAt: appointments.startsAt,
          endsAt: appointments.endsAt,
          status: appointments.status,
          notes: appointments.notes,
          cancellationReason: appointments.cancellationReason,
          createdAt: appointments.createdAt,
        })
        .from(appointments)
        .innerJoin(workspaces, eq(workspaces.id, appointments.workspaceId))
        .where(and(eq(appointments.clientId, userId), ne(appointments.status, 'held')))
        .orderBy(asc(appointments.startsAt))
        .execute(),
  };
}
