/** Length of a call. */
export const callMinutes = 60;

/** Length of a call in ms. */
export const callMs = callMinutes * 60_000;
