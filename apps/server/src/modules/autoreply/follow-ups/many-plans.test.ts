import { agentRoutes } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../database/database.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

/** More than a worker looks at together. */
const plans = 300;

let spotter: SpotterUnderTest;
let coach: Coach;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  await spotter.connection.database.execute(sql`
    insert into chats (id, workspace_id, bot_id, contact_id, username, last_inbound_at, last_activity_at, profile_checked_at, created_at)
    select gen_random_uuid(), ${coach.access.workspaceId}, ${coach.botId}, 'quiet.' || nth, 'quiet.' || nth, now(), now(), now(), now()
    from generate_series(1, ${plans}::int) nth`);
});
afterAll(() => spotter.close());

test('an answer does not wait for the many plans that a saved agent has looked at again', async () => {
  const params = { id: coach.agentId };
  const agent = await coach.client.call(agentRoutes.find, { params });
  const followUps = { ...agent.followUps, enabled: true, steps: [{ afterMinutes: 180, text: 'Still up for it?' }] };
  await coach.client.call(agentRoutes.update, { params, body: { ...agent, followUps } });
  spotter.writes('SHRED');
  await spotter.until('an answer', () => spotter.answers().length === 1);
  const open = await queryRows(
    spotter.connection.database,
    sql`select key from jobs where kind = 'follow-up' and due_at <= now()`,
  );
  expect(open.length).toBeGreaterThan(plans / 4);
});
