import { ApiError, type CoachCall } from '@spotter/contract';

/** Every sentence of the page of calls. */
export const callMessages = {
  title: 'Calls',
  upcoming: 'Upcoming',
  past: 'Past',
  hours: 'Call hours',
  emptyUpcoming: 'No upcoming calls',
  emptyUpcomingHint: 'Calls that leads book in a chat or on the landing page show up here.',
  emptyPast: 'No calls yet',
  emptyPastHint: 'After a call, mark here whether they showed up.',
  failedTitle: 'Your calls didn’t load',
  failedHint: 'They are safe on the server and in your calendar. Check your connection and try again.',
  retry: 'Try again',
  more: 'Show more',
  week: 'The next seven days',

  length: (minutes: number) => `${minutes} minutes`,
  now: 'Now',
  cancelled: 'Canceled',
  pending: 'Not certain yet',
  bookedTitle: 'Calls you booked',
  bookedFailed: 'The calls you booked with others didn’t load.',
  withCoach: 'With',
  chooseTime: 'Choose time',
  theySay: 'They say:',
  fromLanding: 'Booked on the landing page',
  fromChat: 'Booked in a chat',
  join: 'Join',
  openChat: 'Open chat',

  move: 'Move',
  moveTitle: 'Move this call',
  moveChoose: 'Choose the new time.',
  moveConfirm: 'Move call',
  moving: 'Moving…',
  moveBack: 'Other time',
  moved: 'Call moved',

  cancel: 'Cancel call',
  cancelTitle: 'Cancel this call?',
  cancelReason: 'Reason',
  cancelKeep: 'Keep call',
  cancelConfirm: 'Cancel call',
  cancelling: 'Canceling…',
  cancelDone: 'Call canceled',

  failed: 'An error occurred',
};

const calendarNames: Record<CoachCall['calendar']['kind'], string> = {
  own: 'Spotter calendar',
  'google-calendar': 'Google Calendar',
  calendly: 'Calendly',
};

/** Returns whether the calendar holds the call, in words. */
export function sayCalendar({ kind, state, problem }: CoachCall['calendar'], status: CoachCall['status']): string {
  if (state === 'failed') return problem ?? `Your ${calendarNames[kind]} doesn’t have this call.`;
  if (state === 'waiting') {
    return status === 'cancelled'
      ? `Still in your ${calendarNames[kind]}: we keep trying to remove it.`
      : `Not in your ${calendarNames[kind]} yet: we keep trying.`;
  }
  return status === 'cancelled' ? `Not in your ${calendarNames[kind]} anymore` : `In your ${calendarNames[kind]}`;
}

/** Returns why a change of a call failed. */
export function changeFailure(error: Error): string {
  return error instanceof ApiError && error.message !== '' ? error.message : callMessages.failed;
}
