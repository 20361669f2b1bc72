const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14:02`, in the time zone of the browser. */
export function clockTime(instant: string): string {
  return clock.format(new Date(instant));
}

/** When something happened: `now`, `5 min ago`, `14:02` today, else `12 Nov, 14:02`. */
export function happenedAt(instant: string, now: Date): string {
  const date = new Date(instant);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min ago`;
  return date.toDateString() === now.toDateString() ? clock.format(date) : dayAndClock.format(date);
}
