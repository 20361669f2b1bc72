import pg from 'pg';

const messagesOfAChat = 20;
/** Max calls: a full calendar of two weeks. */
const callsAhead = 80;

/**
 * Makes a year of conversations, up to today, for the one coach of a database. SQL makes them, and the counts of
 * the triggers are counted once at the end, because row by row it would take hours.
 */
export async function makeTraffic(url: string, messages: number): Promise<{ agentId: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const chats = messages / messagesOfAChat;
  const run = async (statement: string) => (await client.query<{ id: string }>(statement)).rows;
  try {
    // Keeping the counts is not measured here, and the analytics read none of these indexes.
    await run('drop index messages_words, messages_provider, messages_learnt');
    for (const table of ['chats', 'messages', 'chat_milestones', 'call_milestones', 'appointments']) {
      await run(`alter table ${table} disable trigger user`);
    }
    await run(`insert into agents (id, workspace_id, name, instructions, delay_type, reply_delay_minutes, trigger_keywords,
        reengagement_keywords, created_at)
      select gen_random_uuid(), id, 'Dana', 'Be kind.', 'custom', 0, '["SHRED"]', '[]', now() from workspaces`);
    for (const channel of ['instagram', 'messenger']) {
      await run(`with credential as (
          insert into credentials (id, workspace_id, integration, account_id, username, tokens_at, status, created_at)
          select gen_random_uuid(), id, '${channel}', '${channel}', 'coach.dana', now(), 'connected', now() from workspaces
          returning id, workspace_id)
        insert into bots (id, workspace_id, credential_id, channel, account_id, name, agent_id, created_at)
        select gen_random_uuid(), credential.workspace_id, credential.id, '${channel}', '${channel}', 'coach.dana', agents.id, now()
        from credential cross join agents`);
    }
    await run(`create temp table made as
      select gen_random_uuid() as chat_id, bot.id as bot_id, bot.workspace_id, n,
        now() - random() * interval '365 days' as began_at, random() as luck
      from generate_series(1, ${chats}) n
      cross join lateral (select id, workspace_id from bots order by channel offset n % 2 limit 1) bot`);
    await run(`insert into chats (id, workspace_id, bot_id, contact_id, username, engaged_at, engaged_keyword, engaged_agent_id,
        stage, last_activity_at, created_at)
      select chat_id, workspace_id, bot_id, 'contact ' || n, 'lead.' || n,
        case when luck < 0.6 then began_at + interval '1 minute' end, 'KEYWORD ' || n % 5,
        (select id from agents), 'engaged', began_at, began_at from made`);
    await run(`insert into messages (id, chat_id, bot_id, author, text, sent_at, received_at, status, waited_seconds)
      select gen_random_uuid(), chat_id, bot_id, who.author, 'ok', said.at, said.at,
        case who.author when 'contact' then 'received' else 'seen' end,
        case who.author when 'agent' then (10 + random() * 50)::integer when 'coach' then (60 + random() * 40000)::integer end
      from made
      cross join generate_series(1, ${messagesOfAChat}) part
      cross join lateral (select began_at + part * (made.luck + 0.5) * interval '40 minutes' as at) said
      cross join lateral (select case when part % 2 = 1 then 'contact' when part % 6 = 0 then 'coach' else 'agent' end as author) who`);
    await run(`insert into chat_milestones (chat_id, bot_id, began_at, engaged_at, agent_id, keyword, source, talking, qualified, booked, shown)
      select chat_id, bot_id, began_at, case when luck < 0.6 then began_at + interval '1 minute' end, (select id from agents),
        'KEYWORD ' || n % 5, case when n % 3 = 0 then 'ad ' || n % 7 end, luck < 0.5, luck < 0.25, luck < 0.1, luck < 0.06 from made`);
    await run(`insert into appointments (id, workspace_id, chat_id, starts_at, ends_at, status, source, guest_name, language,
        calendar_kind, confirmed_at, created_at, updated_at)
      select gen_random_uuid(), workspace_id, chat_id, now() + (${callsAhead} - row_number() over ()) * interval '1 hour',
        now() + (${callsAhead} + 1 - row_number() over ()) * interval '1 hour', 'confirmed', 'chat', 'Lead', 'en', 'own',
        began_at + interval '1 day', began_at, began_at
      from made where luck < 0.1`);
    await run(`insert into call_milestones (appointment_id, bot_id, booked_at)
      select appointments.id, made.bot_id, confirmed_at from appointments join made using (chat_id)`);
    for (const table of ['chats', 'messages', 'chat_milestones', 'call_milestones', 'appointments']) {
      await run(`alter table ${table} enable trigger user`);
    }
    await run('select analytics_recount()');
    const [agent] = await run('select id from agents');
    return { agentId: agent!.id };
  } finally {
    await client.end();
  }
}

/** Waits until the server has added up the counts. */
export async function countsAddedUp(url: string): Promise<{ messages: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ waiting: string }>('select count(*) as waiting from analytics_changes');
      if (rows[0]?.waiting === '0') break;
      await client.query('select pg_sleep(1)');
    }
    await client.query('vacuum analyze');
    const { rows } = await client.query<{ messages: string }>('select count(*) as messages from messages');
    return { messages: Number(rows[0]?.messages) };
  } finally {
    await client.end();
  }
}
