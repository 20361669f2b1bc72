import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { workspaceId } from '../../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Lists of handles that a coach brought in at once, so that they can be taken back at once. */
export const neverListImports = pgTable(
  'never_list_imports',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('never_list_imports_workspace').on(table.workspaceId, table.addedAt)],
);

/** Handles whose owners no agent answers, in any account of the workspace, whether or not they ever write. */
export const neverListHandles = pgTable(
  'never_list_handles',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** As it is compared: small letters, without the @. */
    handle: text('handle').notNull(),
    importId: uuid('import_id').references(() => neverListImports.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('never_list_handles_handle').on(table.workspaceId, table.handle),
    index('never_list_handles_newest').on(table.workspaceId, table.addedAt, table.id),
    index('never_list_handles_import').on(table.importId),
    index('never_list_handles_words').using('gin', sql`search_words(workspace_id, handle)`),
  ],
);
