import type { NotificationPreferences, NotificationPreferencesChange } from '@spotter/contract';
import { type QuietHours } from '@spotter/domain/booking';
import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import { defaultDigestHour, defaultWays, notificationKinds, type WaysByKind } from '@spotter/domain/notifications';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { UsersService } from '../users/index.ts';
import { findPreferences, storePreferences } from './preferences.repository.ts';

/** How a coach wants to be notified. */
export type Preferences = {
  ways: WaysByKind;
  quietHours: QuietHours | null;
  digestHour: number;
  quoteSevere: boolean;
};

/** Returns what a coach chose, with the defaults for the rest. */
export async function readPreferences(database: Database, userId: string): Promise<Preferences> {
  const row = await findPreferences(database, userId);
  return {
    ways: waysOf(row?.ways),
    quietHours: row?.quietHours ?? null,
    digestHour: row?.digestHour ?? defaultDigestHour,
    quoteSevere: row?.quoteSevere ?? false,
  };
}

/** A kind that was added after the choice has the default. */
function waysOf(chosen: Partial<WaysByKind> | undefined): WaysByKind {
  return Object.fromEntries(notificationKinds.map((kind) => [kind, chosen?.[kind] ?? defaultWays[kind]])) as WaysByKind;
}

/** Reads and sets what a coach can choose on the profile. */
export function createPreferences(options: {
  database: Database;
  users: Pick<UsersService, 'getUser'>;
  available: NotificationPreferences['available'];
}) {
  const { database, users, available } = options;

  async function find(userId: string): Promise<NotificationPreferences> {
    const timeZone = resolveTimeZone((await users.getUser(userId)).timeZone);
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
      await storePreferences(database, userId, change);
      return find(userId);
    },
  };
}
