import { daysOf, type DayRange } from '@spotter/domain/analytics';
import { channelKinds, serviceNames } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import { listDays, type Coach, type Metric } from './analytics.repository.ts';
import { listAccountIds, listBegun, type ConversationRow } from './conversations.repository.ts';
import { byteOrderMark, csvLine } from '../../http/csv/csv.ts';
import type { KnownStep } from './follow-ups/follow-up-figures.ts';
import { listSent, type SentFollowUp } from './follow-ups/follow-up-figures.repository.ts';

const batchSize = 500;

const conversationHead = [
  'conversation',
  'account',
  'channel',
  'username',
  'name',
  'began (UTC)',
  'engaged (UTC)',
  'agent',
  'keyword',
  'more than 2 responses',
  'qualified',
  'booked',
  'shown',
];

/**
 * Yields the conversations that began in a range, account by account and in batches, because their number has no
 * limit.
 */
export async function* exportConversations(
  database: Database,
  coach: Coach,
  range: DayRange,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(conversationHead);
  for (const botId of await listAccountIds(database, coach)) {
    let start: { at: Date; id: string } | null = null;
    do {
      const batch: ConversationRow[] = await listBegun(database, coach, { botId, range, start, limit: batchSize });
      if (batch.length > 0) yield batch.map(conversationLine).join('');
      const last: ConversationRow | undefined = batch.at(-1);
      start = batch.length < batchSize || last === undefined ? null : { at: new Date(last.beganAt), id: last.chatId };
    } while (start !== null);
  }
}

function conversationLine(row: ConversationRow): string {
  const yes = (holds: boolean) => (holds ? 'yes' : 'no');
  return csvLine([
    row.chatId,
    row.account,
    row.channel,
    row.username,
    row.name,
    row.beganAt,
    row.engagedAt,
    row.agentName,
    row.keyword,
    yes(row.talking),
    yes(row.reached >= 2),
    yes(row.reached >= 3),
    yes(row.reached >= 4),
  ]);
}

const followUpHead = [
  'sent (UTC)',
  'conversation',
  'account',
  'channel',
  'username',
  'name',
  'agent',
  'step',
  'minutes after the answer',
  'answered within 24 hours (UTC)',
  'booked after (UTC)',
];

/** Yields the follow-ups sent in a range, those sent last first. */
export async function* exportFollowUps(
  database: Database,
  coach: Coach,
  range: DayRange,
  stepOf: (row: SentFollowUp) => KnownStep,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(followUpHead);
  let start: { at: Date; id: string } | null = null;
  do {
    const batch: SentFollowUp[] = await listSent(database, coach, { range, of: null, start, limit: batchSize });
    if (batch.length > 0) yield batch.map((row) => followUpLine(row, stepOf(row))).join('');
    const last: SentFollowUp | undefined = batch.at(-1);
    start = batch.length < batchSize || last === undefined ? null : { at: new Date(last.sentAt), id: last.id };
  } while (start !== null);
}

function followUpLine(row: SentFollowUp, { agentName, place, afterMinutes }: KnownStep): string {
  return csvLine([
    row.sentAt,
    row.chatId,
    row.account,
    row.channel,
    row.username,
    row.name,
    agentName,
    place,
    afterMinutes,
    row.answeredAt,
    row.bookedAt,
  ]);
}

const countedOnDays: { of: string; metrics: Metric[] }[] = [
  { of: 'messages', metrics: ['received', 'sent'] },
  { of: 'calls booked', metrics: ['met'] },
  { of: 'conversations begun', metrics: ['began'] },
  { of: 'conversations engaged', metrics: ['engaged'] },
];

const dayColumns = countedOnDays.flatMap(({ of, metrics }) =>
  channelKinds.map((channel) => ({ title: `${serviceNames[channel].service} ${of}`, metrics, channel })),
);

/** Yields the figures of each day of a range. */
export async function* exportDays(
  database: Database,
  coach: Coach,
  range: DayRange,
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(['day', ...dayColumns.map(({ title }) => title)]);
  const figures: Map<string, number>[] = [];
  for (const column of dayColumns) {
    const counts = await listDays(database, coach, { ...column, range });
    figures.push(new Map(counts.map(({ day, count }) => [day, count])));
  }
  for (const day of daysOf(range)) yield csvLine([day, ...figures.map((counts) => counts.get(day) ?? 0)]);
}
