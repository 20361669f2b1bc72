import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bookingLetters } from '../booking.tables.ts';

export type EmailRow = typeof bookingLetters.$inferSelect;

/** Stores emails to be sent. One that is stored already for the same state of the call stays as it is. */
export async function insertEmails(tx: Database, emails: Omit<EmailRow, 'outcome' | 'settledAt'>[]): Promise<void> {
  await tx.insert(bookingLetters).values(emails).onConflictDoNothing();
}

/** Returns the waiting emails about a call, oldest first. */
export function listWaitingEmails(database: Database, appointmentId: string): Promise<EmailRow[]> {
  return database
    .select()
    .from(bookingLetters)
    .where(and(eq(bookingLetters.appointmentId, appointmentId), isNull(bookingLetters.outcome)))
    .orderBy(asc(bookingLetters.createdAt), asc(bookingLetters.id));
}

export async function finishEmail(
  database: Database,
  id: string,
  outcome: NonNullable<EmailRow['outcome']>,
  at: Date,
): Promise<void> {
  await database.update(bookingLetters).set({ outcome, settledAt: at }).where(eq(bookingLetters.id, id));
}
