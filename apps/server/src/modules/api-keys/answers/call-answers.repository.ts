import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { NamedCall } from '../../../http/once/answer-once.ts';
import { callAnswers } from './call-answers.tables.ts';

type CallRow = typeof callAnswers.$inferSelect;

const named = ({ workspaceId, key }: NamedCall) =>
  and(eq(callAnswers.workspaceId, workspaceId), eq(callAnswers.keyHash, key));

/** Deletes what was remembered of a name until an instant. */
export async function forgetUntil(tx: Database, call: NamedCall, until: Date): Promise<void> {
  await tx.delete(callAnswers).where(and(named(call), lte(callAnswers.createdAt, until)));
}

/** Stores a call without its answer; returns whether its name was free. */
export async function insertCall(tx: Database, { workspaceId, key, request }: NamedCall, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(callAnswers)
    .values({ workspaceId, keyHash: key, requestHash: request, answer: null, createdAt: at })
    .onConflictDoNothing()
    .returning({ keyHash: callAnswers.keyHash });
  return rows.length > 0;
}

export async function findCall(tx: Database, call: NamedCall): Promise<CallRow | null> {
  const [row] = await tx.select().from(callAnswers).where(named(call));
  return row ?? null;
}

export async function keepAnswer(database: Database, call: NamedCall, answer: string): Promise<void> {
  await database.update(callAnswers).set({ answer }).where(named(call));
}

export async function deleteCall(database: Database, call: NamedCall): Promise<void> {
  await database.delete(callAnswers).where(named(call));
}

/** Deletes up to `limit` calls that came until an instant; returns how many. */
export async function deleteCallsUntil(database: Database, until: Date, limit: number): Promise<number> {
  const old = sql`(select ctid from call_answers where created_at <= ${until.toISOString()}::timestamptz limit ${limit})`;
  const rows = await database
    .delete(callAnswers)
    .where(sql`ctid in ${old}`)
    .returning({ keyHash: callAnswers.keyHash });
  return rows.length;
}
