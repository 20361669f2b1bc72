/** After so long without a word a chat needs a keyword again, in milliseconds. */
export const dormantAfterMs = 7 * 24 * 3_600_000;
