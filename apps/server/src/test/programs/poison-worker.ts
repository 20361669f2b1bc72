// A server process with only its queue and its watchdog, whose jobs do what their keys say.
// Run by poison-jobs.ci.test.ts.
import { z } from 'zod';
import { connectEmbedded, connectPostgres } from '../../database/connect.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createWatchdog } from '../../platform/watchdog.ts';
import { defineJob, handleJob, type JobResult } from '../../queue/define-job.ts';
import { listParked } from '../../queue/parking.ts';
import { requestJobs } from '../../queue/queue.ts';
import { createWorker } from '../../queue/worker.ts';

const done: JobResult = { kind: 'done' };
const limits = { leaseMs: 1_500, watchdogMs: 1_000 };

const [place, wish = ''] = process.argv.slice(2);
const logger = createLogger('error');
const connection = place!.startsWith('postgres')
  ? await connectPostgres(place!, () => {})
  : await connectEmbedded(place!, () => {});

const actJob = defineJob('act', z.object({}));

async function act(key: string): Promise<JobResult> {
  process.stdout.write(`begun ${key}\n`);
  switch (key.split(' ')[0]) {
    case 'hang':
      for (;;) Math.random();
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      break;
    case 'exhaust': {
      const held: string[][] = [];
      for (;;) held.push(Array.from({ length: 100_000 }, (_, nth) => `${nth} of ${held.length}`));
    }
    default:
      process.stdout.write(`done ${key}\n`);
  }
  return done;
}

const watchdog = createWatchdog(limits.watchdogMs);
const worker = createWorker({
  connection,
  clock: systemClock,
  logger,
  concurrency: 8,
  leaseMs: limits.leaseMs,
  watch: watchdog,
  onParked: async (_tx, { key }) => void process.stdout.write(`parked ${key}\n`),
  handlers: [handleJob(actJob, ({ key }) => act(key))],
});

const keys = wish === '' ? [] : wish.split(',');
await requestJobs(
  connection.database,
  actJob,
  keys.map((key) => ({ key, payload: {}, dueAt: new Date() })),
);
await watchdog.start();
await worker.start();

process.on('SIGTERM', () => {
  void (async () => {
    await worker.stop();
    for (const { key } of await listParked(connection.database)) process.stdout.write(`stays parked ${key}\n`);
    await connection.close();
    process.exit(0);
  })();
});
process.stdout.write('ready\n');
