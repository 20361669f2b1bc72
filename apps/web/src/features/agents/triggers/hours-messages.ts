import type { ActiveHours } from '@spotter/contract';

/** Every sentence about active hours. */
export const hoursMessages = {
  switch: 'Only at certain hours',
  hint: 'When your agent may start with a lead. A chat that it already has goes on at any hour.',
  days: 'Days',
  from: 'From',
  to: 'To',
  outside: 'Outside these hours',
  zone: (zone: string) => `By your clock: ${zone.replaceAll('_', ' ')}. You can change it in your profile.`,
  noDay: 'Choose at least one day.',
  noTime: 'Enter both times.',
  waits: (clock: string) => `It’s outside the active hours now, so your agent would wait until ${clock}.`,
  waitsTooLong: (clock: string) =>
    `It’s outside the active hours now. They begin ${clock}, after the 24-hour window, so your agent would stay silent.`,
  rests: 'It’s outside the active hours now, so your agent would stay silent.',
};

export const outsideNames: Record<ActiveHours['outside'], string> = {
  wait: 'Wait until they begin',
  silent: 'Stay silent',
};

export const outsideHints: Record<ActiveHours['outside'], string> = {
  wait: 'A lead who comes at night is answered when the hours begin. Platforms allow that for 24 hours after their last message: if the hours begin later, your agent stays silent.',
  silent: 'A lead who comes outside these hours gets no answer from your agent, later either. The chat is yours.',
};

/** What the hours are when they are turned on. */
export const usualHours: ActiveHours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00', outside: 'wait' };

/** The days in the order of a week; Sunday is 0. */
export const dayNames = [
  { day: 1, short: 'Mon', long: 'Monday' },
  { day: 2, short: 'Tue', long: 'Tuesday' },
  { day: 3, short: 'Wed', long: 'Wednesday' },
  { day: 4, short: 'Thu', long: 'Thursday' },
  { day: 5, short: 'Fri', long: 'Friday' },
  { day: 6, short: 'Sat', long: 'Saturday' },
  { day: 0, short: 'Sun', long: 'Sunday' },
];

/** Returns why hours cannot be saved; null when they can. */
export function hoursProblem(hours: ActiveHours | null | undefined): string | null {
  if (hours == null) return null;
  if (hours.days.length === 0) return hoursMessages.noDay;
  return hours.from === '' || hours.to === '' ? hoursMessages.noTime : null;
}
