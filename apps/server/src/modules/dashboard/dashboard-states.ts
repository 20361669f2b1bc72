import { visitNow, type Visits } from '@spotter/domain';
import { eq, isNull } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { dashboardStates } from './dashboard.tables.ts';

export type DashboardState = typeof dashboardStates.$inferSelect;

/** What is remembered of a user's dashboard; null: nothing yet. */
export async function findState(database: Database, userId: string): Promise<DashboardState | null> {
  const [row] = await database.select().from(dashboardStates).where(eq(dashboardStates.userId, userId));
  return row ?? null;
}

/** The visits so far; null before the first. */
export function visitsOf(state: DashboardState | null): Visits | null {
  const { visitedAt, newSince } = state ?? {};
  return visitedAt == null || newSince == null ? null : { visitedAt, newSince };
}

/** Remembers a visit. */
export async function recordVisit(database: Database, userId: string, now: Date, joinedAt: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx.insert(dashboardStates).values({ userId }).onConflictDoNothing();
    const [row] = await tx.select().from(dashboardStates).where(eq(dashboardStates.userId, userId)).for('update');
    await tx
      .update(dashboardStates)
      .set(visitNow(visitsOf(row ?? null), now, joinedAt))
      .where(eq(dashboardStates.userId, userId));
  });
}

/** Remembers that an agent was tried; only the first time counts. */
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
