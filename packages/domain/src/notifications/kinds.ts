/** What a coach is notified of, the gravest first. */
export const notificationKinds = [
  // A person in danger, or a person under 18.
  'severe',
  // Any other hand-over.
  'wants_person',
  // An answer that waits for the coach's word.
  'approval',
  // The token, a permission or the webhooks of an account, or its unusual silence.
  'connection_broken',
  'send_failed',
  // A simulated lead or a saved case that went well, and does not since a night.
  'turned_red',
  // An unanswered contact, with 3 hours of the window left.
  'window_closing',
  'qualified',
  'booked',
  // Moved, canceled, or a no-show.
  'call_changed',
  'plan',
  // 80 or 95 percent of the day's budget for the language model.
  'budget',
  'digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How a coach is notified: in the app, on the lock screen of a device, by email. */
export const notificationWays = ['app', 'push', 'email'] as const;
export type NotificationWay = (typeof notificationWays)[number];

/** The ways that each kind takes. */
export type WaysByKind = Record<NotificationKind, Record<NotificationWay, boolean>>;

const byAll = { app: true, push: true, email: true };
const byMail = { app: true, push: false, email: true };
const byPush = { app: true, push: true, email: false };

/** The ways for coaches who have chosen none. */
export const defaultWays: WaysByKind = {
  severe: byAll,
  wants_person: byAll,
  approval: byPush,
  connection_broken: byAll,
  send_failed: byPush,
  turned_red: byMail,
  window_closing: byPush,
  qualified: byPush,
  booked: byPush,
  call_changed: byPush,
  plan: byAll,
  budget: byMail,
  digest: byMail,
};

/** The hour of the digest for coaches who have chosen none, in the coach's own zone. */
export const defaultDigestHour = 7;
