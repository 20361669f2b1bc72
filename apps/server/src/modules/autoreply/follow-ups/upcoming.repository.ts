import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { type ChatRow, liveBots, type PageStart } from '../../chats/index.ts';
import { talkLaterJob, wishFact } from '../proactive/talk-later.job.ts';
import { followUpJob } from './follow-up.job.ts';

/** How many of a chat's newest messages are looked at for a wish. */
const newestMessages = 20;

/**
 * Returns the chats in which something may be sent unasked, by when their plans are looked at next. Only chats
 * whose contact wrote since an instant are looked up, so the cost does not grow with other workspaces' jobs, nor
 * with spam.
 */
export async function listDueChats(
  database: Database,
  access: Access,
  { since, endedStages }: { since: Date; endedStages: readonly ChatRow['stage'][] },
  { limit, start }: { limit: number; start: PageStart | null },
): Promise<{ chatId: string; dueAt: Date }[]> {
  const after = start && sql`(due_at, id) > (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  const from = since.toISOString();
  const ended = sql.join(
    endedStages.map((stage) => sql`${stage}`),
    sql`, `,
  );
  const rows = await queryRows<{ chatId: string; dueAt: string }>(
    database,
    sql`select id as "chatId", due_at as "dueAt" from (
      select chat.id, least(follow_up.due_at, wish.due_at) as due_at
      from (${liveBots(access.workspaceId)}) as bot
      join chats chat on chat.bot_id = bot.id
      left join jobs follow_up on follow_up.kind = ${followUpJob.kind} and follow_up.key = chat.id::text
      left join lateral (
        select min(job.due_at) as due_at from (
          select id, author from messages where chat_id = chat.id order by sequence desc limit ${newestMessages}::int
        ) as message
        join jobs job on job.kind = ${talkLaterJob.kind} and job.key = chat.id::text || ' ' || message.id::text
        where message.author = 'contact' and chat.facts @> ${JSON.stringify([{ name: wishFact }])}::jsonb
      ) as wish on true
      where chat.last_activity_at > ${from}::timestamptz and chat.last_inbound_at > ${from}::timestamptz
        and chat.spam is null and chat.autoreplies_enabled and chat.opted_out_at is null and chat.stage not in (${ended})
    ) as upcoming
    where due_at is not null and ${after ?? sql`true`}
    order by due_at, id limit ${limit}::int`,
  );
  return rows.map(({ chatId, dueAt }) => ({ chatId, dueAt: new Date(dueAt) }));
}
