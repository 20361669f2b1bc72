import type { ArrivalGroup } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Coach } from '../analytics.repository.ts';

/** A conversation with how it came. */
export type ArrivedChat = {
  chatId: string;
  username: string | null;
  name: string | null;
  channel: ChannelKind;
  account: string;
  cameAt: string;
  /** What counts it among triggers; see `analytics_of_milestone`. */
  triggerKey: string;
  keyword: string | null;
  postId: string | null;
  /** The ad or link: `ad spring`, `link bio`. */
  source: string | null;
  /** The furthest step, from 0 (came) to 4 (shown). */
  step: number;
};

// The same as in analytics_of_milestone, which counts them.
const step = sql`case when k.began_at is null and k.reached < 2 then 0 else k.reached end`;
const keys: Record<ArrivalGroup, SQL> = {
  trigger: sql`case when k.engaged_at is null or (k.trigger_id is null and k.keyword is null) then ''
    else coalesce(k.agent_id::text, '') || ':' || coalesce(k.trigger_id, 'keyword') end`,
  post: sql`k.bot_id::text || ':' || k.post_id`,
  ad: sql`case when starts_with(k.source, 'ad ') then substr(k.source, 4) end`,
  link: sql`case when starts_with(k.source, 'link ') then substr(k.source, 6) end`,
};
const cameAt = sql`least(k.began_at, k.engaged_at)`;

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
  const bounds = boundsOf(query.range, coach.zone);
  const wanted = of === null ? sql`` : sql`and ${keys[of.by]} = ${of.key} and ${step} >= ${of.step}::integer`;
  const before =
    start === null
      ? sql``
      : sql`and (${cameAt}, k.chat_id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  // Reads from the end of each account, which avoids sorting the whole range.
  return queryRows(
    database,
    sql`with came as (
        select newest.*, own.channel, own.name as account
        from (select id, channel, name from bots where workspace_id = ${coach.workspaceId}) own
        cross join lateral (
          select k.chat_id, ${cameAt} as came_at, ${keys.trigger} as trigger_key, k.keyword, k.post_id, k.source, ${step} as step
          from chat_milestones k where k.bot_id = own.id ${wanted} ${before}
            and ${cameAt} >= ${bounds.start.toISOString()}::timestamptz and ${cameAt} < ${bounds.end.toISOString()}::timestamptz
          order by ${cameAt} desc, k.chat_id desc limit ${query.limit}) newest
        order by came_at desc, chat_id desc limit ${query.limit})
      select came.chat_id as "chatId", chats.username, chats.name, came.channel, came.account,
        to_char(came_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cameAt", trigger_key as "triggerKey",
        came.keyword, came.post_id as "postId", came.source, came.step
      from came join chats on chats.id = came.chat_id order by came_at desc, came.chat_id desc`,
  );
}
