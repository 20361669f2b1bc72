// Formats of days and times, as people in the US write them and in the time zone of the browser.

const say = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (instant: string | Date): string => format.format(new Date(instant));
};

/** `3:22 PM`. */
export const sayClock = say({ hour: 'numeric', minute: '2-digit' });

/** `Nov 22`. */
export const sayDay = say({ month: 'short', day: 'numeric' });

/** `Nov 22, 3:22 PM`. */
export const sayDayAndClock = say({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `Nov 22, 2026`. */
export const sayDayOfYear = say({ month: 'short', day: 'numeric', year: 'numeric' });
