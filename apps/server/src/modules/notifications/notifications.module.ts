import type { Mail } from '@spotter/providers/ports/mail';
import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { UsersService } from '../users/users.service.ts';
import { createAccountHealth } from './account-health/account-health.ts';
import { createSilenceWatch } from './account-health/silent-accounts.ts';
import { createWindowWatch } from './closing-windows.job.ts';
import { createNotificationDelivery } from './deliver-notification.job.ts';
import { createDigests, type CountCalls } from './digest.job.ts';
import type { FindCalls } from './notification-facts.ts';
import { notificationExporters } from './notifications.export.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { createPreferences } from './preferences.ts';
import { createPushKeys } from './push/push-keys.ts';
import { createPushSubscriptions } from './push/push-subscriptions.ts';

/** What notifications are put together from. */
export type NotificationsDependencies = {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  rateLimiter: RateLimiter;
  users: Pick<UsersService, 'find' | 'getUser'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  pushService: PushService;
  /** `keys` null: made at first start. `standIn`: the origin of a simulator of a push service; null: there is none. */
  push: { keys: PushKeys | null; standIn: string | null };
  publicUrl: string;
  /** Booking comes after notifications: it hands in what is told of calls. */
  findCalls: FindCalls;
  countCalls: CountCalls;
  /** Refuses a chat that is not the user's. */
  requireChat(userId: string, chatId: string): Promise<unknown>;
  /** Takes a chat of the user's over. */
  takeChat(userId: string, chatId: string): Promise<void>;
};

/** Puts the parts of notifications together. */
export function createNotifications(dependencies: NotificationsDependencies) {
  const { database, clock, users, mail, push, countCalls } = dependencies;
  const service = createNotificationsService(dependencies);
  const pushKeys = createPushKeys({ ...dependencies, configured: push.keys });
  const subscriptions = createPushSubscriptions({ ...dependencies, keys: pushKeys });
  const jobs: JobHandler[] = [
    createNotificationDelivery({ ...dependencies, pushKeys, subscriptions }),
    createDigests({ database, clock, countCalls }),
    createWindowWatch({ database, clock }),
    createSilenceWatch({ database, clock }),
  ];
  return {
    service,
    jobs,
    exporters: notificationExporters(database),
    routes(app: FastifyInstance): void {
      registerNotificationRoutes(app, {
        notifications: service,
        preferences: createPreferences({ database, users, available: { push: true, email: mail !== null } }),
        subscriptions,
        pushKeys,
        standIn: push.standIn === null ? null : `${push.standIn}/subscriptions`,
        listAccountHealth: createAccountHealth({ database, clock }),
      });
    },
  };
}
