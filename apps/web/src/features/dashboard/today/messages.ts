import type { Today } from '@spotter/contract';
import { highestCount } from '@spotter/contract';
import { dayAt } from '@spotter/language/zones/zoned-time';
import { zonedFormat } from '@spotter/language/zones/time-zone';

/** Every sentence of today's cards. */
export const todayMessages = {
  title: 'Today',
  loading: 'Loading today',
  failed: 'Today didn’t load. Your chats and calls are safe.',
  retry: 'Try again',

  calls: 'Calls today',
  noCalls: 'Nothing on the calendar',
  toCalls: 'See calls',

  needsYou: 'Need you',
  nobodyWaits: 'Nobody is waiting',
  toQueue: 'See who',

  hotLeads: 'Hot leads',
  nobodyHot: 'A good fit without a call shows up here',
  toChat: 'Open chat',
  toAgents: 'Tune your agent',

  newLeads: 'New leads',
  toInbox: 'Open inbox',

  booked: 'Booked this week',
  bookedHint: 'Calls booked since Sunday',
  toResults: 'See results',
};

/** Returns a count as a card shows it. */
export function sayCount(count: number): string {
  return count >= highestCount ? `${highestCount - 1}+` : String(count);
}

/** Returns `Monday, Nov 23`. */
export function sayDay(day: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'short', day: 'numeric' });
  return name.format(new Date(day));
}

/** Returns what is left of today's calls. */
export function callsDetail({ count, next }: Today['calls'], timeZone: string): string {
  if (count === 0) return todayMessages.noCalls;
  if (next === null) return 'All done for today';
  return `Next: ${next.name}, ${clock(next.start, timeZone)}`;
}

/** Returns since when leads count as new. */
export function newLeadsDetail({ newest, since }: Today['newLeads'], day: string, timeZone: string): string {
  const isToday = dayAt(new Date(since), timeZone) === day;
  const when = isToday ? clock(since, timeZone) : shortDay(since, timeZone);
  return newest === null ? `Since ${when}` : `Since ${when}. Latest: ${newest.name}`;
}

function clock(instant: string, timeZone: string): string {
  const time = zonedFormat('en-US', timeZone, { hour: 'numeric', minute: '2-digit' });
  return time.format(new Date(instant)).replace(/\s/, '\u00A0');
}

function shortDay(instant: string, timeZone: string): string {
  return zonedFormat('en-US', timeZone, { month: 'short', day: 'numeric' }).format(new Date(instant));
}
