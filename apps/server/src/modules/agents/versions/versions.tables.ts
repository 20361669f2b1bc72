import type { AgentChange } from '@spotter/contract';
import { index, integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users, workspaceId } from '../../users/index.ts';
import type { AgentContent } from '../agent-content.ts';
import { agents } from '../agents.tables.ts';

const agentId = () =>
  uuid('agent_id')
    .notNull()
    .references(() => agents.id, { onDelete: 'cascade' });
/** null: nobody, or someone who is gone. */
const by = () => uuid('by').references(() => users.id, { onDelete: 'set null' });
const at = () => timestamp('at', { withTimezone: true, mode: 'date', precision: 3 }).notNull();

/** The published versions of agents, the present one included. */
export const agentVersions = pgTable(
  'agent_versions',
  {
    agentId: agentId(),
    number: integer('number').notNull(),
    workspaceId: workspaceId(),
    /** One that an older release stored may lack fields that were added since. */
    content: jsonb('content').$type<Partial<AgentContent>>().notNull(),
    /** The names of the offers in it, by their ids: an offer may be gone when the version is restored. */
    offerNames: jsonb('offer_names').$type<Record<string, string>>().notNull(),
    /** What is different from the version before, in words. */
    changes: jsonb('changes').$type<AgentChange[]>().notNull(),
    /** The number of the version that it restored; null: none. */
    restoredFrom: integer('restored_from'),
    /** What could not be published with it because it is gone, in words. */
    leftOut: jsonb('left_out').$type<string[]>().notNull(),
    /** With how many open findings of a replay it was published, which its publisher accepted; null: none. */
    acceptedFindings: integer('accepted_findings'),
    by: by(),
    at: at(),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.number] }),
    index('agent_versions_workspace').on(table.workspaceId),
  ],
);

/** What is to be published of agents later; an agent has at most one draft. */
export const agentDrafts = pgTable('agent_drafts', {
  agentId: agentId().primaryKey(),
  workspaceId: workspaceId(),
  /** The fields that are different from the published agent; the others follow it. */
  changes: jsonb('changes').$type<Partial<AgentContent>>().notNull(),
  /** Another one with each save. */
  revision: uuid('revision').notNull(),
  by: by(),
  at: at(),
});
