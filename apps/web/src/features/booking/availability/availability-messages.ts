/** Every sentence of the editor of hours. */
export const availabilityMessages = {
  title: 'Call hours',
  hint: 'When leads and visitors can book you. Booked calls stay, whatever you change here.',
  loadFailed: 'Your hours didn’t load.',
  retry: 'Try again',
  zoneChange: 'Change it in your details',
  closed: 'No calls',
  save: 'Save hours',
  saving: 'Saving…',
  saved: 'Hours saved',
  saveFailed: 'Your hours didn’t save. They’re still here, so try again.',
  incomplete: 'Some hours need a fix before you save. They’re marked above.',
  unsaved: 'Unsaved changes',
  unsavedQuestion: 'Your new hours aren’t saved yet. If you leave, you lose them.',
  daysOff: 'Days off',
  daysOffHint: 'No calls on these days, whatever the weekday says.',
  noDaysOff: 'No days off yet.',
  addDayOff: 'Add day off',
  usHolidays: 'US holidays off',
  dayOffPast: 'Choose a day in the future.',
  notice: 'Minimum notice',
  noticeHint: 'How long before a call leads can still book it',
  horizon: 'How far ahead',
  horizonHint: 'How many days out leads can book',
  buffer: 'Buffer',
  bufferHint: 'Free time before and after each call',
};

/** Why a range of hours is not valid. */
export const rangeFaults = {
  incomplete: 'Give a start and an end.',
  'ends-first': 'The end must be after the start.',
  overlaps: 'These hours overlap others of this day.',
  'too-short': 'A call takes an hour: make this at least one hour long.',
};
export type RangeFault = keyof typeof rangeFaults;

/** The days of the week, Sunday first. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const minutesOfDay = 24 * 60;

/** Returns a length of time as it is chosen: `45 minutes`, `2 hours`, `1 day`. */
export function sayLength(minutes: number): string {
  if (minutes === 0) return 'None';
  if (minutes % minutesOfDay === 0) return count(minutes / minutesOfDay, 'day');
  if (minutes % 60 === 0) return count(minutes / 60, 'hour');
  return count(minutes, 'minute');
}

const holidayDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** Returns `No calls on federal holidays. Next: Thanksgiving, Nov 26, and Christmas, Dec 25.` */
export function sayNextHolidays(next: { day: string; name: string }[]): string {
  const named = next.map(({ day, name }) => `${name}, ${holidayDay.format(new Date(day))}`);
  return `No calls on federal holidays. Next: ${named.join(', and ')}.`;
}

function count(many: number, one: string): string {
  return `${many} ${one}${many === 1 ? '' : 's'}`;
}
