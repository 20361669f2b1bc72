import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { dashboardStates } from './dashboard.tables.ts';

/** The dashboard's part of a user's export: their visits, and how their first hour went. */
export function dashboardExporters(database: Database): Exporters {
  return {
    dashboard: ({ userId }) =>
      database.select().from(dashboardStates).where(eq(dashboardStates.userId, userId)).execute(),
  };
}
