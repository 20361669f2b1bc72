import type { Mail } from '@spotter/providers/ports/mail';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { PushKeys, PushService } from '@spotter/providers/ports/push-service';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import type { UsersService } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { createAccountHealth } from './account-health/account-health.ts';
import { createChannelTest } from './account-health/channel-test.ts';
import { createSilenceWatch } from './account-health/silent-accounts.ts';
import { createWindowWatch } from './closing-windows.job.ts';
import { createNotificationDelivery } from './delivery/deliver-notification.job.ts';
import { createDigests, type CountCalls, type CountRecovered } from './digest/digest.job.ts';
import type { FindSubjects } from './notification-facts.ts';
import { notificationExporters } from './notifications.export.ts';
import { registerNotificationRoutes } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';
import { createPreferences } from './preferences.ts';
import { createPushKeys } from './push/push-keys.ts';
import { createPushSubscriptions } from './push/push-subscriptions.ts';

/** What notifications are built from. */
export type NotificationsDependencies = FindSubjects & {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  rateLimiter: RateLimiter;
  users: Pick<UsersService, 'find' | 'getUser'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  pushService: PushService;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /**
   * `keys` null: created at first start.
   * `standIn`: the origin of a simulator of a push service; null: there is none.
   */
  push: { keys: PushKeys | null; standIn: string | null };
  publicUrl: string;
  countCalls: CountCalls;
  countRecovered: CountRecovered;
  /** Refuses a chat that is not the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
  /** Takes over a chat of the user's. */
  takeChat(access: Access, chatId: string): Promise<void>;
};

/** Builds the parts of notifications. */
export function createNotifications(dependencies: NotificationsDependencies) {
  const { database, clock, users, mail, push, countCalls, countRecovered } = dependencies;
  const pushKeys = createPushKeys({ ...dependencies, configured: push.keys });
  const subscriptions = createPushSubscriptions({ ...dependencies, keys: pushKeys });
  const service = createNotificationsService({
    ...dependencies,
    async findObstacle(userId, way) {
      if (way === 'email') return mail === null ? 'no-mail' : null;
      if (way === 'app') return null;
      return (await subscriptions.listLive(database, userId)).length === 0 ? 'no-device' : null;
    },
  });
  const jobs: JobHandler[] = [
    createNotificationDelivery({ ...dependencies, pushKeys, subscriptions }),
    createDigests({ database, clock, countCalls, countRecovered }),
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
        channelTest: createChannelTest(dependencies),
      });
    },
  };
}
