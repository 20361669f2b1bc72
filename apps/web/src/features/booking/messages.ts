import { ApiError, unknownFailure } from '@spotter/contract';

/** The sentences of booking a call. */
export const bookingMessages = {
  mustSignIn: 'You must be logged in to book an appointment',
  confirm: 'Confirm Booking',
  confirming: 'Booking...',
  failed: 'An error occurred',
  booked: 'Your call is booked',
  invitation: 'The invitation is on its way to your email.',
  kept: 'Your time is held',
  notCertain: 'The calendar hasn’t confirmed it yet. We’ll email you as soon as it does.',
  chooseAtCalendar: 'One step left: this trainer’s calendar takes bookings on its own page.',
  chooseHere: 'Choose your time here',
  callWith: (name: string) => `Strategy call with ${name}`,
  addTo: 'Add to calendar',
  calendarFile: 'Apple, Outlook (.ics)',
  manage: 'Change or cancel',
  another: 'Book another time',
  zone: 'Your time zone',
  zoneUnknown: 'No such time zone. Try a city.',
  freeAlternatives: 'Free instead',
  noTimes: 'No times are free on this day. The days in bold have some.',
  noTimesThisMonth: 'No times are free this month. Look at the next one.',
  notLoaded: 'The times didn’t load.',
  retry: 'Try again',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  nobody: 'You can’t book calls here right now.',
};

/**
 * Returns why a booking failed: the answer's status in the dialog's own words,
 * and the reason if the server gave one.
 */
export function bookingFailure(error: unknown): { title: string; reason: string | null } {
  if (!(error instanceof ApiError)) return { title: bookingMessages.failed, reason: null };
  if (error.status === 0) return { title: bookingMessages.failed, reason: error.message };
  // Newer protocols carry no words beside the status, so the reason takes their place.
  if (error.statusText === '') return { title: `Error ${error.status}: ${error.message}`, reason: null };
  const title = `Error ${error.status}: ${error.statusText}`;
  const saysMore = error.code !== unknownFailure.code && error.message !== error.statusText;
  return { title, reason: saysMore ? error.message : null };
}
