/**
 * Max time until a server answers about its health, for any text;
 * so one piece of work may not take longer either.
 */
const maxOrdinaryMs = 250;
/**
 * How many times as long as with ordinary texts of the same lengths: words of phrases alone take 2.6 times as
 * long as ordinary ones; without a guard it is far more than 4.
 */
const timesOrdinary = 4;

/** Returns the max time on a machine on which it takes `ordinaryMs` with ordinary texts of the same lengths. */
export function maxAnswerMs(ordinaryMs: number): number {
  return Math.max(maxOrdinaryMs, timesOrdinary * ordinaryMs);
}
