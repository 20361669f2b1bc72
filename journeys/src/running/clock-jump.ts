import { clockAhead, setClockAhead } from '@spotter/simulators/clock/shifted-clock';
import { clockJumped } from './clock-words.ts';

/** Loaded before a program, with `--import`: SIGUSR2 moves the program's clock forward by an hour and a minute. */
const jumpMs = 61 * 60_000;

process.on('SIGUSR2', () => {
  setClockAhead(clockAhead() + jumpMs);
  process.stdout.write(`${clockJumped}\n`);
});
