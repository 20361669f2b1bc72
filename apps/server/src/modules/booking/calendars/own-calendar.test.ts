import {
  calendarTestStart,
  describeCalendar,
  type CalendarUnderTest,
} from '@spotter/providers/ports/calendar.test-suite';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createTestDatabase } from '../../../database/test-database.ts';
import { newId } from '../../../platform/ids.ts';
import { storeUser } from '../../../test/store-user.ts';
import { appointments } from '../booking.tables.ts';
import { createOwnCalendar } from './own-calendar.ts';

describe('Spotter’s own calendar', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());

  describeCalendar(async (): Promise<CalendarUnderTest> => {
    const { database } = connection;
    let ticks = 0;
    // Later changes need later instants.
    const now = () => new Date(calendarTestStart.getTime() + ++ticks);
    const { workspaceId } = await storeUser(database, now());
    const ofSuite = and(eq(appointments.workspaceId, workspaceId), ne(appointments.guestName, 'Somebody else'));
    return {
      calendar: createOwnCalendar({ database, clock: { now, setTimer: () => () => undefined } }),
      account: { accountId: workspaceId, calendarId: workspaceId, accessToken: workspaceId },
      stop: async () => undefined,
      async addBusy({ start, end }) {
        const at = new Date(0);
        await database.insert(appointments).values({
          id: newId(),
          workspaceId,
          startsAt: start,
          endsAt: end,
          status: 'confirmed',
          source: 'landing',
          guestName: 'Somebody else',
          language: 'en',
          calendarKind: 'own',
          createdAt: at,
          updatedAt: at,
        });
      },
      async moveBooking(id, startsAt) {
        const endsAt = new Date(startsAt.getTime() + 3_600_000);
        await database.update(appointments).set({ startsAt, endsAt, updatedAt: now() }).where(eq(appointments.id, id));
      },
      async cancelBooking(id) {
        await database
          .update(appointments)
          .set({ status: 'cancelled', updatedAt: now() })
          .where(eq(appointments.id, id));
      },
      bookings: () =>
        database
          .select({ start: appointments.startsAt, guestEmail: appointments.guestEmail })
          .from(appointments)
          .where(and(ofSuite, eq(appointments.status, 'confirmed')))
          .orderBy(asc(appointments.startsAt)),
      faults: null,
    };
  });
});
