import type { NotificationKind } from '@spotter/domain/notifications';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { insertNotification, type Recipient } from './notifications.repository.ts';
import type { NotificationAbout } from './notifications.tables.ts';

/**
 * Delivers a notification to its coach. The job's key is the notification's id; the database requests it under
 * this name too.
 */
export const deliverNotificationJob = defineJob('deliver-notification', z.object({}));

/** A fact that a coach is to be notified of. */
export type NotificationRequest = Recipient & {
  kind: NotificationKind | 'test';
  /** The name of the fact: requested again, it does not notify again. */
  cause: string;
  at: Date;
  chatId?: string | null;
  botId?: string | null;
  credentialId?: string | null;
  about?: NotificationAbout;
};

/**
 * Notifies a coach of a fact, in the transaction that makes it one. Returns the notification's id; null where it
 * is known already.
 */
export async function requestNotification(tx: Database, request: NotificationRequest): Promise<string | null> {
  const id = newId();
  if (!(await insertNotification(tx, { id, ...request }))) return null;
  await requestJobs(tx, deliverNotificationJob, [{ key: id, payload: {}, dueAt: request.at }]);
  return id;
}
