import type { Visits } from '@spotter/domain/dashboard';
import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { dashboardStates } from './dashboard.tables.ts';

export type DashboardState = typeof dashboardStates.$inferSelect;

/** Returns what is stored of a user's dashboard; null: nothing yet. */
export async function findState(database: Database, userId: string): Promise<DashboardState | null> {
  const [row] = await database.select().from(dashboardStates).where(eq(dashboardStates.userId, userId));
  return row ?? null;
}

/** Stores an empty state for a user without one. */
export async function insertMissingState(tx: Database, userId: string): Promise<void> {
  await tx.insert(dashboardStates).values({ userId }).onConflictDoNothing();
}

/** Returns a user's state, locked until the transaction ends. */
export async function lockState(tx: Database, userId: string): Promise<DashboardState | null> {
  const [row] = await tx.select().from(dashboardStates).where(eq(dashboardStates.userId, userId)).for('update');
  return row ?? null;
}

export async function updateVisits(tx: Database, userId: string, visits: Visits): Promise<void> {
  await tx.update(dashboardStates).set(visits).where(eq(dashboardStates.userId, userId));
}

/** Stores that an agent was tried; only the first time counts. */
export async function recordTrial(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .insert(dashboardStates)
    .values({ userId, triedAt: now })
    .onConflictDoUpdate({
      target: dashboardStates.userId,
      set: { triedAt: now },
      setWhere: isNull(dashboardStates.triedAt),
    });
}

/** Dismisses the checklist; null brings it back. */
export async function dismissOnboarding(database: Database, userId: string, at: Date | null): Promise<void> {
  const set = { onboardingDismissedAt: at };
  await database
    .insert(dashboardStates)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: dashboardStates.userId, set });
}
