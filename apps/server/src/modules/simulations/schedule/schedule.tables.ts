import type { NightResult } from '@spotter/domain/simulated-leads';
import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { agents } from '../../agents/index.ts';
import { workspaceId } from '../../users/index.ts';
import { simulations } from '../simulations.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The agents that are tried every night, and what the nights came to. */
export const nightlySuites = pgTable(
  'nightly_suites',
  {
    agentId: uuid('agent_id')
      .primaryKey()
      .references(() => agents.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    /** The last night that was decided about, as a day of the coach; null: none yet. */
    night: date('night', { mode: 'string' }),
    /** What was decided, and when. */
    outcome: text('outcome', { enum: ['played', 'unchanged', 'over-budget'] }),
    decidedAt: instant('decided_at'),
    /** The last run; null: none yet, or it is gone. */
    runId: uuid('run_id').references(() => simulations.id, { onDelete: 'set null' }),
    /** The mark and the end of the last run in which all leads were played. */
    mark: text('mark'),
    markedAt: instant('marked_at'),
    /** How it last went, by the lead. */
    results: jsonb('results').$type<Record<string, NightResult>>().notNull().default({}),
  },
  (table) => [index('nightly_suites_workspace').on(table.workspaceId)],
);
