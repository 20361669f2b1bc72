import type { NotificationKind } from '@spotter/domain';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { notifications, type NotificationAbout } from './notifications.tables.ts';

/** Brings a notification to its coach. Its key is the notification's id; the database asks for it under this name too. */
export const deliverNotificationJob = defineJob('deliver-notification', z.object({}));

/** A fact that a coach is to be told of. */
export type NotificationRequest = {
  userId: string;
  kind: NotificationKind | 'test';
  /** Names the fact: asked for again it is not told again. */
  cause: string;
  at: Date;
  chatId?: string | null;
  botId?: string | null;
  credentialId?: string | null;
  about?: NotificationAbout;
};

/** Has a coach told of a fact, with the transaction that makes it one. Answers the notification's id; null where it is known already. */
export async function requestNotification(tx: Database, request: NotificationRequest): Promise<string | null> {
  const [row] = await tx
    .insert(notifications)
    .values({ id: newId(), ...request })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (row === undefined) return null;
  await requestJobs(tx, deliverNotificationJob, [{ key: row.id, payload: {}, dueAt: request.at }]);
  return row.id;
}
