import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Exporters } from '../users/data-export.ts';
import { notificationPreferences, notifications, pushSubscriptions } from './notifications.tables.ts';

/** What a user takes along of notifications: what they were told, what they chose, and their devices without any key. */
export function notificationExporters(database: Database): Exporters {
  return {
    notifications: (userId: string) =>
      database
        .select()
        .from(notifications)
        .where(eq(notifications.userId, userId))
        .orderBy(asc(notifications.at), asc(notifications.id))
        .execute(),
    notificationPreferences: (userId: string) =>
      database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)).execute(),
    pushDevices: (userId: string) =>
      database
        .select({ device: pushSubscriptions.device, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId))
        .execute(),
  };
}
