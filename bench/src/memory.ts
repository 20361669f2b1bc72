import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SocketCrowd } from './programs/socket-crowd.ts';
import { reportMachine, reportTable } from './report.ts';
import { openPostgres } from './running/postgres.ts';
import { startProgram } from './running/program-calls.ts';
import { processorSeconds, residentMebibytes } from './running/process-usage.ts';
import { startSpotter, type SpotterServer } from './running/spotter-server.ts';

const restMs = 20_000;
const sockets = Number(process.env['BENCH_SOCKETS'] ?? 1_000);
const wanted = { startSeconds: 1.2, mebibytes: { PostgreSQL: 160, embedded: 350 }, mebibytesForSockets: 35 };

/**
 * Prints how soon a server answers and how much memory it has when idle, at its first start and at a later one,
 * on both databases; and how much a thousand sockets take.
 */
export async function measureMemory(): Promise<void> {
  await reportMachine(null);
  const postgres = await openPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const stops = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()];
  try {
    const databases = {
      PostgreSQL: { DATABASE_URL: await postgres.createDatabase('memory') },
      embedded: { DATA_DIR: folder },
    };
    const rows: string[][] = [];
    for (const [name, environment] of Object.entries(databases)) {
      for (const start of ['first start', 'second start']) {
        const server = await startSpotter({ ...environment, TRUST_PROXY: 'loopback', RATE_LIMIT_SIGN_UP: '100000' });
        const { readyMs } = server;
        const untilThen = processorSeconds(server);
        const atOnce = residentMebibytes(server);
        await wait(restMs);
        rows.push([
          `${name}, ${start}`,
          `${(readyMs / 1000).toFixed(2)} s`,
          `${untilThen.toFixed(2)} s`,
          `${atOnce} MB`,
          `${residentMebibytes(server)} MB`,
          `<= ${wanted.mebibytes[name as keyof typeof databases]} MB`,
        ]);
        if (name === 'PostgreSQL' && start === 'second start') rows.push(await measureSockets(server));
        await server.stop();
      }
    }
    reportTable(
      [
        'server',
        'first answer after',
        'processor until then',
        'memory then',
        `after ${restMs / 1000} s of rest`,
        'wanted',
      ],
      rows,
    );
    console.log(`\nwanted: the first answer of a second start within ${wanted.startSeconds} s`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Returns what sockets add to the memory of an idle server. */
async function measureSockets(server: SpotterServer): Promise<string[]> {
  const crowd = startProgram<SocketCrowd>('socket-crowd.ts');
  try {
    // Signing up takes memory of its own.
    await crowd.call('signUp', { origin: server.origin, count: sockets });
    await wait(restMs);
    const before = residentMebibytes(server);
    await crowd.call('connect', { origin: server.origin });
    await wait(restMs);
    const added = ((residentMebibytes(server) - before) * 1_000) / sockets;
    return [
      `1,000 sockets of ${sockets}`,
      '',
      '',
      '',
      `+ ${added.toFixed(0)} MB`,
      `<= ${wanted.mebibytesForSockets} MB`,
    ];
  } finally {
    await crowd.stop();
  }
}
