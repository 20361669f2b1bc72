import type { EngagedColumn } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { eq, sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database.ts';
import { bots } from '../bots/index.ts';
import type { Coach } from './analytics.repository.ts';

/** The start of a page: after the conversation with this beginning and chat. */
type Start = { at: Date; id: string };

export type ConversationRow = {
  chatId: string;
  username: string | null;
  name: string | null;
  channel: ChannelKind;
  account: string;
  beganAt: string;
  engagedAt: string | null;
  agentName: string | null;
  keyword: string | null;
  talking: boolean;
  /** The furthest step, from 0 (new) to 4 (shown). */
  reached: number;
};

const furthestStep = 4;
// Instants as ISO 8601: in hand-written statements each driver returns them in its own form.
const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const columns = sql`chats.id as "chatId", chats.username, chats.name, bots.channel, bots.name as account,
  ${iso('began.began_at')} as "beganAt", ${iso('began.engaged_at')} as "engagedAt", agents.name as "agentName",
  began.keyword, began.talking, began.reached`;
const joined = sql`join chats on chats.id = began.chat_id join bots on bots.id = began.bot_id
  left join agents on agents.id = began.agent_id`;

/** Returns the conversations that began in a range and reached at least a step, the newest first. */
export function listReached(
  database: Database,
  coach: Coach,
  query: { range: DayRange; step: number; start: Start | null; limit: number },
): Promise<ConversationRow[]> {
  const { start, end } = boundsOf(query.range, coach.zone);
  const before = olderThan('began_at', query.start);
  // Reads a few from the end of each account and step, which avoids sorting the whole range.
  return queryRows(
    database,
    sql`with began as (
        select newest.* from (select id from bots where workspace_id = ${coach.workspaceId}) own
        cross join generate_series(${query.step}::integer, ${furthestStep}::integer) as step
        cross join lateral (
          select * from chat_milestones where bot_id = own.id and reached = step
            and began_at >= ${start.toISOString()}::timestamptz and began_at < ${end.toISOString()}::timestamptz ${before}
          order by began_at desc, chat_id desc limit ${query.limit}) newest
        order by newest.began_at desc, newest.chat_id desc limit ${query.limit})
      select ${columns} from began ${joined} order by began.began_at desc, began.chat_id desc`,
  );
}

/** Returns the conversations that began in a range and are lost for a reason, the newest first. */
export function listLost(
  database: Database,
  coach: Coach,
  query: { range: DayRange; reason: string; start: Start | null; limit: number },
): Promise<ConversationRow[]> {
  return listNewest(database, coach, { ...query, by: 'began_at', wanted: sql`lost_reason = ${query.reason}` });
}

/** Whether a conversation has a call that is over or has an outcome. */
const hasPastCall = (now: Date) => sql`exists (select 1 from appointments past
  where past.chat_id = known.chat_id and past.status = 'confirmed'
    and (past.ends_at <= ${now.toISOString()}::timestamptz or past.outcome is not null))`;

/** The same conditions as in analytics_of_milestone, which counts them. */
const inColumn: Record<EngagedColumn, (now: Date) => SQL> = {
  engaged: () => sql`true`,
  talking: () => sql`talking`,
  talkingBooked: () => sql`talking and booked`,
  qualified: () => sql`reached >= 2`,
  booked: () => sql`booked`,
  past: (now) => sql`booked and ${hasPastCall(now)}`,
  shown: () => sql`shown`,
};

/** Which engaged conversations: of one agent, one keyword and one ad or link (each empty: none), or of all. */
type EngagedPart = {
  column: EngagedColumn;
  agentId?: string | undefined;
  keyword?: string | undefined;
  source?: string | undefined;
};

/** Returns the conversations that were engaged in a range, or at any time, those engaged last first. */
export function listEngaged(
  database: Database,
  coach: Coach,
  query: { range: DayRange | null; of: EngagedPart; now: Date; start: Start | null; limit: number },
): Promise<ConversationRow[]> {
  const { agentId, column, keyword, source } = query.of;
  const wanted = [
    sql`engaged_at is not null`,
    inColumn[column](query.now),
    ...(agentId === undefined ? [] : [agentId === '' ? sql`agent_id is null` : sql`agent_id = ${agentId}::uuid`]),
    ...(keyword === undefined ? [] : [sql`coalesce(keyword, '') = ${keyword}`]),
    ...(source === undefined ? [] : [sql`coalesce(source, '') = ${source}`]),
  ];
  return listNewest(database, coach, { ...query, by: 'engaged_at', wanted: sql.join(wanted, sql` and `) });
}

/** Returns the conversations with an instant in a range, or at any time, that fulfill a condition, newest first. */
function listNewest(
  database: Database,
  coach: Coach,
  query: { by: 'began_at' | 'engaged_at'; range: DayRange | null; wanted: SQL; start: Start | null; limit: number },
): Promise<ConversationRow[]> {
  const at = sql.raw(query.by);
  // Reads a few from the end of each account, which avoids sorting the whole range.
  return queryRows(
    database,
    sql`with began as (
        select newest.* from (select id from bots where workspace_id = ${coach.workspaceId}) own
        cross join lateral (
          select * from chat_milestones known where bot_id = own.id and ${query.wanted}
            ${withinDays(query.by, query.range, coach)} ${olderThan(query.by, query.start)}
          order by ${at} desc, chat_id desc limit ${query.limit}) newest
        order by newest.${at} desc, newest.chat_id desc limit ${query.limit})
      select ${columns} from began ${joined} order by began.${at} desc, began.chat_id desc`,
  );
}

function withinDays(by: string, range: DayRange | null, { zone }: Coach): SQL {
  if (range === null) return sql``;
  const { start, end } = boundsOf(range, zone);
  return sql`and ${sql.raw(by)} >= ${start.toISOString()}::timestamptz and ${sql.raw(by)} < ${end.toISOString()}::timestamptz`;
}

function olderThan(by: string, start: Start | null): SQL {
  return start === null
    ? sql``
    : sql`and (${sql.raw(by)}, chat_id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
}

/** Returns the ids of a coach's accounts, including disconnected ones. */
export async function listAccountIds(database: Database, coach: Coach): Promise<string[]> {
  const rows = await database
    .select({ id: bots.id })
    .from(bots)
    .where(eq(bots.workspaceId, coach.workspaceId))
    .orderBy(bots.id);
  return rows.map(({ id }) => id);
}

/** Returns the conversations of one account that began in a range, the oldest first. */
export function listBegun(
  database: Database,
  coach: Coach,
  query: { botId: string; range: DayRange; start: Start | null; limit: number },
): Promise<ConversationRow[]> {
  const { start, end } = boundsOf(query.range, coach.zone);
  const after =
    query.start === null
      ? sql``
      : sql`and (began_at, chat_id) > (${query.start.at.toISOString()}::timestamptz, ${query.start.id}::uuid)`;
  return queryRows(
    database,
    sql`with began as (
        select * from chat_milestones
        where bot_id = (select id from bots where id = ${query.botId} and workspace_id = ${coach.workspaceId})
          and began_at >= ${start.toISOString()}::timestamptz and began_at < ${end.toISOString()}::timestamptz ${after}
        order by began_at, chat_id limit ${query.limit})
      select ${columns} from began ${joined} order by began.began_at, began.chat_id`,
  );
}

/** A conversation whose booked calls are all in the future. */
export type AheadRow = {
  agentId: string | null;
  keyword: string | null;
  beganAt: string | null;
  engagedAt: string | null;
};

/** Max duration of a call. */
const maxCallDuration = '1 day';

/**
 * Returns the coach's conversations whose booked calls are all in the future.
 * A calendar's reach limits their number.
 */
export function listAhead(database: Database, coach: Coach, now: Date): Promise<AheadRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return queryRows<AheadRow>(
    database,
    sql`with coming as materialized (
        select distinct chat_id from appointments
        where workspace_id = ${coach.workspaceId} and status = 'confirmed' and chat_id is not null and outcome is null
          and starts_at > ${at} - ${maxCallDuration}::interval and ends_at > ${at})
      select began.agent_id as "agentId", began.keyword, ${iso('began.began_at')} as "beganAt", ${iso('began.engaged_at')} as "engagedAt"
      from coming join chat_milestones began on began.chat_id = coming.chat_id
      join bots on bots.id = began.bot_id and bots.workspace_id = ${coach.workspaceId}
      where not exists (select 1 from appointments past
        where past.chat_id = coming.chat_id and past.status = 'confirmed'
          and (past.ends_at <= ${at} or past.outcome is not null))`,
  );
}

/** Returns the rows that began, or were engaged, on the days of a range. */
export function withinRange(
  rows: AheadRow[],
  field: 'beganAt' | 'engagedAt',
  range: DayRange,
  { zone }: Coach,
): AheadRow[] {
  const { start, end } = boundsOf(range, zone);
  return rows.filter((row) => {
    const at = row[field] === null ? null : new Date(row[field]);
    return at !== null && at >= start && at < end;
  });
}
