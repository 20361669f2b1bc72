import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { chatBriefs } from './briefs.tables.ts';

/** The briefs in a workspace's export. */
export function briefExporters(database: Database): Exporters {
  return {
    briefs: ({ workspaceId }) =>
      database
        .select()
        .from(chatBriefs)
        .where(eq(chatBriefs.workspaceId, workspaceId))
        .orderBy(asc(chatBriefs.chatId))
        .execute(),
  };
}
