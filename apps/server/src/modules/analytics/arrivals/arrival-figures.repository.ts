import type { ArrivalGroup } from '@spotter/contract';
import { boundsOf, type ChannelKind, type DayRange } from '@spotter/domain';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Coach } from '../analytics.repository.ts';

/** How far the conversations got that came by one trigger, post, ad or link. */
export type ArrivalCounts = {
  key: string;
  new: number;
  engaged: number;
  qualified: number;
  booked: number;
  shown: number;
};

export type ArrivedChat = {
  chatId: string;
  username: string | null;
  name: string | null;
  channel: ChannelKind;
  account: string;
  cameAt: string;
  agentId: string | null;
  keyword: string | null;
  triggerId: string | null;
  postId: string | null;
  /** The ad or link: `ad spring`, `link bio`. */
  source: string | null;
  /** The furthest step, from 0 (came) to 4 (shown). */
  step: number;
};

/** Stands for the keywords of an agent, which are a trigger without an id. */
export const keywordsKey = 'keyword';

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

// Who got the message for a comment came then, but is engaged once they write.
const cameAt = sql`least(k.began_at, k.engaged_at)`;

/** The conversations that came on the days of a range. */
function cameIn(coach: Coach, range: DayRange): SQL {
  const { start, end } = boundsOf(range, coach.zone);
  return sql`select k.chat_id, k.bot_id, ${cameAt} as came_at, k.agent_id, k.keyword,
      coalesce(chats.engaged_trigger_id, case when k.keyword is not null then ${keywordsKey} end) as trigger_id,
      chats.engaged_post_id as post_id,
      case when k.engaged_at is null then analytics_source(chats.referral) else k.source end as source,
      case when k.began_at is null and k.reached < 2 then 0 else k.reached end as step,
      chats.username, chats.name, bots.channel, bots.name as account
    from bots join chat_milestones k on k.bot_id = bots.id join chats on chats.id = k.chat_id
    where bots.workspace_id = ${coach.workspaceId}
      and ${cameAt} >= ${start.toISOString()}::timestamptz and ${cameAt} < ${end.toISOString()}::timestamptz`;
}

/** The key of a conversation in a group; null where it is in none of its rows. */
const keys: Record<ArrivalGroup, SQL> = {
  trigger: sql`case when trigger_id is null then '' else coalesce(agent_id::text, '') || ':' || trigger_id end`,
  post: sql`bot_id::text || ':' || post_id`,
  ad: sql`case when starts_with(source, 'ad ') then substr(source, 4) end`,
  link: sql`case when starts_with(source, 'link ') then substr(source, 6) end`,
};

/** Counts the conversations that came in a range by their key, those with most first. */
export function countArrivals(
  database: Database,
  coach: Coach,
  query: { by: ArrivalGroup; range: DayRange; limit: number },
): Promise<ArrivalCounts[]> {
  return queryRows(
    database,
    sql`with came as (${cameIn(coach, query.range)})
      select ${keys[query.by]} as key, count(*)::integer as new,
        count(*) filter (where step >= 1)::integer as engaged, count(*) filter (where step >= 2)::integer as qualified,
        count(*) filter (where step >= 3)::integer as booked, count(*) filter (where step >= 4)::integer as shown
      from came where ${keys[query.by]} is not null group by 1 order by 2 desc, 1 limit ${query.limit}`,
  );
}

/** Returns the conversations that came in a range, those that came last first: of one row and step, or all. */
export function listArrived(
  database: Database,
  coach: Coach,
  query: {
    range: DayRange;
    of: { by: ArrivalGroup; key: string; step: number } | null;
    start: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<ArrivedChat[]> {
  const { of, start } = query;
  const wanted = of === null ? sql`true` : sql`${keys[of.by]} = ${of.key} and step >= ${of.step}::integer`;
  const before =
    start === null ? sql`` : sql`and (came_at, chat_id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  return queryRows(
    database,
    sql`with came as (${cameIn(coach, query.range)})
      select chat_id as "chatId", username, name, channel, account, ${iso('came_at')} as "cameAt", agent_id as "agentId",
        keyword, trigger_id as "triggerId", post_id as "postId", source, step
      from came where ${wanted} ${before} order by came_at desc, chat_id desc limit ${query.limit}`,
  );
}
