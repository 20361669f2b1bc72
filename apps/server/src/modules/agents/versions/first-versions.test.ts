import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createOlderDatabase } from '../../../database/older-database.test-support.ts';
import { newId } from '../../../platform/ids.ts';
import { contentOf } from '../agent-content.ts';
import { agents } from '../agents.tables.ts';
import { agentVersions } from './versions.tables.ts';

test('what an agent says when a server with versions first starts is its first version', async () => {
  const older = await createOlderDatabase('0024_tag-imports');
  const [userId, workspaceId, agentId, offerId] = [newId(), newId(), newId(), newId()];
  await older.database.execute(sql`insert into users (id, email, first_name, last_name, role, time_zone, created_at)
    values (${userId}, 'dana@example.test', 'Dana', 'Reyes', 'trainer', 'UTC', now())`);
  await older.database.execute(
    sql`insert into workspaces (id, owner_id, created_at) values (${workspaceId}, ${userId}, now())`,
  );
  await older.database
    .execute(sql`insert into offers (id, workspace_id, name, terms, for_whom, active, created_at, updated_at)
    values (${offerId}, ${workspaceId}, 'Shred', '', '', true, now(), now())`);
  await older.database
    .execute(sql`insert into agents (id, workspace_id, name, instructions, delay_type, reply_delay_minutes,
      trigger_keywords, reengagement_keywords, goodbye, offer_ids, active_hours, created_at)
    values (${agentId}, ${workspaceId}, 'Dana', 'Be kind.', 'custom', 5, '["FIT"]', '[]', 'Bye.', jsonb_build_array(${offerId}::text),
      '{"days": [1], "from": "09:00", "to": "17:00", "outside": "wait"}', now())`);
  const { database, close } = await older.upgrade();
  const [agent] = await database.select().from(agents).where(eq(agents.id, agentId));
  // What came later is not in it.
  const { answers: _, rules: _rules, ...content } = contentOf(agent!);
  expect(await database.select().from(agentVersions)).toEqual([
    {
      agentId,
      number: 1,
      workspaceId,
      content,
      offerNames: { [offerId]: 'Shred' },
      changes: [],
      restoredFrom: null,
      leftOut: [],
      by: null,
      at: agent!.createdAt,
    },
  ]);
  await close();
});
