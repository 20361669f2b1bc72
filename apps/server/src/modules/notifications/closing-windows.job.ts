import { certainWindowMs } from '@spotter/domain/autoreply';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { causeOfWindow, listClosingWindows } from './closing-windows.repository.ts';
import { requestNotification } from './request-notification.ts';

const closingWindowsJob = defineJob('closing-windows', z.object({}));

const pollEveryMs = 5 * 60_000;
/** How long before the end of what is certain of the window a coach is notified of an unanswered contact, in ms. */
const leftMs = 3 * 3_600_000;
const atOnce = 200;

/** Starts the watch for closing windows; asking again changes nothing. */
export function requestWindowWatch(database: Database, now: Date): Promise<void> {
  return requestJobs(database, closingWindowsJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Tells coaches of unanswered contacts who soon cannot be answered any more. */
export function createWindowWatch({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(closingWindowsJob, async () => {
    const now = clock.now();
    for (;;) {
      const after = now.getTime() - certainWindowMs;
      const wrote = { after: new Date(after), until: new Date(after + leftMs) };
      const found = await listClosingWindows(database, wrote, atOnce);
      await inTransaction(database, async (tx) => {
        for (const { id, workspaceId, botId, lastInboundAt } of found) {
          const cause = causeOfWindow(id, lastInboundAt!);
          await requestNotification(tx, { workspaceId, kind: 'window_closing', cause, at: now, chatId: id, botId });
        }
      });
      if (found.length < atOnce) break;
    }
    return { kind: 'again', at: new Date(now.getTime() + pollEveryMs) };
  });
}
