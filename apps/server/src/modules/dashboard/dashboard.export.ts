import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/data-export.ts';
import { dashboardStates } from './dashboard.tables.ts';

/** What a user takes along of the dashboard: when they looked at it, and how their first hour went. */
export function dashboardExporters(database: Database): Exporters {
  return {
    dashboard: (userId: string) =>
      database.select().from(dashboardStates).where(eq(dashboardStates.userId, userId)).execute(),
  };
}
