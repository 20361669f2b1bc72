import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * Gives a user an account with so many chats that wait for the agent's next follow-up, in a few hours, as the
 * product would leave them. Returns the ids of a few of them.
 */
export async function fillWithPlans(client: pg.Client, userId: string, chats: number, few: number): Promise<string[]> {
  const [credentialId, botId, agentId] = [randomUUID(), randomUUID(), randomUUID()];
  const workspaceId = `(select id from workspaces where owner_id = '${userId}')`;
  const followUps = {
    enabled: true,
    steps: [300, 1_100].map((afterMinutes) => ({ id: randomUUID(), afterMinutes, text: null })),
    // The hour at which this runs must make no difference.
    quietHours: { from: '03:00', to: '03:01' },
    maxUnanswered: 2,
  };
  await client.query(`
    insert into agents (id, workspace_id, name, instructions, delay_type, reply_delay_minutes, trigger_keywords,
      reengagement_keywords, follow_ups, created_at)
    values ('${agentId}', ${workspaceId}, 'Dana', 'Be warm and short.', 'custom', 0, '["SHRED"]', '[]',
      '${JSON.stringify(followUps)}', now())`);
  await client.query(`
    insert into credentials (id, workspace_id, integration, account_id, username, tokens_at, status, created_at)
    values ('${credentialId}', ${workspaceId}, 'instagram', '17841400000000017', 'coach.dana', now(), 'connected', now())`);
  await client.query(`
    insert into bots (id, workspace_id, credential_id, channel, account_id, name, agent_id, created_at)
    values ('${botId}', ${workspaceId}, '${credentialId}', 'instagram', '17841400000000017', 'coach.dana', '${agentId}', now())`);
  // What other parts keep of each message is not measured here, and the jobs are written below.
  await client.query('alter table messages disable trigger user');
  await client.query(`
    insert into chats (id, workspace_id, bot_id, contact_id, username, last_inbound_at, last_activity_at, engaged_at, stage,
      profile_checked_at, created_at)
    select gen_random_uuid(), ${workspaceId}, '${botId}', (10000000000000000 + i)::text, 'lead.' || i, said, said, said,
      'engaged', now(), now()
    from generate_series(1, ${chats}) as i, lateral (select now() - interval '1 hour' - i % 3600 * interval '1 second' as said) at`);
  await client.query(`
    with asked as (
      insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status)
      select gen_random_uuid(), id, bot_id, 'mid.' || contact_id, 'contact', 'How much is it?', last_inbound_at,
        last_inbound_at, 'received'
      from chats where bot_id = '${botId}' returning id, chat_id, bot_id, provider_id, sent_at)
    insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, attempted_at, status, turn)
    select gen_random_uuid(), chat_id, bot_id, provider_id || '.answer', 'agent', 'What is your goal?', sent_at, sent_at,
      sent_at, 'seen', id from asked`);
  await client.query('alter table messages enable trigger user');
  await client.query(`
    insert into jobs (kind, key, payload, lane, due_at)
    select 'follow-up', id::text, '{}', 'follow-ups ' || bot_id, last_inbound_at + interval '300 minutes' from chats where bot_id = '${botId}'`);
  for (const table of ['chats', 'messages', 'jobs']) await client.query(`vacuum analyze ${table}`);
  const { rows } = await client.query<{ id: string }>(`select id from chats where bot_id = '${botId}' limit ${few}`);
  return rows.map(({ id }) => id);
}
