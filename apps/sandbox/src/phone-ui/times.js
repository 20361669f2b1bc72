const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const seconds = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

const dated = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const zoned = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });

const dayMs = 24 * 60 * 60 * 1000;
let aheadMs = 0;

/** Sets how far the sandbox's clock is ahead of this machine's. */
export function setAhead(ms) {
  aheadMs = ms;
}

function daysAgo(at) {
  return Math.round((new Date(Date.now() + aheadMs).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / dayMs);
}

/** 14:02:07 */
export const clockWithSeconds = (at) => seconds.format(at);

/** Returns a short time for a list: 14:02, Tue, 3 Nov. */
export function shortWhen(at) {
  const date = new Date(at);
  const days = daysAgo(date);
  return days <= 0 ? clock.format(date) : days < 7 ? weekday.format(date) : day.format(date);
}

/** Returns a time for a line between messages: Today 14:02, Yesterday 09:15, Tue 18:30, 3 Nov 18:30. */
export function when(at) {
  const date = new Date(at);
  const days = daysAgo(date);
  const name = days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : days < 7 ? weekday.format(date) : day.format(date);
  return `${name} ${clock.format(date)}`;
}

/** Returns start and end in the reader's own zone: Mon, 23 Nov 2026, 16:00 – 17:00 UTC. */
export const span = (start, end) => `${dated.format(new Date(start))} – ${zoned.format(new Date(end))}`;
