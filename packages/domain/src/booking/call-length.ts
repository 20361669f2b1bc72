/** How long a call is. */
export const callMinutes = 60;

/** The same in milliseconds. */
export const callMs = callMinutes * 60_000;
