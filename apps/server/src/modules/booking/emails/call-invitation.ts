import { localeOf, type SpokenLanguage } from '@spotter/domain/booking';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { AppointmentRow } from '../appointments.repository.ts';
import type { Coach } from '../availability.ts';
import { entryWords } from '../calendars/call-entry-words.ts';
import { placeOf } from '../calls/call-place.ts';

/**
 * Who reads an entry: the guest in the language of the call and with the manage link, the coach in English and
 * without it.
 */
export type EntryReader = { recipient: 'guest'; manageUrl: string } | { recipient: 'coach' };

/**
 * Writes a call as an invitation for calendar programs (RFC 5545). A newer one replaces an older one with the
 * same id, by its sequence.
 */
export function writeInvitation(
  call: AppointmentRow,
  coach: Coach,
  now: Date,
  reader: EntryReader,
): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const isOn = call.status !== 'cancelled';
  const method = isOn ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const { calendar, event } = entryOf(call, coach, now, reader, method);
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

/** Writes the same entry as a file to download, which invites nobody. */
export function writeCalendarFile(call: AppointmentRow, coach: Coach, now: Date, manageUrl: string): string {
  const reader = { recipient: 'guest', manageUrl } as const;
  return entryOf(call, coach, now, reader, ICalCalendarMethod.PUBLISH).calendar.toString();
}

function entryOf(call: AppointmentRow, coach: Coach, now: Date, reader: EntryReader, method: ICalCalendarMethod) {
  const isOn = call.status !== 'cancelled';
  const language: SpokenLanguage = reader.recipient === 'guest' ? call.language : 'en';
  const words = entryWords[language];
  const name = `${coach.firstName} ${coach.lastName}`;
  const place = placeOf(call, coach);
  const calendar = ical({
    prodId: { company: 'Spotter', product: 'Spotter', language: localeOf(language).toUpperCase() },
    method,
  });
  const event = calendar.createEvent({
    id: `${call.id}@spotter`,
    sequence: call.sequence,
    stamp: now,
    start: call.startsAt,
    end: call.endsAt,
    summary: words.title(call.guestName, name),
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name, email: coach.email },
    ...(place === null ? {} : { location: place.text }),
    ...(place?.link == null ? {} : { url: place.link }),
    ...(reader.recipient === 'guest' && isOn ? { description: `${words.manage}: ${reader.manageUrl}` } : {}),
  });
  return { calendar, event };
}
