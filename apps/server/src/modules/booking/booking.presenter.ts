import { type Appointment, type CoachCall, sourceOf } from '@spotter/contract';
import { parseTimeZone } from '@spotter/language/zones/time-zone';
import { timeOfDay, wallTimeAt } from '@spotter/language/zones/zoned-time';
import type { AppointmentRow, CallRow } from './appointments.repository.ts';
import type { Coach } from './availability.ts';
import { placeOf } from './calls/call-place.ts';
import { presentOutcome } from './outcomes/outcome.presenter.ts';

/** Returns a call for the person who booked it; days and times in the trainer's zone. */
export function presentAppointment(row: AppointmentRow, coach: Coach, manageUrl: string): Appointment {
  const { timeZone } = coach.rules;
  const wall = wallTimeAt(row.startsAt, timeZone);
  return {
    _id: row.id,
    trainer_id: coach.id,
    client_id: row.clientId,
    date: wall.day,
    start_time: timeOfDay(wall.minutes),
    duration: Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000),
    notes: row.notes,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    timeZone,
    status: statusOf(row),
    meetingUrl: row.meetingUrl,
    bookingUrl: row.status === 'offered' ? row.linkUrl : null,
    manageUrl,
  };
}

/** Returns a call for its coach. */
export function presentCall({ appointment: row, channel, meetingPlace, markedBy }: CallRow): CoachCall {
  return {
    _id: row.id,
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    status: statusOf(row),
    name: row.guestName,
    email: row.guestEmail,
    guestTimeZone: parseTimeZone(row.guestTimeZone),
    notes: row.notes,
    source: row.source,
    channel: channel === null ? null : sourceOf(channel),
    chatId: row.chatId,
    calendar: {
      kind: row.calendarKind,
      state: row.calendarProblem !== null ? 'failed' : row.task !== null ? 'waiting' : 'in-step',
      problem: row.calendarProblem === null ? null : problemSentences[row.calendarProblem],
    },
    meetingUrl: row.meetingUrl,
    place: placeOf(row, { meetingPlace })?.text ?? null,
    guestReason: row.cancelledBy === 'guest' ? row.cancellationReason : null,
    ...presentOutcome(row, markedBy),
  };
}

/** Returns a call's status as others see it. */
export function statusOf(row: AppointmentRow): Appointment['status'] {
  return row.status === 'confirmed' || row.status === 'cancelled' ? row.status : 'pending';
}

/** The reasons why a calendar does not hold a call as it is here. */
const problemSentences: Record<NonNullable<AppointmentRow['calendarProblem']>, string> = {
  'slot-taken': 'Your calendar has something else at this time, so the call wasn’t booked.',
  refused: 'Your calendar didn’t accept this. Please check it there.',
  unreachable: 'We couldn’t reach your calendar. Please check there whether it has this call.',
  disconnected: 'This call’s calendar is no longer connected. Please change the call there yourself.',
  declined: 'Your guest declined this call in their calendar. Ask them for another time, or cancel it.',
  'guest-removed': 'Your calendar no longer has your guest in this call. Invite them again there, or cancel it.',
  'link-removed':
    'Your calendar has no video link for this call anymore. Add one there, or tell your guest where you meet.',
  'whole-day': 'Your calendar has this call as a whole day. Give it an hour there, or reschedule it here.',
  'moved-onto-another': 'Your calendar has this call at another time, but you already have one there in Spotter.',
};
