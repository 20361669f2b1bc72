import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from './appointments.repository.ts';
import type { Coach } from './availability.ts';

/** A call as an invitation that calendar programs understand (RFC 5545): newer ones take the place of older ones by its id and sequence. */
export function writeInvitation(
  call: AppointmentRow,
  coach: Coach,
  now: Date,
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const isOn = call.status !== 'cancelled';
  const method = isOn ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: 'Spotter', product: 'Spotter', language: 'EN' }, method });
  const name = `${coach.firstName} ${coach.lastName}`;
  const event = calendar.createEvent({
    id: `${call.id}@spotter`,
    sequence: call.sequence,
    stamp: now,
    start: call.startsAt,
    end: call.endsAt,
    summary: `Call: ${call.guestName} and ${name}`,
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name, email: coach.email },
    ...(call.meetingUrl === null ? {} : { location: call.meetingUrl, url: call.meetingUrl }),
  });
  if (call.guestEmail !== null) {
    event.createAttendee({
      name: call.guestName,
      email: call.guestEmail,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: false,
    });
  }
  return { method: isOn ? 'REQUEST' : 'CANCEL', content: calendar.toString() };
}
