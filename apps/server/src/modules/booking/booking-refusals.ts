import { AppError } from '../../http/app-error.ts';
import type { Coach } from './availability.ts';
import type { BookingOutcome } from './calls/booking-outcomes.ts';

type Refusal = Exclude<BookingOutcome, { kind: 'booked' | 'link-only' | 'unconfirmed' }>;

/**
 * Returns why a call is neither booked nor moved, in the API's terms. `wasShown`: the start is an instant that
 * was shown as open, so that the hours must have changed where it is outside of them.
 */
export function refusalOf(outcome: Refusal, coach: Coach, { wasShown }: { wasShown: boolean }): AppError {
  switch (outcome.kind) {
    case 'slot-taken':
      return new AppError(
        'slot_taken',
        'That time is already taken. Please pick another one.',
        [],
        null,
        outcome.alternatives,
      );
    case 'not-offered':
      if (wasShown && outcome.because === 'outside-hours') return timesChanged(outcome.alternatives);
      return refuseStart(notOfferedSentence(outcome.because, coach));
    case 'calendar-down':
      return calendarDown();
  }
}

function notOfferedSentence(because: Extract<Refusal, { kind: 'not-offered' }>['because'], { rules }: Coach): string {
  switch (because) {
    case 'past':
      return 'That time has passed';
    case 'too-soon':
      return `Please book at least ${rules.minimumNoticeMinutes} minutes ahead`;
    case 'too-far':
      return `Please book at most ${rules.horizonDays} days ahead`;
    case 'outside-hours':
      return 'No calls at this time';
  }
}

/** The times are no longer those that were shown, because the coach's hours or time zone changed. */
export function timesChanged(alternatives: Date[]): AppError {
  const message = 'The times have changed in the meantime. Please pick one of the new ones.';
  return new AppError('times_changed', message, [], null, alternatives);
}

/** Refuses a start at which no call is possible. */
export function refuseStart(message: string): AppError {
  return new AppError('invalid_input', message, [{ path: 'start_time', message }]);
}

/** The outside calendar cannot be asked. */
export function calendarDown(): AppError {
  return new AppError('provider_down', 'We couldn’t reach the calendar. Nothing changed. Please try again soon.');
}
