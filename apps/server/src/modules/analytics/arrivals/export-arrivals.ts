import type { ArrivalFigures } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import type { Database } from '../../../database/database.ts';
import type { Coach } from '../analytics.repository.ts';
import { byteOrderMark, csvLine } from '../../../http/csv/csv.ts';
import { listArrived, type ArrivedChat } from './arrived-chats.repository.ts';

const batchSize = 500;

const head = [
  'came (UTC)',
  'conversation',
  'account',
  'channel',
  'username',
  'name',
  'agent',
  'trigger',
  'keyword',
  'post',
  'ad',
  'link',
  'engaged',
  'qualified',
  'booked',
  'shown',
];

/** Yields the conversations that came in a range with how they came, those that came last first. */
export async function* exportArrivals(
  database: Database,
  coach: Coach,
  range: DayRange,
  describe: (key: string) => ArrivalFigures['trigger'],
): AsyncGenerator<string, void, undefined> {
  yield byteOrderMark + csvLine(head);
  let start: { at: Date; id: string } | null = null;
  do {
    const batch: ArrivedChat[] = await listArrived(database, coach, { range, of: null, start, limit: batchSize });
    if (batch.length > 0) yield batch.map((row) => lineOf(row, describe)).join('');
    const last: ArrivedChat | undefined = batch.at(-1);
    start = batch.length < batchSize || last === undefined ? null : { at: new Date(last.cameAt), id: last.chatId };
  } while (start !== null);
}

function lineOf(row: ArrivedChat, describe: (key: string) => ArrivalFigures['trigger']): string {
  const trigger = describe(row.triggerKey);
  const from = (kind: string) => (row.source?.startsWith(kind) === true ? row.source.slice(kind.length) : null);
  const yes = (step: number) => (row.step >= step ? 'yes' : 'no');
  return csvLine([
    row.cameAt,
    row.chatId,
    row.account,
    row.channel,
    row.username,
    row.name,
    trigger?.agentName ?? null,
    trigger === null ? null : (trigger.kind ?? 'removed'),
    row.keyword,
    row.postId,
    from('ad '),
    from('link '),
    yes(1),
    yes(2),
    yes(3),
    yes(4),
  ]);
}
