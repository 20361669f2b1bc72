import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/users.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What of a user's first hour, and of their visits, can be read from nothing else. */
export const dashboardStates = pgTable('dashboard_states', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the dashboard was looked at last, and from when on something is new; both are null before the first time. */
  visitedAt: instant('visited_at'),
  newSince: instant('new_since'),
  /** When an agent was first tried. */
  triedAt: instant('tried_at'),
  /** When the checklist was dismissed; null: it was not. */
  onboardingDismissedAt: instant('onboarding_dismissed_at'),
});
