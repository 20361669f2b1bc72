/** A chat that was silent for this long needs a keyword again, in ms. */
export const dormantAfterMs = 7 * 24 * 3_600_000;
