import type { RevenueGroup } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Coach } from '../analytics.repository.ts';

export type WonSum = { key: string; currency: string; amount: number; calls: number };

export type WonCallRow = {
  id: string;
  chatId: string | null;
  name: string;
  channel: ChannelKind | null;
  start: string;
  amount: number;
  currency: string;
};

/** What names a row, behind a colon; empty: nothing of the kind brought the call. */
const keys: Record<RevenueGroup, SQL> = {
  keyword: sql`coalesce(':' || won.keyword, '')`,
  post: sql`coalesce(':' || won.post, '')`,
  ad: sql`case when starts_with(won.source, 'ad ') then ':' || substr(won.source, 4) else '' end`,
  link: sql`case when starts_with(won.source, 'link ') then ':' || substr(won.source, 6) else '' end`,
  version: sql`coalesce(':' || won.version, '')`,
  'follow-up': sql`coalesce(':' || won.step, '')`,
};

function wonIn(coach: Coach, range: DayRange): SQL {
  const { start, end } = boundsOf(range, coach.zone);
  return sql`won.workspace_id = ${coach.workspaceId}
    and won.at >= ${start.toISOString()}::timestamptz and won.at < ${end.toISOString()}::timestamptz`;
}

/** Returns what was won with the calls of a range, by key and currency. */
export function listWonSums(
  database: Database,
  coach: Coach,
  { by, range }: { by: RevenueGroup; range: DayRange },
): Promise<WonSum[]> {
  return queryRows(
    database,
    sql`select ${keys[by]} as key, won.currency, sum(won.amount)::double precision as amount, count(*)::integer as calls
      from won_calls won where ${wonIn(coach, range)} group by 1, 2`,
  );
}

/** Returns the calls of a range that were won in a currency, the latest first: of one row, or all without a key. */
export function listWon(
  database: Database,
  coach: Coach,
  query: {
    range: DayRange;
    of: { by: RevenueGroup; key: string | undefined; currency: string };
    start: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<WonCallRow[]> {
  const { of, start } = query;
  const wanted = of.key === undefined ? sql`` : sql`and ${keys[of.by]} = ${of.key}`;
  const before =
    start === null
      ? sql``
      : sql`and (won.at, won.appointment_id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  return queryRows(
    database,
    sql`select won.appointment_id as id, call.chat_id as "chatId", call.guest_name as name, bots.channel,
        to_char(won.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
        won.amount::double precision as amount, won.currency
      from won_calls won join appointments call on call.id = won.appointment_id
      left join chats on chats.id = call.chat_id left join bots on bots.id = chats.bot_id
      where ${wonIn(coach, query.range)} and won.currency = ${of.currency} ${wanted} ${before}
      order by won.at desc, won.appointment_id desc limit ${query.limit}`,
  );
}
