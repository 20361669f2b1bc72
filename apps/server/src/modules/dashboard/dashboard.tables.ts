import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The facts of a user's first hour and visits that no other table has. */
export const dashboardStates = pgTable('dashboard_states', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The time of the last visit, and the time after which something is new; both are null before the first visit. */
  visitedAt: instant('visited_at'),
  newSince: instant('new_since'),
  /** The time of the first try of an agent. */
  triedAt: instant('tried_at'),
  /** The time the checklist was dismissed; null: it was not. */
  onboardingDismissedAt: instant('onboarding_dismissed_at'),
});
