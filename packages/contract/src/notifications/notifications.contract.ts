import { notificationKinds, notificationWays } from '@spotter/domain/notifications';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const NotificationWay = z.enum(notificationWays);
export type NotificationWay = z.infer<typeof NotificationWay>;

/** One delivery of one notification. */
export const NotificationDelivery = z.object({
  way: NotificationWay,
  /**
   * `queued`: it is sent at `at`, which is in the future in quiet hours or while a service is down. `sent`: a push
   * service or mail server accepted it at `at`; in the app it is in the list from then on. `failed`: it was given
   * up. `opened`: the user opened it by this way.
   */
  status: z.enum(['queued', 'sent', 'failed', 'opened']),
  at: Instant,
  /** 0 for the first time, then 1 and 2 for the repeats while it was unopened. */
  round: z.number().int(),
  /** Why it failed, as a sentence. */
  problem: z.string().nullable(),
});
export type NotificationDelivery = z.infer<typeof NotificationDelivery>;

/** A notification to the user. */
export const Notification = z.object({
  _id: Id,
  /** `test`: the user asked for it on the profile page. */
  kind: z.enum([...notificationKinds, 'test']),
  /** The text in the app's list; it may quote the contact. */
  title: z.string(),
  body: z.string(),
  /** When it happened. */
  at: Instant,
  /** When the user opened it, or the chat that it is about; null: not yet seen. */
  openedAt: Instant.nullable(),
  openedBy: NotificationWay.nullable(),
  /** The chat that it is about, where that still exists. */
  chatId: Id.nullable(),
  botId: Id.nullable(),
  credentialId: Id.nullable(),
  /** The page of the web app to open, such as `/dashboard/chat/…`. */
  page: z.string(),
  deliveries: z.array(NotificationDelivery),
});
export type Notification = z.infer<typeof Notification>;

/** How the coach was notified of a chat that was handed over: at which time and by which ways. */
export const ChatNotification = z.object({
  notificationId: Id,
  kind: NotificationKind,
  /** When the first way outside the app accepted it; null: none has, so it is only in the app's list. */
  toldAt: Instant.nullable(),
  /** The ways that have accepted it, in order. */
  ways: z.array(NotificationWay),
  /** null: not yet seen by you. */
  openedAt: Instant.nullable(),
});
export type ChatNotification = z.infer<typeof ChatNotification>;

/** The browser's `PushSubscription.toJSON()`. */
export const PushSubscriptionBody = z.object({
  endpoint: z.url().max(2048),
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: z.string().min(1).max(200), auth: z.string().min(1).max(100) }),
});
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>;

/** A device that shows push notifications. */
export const PushSubscription = z.object({
  _id: Id,
  /** Browser and system in words; null where unknown. */
  device: z.string().nullable(),
  /** Whether this session made it. */
  isThisSession: z.boolean(),
  since: Instant,
  /** When a push service last accepted a message for it. */
  lastSentAt: Instant.nullable(),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

const Done = z.object({ ok: z.literal(true) });

export const notificationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/notifications',
    summary: "The user's notifications, newest first; with `unread=true` those that nobody has opened.",
    access: 'session',
    caller: 'person',
    query: PageQuery.extend({ unread: z.enum(['true', 'false']).optional() }),
    response: z.array(Notification),
    paged: true,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/notifications/count',
    summary: 'How many notifications nobody has opened. At most 1,000: beyond it there are "999+".',
    access: 'session',
    caller: 'person',
    response: z.object({ unread: z.number().int() }),
  }),
  find: defineRoute({
    method: 'GET',
    path: '/notifications/{id}',
    summary: 'One notification with its deliveries.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: Notification,
  }),
  open: defineRoute({
    method: 'POST',
    path: '/notifications/{id}/read',
    summary: 'Marks a notification as opened: it goes out no more. `by` says on which way; in the app if left out.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    body: z.object({ by: NotificationWay.optional() }).optional(),
    response: Notification,
  }),
  takeOver: defineRoute({
    method: 'POST',
    path: '/notifications/{id}/take-over',
    summary:
      '"I\'ll take it": marks it as opened and takes its chat over, the agent\'s autoreplies go off. Safe to repeat.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: Notification,
  }),
  openAll: defineRoute({
    method: 'POST',
    path: '/notifications/read-all',
    summary: 'Marks all notifications as opened.',
    access: 'session',
    caller: 'person',
    response: z.object({ unread: z.number().int() }),
  }),
  pushKey: defineRoute({
    method: 'GET',
    path: '/notifications/push-key',
    summary:
      "The server's public VAPID key, which a browser subscribes with; base64url. A subscription made with another key is dead: make a new one.",
    access: 'session',
    caller: 'person',
    response: z.object({
      publicKey: z.string(),
      /**
       * Only in the sandbox: where to subscribe instead of with the browser's own service. POST `{
       * applicationServerKey }` there; the answer is what `PushSubscription.toJSON()` would be.
       */
      standIn: z.string().nullable(),
    }),
  }),
  subscribe: defineRoute({
    method: 'POST',
    path: '/notifications/push-subscriptions',
    summary:
      "Stores the browser's push subscription, for as long as this session lasts. Send it at each start of the app: safe to repeat. Push services that are not known are refused.",
    access: 'session',
    caller: 'person',
    body: PushSubscriptionBody,
    response: PushSubscription,
    status: 201,
  }),
  unsubscribe: defineRoute({
    method: 'DELETE',
    path: '/notifications/push-subscriptions/{id}',
    summary: 'Forgets a device.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: Done,
  }),
  listOfChat: defineRoute({
    method: 'GET',
    path: '/chat/{id}/notifications',
    summary: 'What the user was told of a chat, newest first: at most 20.',
    access: 'session',
    params: IdParams,
    response: z.array(Notification),
  }),
};
