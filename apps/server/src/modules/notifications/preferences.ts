import type { NotificationPreferences, NotificationPreferencesChange } from '@spotter/contract';
import { defaultDigestHour, defaultWays, notificationKinds, type QuietHours, type WaysByKind } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { UsersService } from '../users/users.service.ts';
import { notificationPreferences } from './notifications.tables.ts';

/** How a coach wants to be told. */
export type Preferences = {
  ways: WaysByKind;
  quietHours: QuietHours | null;
  digestHour: number;
  quoteSevere: boolean;
};

/** What a coach chose, and for the rest what holds for everybody. */
export async function readPreferences(database: Database, userId: string): Promise<Preferences> {
  const [row] = await database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  return {
    ways: waysOf(row?.ways),
    quietHours: row?.quietHours ?? null,
    digestHour: row?.digestHour ?? defaultDigestHour,
    quoteSevere: row?.quoteSevere ?? false,
  };
}

/** A kind that came after the choice is as for everybody. */
function waysOf(chosen: Partial<WaysByKind> | undefined): WaysByKind {
  return Object.fromEntries(notificationKinds.map((kind) => [kind, chosen?.[kind] ?? defaultWays[kind]])) as WaysByKind;
}

/** What a coach can choose on the profile. */
export function createPreferences(options: {
  database: Database;
  users: Pick<UsersService, 'getUser'>;
  available: NotificationPreferences['available'];
}) {
  const { database, users, available } = options;

  async function find(userId: string): Promise<NotificationPreferences> {
    const { timeZone } = await users.getUser(userId);
    return { ...(await readPreferences(database, userId)), timeZone, available };
  }

  return {
    find,
    async change(userId: string, change: NotificationPreferencesChange): Promise<NotificationPreferences> {
      const { push, email } = change.ways.severe;
      if (!push && !email) {
        throw new AppError('invalid_input', 'You need to hear about a lead in danger, so leave push or email on.', [
          { path: 'ways.severe', message: 'Leave push or email on' },
        ]);
      }
      if (change.quietHours !== null && change.quietHours.from === change.quietHours.to) {
        throw new AppError('invalid_input', 'Quiet hours need a start and an end.', [
          { path: 'quietHours', message: 'Choose two different times' },
        ]);
      }
      await database
        .insert(notificationPreferences)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: notificationPreferences.userId, set: change });
      return find(userId);
    },
  };
}
