import type { FollowUpOutcome } from '@spotter/contract';
import { boundsOf, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { Coach } from '../analytics.repository.ts';

export type StepCounts = { agentId: string; stepId: string; sent: number; answered: number; booked: number };

export type SentFollowUp = {
  id: string;
  chatId: string;
  messageId: string;
  agentId: string;
  stepId: string;
  username: string | null;
  name: string | null;
  channel: ChannelKind;
  account: string;
  sentAt: string;
  answeredAt: string | null;
  bookedAt: string | null;
};

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Follow-ups that were sent on the days of a range, from the workspace's own rows. */
function sentIn(coach: Coach, range: DayRange): SQL {
  const { start, end } = boundsOf(range, coach.zone);
  return sql`select sent.* from follow_ups sent join messages on messages.id = sent.message_id
    where sent.workspace_id = ${coach.workspaceId} and sent.state = 'sent'
      and sent.at >= ${start.toISOString()}::timestamptz and sent.at < ${end.toISOString()}::timestamptz
      and messages.status in ('sent', 'delivered', 'seen') and not messages.aborted`;
}

/** The lead's first message within a day, and the first call that was booked later, for each row of `sent`. */
const whatFollowed = sql`
  cross join lateral (select min(sent_at) as at from messages
    where chat_id = sent.chat_id and author = 'contact' and not imported
      and sent_at > sent.at and sent_at <= sent.at + interval '24 hours') answered
  cross join lateral (select min(coalesce(confirmed_at, created_at)) as at from appointments
    where chat_id = sent.chat_id and status = 'confirmed' and coalesce(confirmed_at, created_at) > sent.at) booked`;

/** Returns how often each step was sent in a range, and what followed. */
export function countSteps(database: Database, coach: Coach, range: DayRange): Promise<StepCounts[]> {
  return queryRows(
    database,
    sql`with sent as (${sentIn(coach, range)})
      select sent.agent_id as "agentId", sent.step_id as "stepId", count(*)::integer as sent,
        count(answered.at)::integer as answered, count(booked.at)::integer as booked
      from sent ${whatFollowed} group by 1, 2`,
  );
}

/** Returns the follow-ups sent in a range, those that were sent last first: of one step and outcome, or all. */
export function listSent(
  database: Database,
  coach: Coach,
  query: {
    range: DayRange;
    of: { stepId: string; outcome: FollowUpOutcome } | null;
    start: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<SentFollowUp[]> {
  const { of, start } = query;
  const conditions: Record<FollowUpOutcome, SQL> = {
    sent: sql`true`,
    answered: sql`answered.at is not null`,
    booked: sql`booked.at is not null`,
  };
  const wanted = of === null ? sql`true` : sql`sent.step_id = ${of.stepId}::uuid and ${conditions[of.outcome]}`;
  const before =
    start === null ? sql`` : sql`and (sent.at, sent.id) < (${start.at.toISOString()}::timestamptz, ${start.id}::uuid)`;
  return queryRows(
    database,
    sql`with sent as (${sentIn(coach, query.range)})
      select sent.id, sent.chat_id as "chatId", sent.message_id as "messageId", sent.agent_id as "agentId",
        sent.step_id as "stepId", chats.username, chats.name, bots.channel, bots.name as account,
        ${iso('sent.at')} as "sentAt", ${iso('answered.at')} as "answeredAt", ${iso('booked.at')} as "bookedAt"
      from sent ${whatFollowed} join chats on chats.id = sent.chat_id join bots on bots.id = chats.bot_id
      where ${wanted} ${before} order by sent.at desc, sent.id desc limit ${query.limit}`,
  );
}
