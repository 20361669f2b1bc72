import { and, eq, sql } from 'drizzle-orm';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { modelUse } from './model-use.tables.ts';

/** The tokens that a workspace used on a day. */
type ModelUse = { day: string; workspaceId: WorkspaceId; tokens: number };

/**
 * Adds tokens to the use of workspaces on a day. Returns what each has used then. A crash of the database may
 * undo the last of it.
 */
export async function addModelUse(database: Database, uses: ModelUse[]): Promise<Omit<ModelUse, 'day'>[]> {
  const rows = await addUse(database, { rows: JSON.stringify(uses) });
  return rows.map(({ workspaceId, tokens }) => ({ workspaceId, tokens: Number(tokens) }));
}

const addUse = preparedSql<{ rows: string }, { workspaceId: WorkspaceId; tokens: string }>(
  ({ rows }) => sql`
    with added as (
      insert into ${modelUse} as known (day, workspace_id, tokens)
      select day, "workspaceId", tokens from json_to_recordset(${rows}::json) as used (day date, "workspaceId" uuid, tokens bigint)
      on conflict (day, workspace_id) do update set tokens = known.tokens + excluded.tokens
      returning known.workspace_id, known.tokens)
    select workspace_id as "workspaceId", tokens, ${commitWithoutWaiting} from added`,
  { shared: true },
);

/** Returns the tokens used on a day, by one account and in all. */
export async function findModelUse(
  database: Database,
  workspaceId: WorkspaceId,
  day: string,
): Promise<{ perAccount: number; inAll: number }> {
  const [spent] = await database
    .select({
      inAll: sql<string>`coalesce(sum(${modelUse.tokens}), 0)`,
      perAccount: sql<string>`coalesce(sum(${modelUse.tokens}) filter (where ${modelUse.workspaceId} = ${workspaceId}), 0)`,
    })
    .from(modelUse)
    .where(eq(modelUse.day, day));
  return { perAccount: Number(spent?.perAccount), inAll: Number(spent?.inAll) };
}

/** Adds what was heard for a workspace on a day. */
export async function addHeardSeconds(
  database: Database,
  { day, workspaceId, seconds }: { day: string; workspaceId: WorkspaceId; seconds: number },
): Promise<void> {
  await database
    .insert(modelUse)
    .values({ day, workspaceId, tokens: 0, heardSeconds: seconds })
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.workspaceId],
      set: { heardSeconds: sql`${modelUse.heardSeconds} + ${seconds}` },
    });
}

/** Returns the seconds of voice notes that were heard for a workspace on a day. */
export async function findHeardSeconds(database: Database, workspaceId: WorkspaceId, day: string): Promise<number> {
  const [used] = await database
    .select({ seconds: modelUse.heardSeconds })
    .from(modelUse)
    .where(and(eq(modelUse.workspaceId, workspaceId), eq(modelUse.day, day)));
  return used?.seconds ?? 0;
}
