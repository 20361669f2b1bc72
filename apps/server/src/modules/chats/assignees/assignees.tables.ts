import type { AssignmentRule } from '@spotter/domain/inbox';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users, workspaceId } from '../../users/index.ts';

/** The conditions of partial indexes. A query has to use these exact words for the database to use the index. */
export const isAssigned = sql`assignee_id is not null`;
export const isUnassigned = sql`assignee_id is null and spam is null`;

/** The columns of a chat about who takes care of the lead. */
export const assigneeColumns = {
  /** Who has the lead; null: nobody. Somebody who has left the workspace counts as nobody. */
  assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  /** What is to be done next; `dueAt` is an ISO instant, `by` the user who wrote it down. */
  nextAction: jsonb('next_action').$type<{ text: string; dueAt: string | null; by: string }>(),
};

/** By what a workspace gives leads to its people; without a row: by nothing. */
export const assignmentRules = pgTable('assignment_rules', {
  workspaceId: workspaceId().primaryKey(),
  rule: jsonb('rule').$type<AssignmentRule>().notNull(),
  /** Who got the last lead in turn. They may have left. */
  lastAssigneeId: uuid('last_assignee_id'),
});
