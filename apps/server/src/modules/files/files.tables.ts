import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../users/index.ts';

/** The files that are stored beside the database, by the ids of what they belong to. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [index('stored_files_workspace').on(table.workspaceId)],
);
