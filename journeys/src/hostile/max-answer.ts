/**
 * Max time until a server answers about its health, for any text;
 * so one piece of work may not take longer either.
 */
const maxOrdinaryMs = 250;
/** How many times as long as with ordinary texts of the same lengths. */
const timesOrdinary = 2;

/** Returns the max time on a machine on which it takes `ordinaryMs` with ordinary texts of the same lengths. */
export function maxAnswerMs(ordinaryMs: number): number {
  return Math.max(maxOrdinaryMs, timesOrdinary * ordinaryMs);
}
