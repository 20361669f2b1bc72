import { notificationKinds } from '@spotter/domain/notifications';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { TimeOfDay } from '../values.ts';
import { Notification, type NotificationKind, NotificationWay, PushSubscription } from './notifications.contract.ts';

const Ways = z.object({ app: z.boolean(), push: z.boolean(), email: z.boolean() });

const ChosenPreferences = {
  /** The ways of each kind. `severe` keeps push or email. */
  ways: z.object(
    Object.fromEntries(notificationKinds.map((kind) => [kind, Ways])) as Record<NotificationKind, typeof Ways>,
  ),
  /**
   * Push and email wait for the end of these hours, in the user's own zone, except `severe`.
   * They may go past midnight.
   */
  quietHours: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** The hour of the digest in the user's own zone. */
  digestHour: z.number().int().min(0).max(23),
  /** Whether a lock screen may show the words of a contact in danger. */
  quoteSevere: z.boolean(),
};

/** How the user wants to be notified. */
export const NotificationPreferences = z.object({
  ...ChosenPreferences,
  /** The user's zone, IANA, for these hours; it changes with the user. */
  timeZone: z.string(),
  /** Whether this server can send push notifications and emails at all. */
  available: z.object({ push: z.boolean(), email: z.boolean() }),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** All preferences: what is left out is reset. */
export const NotificationPreferencesChange = z.object(ChosenPreferences);
export type NotificationPreferencesChange = z.infer<typeof NotificationPreferencesChange>;

/** The routes of the profile page, apart from those that every page loads. */
export const notificationPreferenceRoutes = {
  findPreferences: defineRoute({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'By which ways the user is told of what, the quiet hours and the hour of the digest.',
    access: 'session',
    caller: 'person',
    response: NotificationPreferences,
  }),
  changePreferences: defineRoute({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Replaces them.',
    access: 'session',
    caller: 'person',
    body: NotificationPreferencesChange,
    response: NotificationPreferences,
  }),
  listSubscriptions: defineRoute({
    method: 'GET',
    path: '/notifications/push-subscriptions',
    summary: 'The devices that show pushes, newest first.',
    access: 'session',
    caller: 'person',
    response: z.array(PushSubscription),
  }),
  test: defineRoute({
    method: 'POST',
    path: '/notifications/test',
    summary:
      'Sends the user a test by one way, in quiet hours too; 409 where that way reaches nobody. How it went is in `deliveries`: live, or by asking again.',
    access: 'session',
    caller: 'person',
    body: z.object({ way: NotificationWay }),
    response: Notification,
    status: 201,
  }),
};
