import { graveReasons } from '@spotter/domain/inbox';
import { and, desc, eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import type { ChatOfAccount } from '../chats.presenter.ts';
import { accountColumns } from '../chats.repository.ts';
import { chats } from '../chats.tables.ts';
import { conditionsOf, type ListedChats } from '../inbox/chat-list.repository.ts';
import { chatStages } from '../inbox/set-aside.ts';

type Stage = (typeof chatStages)[number];

/**
 * Returns how many chats of an account are in each stage, and how many of these are leads, each up to a limit.
 * Only those that need the coach are read, as leads: the others are counted by their index alone.
 */
export function countStages(
  database: Database,
  botId: string,
  max: number,
): Promise<{ stage: Stage; count: number; leads: number }[]> {
  const stages = sql.join(
    chatStages.map((stage) => sql`(${stage}::text)`),
    sql`, `,
  );
  return queryRows(
    database,
    sql`select stages.stage, counted.count, counted.count - coalesce(read.others, 0) as leads
      from (values ${stages}) as stages (stage)
      cross join lateral (select count(*)::integer as count
        from (select from chats where bot_id = ${botId} and stage = stages.stage
          and spam is null and last_activity_at is not null limit ${max}) capped) counted
      left join lateral (select (count(*) filter (where hand_over_reason in ${graveReasons}))::integer as others
        from (select hand_over_reason from chats where bot_id = ${botId} and stage = 'needs_you'
          and spam is null and last_activity_at is not null limit ${max}) capped) read on stages.stage = 'needs_you'`,
  );
}

/** Returns the chats of one stage, the highest score first. */
export function listCards(
  database: Database,
  wanted: ListedChats,
  page: { limit: number; start: { rank: number; id: string } | null },
): Promise<ChatOfAccount[]> {
  const { start } = page;
  return database
    .select({ chat: chats, account: accountColumns })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(
      and(
        conditionsOf(wanted),
        start === null ? undefined : sql`(${chats.score}, ${chats.id}) < (${start.rank}::smallint, ${start.id}::uuid)`,
      ),
    )
    .orderBy(desc(chats.score), desc(chats.id))
    .limit(page.limit);
}
