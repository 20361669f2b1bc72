import type { BookedCall } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { findAppointment, listBookedBy, type AppointmentRow } from '../appointments.repository.ts';
import type { AvailabilityService } from '../availability.ts';
import { statusOf } from '../booking.presenter.ts';
import type { CallBooking } from './call-booking.ts';
import { placeOf } from './call-place.ts';
import type { ManageLinks } from './manage-links.ts';

const maxShown = 100;

/** Returns the calls that a user booked with others, as their guest. */
export function createBookedCalls(options: {
  database: Database;
  clock: Clock;
  availability: AvailabilityService;
  booking: Pick<CallBooking, 'cancel'>;
  manageLinks: ManageLinks;
}) {
  const { database, clock, availability, booking, manageLinks } = options;

  async function present(row: AppointmentRow): Promise<BookedCall> {
    const coach = await availability.getCoach(row.workspaceId);
    return {
      _id: row.id,
      start: row.startsAt.toISOString(),
      end: row.endsAt.toISOString(),
      status: statusOf(row),
      coach: { firstName: coach.firstName, lastName: coach.lastName },
      place: placeOf(row, coach),
      bookingUrl: row.status === 'offered' ? row.linkUrl : null,
      manageUrl: manageLinks.urlOf(row),
    };
  }

  return {
    /** Returns upcoming and ongoing calls, soonest first. */
    async list(userId: string): Promise<BookedCall[]> {
      return Promise.all((await listBookedBy(database, userId, clock.now(), maxShown)).map(present));
    },

    /** Cancels an upcoming call; the reason is for the coach. */
    async cancel(userId: string, id: string, reason: string | null): Promise<BookedCall> {
      const row = isId(id) ? await findAppointment(database, id) : null;
      if (row === null || row.clientId !== userId || row.status === 'held') {
        throw new AppError('not_found', 'This call does not exist');
      }
      if (row.status !== 'cancelled' && row.startsAt <= clock.now()) {
        throw new AppError('conflict', 'This call has already started');
      }
      return present(await booking.cancel(row, 'guest', reason));
    },
  };
}
