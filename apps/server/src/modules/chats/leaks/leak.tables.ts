import { leakKinds, type ScoreReason } from '@spotter/domain/inbox';
import { sql } from 'drizzle-orm';
import { jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The conditions of partial indexes. A query has to use these exact words for the database to use the index. */
export const isLeaking = sql`leak is not null and spam is null`;
export const isToLookAt = sql`leak_look_at is not null`;
export const isToScore = sql`score_due_at is not null`;

/** The columns of a chat for a lead who is about to be lost. */
export const leakColumns = {
  /** How they are, and since which event; null: they are not. */
  leak: text('leak', { enum: leakKinds }),
  leakSince: instant('leak_since'),
  /** When the chat is looked at for leaks. The database moves it when a fact changes; null: not again. */
  leakLookAt: instant('leak_look_at'),
};

/** The columns of a chat for how promising its lead is. */
export const scoreColumns = {
  score: smallint('score').notNull().default(0),
  /** Why it is what it is; null: not computed yet. */
  scoreReasons: jsonb('score_reasons').$type<ScoreReason[]>(),
  /** When the score is computed. The database moves it when a fact changes; null: not again. */
  scoreDueAt: instant('score_due_at').default(sql`'2000-01-01 00:00:00+00'::timestamptz`),
};
