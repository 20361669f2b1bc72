import { inTransaction, type Database } from '../../../database/database.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { listUnopenedHandOvers } from '../notifications.repository.ts';
import { deliverNotificationJob } from '../request-notification.ts';

/** How long a notification of a hand-over waits for the brief of its chat, in ms. */
export const maxBriefWaitMs = 15_000;

/** Has the notifications of a chat's hand-over go out that waited for its brief. */
export async function deliverWaitingHandOvers(database: Database, chatId: string, now: Date): Promise<void> {
  await inTransaction(database, async (tx) => {
    const ids = await listUnopenedHandOvers(tx, chatId, new Date(now.getTime() - 4 * maxBriefWaitMs));
    await requestJobs(
      tx,
      deliverNotificationJob,
      ids.map((key) => ({ key, payload: {}, dueAt: now })),
    );
  });
}
