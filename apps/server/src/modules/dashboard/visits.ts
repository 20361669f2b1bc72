import { visitNow, type Visits } from '@spotter/domain/dashboard';
import { inTransaction, type Database } from '../../database/database.ts';
import { insertMissingState, lockState, updateVisits, type DashboardState } from './dashboard-states.repository.ts';

/** Returns the visits so far; null before the first. */
export function visitsOf(state: DashboardState | null): Visits | null {
  const { visitedAt, newSince } = state ?? {};
  return visitedAt == null || newSince == null ? null : { visitedAt, newSince };
}

/** Stores a visit. */
export async function recordVisit(database: Database, userId: string, now: Date, joinedAt: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await insertMissingState(tx, userId);
    const state = await lockState(tx, userId);
    await updateVisits(tx, userId, visitNow(visitsOf(state), now, joinedAt));
  });
}
