import { whyClosed } from '@spotter/domain/inbox';
import { scoreLead, type ScoreFacts, type SourceHistory } from '@spotter/domain/scores';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { listSourceCounts } from '../../analytics/index.ts';
import { chatChanged, type ChatRow, recordScore, windowFactsOf } from '../../chats/index.ts';
import { listCallsOfChats, listChatsToLookAt } from '../leak-facts.repository.ts';
import { listToScore } from './scores.repository.ts';

/** Scores the chats that are due, with the key `all`; or one chat, by its id, when a call of it changes. */
const scoresJob = defineJob('scores', z.object({}));

const checkEveryMs = 15_000;
/** Max chats per transaction, and per run: the rest waits for the next one. */
const atOnce = 100;
const maxBatches = 20;

/** Asks for the scores of chats to be kept; asking again changes nothing. */
export function requestScoring(database: Database, now: Date): Promise<void> {
  return requestJobs(database, scoresJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Keeps on each chat how promising its lead is. */
export function createScoring({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(scoresJob, async ({ key }) => {
    const now = clock.now();
    if (key !== 'all') {
      await inTransaction(database, (tx) => keepScores(tx, [key], now));
      return { kind: 'done' };
    }
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const due = await listToScore(database, now, atOnce);
      if (due.length > 0) await inTransaction(database, (tx) => keepScores(tx, due, now));
      if (due.length < atOnce) break;
    }
    return { kind: 'again', at: new Date(now.getTime() + checkEveryMs) };
  });
}

/** Computes the scores of chats again, and notes them. */
async function keepScores(tx: Database, chatIds: string[], now: Date): Promise<void> {
  const rows = await listChatsToLookAt(tx, chatIds);
  if (rows.length === 0) return;
  const calls = await listCallsOfChats(
    tx,
    rows.map(({ chat }) => chat.id),
  );
  const historyOf = createHistories(tx);
  for (const { chat, neverAnswered, removedAt } of rows) {
    const result = scoreLead(
      {
        ...windowFactsOf(chat),
        closed: whyClosed(chat) ?? (removedAt !== null || neverAnswered ? 'closed' : null),
        isQualified: chat.qualifiedAt !== null,
        known: chat.facts.map(({ name }) => name),
        hasKeyword: chat.engagedKeyword !== null,
        asksAboutPaying: chat.handOverReason === 'payment',
        calls: calls.flatMap(({ chatId, status, ...call }) =>
          chatId !== chat.id || status === 'canceled' ? [] : [{ ...call, status }],
        ),
        ...(await historyOf(chat)),
      },
      now,
    );
    const isSame = chat.score === result.score && JSON.stringify(chat.scoreReasons) === JSON.stringify(result.reasons);
    await recordScore(tx, chat.id, result);
    if (!isSame && chat.lastActivityAt !== null) sendSignals(tx, [chatChanged(chat)]);
  }
}

/** Returns how leads from the same source booked; the numbers of a workspace are read once. */
function createHistories(tx: Database) {
  const none: SourceHistory = { engaged: 0, booked: 0 };
  const known = new Map<WorkspaceId, { all: SourceHistory; bySource: Map<string, SourceHistory> }>();
  return async ({
    workspaceId,
    engagedAgentId,
    engagedKeyword,
  }: ChatRow): Promise<Pick<ScoreFacts, 'source' | 'all'>> => {
    if (!known.has(workspaceId)) {
      const bySource = await listSourceCounts(tx, workspaceId);
      const sum = (field: keyof SourceHistory) =>
        [...bySource.values()].reduce((all, counts) => all + counts[field], 0);
      known.set(workspaceId, { bySource, all: { engaged: sum('engaged'), booked: sum('booked') } });
    }
    const { all, bySource } = known.get(workspaceId)!;
    return { all, source: bySource.get(`${engagedAgentId ?? ''}:${engagedKeyword ?? ''}`) ?? none };
  };
}
