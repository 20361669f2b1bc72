import { eq, sql } from 'drizzle-orm';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Database } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { modelUse } from './model-use.tables.ts';

/** The tokens that a workspace used on a day. */
type ModelUse = { day: string; workspaceId: WorkspaceId; tokens: number };

/** Adds tokens to the use of workspaces on a day. A crash of the database may undo the last of it. */
export async function addModelUse(database: Database, uses: ModelUse[]): Promise<void> {
  await addUse(database, { rows: JSON.stringify(uses) });
}

const addUse = preparedSql(
  ({ rows }: { rows: string }) => sql`
    with added as (
      insert into ${modelUse} as known (day, workspace_id, tokens)
      select day, "workspaceId", tokens from json_to_recordset(${rows}::json) as used (day date, "workspaceId" uuid, tokens bigint)
      on conflict (day, workspace_id) do update set tokens = known.tokens + excluded.tokens)
    select ${commitWithoutWaiting}`,
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
