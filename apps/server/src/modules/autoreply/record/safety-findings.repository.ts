import type { VoiceFault } from '@spotter/domain/safety-record';
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { appointments } from '../../booking/index.ts';
import { chats, messages } from '../../chats/index.ts';
import { voiceFindings } from './safety-record.tables.ts';

/** The start of a page: after the entry with this instant and id. */
type PageStart = { at: Date; id: string };

/** The calls that count as booked in a chat, and those that should be in the calendar and are not. */
const wasBooked = and(eq(appointments.source, 'chat'), isNotNull(appointments.confirmedAt));
const isMissing = sql`(${appointments.source} = 'chat' and ${appointments.status} = 'confirmed' and (
  ${appointments.confirmedAt} is null or ${appointments.task} = 'book'
  or (${appointments.calendarKind} <> 'own' and ${appointments.bookingId} is null)))`;

/** Returns how many calls the agent has booked, and how many are in no calendar. */
export async function countBookings(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<{ count: number; of: number }> {
  const [row] = await database
    .select({
      count: sql<number>`count(*) filter (where ${isMissing})`.mapWith(Number),
      of: sql<number>`count(*) filter (where ${wasBooked} or ${isMissing})`.mapWith(Number),
    })
    .from(appointments)
    .where(eq(appointments.workspaceId, workspaceId));
  return row ?? { count: 0, of: 0 };
}

/** An entry behind a counter. */
export type Finding = {
  id: string;
  chatId: string | null;
  messageId: string | null;
  contactName: string | null;
  text: string;
  at: Date;
};

/** Returns the messages behind one counter, newest first. */
export function listFindings(
  database: Database,
  workspaceId: WorkspaceId,
  counter: VoiceFault,
  page: { limit: number; start: PageStart | null },
): Promise<Finding[]> {
  const { start } = page;
  const from = start === null ? null : sql`${start.at.toISOString()}::timestamptz`;
  return database
    .select({
      id: voiceFindings.id,
      chatId: voiceFindings.chatId,
      messageId: voiceFindings.messageId,
      contactName: sql<string | null>`coalesce(${chats.username}, ${chats.name})`,
      text: messages.text,
      at: voiceFindings.at,
    })
    .from(voiceFindings)
    .innerJoin(chats, eq(chats.id, voiceFindings.chatId))
    .innerJoin(messages, eq(messages.id, voiceFindings.messageId))
    .where(
      and(
        eq(voiceFindings.workspaceId, workspaceId),
        eq(voiceFindings.counter, counter),
        from === null || start === null
          ? undefined
          : or(lt(voiceFindings.at, from), and(eq(voiceFindings.at, from), lt(voiceFindings.id, start.id))),
      ),
    )
    .orderBy(desc(voiceFindings.at), desc(voiceFindings.id))
    .limit(page.limit);
}

/** Returns the calls that are in no calendar, newest first. */
export async function listMissingBookings(
  database: Database,
  workspaceId: WorkspaceId,
  page: { limit: number; start: PageStart | null },
): Promise<Finding[]> {
  const { start } = page;
  const from = start === null ? null : sql`${start.at.toISOString()}::timestamptz`;
  return database
    .select({
      id: appointments.id,
      chatId: appointments.chatId,
      messageId: sql<null>`null`,
      contactName: sql<string | null>`coalesce(${chats.username}, ${chats.name}, ${appointments.guestName})`,
      text: sql<string>`to_char(${appointments.startsAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`,
      at: appointments.createdAt,
    })
    .from(appointments)
    .leftJoin(chats, eq(chats.id, appointments.chatId))
    .where(
      and(
        eq(appointments.workspaceId, workspaceId),
        isMissing,
        from === null || start === null
          ? undefined
          : or(lt(appointments.createdAt, from), and(eq(appointments.createdAt, from), lt(appointments.id, start.id))),
      ),
    )
    .orderBy(desc(appointments.createdAt), desc(appointments.id))
    .limit(page.limit);
}
