import { readFileSync } from 'node:fs';
import type { SpotterServer } from './spotter-server.ts';

/** Returns the memory that a server holds, in MiB, files that processes share included. */
export function residentMebibytes({ pid }: SpotterServer): number {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kibibytes) / 1024);
}
