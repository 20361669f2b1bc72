import { clockAhead, setClockAhead } from '@spotter/simulators/clock/shifted-clock';

/**
 * Loaded before a program, with `--import`:
 * SIGUSR2 moves the program's clock ten minutes forward, the next one back.
 */
const jumpMs = 10 * 60_000;

process.on('SIGUSR2', () => setClockAhead(clockAhead() === 0 ? jumpMs : 0));
