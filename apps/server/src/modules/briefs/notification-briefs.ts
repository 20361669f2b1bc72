import type { Brief } from '@spotter/domain/briefs';
import type { Database } from '../../database/database.ts';
import { findDueJobs } from '../../queue/queue.ts';
import { listBriefsOf } from './briefs.repository.ts';
import { writeBriefJob } from './write-brief.job.ts';

/** Returns the briefs of chats for those who are notified of their hand-over. */
export async function findNotificationBriefs(
  database: Database,
  chatIds: string[],
): Promise<Map<string, { parts: Brief | null; finishedAt: Date | null; isRequested: boolean }>> {
  const [rows, due] = await Promise.all([
    listBriefsOf(database, chatIds),
    findDueJobs(database, writeBriefJob, chatIds),
  ]);
  return new Map(
    chatIds.map((chatId) => {
      const row = rows.find((each) => each.chatId === chatId);
      const finishedAt = row === undefined || row.state === 'writing' ? null : row.at;
      return [
        chatId,
        { parts: row?.parts ?? null, finishedAt, isRequested: due.has(chatId) || row?.state === 'writing' },
      ];
    }),
  );
}
