import { readFileSync } from 'node:fs';
import type { SpotterServer } from './spotter-server.ts';

/** Returns the memory that a server holds, in MiB, files that processes share included. */
export function residentMebibytes({ pid }: SpotterServer): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kibibytes) / 1024);
}

/** What Linux counts processor time in. */
const ticksPerSecond = 100;

/**
 * Returns the processor time of a server since its process began. Its own metric begins to count in the middle
 * of the start.
 */
export function processorSeconds({ pid }: SpotterServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
