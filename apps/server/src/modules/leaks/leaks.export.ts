import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { leaks } from './leaks.tables.ts';

/** The leaks in a workspace's export. */
export function leakExporters(database: Database): Exporters {
  return {
    leaks: ({ workspaceId }) =>
      database
        .select()
        .from(leaks)
        .where(eq(leaks.workspaceId, workspaceId))
        .orderBy(asc(leaks.foundAt), asc(leaks.id))
        .execute(),
  };
}
