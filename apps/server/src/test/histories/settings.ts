import { randomInt } from 'node:crypto';

/** Enough to find what often breaks. `npm run histories` plays ten thousand over both platforms. */
const usualHistories = 25;
const everydaySeed = 7;

/**
 * Returns the seed: SPOTTER_SEED to repeat a run, otherwise a new one for every long run and always the same for
 * the everyday run.
 */
export function chosenSeed(): number {
  const given = process.env['SPOTTER_SEED'] ?? '';
  if (given !== '') return Number(given);
  return process.env['SPOTTER_HISTORIES'] === undefined ? everydaySeed : randomInt(2 ** 32 - 1);
}

/** Returns how many histories each platform's run plays: SPOTTER_HISTORIES, or those of a short run. */
export function chosenHistories(): number {
  const given = process.env['SPOTTER_HISTORIES'] ?? '';
  return given === '' ? usualHistories : Number(given);
}

/** Max time of a run on a busy machine with the embedded database: a second for each history. */
export const timeLimitMs = 20 * 60_000 + chosenHistories() * 1_000;
