import type { AnswerAuthor } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { sql } from 'drizzle-orm';
import { arrayValue } from '../../../database/array-value.ts';
import { queryRows, type Database } from '../../../database/database.ts';
import type { RankedStart } from '../../chats/index.ts';
import type { Coach } from '../analytics.repository.ts';

type AnswerRow = {
  chatId: string;
  messageId: string;
  username: string | null;
  name: string | null;
  channel: ChannelKind;
  sentAt: string;
  waitedSeconds: number;
};

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns the answers of a range that took longest. `waits`: the waits of these answers as they are counted;
 * each is looked up for itself, so that a page costs the same for any number of answers.
 */
export function listSlowest(
  database: Database,
  coach: Coach,
  query: { author: AnswerAuthor; range: DayRange; waits: number[]; start: RankedStart | null; limit: number },
): Promise<AnswerRow[]> {
  const { author, limit, start } = query;
  const bounds = boundsOf(query.range, coach.zone);
  const end = sql`${bounds.end.toISOString()}::timestamptz`;
  const isStart = sql`wait.seconds = ${start?.rank ?? -1}::integer`;
  const before = sql`(case when ${isStart} then ${(start?.at ?? bounds.end).toISOString()}::timestamptz else ${end} end,
    case when ${isStart} then ${start?.id ?? lastId}::uuid else ${lastId}::uuid end)`;
  return queryRows(
    database,
    sql`with answers as (
        select slowest.*, wait.seconds, own.channel from unnest(${arrayValue(query.waits)}::integer[]) as wait (seconds)
        cross join (select id, channel from bots where workspace_id = ${coach.workspaceId}) own
        cross join lateral (
          select id, chat_id, sent_at from messages
          where bot_id = own.id and author = ${author} and waited_seconds is not null
            and analytics_wait_step(waited_seconds) = wait.seconds
            and sent_at >= ${bounds.start.toISOString()}::timestamptz and sent_at < ${end} and (sent_at, id) < ${before}
          order by sent_at desc, id desc limit ${limit}) slowest
        order by wait.seconds desc, sent_at desc, id desc limit ${limit})
      select answers.chat_id as "chatId", answers.id as "messageId", chats.username, chats.name, answers.channel,
        to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", seconds as "waitedSeconds"
      from answers join chats on chats.id = answers.chat_id order by seconds desc, sent_at desc, answers.id desc`,
  );
}
