import { randomUUID } from 'node:crypto';

/** Runs one statement; returns the rows as objects. */
export type Query = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

/** A word in one message of three, in any account … */
export const commonWord = 'training';
/** … one in one chat of a hundred … */
export const occasionalWord = 'marathon';
/** … one in three messages of all … */
export const rareWord = 'zanzibar';
/** … and the name of three contacts. */
export const rareName = 'maria';

const rareContacts = "('10000000000000007', '10000000000000050', '10000000000000093')";

/**
 * How much an account has: every chat the same number of messages, or the newest one more. `unvacuumed`: as it
 * is right after a great import.
 */
export type AccountSize = { chats: number; messagesAChat: number; messagesInNewest?: number; unvacuumed?: boolean };

/**
 * Gives a user an account with a number of conversations, as years of use would leave them: most are read and
 * quiet, some are unread, a few wait for the coach. Returns the bot's id.
 */
export async function fillAccount(query: Query, userId: string, size: AccountSize): Promise<string> {
  const { chats, messagesAChat, messagesInNewest = messagesAChat } = size;
  const [credentialId, botId] = [randomUUID(), randomUUID()];
  const workspaceId = `(select id from workspaces where owner_id = '${userId}')`;
  await query(`
    insert into credentials (id, workspace_id, integration, account_id, username, tokens_at, status, created_at)
    values ('${credentialId}', ${workspaceId}, 'instagram', '17841400000000017', 'coach.dana', now(), 'connected', now())`);
  await query(`
    insert into bots (id, workspace_id, credential_id, channel, account_id, name, created_at)
    values ('${botId}', ${workspaceId}, '${credentialId}', 'instagram', '17841400000000017', 'coach.dana', now())`);
  // Writing into it row by row would take longer than making it again, with the same result.
  const { rows } = await query(`select pg_get_indexdef('messages_words'::regclass) as definition`);
  await query('drop index messages_words');
  // The counts that other parts keep of each message are not measured here.
  await query('alter table messages disable trigger user');
  await query(`
    insert into chats (id, workspace_id, bot_id, contact_id, username, name, last_inbound_at, last_activity_at, unread, stage,
      hand_over_reason, handed_over_at, autoreplies_enabled, profile_checked_at, created_at, score, score_reasons, score_due_at)
    select gen_random_uuid(), ${workspaceId}, '${botId}', (10000000000000000 + i)::text,
      case when (10000000000000000 + i)::text in ${rareContacts} then '${rareName}.' else 'lead.' end || i, 'Lead ' || substr(md5(i::text), 1, 8),
      now() - i * interval '4 minutes', now() - i * interval '4 minutes', case when i % 10 = 0 then 2 else 0 end,
      (array['new', 'engaged', 'engaged', 'qualified', 'booked', 'lost'])[1 + i % 6], null, null, i % 5 > 0, now(), now(), i * 37 % 101, '["fits"]', null
    from generate_series(1, ${chats}) as i`);
  await query(`
    update chats set stage = 'needs_you', hand_over_reason = 'anger', handed_over_at = last_activity_at
    where id in (select id from chats where bot_id = '${botId}' order by last_activity_at desc limit 20)`);
  // They have been looked at for leaks: a search through all of them would run beside what is measured.
  await query(`update chats set leak_look_at = null where bot_id = '${botId}'`);
  await query(`
    insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status)
    select gen_random_uuid(), c.id, '${botId}', 'mid.' || c.contact_id || '.' || n,
      case when n % 2 = 0 then 'contact' else 'agent' end,
      case when n % 3 = 0 then 'How is the ${commonWord} going with plan ' else 'We could talk about food and sleep, say ' end
        || substr(md5(c.contact_id || n), 1, 5)
        || case when n = 5 and c.contact_id in ${rareContacts}
          then ' in ${rareWord}'
          when n = 4 and right(c.contact_id, 2) = '50' then ' before the ${occasionalWord}' else ' this week' end,
      c.last_activity_at - n * interval '1 minute', c.last_activity_at, case when n % 2 = 0 then 'received' else 'seen' end
    from chats c, generate_series(0, ${messagesAChat - 1}) as n where c.bot_id = '${botId}'`);
  await query(`
    insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status)
    select gen_random_uuid(), c.id, '${botId}', 'mid.' || c.contact_id || '.' || n,
      case when n % 3 = 0 then 'contact' else 'agent' end,
      'Message ' || n || '.' || repeat(' Some more words to read.', n % 7),
      c.last_activity_at - n * interval '3 minutes', c.last_activity_at, case when n % 3 = 0 then 'received' else 'seen' end
    from (select * from chats where bot_id = '${botId}' order by last_activity_at desc limit 1) c,
      generate_series(${messagesAChat}, ${messagesInNewest - 1}) as n`);
  await fillTags(query, workspaceId, botId);
  await query('alter table messages enable trigger user');
  await query(String(rows[0]!['definition']));
  for (const table of ['chats', 'messages', 'chat_names', 'chat_tags']) {
    if (size.unvacuumed === true) await query(`alter table ${table} set (autovacuum_enabled = false)`);
    await query(`${size.unvacuumed === true ? 'analyze' : 'vacuum analyze'} ${table}`);
  }
  return botId;
}

/** How many tags and saved views an account has. */
const sorted = { tags: 50, views: 12 };

/** Gives each chat one of many tags, and saves views with one condition and with several. */
async function fillTags(query: Query, workspaceId: string, botId: string): Promise<void> {
  await query(`
    insert into tags (id, workspace_id, name, key, color, by_agent, is_client, created_at)
    select gen_random_uuid(), ${workspaceId}, 'tag ' || n, 'tag ' || n, 'gray', false, false, now()
    from generate_series(1, ${sorted.tags}) n`);
  await query(`
    insert into chat_tags (chat_id, tag_id, bot_id, by, last_activity_at, at)
    select c.id, t.id, c.bot_id, 'hand', c.last_activity_at, now()
    from (select *, row_number() over (order by last_activity_at desc) n from chats where bot_id = '${botId}') c
    join (select id, row_number() over (order by key) n from tags where workspace_id = ${workspaceId}) t
      on t.n = 1 + c.n % ${sorted.tags}`);
  const filters = [
    { stage: 'booked' },
    { unread: 'true' },
    { enabled: 'false' },
    { needsYou: 'true' },
    { stage: 'booked', unread: 'true' },
    // Nobody has all of it, so that every chat that is looked at is looked at in vain.
    { stage: 'lost', enabled: 'false', unread: 'true', needsYou: 'true' },
  ];
  const rows = Array.from({ length: sorted.views }, (_, at) => filters[at % filters.length]!).map(
    (filter, at) => `(gen_random_uuid(), ${workspaceId}, '${botId}', 'view ${at}', 'view ${at}',
      '${JSON.stringify(filter)}'::jsonb || case when ${at} % 3 = 2
        then jsonb_build_object('tag', (select id from tags where workspace_id = ${workspaceId} and key = 'tag 1')) else '{}' end,
      ${at}, now())`,
  );
  await query(`insert into saved_views (id, workspace_id, bot_id, name, key, filter, place, created_at)
    values ${rows.join(', ')}`);
}
