import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { reportMachine, reportTable } from './report.ts';
import { startSpotter } from './running/spotter-server.ts';

const restMs = 20_000;
const targetMebibytes = 350;

/** Prints the memory of an idle server on the embedded database, at its first start and at a later one. */
export async function measureMemory(): Promise<void> {
  await reportMachine(null);
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const rows: string[][] = [];
  try {
    for (const start of ['first start', 'second start']) {
      const startedAt = performance.now();
      const server = await startSpotter({ DATA_DIR: folder });
      const readyMs = performance.now() - startedAt;
      const atOnce = await residentMebibytes(server.pid);
      await wait(restMs);
      const rested = await residentMebibytes(server.pid);
      await server.stop();
      rows.push([
        start,
        `${(readyMs / 1000).toFixed(1)} s`,
        `${atOnce} MB`,
        `${rested} MB`,
        `<= ${targetMebibytes} MB`,
      ]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  reportTable(['embedded database', 'ready in', 'memory then', `after ${restMs / 1000} s of rest`, 'wanted'], rows);
}

async function residentMebibytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round(Number(stdout.trim()) / 1024);
}
