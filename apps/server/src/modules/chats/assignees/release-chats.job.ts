import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { toWorkspaceId, type WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { chatChanged } from '../chat-changed.ts';
import { listAnswering, lockChatsOf, setAssignee } from './assignees.repository.ts';

/** Gives the chats of somebody who no longer answers to another person, or to nobody. `to` may leave meanwhile. */
const releaseChatsJob = defineJob(
  'release-chats',
  z.object({ workspaceId: z.string(), userId: z.string(), to: z.string().nullable() }),
);

/** Chats in one transaction: others wait only for so many. */
const chatsAtOnce = 50;

/** Requests that all chats of somebody get another person; null: nobody. */
export function requestRelease(
  tx: Database,
  { workspaceId, userId, to, at }: { workspaceId: WorkspaceId; userId: string; to: string | null; at: Date },
): Promise<void> {
  const payload = { workspaceId, userId, to };
  return requestJobs(tx, releaseChatsJob, [{ key: `${workspaceId} ${userId}`, payload, dueAt: at, lane: workspaceId }]);
}

export function createChatRelease({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(releaseChatsJob, async ({ payload: { userId, to, ...payload } }) => {
    const workspaceId = toWorkspaceId(payload.workspaceId);
    const hasMore = await inTransaction(database, async (tx) => {
      const answering = await listAnswering(tx, workspaceId);
      // Who was invited again meanwhile keeps what they have.
      if (answering.has(userId)) return false;
      const found = await lockChatsOf(tx, { workspaceId }, userId, chatsAtOnce);
      const ids = found.map(({ id }) => id);
      await setAssignee(tx, { workspaceId }, ids, to !== null && answering.has(to) ? to : null);
      sendSignals(
        tx,
        found.map((chat) => chatChanged(chat)),
      );
      return found.length > 0;
    });
    return hasMore ? { kind: 'again', at: clock.now() } : { kind: 'done' };
  });
}
