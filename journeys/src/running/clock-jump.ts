import { clockAhead, setClockAhead } from '@spotter/simulators/clock/shifted-clock';
import { clockJumped } from './clock-words.ts';

/**
 * Loaded before a program, with `--import`: its clock is ahead by CLOCK_AHEAD_MS.
 * SIGUSR2 moves it forward by an hour and a minute.
 */
const jumpMs = 61 * 60_000;

setClockAhead(Number(process.env['CLOCK_AHEAD_MS'] ?? 0));

process.on('SIGUSR2', () => {
  setClockAhead(clockAhead() + jumpMs);
  process.stdout.write(`${clockJumped}\n`);
});
