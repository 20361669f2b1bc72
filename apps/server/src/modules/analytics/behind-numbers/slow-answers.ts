import { type AnswerAuthor, answerAuthors, type Page, type SlowAnswer, sourceOf } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { readRankedCursor, writeRankedCursor } from '../../chats/index.ts';
import { type Coach, listTotals } from '../analytics.repository.ts';
import { pageLength } from '../funnel-figures.ts';
import { listSlowest } from './slow-answers.repository.ts';

export type SlowAnswersQuery = DayRange & {
  author: string;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Returns the answers of a range, page by page: the slowest first, newest first where they took as long. */
export async function listSlowAnswers(
  database: Database,
  coach: Coach,
  query: SlowAnswersQuery,
): Promise<Page<SlowAnswer[]>> {
  const { limit = pageLength } = query;
  const author = answerAuthors.find((known) => known === query.author);
  if (author === undefined) throw new AppError('not_found', 'There is no such number');
  const start = readRankedCursor(query.cursor);
  const waits = await listWaits(database, coach, author, query);
  const found = await listSlowest(database, coach, {
    author,
    range: query,
    waits: waits.filter((wait) => start === null || wait <= start.rank),
    start,
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    value: shown.map(({ chatId, messageId, username, name, channel, sentAt, waitedSeconds }) => {
      return { _id: chatId, messageId, username, name, from: sourceOf(channel), sentAt, waitedSeconds };
    }),
    nextCursor:
      found.length > limit && last !== undefined
        ? writeRankedCursor({ rank: last.waitedSeconds, at: new Date(last.sentAt), id: last.messageId })
        : null,
  };
}

/** Returns the waits that were counted in a range, each once. */
async function listWaits(
  database: Database,
  coach: Coach,
  author: AnswerAuthor,
  { from, to }: DayRange,
): Promise<number[]> {
  const totals = await listTotals(database, coach, { metrics: [`${author}-wait`], ranges: { now: { from, to } } });
  return [...new Set(totals.map(({ label }) => Number(label)))];
}
