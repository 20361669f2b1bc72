import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { calendarStates } from '../booking.tables.ts';

export type CalendarState = typeof calendarStates.$inferSelect;

export async function findCalendarState(database: Database, credentialId: string): Promise<CalendarState | null> {
  const [state] = await database.select().from(calendarStates).where(eq(calendarStates.credentialId, credentialId));
  return state ?? null;
}

/** Returns the id of the subscription by which a calendar tells of its changes; null: it has none. */
export async function findSubscription(tx: Database, credentialId: string): Promise<string | null> {
  const [state] = await tx
    .select({ subscriptionId: calendarStates.subscriptionId })
    .from(calendarStates)
    .where(eq(calendarStates.credentialId, credentialId));
  return state?.subscriptionId ?? null;
}

/** Stores which calendar of an account is used, unless one is known already. */
export async function insertCalendarState(
  database: Database,
  state: Pick<CalendarState, 'credentialId' | 'calendarId'>,
): Promise<void> {
  await database.insert(calendarStates).values(state).onConflictDoNothing();
}

export async function changeCalendarState(
  database: Database,
  credentialId: string,
  set: Partial<Pick<CalendarState, 'cursor' | 'readAt' | 'subscriptionId'>>,
): Promise<void> {
  await database.update(calendarStates).set(set).where(eq(calendarStates.credentialId, credentialId));
}
