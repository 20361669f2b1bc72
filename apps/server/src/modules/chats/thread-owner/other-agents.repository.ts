import { fastAnswerMs, type Occurrences, stillHasThread } from '@spotter/domain/inbox';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { chats, messages } from '../chats.tables.ts';

/** Max chats of an account, and messages of each, that are looked through: the newest say what happens now. */
const checked = { chats: 100, messages: 50 };
const nowhere: Occurrences = { messages: 0, chats: 0, lastAt: null };

/** Returns the conversations among an account's newest that another app holds now. */
export async function findHeldChats(database: Database, botId: string, now: Date): Promise<Occurrences> {
  const newest = await database
    .select({
      isHeld: chats.otherAppOwnsThread,
      since: chats.otherAppSince,
      lastInboundAt: chats.lastInboundAt,
      adMessageAt: chats.adMessageAt,
    })
    .from(chats)
    .where(and(eq(chats.botId, botId), isNotNull(chats.lastActivityAt)))
    .orderBy(desc(chats.lastActivityAt))
    .limit(checked.chats);
  const held = newest.filter((chat) => chat.isHeld && stillHasThread(chat, now));
  const times = held.flatMap(({ since }) => since?.getTime() ?? []);
  return { messages: 0, chats: held.length, lastAt: times.length === 0 ? null : new Date(Math.max(...times)) };
}

/**
 * Returns the answers since an instant that were not sent from here: those that the platform ascribes to another
 * app, and those that came faster than a person types.
 */
export async function findOthersAnswers(
  database: Database,
  botId: string,
  since: Date,
): Promise<{ named: Occurrences; fast: Occurrences }> {
  const rows = await queryRows<{ kind: 'named' | 'fast'; messages: number; chats: number; lastMs: number }>(
    database,
    sql`with newest as (
        select m.chat_id, m.author, m.sent_at, m.attempted_at, m.provider_id,
          lag(m.author) over before as previous, lag(m.sent_at) over before as previous_at
        from (
          select c.id from chats c where c.bot_id = ${botId} and c.last_activity_at is not null
          order by c.last_activity_at desc limit ${checked.chats}
        ) recent,
        lateral (
          select * from messages m where m.chat_id = recent.id order by m.sent_at desc, m.id desc
          limit ${checked.messages}
        ) m
        where not m.aborted and not m.imported
        window before as (partition by m.chat_id order by m.sent_at, m.sequence)
      ), foreigners as (
        select chat_id, sent_at, case when author = 'other-app' then 'named'
          when previous = 'contact' and sent_at - previous_at <= ${fastAnswerMs} * interval '1 ms' then 'fast' end as kind
        from newest
        where author in ('coach', 'other-app') and attempted_at is null and provider_id is not null
          and sent_at >= ${since.toISOString()}::timestamptz
      )
      select kind, count(*)::int as messages, count(distinct chat_id)::int as chats,
        (extract(epoch from max(sent_at)) * 1000)::float8 as "lastMs"
      from foreigners where kind is not null group by kind`,
  );
  const occurrencesOf = (kind: 'named' | 'fast'): Occurrences => {
    const row = rows.find((one) => one.kind === kind);
    return row === undefined
      ? nowhere
      : { messages: row.messages, chats: row.chats, lastAt: new Date(Number(row.lastMs)) };
  };
  return { named: occurrencesOf('named'), fast: occurrencesOf('fast') };
}

/** Returns which of the platform's messages are stored. */
export async function findStoredMessages(
  database: Database,
  botId: string,
  messageIds: string[],
): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set();
  const rows = await database
    .select({ id: messages.providerId })
    .from(messages)
    .where(and(eq(messages.botId, botId), inArray(messages.providerId, messageIds)));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
