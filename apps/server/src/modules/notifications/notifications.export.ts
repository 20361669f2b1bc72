import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/index.ts';
import { notificationPreferences, notifications, pushSubscriptions } from './notifications.tables.ts';

/** Exports a user's notifications, preferences, and devices without any key. */
export function notificationExporters(database: Database): Exporters {
  return {
    notifications: ({ userId }) =>
      database
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.at), asc(notifications.id))
        .execute(),
    notificationPreferences: ({ userId }) =>
      database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)).execute(),
    pushDevices: ({ userId }) =>
      database
        .select({ device: pushSubscriptions.device, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .execute(),
  };
}
