import { randomInt } from 'node:crypto';

/** Enough to find what is often wrong; ten thousand over both platforms are a run of its own: `npm run histories`. */
const usualHistories = 50;
const everydaySeed = 7;

/** SPOTTER_SEED repeats a run; without it every long run is another one, and the everyday run always the same. */
export function chosenSeed(): number {
  const given = process.env['SPOTTER_SEED'] ?? '';
  if (given !== '') return Number(given);
  return process.env['SPOTTER_HISTORIES'] === undefined ? everydaySeed : randomInt(2 ** 32 - 1);
}

/** How many histories each platform's run plays: SPOTTER_HISTORIES, or a short run's. */
export function chosenHistories(): number {
  const given = process.env['SPOTTER_HISTORIES'] ?? '';
  return given === '' ? usualHistories : Number(given);
}

/** What a run of the randomised tests may take on a busy machine with the embedded database: a second for each history. */
export const timeLimitMs = 20 * 60_000 + chosenHistories() * 1_000;
