import {
  accountHealthRoutes,
  channelTestRoutes,
  notificationPreferenceRoutes,
  notificationRoutes,
  type AccountHealth,
} from '@spotter/contract';
import type { PushKeys } from '@spotter/providers/ports/push-service';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { Access } from '../../platform/access.ts';
import type { createChannelTest } from './account-health/channel-test.ts';
import type { NotificationsService } from './notifications.service.ts';
import type { createPreferences } from './preferences.ts';
import type { PushSubscriptions } from './push/push-subscriptions.ts';

const done = { ok: true as const };

/** Serves a coach's notifications, preferences, devices, and the health of their accounts. */
export function registerNotificationRoutes(
  app: FastifyInstance,
  services: {
    notifications: NotificationsService;
    preferences: ReturnType<typeof createPreferences>;
    subscriptions: PushSubscriptions;
    pushKeys(): Promise<PushKeys>;
    /** The origin where the sandbox has subscriptions created; null outside of it. */
    standIn: string | null;
    listAccountHealth(access: Access): Promise<AccountHealth[]>;
    channelTest: ReturnType<typeof createChannelTest>;
  },
): void {
  const { notifications, preferences, subscriptions, channelTest } = services;
  servePage(app, notificationRoutes.list, ({ user, query }) => notifications.list(user.id, query));
  serve(app, notificationRoutes.count, ({ user }) => notifications.count(user.id));
  serve(app, notificationRoutes.openAll, ({ user }) => notifications.openAll(user.id));
  serve(app, notificationPreferenceRoutes.findPreferences, ({ user }) => preferences.find(user.id));
  serve(app, notificationPreferenceRoutes.changePreferences, ({ user, body }) => preferences.change(user.id, body));
  serve(app, notificationRoutes.pushKey, async () => ({
    publicKey: (await services.pushKeys()).publicKey,
    standIn: services.standIn,
  }));
  serve(app, notificationPreferenceRoutes.listSubscriptions, ({ user }) => subscriptions.list(user));
  serve(app, notificationRoutes.subscribe, ({ user, body, userAgent }) => subscriptions.add(user, body, userAgent));
  serve(app, notificationRoutes.unsubscribe, async ({ user, params }) => {
    await subscriptions.remove(user.id, params.id);
    return done;
  });
  serve(app, notificationPreferenceRoutes.test, ({ user, body }) => notifications.test(user.id, body.way));
  serve(app, notificationRoutes.find, ({ user, params }) => notifications.find(user.id, params.id));
  serve(app, notificationRoutes.open, ({ user, params, body }) => notifications.open(user.id, params.id, body?.by));
  serve(app, notificationRoutes.takeOver, ({ user, params }) => notifications.takeOver(user.id, params.id));
  serve(app, notificationRoutes.listOfChat, ({ access, params }) => notifications.listOfChat(access, params.id));
  serve(app, accountHealthRoutes.list, ({ access }) => services.listAccountHealth(access));
  serve(app, channelTestRoutes.findTest, ({ access, params }) => channelTest.find(access, params.botId));
  serve(app, channelTestRoutes.test, ({ access, params }) => channelTest.run(access, params.botId));
}
