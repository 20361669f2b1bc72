/** What a coach is told of, the gravest first. */
export const notificationKinds = [
  // Somebody in danger, or somebody under 18.
  'severe',
  // Any other hand-over.
  'wants_person',
  // The token, a permission or the webhooks of an account, or its unusual silence.
  'connection_broken',
  'send_failed',
  // An unanswered contact, with 3 hours of the window left.
  'window_closing',
  'qualified',
  'booked',
  // Moved, cancelled, or a no-show.
  'call_changed',
  'plan',
  'digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a coach is told: in the app, on the lock screen of a device, by mail. */
export const notificationWays = ['app', 'push', 'email'] as const;
export type NotificationWay = (typeof notificationWays)[number];

/** By which ways each kind goes. */
export type WaysByKind = Record<NotificationKind, Record<NotificationWay, boolean>>;

const byAll = { app: true, push: true, email: true };
const byPush = { app: true, push: true, email: false };

/** What holds for who has chosen nothing. */
export const defaultWays: WaysByKind = {
  severe: byAll,
  wants_person: byAll,
  connection_broken: byAll,
  send_failed: byPush,
  window_closing: byPush,
  qualified: byPush,
  booked: byPush,
  call_changed: byPush,
  plan: byAll,
  digest: { app: true, push: false, email: true },
};

/** The hour of the digest for who has chosen none, in the coach's own zone. */
export const defaultDigestHour = 7;
