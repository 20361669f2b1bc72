import { maxRules, maxRulesOfChat } from '@spotter/domain/autoreply';
import { maxTurnsOfReplay } from '@spotter/domain/replay';
import { maxLeadsOfRun, maxRuns } from '@spotter/domain/simulated-leads';
import { maxViews } from '@spotter/domain/inbox';
import { sql, type SQL } from 'drizzle-orm';
import { inTransaction, queryRows, type Database } from '../../database/database.ts';
import { indexOffer, storeKnowledge } from '../../modules/knowledge/index.ts';
import type { Coach } from '../spotter-under-test.ts';

type StoredFiles = Parameters<typeof storeKnowledge>[1];

/** How much a coach has: what has a limit up to it, the rest as years of use leave it. */
const size = {
  chats: 1_000,
  messagesAChat: 5,
  messagesInLongest: 2_000,
  offers: 50,
  apiKeys: 20,
  answers: 150,
  passages: 500,
  agents: 30,
  versions: 200,
  accounts: 20,
  calls: 400,
  comments: 1_500,
  notifications: 1_500,
  cannedReplies: 200,
  notes: 200,
  neverList: 10_000,
  tags: 200,
  tagImports: 60,
  clips: 30,
  unanswered: 300,
  audit: 500,
  sessions: 100,
};
const countedTables = ['chats', 'messages', 'chat_milestones', 'call_milestones', 'appointments', 'comments'];
/** Dear to compare: every passage names every offer, with many sums. */
const dearPassage = `abc ${'$2 '.repeat(395)}`.slice(0, 1_200);

/** In words, for the table that the test prints. */
export const contentInWords = Object.entries(size)
  .map(([name, count]) => `${count} ${name}`)
  .join(', ');

/**
 * Fills the account of a coach who has one chat with one call.
 * Rows are stored in bulk, as the product would leave them.
 */
export async function fillAccount(database: Database, files: StoredFiles, coach: Coach, chatId: string): Promise<void> {
  const { workspaceId } = coach.access;
  const run = (statement: SQL) => database.execute(statement);
  for (const table of countedTables) await run(sql`alter table ${sql.identifier(table)} disable trigger user`);
  // Made again at the end, which is quicker than row by row.
  const [words] = await queryRows<{ definition: string }>(
    database,
    sql`select pg_get_indexdef('messages_words'::regclass) as definition`,
  );
  await run(sql`drop index messages_words`);
  await fillChats(run, coach, chatId);
  await fillAround(run, coach, chatId);
  for (const table of countedTables) await run(sql`alter table ${sql.identifier(table)} enable trigger user`);
  await run(sql.raw(words!.definition));
  await run(sql`select analytics_recount()`);
  await fillKnowledge(database, files, coach);
  await run(sql`insert into unanswered_questions (id, workspace_id, question, state, times, first_asked_at, last_asked_at)
    select gen_random_uuid(), ${workspaceId}, 'Where can I leave ' || md5(n::text) || ' while we train?', 'open', 20, now(), now() - n * interval '1 minute'
    from generate_series(1, ${size.unanswered}::int) n`);
  await run(sql`insert into unanswered_askings (question_id, chat_id, message_id, text, at)
    select q.id, c.id, gen_random_uuid(), q.question, now() from unanswered_questions q
    cross join (select id from chats where workspace_id = ${workspaceId} order by id limit 20) c`);
  await run(sql`insert into never_list_handles (id, workspace_id, handle, added_at)
    select gen_random_uuid(), ${workspaceId}, 'client.' || n, now() - n * interval '1 minute'
    from generate_series(1, ${size.neverList}::int) n`);
  await run(sql`insert into tags (id, workspace_id, name, key, color, by_agent, is_client, created_at)
    select gen_random_uuid(), ${workspaceId}, 'tag ' || n, 'tag ' || n, 'gray', n <= 30, false, now()
    from generate_series(1, ${size.tags}::int) n`);
  await run(sql`insert into tag_imports (id, workspace_id, name, state, added_at)
    select gen_random_uuid(), ${workspaceId}, 'import ' || n, 'done', now() - n * interval '1 day'
    from generate_series(1, ${size.tagImports}::int) n`);
  // Half of the chats have the first tag by one import, and each has one of the others.
  await run(sql`insert into chat_tags (chat_id, tag_id, bot_id, by, last_activity_at, at, import_id)
    select c.id, t.id, c.bot_id, 'hand', c.last_activity_at, now(),
      case when t.n = 1 then (select id from tag_imports where workspace_id = ${workspaceId} order by name limit 1) end
    from (select *, row_number() over (order by id) n from chats where workspace_id = ${workspaceId}) c
    join (select id, row_number() over (order by key) n from tags where workspace_id = ${workspaceId}) t
      on t.n = c.n % ${size.tags}::int + 1 or (t.n = 1 and c.n % 2 = 0)
    on conflict do nothing`);
  await run(sql`insert into stored_files (id, workspace_id, bytes, sha256, stored_at)
    select gen_random_uuid(), ${workspaceId}, 1000, 'clip ' || n, now() from generate_series(1, ${size.clips}::int) n`);
  await run(sql`insert into clips (id, workspace_id, name, kind, format, when_to_use, per_contact_once, shows_person, created_at)
    select id, ${workspaceId}, sha256, 'audio', 'wav', repeat('When? ', 33), true, false, now()
    from stored_files where workspace_id = ${workspaceId} and sha256 like 'clip %'`);
  // Every chat got every clip.
  await run(sql`insert into clip_sends (message_id, clip_id, chat_id, at)
    select gen_random_uuid(), k.id, c.id, now() from clips k join chats c using (workspace_id)
    where workspace_id = ${workspaceId}`);
  await run(sql`insert into saved_views (id, workspace_id, bot_id, name, key, filter, place, created_at)
    select gen_random_uuid(), ${workspaceId}, ${coach.botId}, 'view ' || n, 'view ' || n,
      case n % 3 when 0 then '{"stage": "lost", "unread": "true"}' when 1 then '{"needsYou": "true", "assignee": "me"}'
        else '{"enabled": "true", "stage": "booked", "unread": "true"}' end::jsonb, n, now()
    from generate_series(1, ${maxViews - 5}::int) n`);
  await run(sql`insert into bulk_changes (id, workspace_id, action, state, total, is_more, answers, created_at)
    select gen_random_uuid(), ${workspaceId}, '{"kind": "done"}', 'planned', 0, false, 0, now() from generate_series(1, 17)`);
  await run(sql`insert into bulk_chats (bulk_id, place, chat_id, outcome, reason, snapshot)
    select b.id, c.n, c.id, 'left-out', 'same', '{}' from bulk_changes b
    cross join (select id, row_number() over (order by id) n from chats where workspace_id = ${workspaceId} limit 5000) c
    where b.workspace_id = ${workspaceId}`);
  await run(
    sql`analyze clips, clip_sends, bulk_chats, chat_tags, never_list_handles, chats, decisions, jobs, messages, replayed_turns, knowledge_passages, notifications, comments, unanswered_askings`,
  );
}

type Run = (statement: SQL) => Promise<unknown>;

async function fillChats(run: Run, { access, botId, agentId }: Coach, chatId: string): Promise<void> {
  const { workspaceId, userId } = access;
  await run(sql`insert into chats (id, workspace_id, bot_id, contact_id, username, name, last_inbound_at, last_activity_at, unread, stage, lost_reason,
      hand_over_reason, handed_over_at, engaged_at, engaged_keyword, engaged_agent_id, engaged_source, facts, awaiting_since, profile_checked_at, created_at, assignee_id)
    select gen_random_uuid(), ${workspaceId}, ${botId}, (10000000000000000 + n)::text, 'lead.' || n, 'Lead ' || md5(n::text),
      now() - n * interval '9 minutes', now() - n * interval '9 minutes', n % 3,
      (array['needs_you', 'engaged', 'engaged', 'qualified', 'booked', 'lost'])[1 + n % 6], case when n % 6 = 5 then 'price' end,
      case when n % 6 = 0 then 'anger' end, case when n % 6 = 0 then now() end,
      now() - n * interval '1 hour', 'SHRED', ${agentId}, 'ad ' || n % 40,
      (select jsonb_agg(jsonb_build_object('name', 'fact ' || f, 'value', repeat('a value ', 30))) from generate_series(1, 20) f),
      case when n % 5 = 0 then now() - n * interval '9 minutes' end, now(), now() - n * interval '1 hour', case when n % 2 = 0 then ${userId}::uuid end
    from generate_series(1, ${size.chats}::int) n`);
  await run(sql`insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status, waited_seconds)
    select gen_random_uuid(), c.id, ${botId}, 'mid.' || c.contact_id || '.' || n, case when n % 2 = 0 then 'contact' else 'agent' end,
      'How is the training going with plan ' || md5(c.contact_id || n) || ' this week', c.last_activity_at - n * interval '1 minute', c.last_activity_at,
      case when n % 2 = 0 then 'received' else 'seen' end, case when n % 2 = 1 then 40 end
    from chats c, generate_series(0, ${size.messagesAChat - 1}::int) n where c.bot_id = ${botId} and c.id <> ${chatId}`);
  // Every answer is a turn of the agent.
  await run(sql`insert into decisions (id, chat_id, kind, reason, message_id, record, at)
    select gen_random_uuid(), chat_id, 'reply', 'conversation-goes-on', id, '{}', sent_at from messages
    where bot_id = ${botId} and chat_id <> ${chatId} and author = 'contact'`);
  await run(sql`update messages answer set turn = heard.id, decision_id = d.id
    from chats c, generate_series(1, ${size.messagesAChat - 1}::int, 2) n, messages heard, decisions d
    where c.bot_id = ${botId} and c.id <> ${chatId} and answer.bot_id = c.bot_id and heard.bot_id = c.bot_id
      and answer.provider_id = 'mid.' || c.contact_id || '.' || n and heard.provider_id = 'mid.' || c.contact_id || '.' || (n - 1)
      and d.chat_id = c.id and d.message_id = heard.id`);
  await run(sql`insert into messages (id, chat_id, bot_id, provider_id, author, text, sent_at, received_at, status, waited_seconds)
    select gen_random_uuid(), ${chatId}, ${botId}, 'mid.long.' || n, case when n % 3 = 0 then 'contact' else 'agent' end,
      'Message ' || n || '.' || repeat(' Some more words to read.', n % 40), now() - interval '2 days' - n * interval '3 minutes', now(),
      case when n % 3 = 0 then 'received' else 'seen' end, case when n % 3 > 0 then 40 end
    from generate_series(1, ${size.messagesInLongest}::int) n`);
  await run(sql`insert into jobs (kind, key, payload, lane, due_at)
    select 'follow-up', id::text, '{}', 'follow-ups ' || bot_id, now() + interval '1 day' + unread * interval '1 minute'
    from chats where bot_id = ${botId} and id <> ${chatId}`);
  await run(sql`insert into decisions (id, chat_id, kind, reason, message_id, record, at)
    select gen_random_uuid(), chat_id, 'reply', 'conversation-goes-on', id, '{}', sent_at from messages where chat_id = ${chatId} and author = 'contact'`);
  await run(sql`insert into appointments (id, workspace_id, chat_id, starts_at, ends_at, status, source, guest_name, language, calendar_kind,
      confirmed_at, created_at, updated_at)
    select gen_random_uuid(), ${workspaceId}, c.id, date_trunc('hour', now()) - interval '10 days' + c.n * interval '1 hour',
      date_trunc('hour', now()) - interval '10 days' + (c.n + 1) * interval '1 hour', 'confirmed', 'chat', 'Lead', 'en', 'own', now(), now(), now()
    from (select id, row_number() over () n from chats where bot_id = ${botId} and id <> ${chatId} limit ${size.calls}::int) c
    where not exists (select 1 from appointments a where a.workspace_id = ${workspaceId}
      and a.starts_at < date_trunc('hour', now()) - interval '10 days' + (c.n + 1) * interval '1 hour'
      and a.ends_at > date_trunc('hour', now()) - interval '10 days' + c.n * interval '1 hour')`);
  // All that are over were won, each by another keyword.
  await run(sql`update appointments set outcome = 'shown', result = 'won', won_amount = 9700, won_currency = 'USD', outcome_at = now()
    where workspace_id = ${workspaceId} and ends_at < now()`);
  await run(sql`insert into won_calls (appointment_id, workspace_id, at, amount, currency, keyword, source, version)
    select id, workspace_id, starts_at, won_amount, won_currency, ${agentId}::text || ':' || id, 'ad ' || id, ${agentId}::text || ':1'
    from appointments where workspace_id = ${workspaceId} and result = 'won'`);
}

async function fillAround(run: Run, { access, agentId, botId, userId }: Coach, chatId: string): Promise<void> {
  const { workspaceId } = access;
  await run(sql`insert into credentials (id, workspace_id, integration, account_id, username, tokens_at, status, created_at)
    select gen_random_uuid(), ${workspaceId}, 'instagram', 'account.' || n, 'coach.' || n, now(), 'connected', now()
    from generate_series(1, ${size.accounts}::int) n`);
  await run(sql`insert into bots (id, workspace_id, credential_id, channel, account_id, name, created_at)
    select gen_random_uuid(), ${workspaceId}, id, 'instagram', account_id, username, now() from credentials
    where workspace_id = ${workspaceId} and account_id like 'account.%'`);
  await run(sql`insert into agents (id, workspace_id, name, instructions, delay_type, reply_delay_minutes, trigger_keywords, reengagement_keywords, created_at)
    select gen_random_uuid(), ${workspaceId}, 'Agent ' || n, repeat('Be kind, and ask how they sleep. ', 600), 'custom', 0,
      (select jsonb_agg('WORD' || w) from generate_series(1, 200) w), '[]', now() from generate_series(1, ${size.agents}::int) n`);
  // The draft of an agent has its id as the revision.
  await run(sql`insert into agent_drafts (agent_id, workspace_id, changes, revision, by, at)
    select id, workspace_id, jsonb_build_object('instructions', repeat('Be brief, and ask what they eat. ', 600), 'offerIds', '[]'::jsonb),
      id, ${userId}, now() from agents where workspace_id = ${workspaceId} and name like 'Agent %'`);
  await run(sql`insert into agent_versions (agent_id, number, workspace_id, content, offer_names, changes, left_out, by, at)
    select agent_id, n, workspace_id,
      content || jsonb_build_object('instructions', repeat('Ask for goal ' || n || '. ', 1000), 'triggerKeywords',
        (select jsonb_agg('WORD' || w + n) from generate_series(1, 200) w)),
      (select jsonb_object_agg(gen_random_uuid(), 'abc') from generate_series(1, 100)),
      (select jsonb_agg(jsonb_build_object('what', 'Part ' || p, 'more', 1000, 'removed', lines, 'added', lines))
        from generate_series(1, 24) p, (select jsonb_agg(repeat('x', 160)) lines from generate_series(1, 5))),
      '[]', by, at
    from agent_versions, generate_series(2, ${size.versions}::int) n where agent_id = ${agentId} and number = 1`);
  await run(sql`update agents set version = ${size.versions} where id = ${agentId}`);
  // One rule fewer than there may be, for the one that a call adds.
  const rule = sql`jsonb_build_object('kind', 'answer', 'asked', repeat('price ', 15) || n, 'text', repeat('It is $97 a month. ', 15))`;
  await run(sql`insert into corrections (id, workspace_id, scope, agent_id, chat_id, rule, by, at)
    select gen_random_uuid(), ${workspaceId}, case when n % 2 = 0 then 'always' else 'agent' end,
      case when n % 2 = 0 then null else ${agentId}::uuid end, null, ${rule}, ${userId}, now()
    from generate_series(1, ${maxRules - 1}::int) n`);
  await run(sql`insert into corrections (id, workspace_id, scope, agent_id, chat_id, rule, by, at)
    select gen_random_uuid(), ${workspaceId}, 'chat', null, ${chatId}, ${rule}, ${userId}, now()
    from generate_series(1, ${maxRulesOfChat}::int) n`);
  await run(sql`insert into saved_cases (correction_id, workspace_id, chat_id, lines, wrong, sent, at)
    select id, ${workspaceId}, ${chatId}, (select jsonb_agg(jsonb_build_object('from', case when l % 2 = 0 then 'contact' else 'agent' end,
      'text', repeat('What does it cost? ', 100))) from generate_series(1, 12) l), repeat('It is $79. ', 180), null, now()
    from corrections where workspace_id = ${workspaceId} and scope <> 'chat'`);
  const rulesOf = (which: SQL) =>
    sql`(select jsonb_agg(c.rule || jsonb_build_object('id', c.id)) from corrections c where c.workspace_id = ${workspaceId} and ${which})`;
  await run(sql`update agents set rules = ${rulesOf(sql`c.scope = 'always'`)} where workspace_id = ${workspaceId}`);
  await run(sql`update agents set rules = ${rulesOf(sql`c.scope <> 'chat'`)} where id = ${agentId}`);
  await run(sql`update chats set rules = ${rulesOf(sql`c.scope = 'chat'`)} where id = ${chatId}`);
  await run(sql`insert into message_thumbs (message_id, chat_id, thumb, agent_id, version, by, at)
    select id, chat_id, 'up', ${agentId}, 1, ${userId}, now() from messages where chat_id = ${chatId} and author = 'agent'`);
  await run(sql`insert into simulations (id, workspace_id, agent_id, version, number, content, seed, state, estimated_tokens, by, at, ended_at)
    select gen_random_uuid(), ${workspaceId}, a.id, 'published', a.version, jsonb_build_object('instructions', repeat('Ask. ', 4000)), n,
      case when a.id = ${agentId} and n <= 3 then 'waiting' else 'done' end, 1000, ${userId}, now() - n * interval '1 hour',
      case when a.id = ${agentId} and n <= 3 then null else now() end
    from agents a, generate_series(1, ${maxRuns}::int) n where a.workspace_id = ${workspaceId} and (a.id = ${agentId} or n = 1)`);
  await run(sql`insert into simulated_conversations (simulation_id, place, workspace_id, lead_id, state, failures, messages, turns, tokens)
    select s.id, place, ${workspaceId}, 'price-first', 'failed',
      (select jsonb_agg(jsonb_build_object('rule', 'facts', 'message', f, 'sentence', repeat('x', 160))) from generate_series(1, 5) f),
      (select jsonb_agg(jsonb_build_object('from', case when m % 2 = 0 then 'lead' else 'agent' end, 'media', null, 'at', '2026-06-01T10:00:00.000Z', 'text',
        repeat('It is $249 a month. ', 15))) from generate_series(1, 40) m), 20, 1000
    from simulations s, generate_series(1, ${maxLeadsOfRun}::int) place where s.workspace_id = ${workspaceId}`);
  await run(sql`insert into nightly_suites (agent_id, workspace_id, night, outcome, decided_at, run_id, results)
    select id, ${workspaceId}, current_date, 'played', now(), (select s.id from simulations s where s.agent_id = a.id order by s.at desc limit 1),
      (select jsonb_object_agg('lead-' || n, jsonb_build_object('state', 'failed', 'number', 1)) from generate_series(1, ${maxLeadsOfRun}::int) n)
    from agents a where a.workspace_id = ${workspaceId}`);
  await run(sql`insert into simulations (id, workspace_id, agent_id, kind, version, number, content, seed, state, estimated_tokens, by, at, ended_at)
    select gen_random_uuid(), ${workspaceId}, ${agentId}, 'replay', 'published', 1, '{}', 0, 'done', 1000, ${userId}, now() - n * interval '1 hour', now()
    from generate_series(1, ${maxRuns}::int) n`);
  await run(sql`insert into replayed_turns (simulation_id, place, workspace_id, chat_id, message_id, state, reasons, answer, tokens, played_at)
    select s.id, m.place - 1, ${workspaceId}, m.chat_id, m.id, 'riskier',
      (select jsonb_agg(jsonb_build_object('rule', 'price', 'weight', 'riskier', 'sentence', repeat('x', 80))) from generate_series(1, 5)),
      repeat('It is $249 a month. ', 40), 1000, now()
    from simulations s, (select id, chat_id, row_number() over (order by id) place from messages where bot_id = ${botId} and author = 'contact'
      limit ${maxTurnsOfReplay}) m where s.workspace_id = ${workspaceId} and s.kind = 'replay'`);
  await run(sql`insert into comments (id, workspace_id, bot_id, comment_id, post_ids, post_id, is_live, author_id, username, text, state, at, reason, chat_id)
    select gen_random_uuid(), ${workspaceId}, ${botId}, 'comment.' || n, jsonb_build_array('post.' || n % 90), 'post.' || n % 90, false, 'author.' || n,
      'lead.' || n, repeat('How much is it? ', 20), 'shown', now() - n * interval '5 minutes', 'no-trigger', case when n % 9 = 0 then ${chatId}::uuid end
    from generate_series(1, ${size.comments}::int) n`);
  await run(sql`insert into comment_posts (bot_id, post_id, kind, caption, is_own, looked_up_at)
    select ${botId}, 'post.' || n, 'post', repeat('A caption. ', 50), true, now() from generate_series(0, 89) n`);
  await run(sql`insert into notifications (id, user_id, kind, cause, chat_id, at, listed_at)
    select gen_random_uuid(), ${userId}, 'wants_person', 'made ' || n, case when n % 5 = 0 then ${chatId}::uuid
      else (array(select id from chats where bot_id = ${botId} limit 300))[1 + n % 300] end, now() - n * interval '1 minute', now()
    from generate_series(1, ${size.notifications}::int) n`);
  await run(sql`insert into canned_replies (id, workspace_id, shortcut, text, created_at)
    select gen_random_uuid(), ${workspaceId}, 'short' || n, repeat('Thanks a lot. ', 140), now() from generate_series(1, ${size.cannedReplies}::int) n`);
  await run(sql`insert into answer_proposals (id, chat_id, agent_id, decision_id, topic, text, answers, draft, proposed_at, outcome)
    select gen_random_uuid(), ${chatId}, ${agentId}, gen_random_uuid(), 'other', repeat('Great goal! ', 80), '[]', '{}', now(), 'as-was'
    from generate_series(1, ${size.notes}::int) n`);
  await run(sql`insert into answer_proposals (id, chat_id, agent_id, decision_id, topic, text, answers, draft, proposed_at)
    select id, id, ${agentId}, gen_random_uuid(), 'other', repeat('Great goal! ', 80), '[]', '{}', now()
    from chats where bot_id = ${botId} and id <> ${chatId} order by id desc limit 40`);
  await run(sql`insert into chat_notes (id, chat_id, text, created_at)
    select gen_random_uuid(), ${chatId}, repeat('A note to myself. ', 100), now() from generate_series(1, ${size.notes}::int) n`);
  await run(sql`insert into audit_entries (id, user_id, action, detail, at)
    select gen_random_uuid(), ${userId}, 'agent-deleted', 'Agent ' || n, now() from generate_series(1, ${size.audit}::int) n`);
  await run(sql`insert into sessions (id, user_id, token_hash, device, created_at, last_used_at, expires_at)
    select gen_random_uuid(), ${userId}, md5(n::text), 'Chrome on macOS', now(), now(), now() + interval '30 days'
    from generate_series(1, ${size.sessions}::int) n`);
}

async function fillKnowledge(database: Database, files: StoredFiles, { access }: Coach): Promise<void> {
  const { workspaceId } = access;
  const now = new Date();
  const sections = Array.from({ length: size.passages }, (_, at) => ({ heading: `Prices ${at}`, text: dearPassage }));
  const answers = Array.from({ length: size.answers }, (_, at) => ({
    question: `How much is plan ${at} a month?`,
    answer: `Plan ${at} is $${at + 10} a month. `.repeat(30),
    wordings: [],
  }));
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`insert into api_keys (id, workspace_id, name, scopes, start, key_hash, created_at)
      select gen_random_uuid(), ${workspaceId}, 'abc', '["read"]', 'spotter_live_abcd', 'key ' || n, now()
      from generate_series(1, ${size.apiKeys}::int) n`);
    await tx.execute(sql`insert into offers (id, workspace_id, name, price, terms, for_whom, active, created_at, updated_at)
      select gen_random_uuid(), ${workspaceId}, 'abc', '{"amount":100,"currency":"USD","per":"once","from":false}', repeat('Or 3 x $249. ', 300), '', true, now(), now()
      from generate_series(1, ${size.offers}::int)`);
    const offers = await queryRows<{ id: string }>(tx, sql`select id from offers where workspace_id = ${workspaceId}`);
    for (const { id } of offers) {
      const offer = { id, name: 'abc', text: `$1 once ${'Or 3 x $249. '.repeat(300)}`, active: true, validUntil: null };
      await indexOffer(tx, access, offer, now);
    }
    const page = { path: '/prices', title: 'Prices', sections: sections.slice(0, 20) };
    const file = { name: 'prices.txt', content: Buffer.from('prices'), sections };
    await storeKnowledge(tx, files, workspaceId, { answers, page, file, site: 'https://coach.example' }, now);
  });
}
