import type {
  AccountHealth,
  ChannelTest,
  Notification,
  NotificationPreferences,
  NotificationWay,
  PushSubscription,
} from '@spotter/contract';
import { defaultDigestHour, defaultWays } from '@spotter/domain/notifications';
import type { Handler } from './fake-handler.ts';

/** The fake backend's notifications and the coach's preferences. */
export type FakeNotifications = {
  /** Newest first. */
  list: Notification[];
  preferences: NotificationPreferences;
  devices: PushSubscription[];
  pushKey: { publicKey: string; standIn: string | null };
  /** The result of a test in each way. */
  tests: Record<NotificationWay, { status: 'queued' | 'sent' | 'failed'; problem: string | null }>;
  health: AccountHealth[];
  /** What the last test of the channel found, and what the next one will. */
  channelTest: { last: ChannelTest | null; next: ChannelTest };
};

const sent = { status: 'sent', problem: null } as const;
const pageSize = 30;
const at = '2026-11-21T10:00:00.000Z';

export function noNotifications(): FakeNotifications {
  return {
    list: [],
    preferences: {
      ways: structuredClone(defaultWays),
      quietHours: null,
      digestHour: defaultDigestHour,
      quoteSevere: false,
      timeZone: 'America/Chicago',
      available: { push: true, email: true },
    },
    devices: [],
    pushKey: { publicKey: 'BKey', standIn: null },
    tests: { app: sent, push: sent, email: sent },
    health: [],
    channelTest: { last: null, next: aChannelTest() },
  };
}

/** Returns a notification, about a lead in danger unless given otherwise. */
export function aNotification(given: Partial<Notification> = {}): Notification {
  return {
    _id: 'notification-1',
    kind: 'severe',
    title: 'Lena may be in danger',
    body: '“i only eat 500 cals”',
    at,
    openedAt: null,
    openedBy: null,
    chatId: 'chat-1',
    botId: 'bot-1',
    credentialId: 'credential-1',
    page: '/dashboard/chat/chat-1',
    deliveries: [{ way: 'app', status: 'sent', at, round: 0, problem: null }],
    ...given,
  };
}

/** Returns a connected account without problems, unless given otherwise. */
export function anAccountHealth(given: Partial<AccountHealth> = {}): AccountHealth {
  return {
    botId: 'bot-1',
    credentialId: 'credential-1',
    name: 'dana.coaching',
    from: 'instagram',
    problems: [],
    tokenExpiresAt: null,
    permissionsMissing: [],
    webhooksLastSeenAt: at,
    lastSentAt: at,
    restrictedUntil: null,
    silence: { usualMinutes: 180, unusualSince: null },
    caughtUp: null,
    ...given,
  };
}

/** Returns a test of a channel that found no fault, unless given otherwise. */
export function aChannelTest(given: Partial<ChannelTest> = {}): ChannelTest {
  return {
    testedAt: at,
    access: 'fine',
    permissions: 'fine',
    permissionsMissing: [],
    webhooks: 'fine',
    events: 'fine',
    missed: 0,
    lastEventAt: at,
    others: { sign: 'none', chats: 0, lastAt: null, apps: [], namesApps: true },
    ...given,
  };
}

/** The handlers for notifications, devices and account health. */
export function notificationHandlers(stored: { notifications: FakeNotifications }): Record<string, Handler> {
  const { notifications } = stored;
  const unread = () => ({ unread: notifications.list.filter(({ openedAt }) => openedAt === null).length });
  const find = (id: string) => {
    const notification = notifications.list.find(({ _id }) => _id === id);
    return notification === undefined ? null : { value: notification };
  };
  const open = (id: string, by: NotificationWay) => {
    const found = find(id);
    if (found !== null) Object.assign(found.value, { openedAt: at, openedBy: by });
    return found;
  };
  return {
    'GET /notifications': ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const value = notifications.list.slice(start, start + pageSize);
      return start + pageSize < notifications.list.length ? { value, nextCursor: String(start + pageSize) } : { value };
    },
    'GET /notifications/count': () => ({ value: unread() }),
    'GET /notifications/{id}': ({ id }) => find(id),
    'POST /notifications/{id}/read': ({ id, body }) => open(id, (body.by as NotificationWay | undefined) ?? 'app'),
    'POST /notifications/{id}/take-over': ({ id }) => open(id, 'push'),
    'POST /notifications/read-all': () => {
      for (const { _id } of notifications.list) open(_id, 'app');
      return { value: unread() };
    },
    'GET /notifications/preferences': () => ({ value: notifications.preferences }),
    'PUT /notifications/preferences': ({ body }) => ({ value: Object.assign(notifications.preferences, body) }),
    'GET /notifications/push-key': () => ({ value: notifications.pushKey }),
    'GET /notifications/push-subscriptions': () => ({ value: notifications.devices }),
    'POST /notifications/push-subscriptions': () => {
      const device = { _id: 'device-1', device: 'Chrome on Android', isThisSession: true, since: at, lastSentAt: null };
      notifications.devices = [device, ...notifications.devices.filter(({ _id }) => _id !== device._id)];
      return { value: device };
    },
    'DELETE /notifications/push-subscriptions/{id}': ({ id }) => {
      notifications.devices = notifications.devices.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
    'POST /notifications/test': ({ body }) => {
      const way = body.way as NotificationWay;
      const test = aNotification({
        _id: `test-${way}`,
        kind: 'test',
        title: 'This is a test',
        page: '/profile',
        chatId: null,
        deliveries: [{ way, at, round: 0, ...notifications.tests[way] }],
      });
      notifications.list.unshift(test);
      return { value: test };
    },
    'GET /chat/{id}/notifications': ({ id }) => ({ value: notifications.list.filter(({ chatId }) => chatId === id) }),
    'GET /account-health': () => ({ value: notifications.health }),
    'GET /bot/{botId}/channel-test': () => ({ value: { last: notifications.channelTest.last } }),
    'POST /bot/{botId}/channel-test': () => {
      notifications.channelTest.last = notifications.channelTest.next;
      return { value: notifications.channelTest.next };
    },
  };
}
