import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/database.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestClock, type TestClock } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { createLogger } from '../platform/logger.ts';
import { readJobBacklog } from './backlog.ts';
import { defineJob, handleJob, type JobResult } from './define-job.ts';
import { leaseDueJobs } from './lease.ts';
import { dropParked, listParked, releaseParked } from './parking.ts';
import { jobs } from './queue.tables.ts';
import { requestJobs } from './queue.ts';
import { createWorker, type Worker } from './worker.ts';

const greet = defineJob('greet', z.object({}));
const leaseMs = 12_000;
const terms = { leaseMs, startLimit: 3, clock: 'own' } as const;

describe('a job whose starts have no end', () => {
  let connection: Connection;
  let clock: TestClock;
  let worker: Worker;
  let runs: string[];
  let parked: string[];
  let log: string[];
  let act: (key: string) => Promise<JobResult>;

  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.database.delete(jobs);
    clock = createTestClock('2026-11-20T12:00:00Z');
    [runs, parked, log] = [[], [], []];
    act = async () => ({ kind: 'done' });
    worker = startWorker();
  });
  afterEach(() => worker.stop());

  function startWorker(): Worker {
    return createWorker({
      connection,
      clock,
      logger: createLogger('error', { write: (line) => log.push(line) }),
      concurrency: 8,
      onParked: async (_tx, { key }) => void parked.push(key),
      handlers: [
        handleJob(greet, async ({ key }) => {
          runs.push(key);
          return act(key);
        }),
      ],
    });
  }

  const ask = (...keys: string[]) =>
    requestJobs(
      connection.database,
      greet,
      keys.map((key) => ({ key, payload: {}, dueAt: clock.now() })),
    );

  /** Processes take all that is due, one after the other, and die of it. */
  async function killProcesses(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) {
      const wish = { kinds: ['greet'], now: clock.now(), terms, mayTryLast: true, token: newId(), limit: 10 };
      await leaseDueJobs(connection.database, wish);
      clock.advance(leaseMs);
    }
  }

  const startsOf = async (key: string) =>
    (await connection.database.select({ starts: jobs.starts }).from(jobs).where(eq(jobs.key, key)))[0]?.starts;

  test('is parked after the third: the log and the count say so, those above are told, and others go on', async () => {
    await ask('poison');
    await killProcesses(3);
    await ask('maya');
    await worker.start();
    await worker.idle();
    expect(runs).toEqual(['maya']);
    expect(parked).toEqual(['poison']);
    expect(await listParked(connection.database)).toMatchObject([{ kind: 'greet', key: 'poison', starts: 3 }]);
    expect(await readJobBacklog(connection.database, ['greet'], clock.now())).toMatchObject({ due: 0, parked: 1 });
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'A job never came to an end and is parked',
    ]);
  });

  test('is tried again after the second', async () => {
    await ask('maya');
    await killProcesses(2);
    await worker.start();
    await worker.idle();
    expect(runs).toEqual(['maya']);
    expect(parked).toEqual([]);
  });

  test.each<[string, () => Promise<JobResult>]>([
    ['looked at again later', async () => ({ kind: 'again', at: new Date(clock.now().getTime() + 1_000) })],
    ['that failed', () => Promise.reject(new Error('no luck'))],
  ])('counts anew after a run %s', async (_how, end) => {
    act = end;
    await ask('maya');
    await killProcesses(2);
    await worker.start();
    await worker.idle();
    expect(await startsOf('maya')).toBe(0);
  });

  test('counts anew after it was asked for while it ran', async () => {
    act = async (key) => {
      if (runs.length > 1) expect(await startsOf(key)).toBe(1);
      else await ask(key);
      return { kind: 'done' };
    };
    await ask('maya');
    await killProcesses(1);
    await worker.start();
    await worker.idle();
    expect(runs).toEqual(['maya', 'maya']);
  });

  test('has its last try with no other that has its last: who died beside it is not parked for it', async () => {
    const [both, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let running = 0;
    let max = 0;
    act = async (key) => {
      if (key.startsWith('new')) {
        if (runs.filter((name) => name.startsWith('new')).length === 2) both.resolve();
        return { kind: 'done' };
      }
      running += 1;
      max = Math.max(max, running);
      await release.promise;
      running -= 1;
      return { kind: 'done' };
    };
    await ask('one', 'two', 'three');
    await killProcesses(2);
    await ask('new one', 'new two');
    await worker.start();
    await both.promise;
    release.resolve();
    await worker.idle();
    expect(max).toBe(1);
    expect(runs.toSorted()).toEqual(['new one', 'new two', 'one', 'three', 'two']);
    expect(parked).toEqual([]);
  });

  test('stays parked when it is asked for again, also in a transaction of a process that has room, and tells again', async () => {
    await ask('poison');
    await killProcesses(3);
    await worker.start();
    await worker.idle();
    await inTransaction(connection.database, (tx) =>
      worker.request(tx, greet, [{ key: 'poison', payload: {}, dueAt: clock.now() }]),
    );
    await worker.idle();
    expect(runs).toEqual([]);
    expect(parked).toEqual(['poison', 'poison']);
    expect(await listParked(connection.database)).toHaveLength(1);
  });

  test('begins anew when it is released, and is gone when it is dropped', async () => {
    await ask('maya', 'poison');
    // Their last tries come one after the other.
    await killProcesses(4);
    await worker.start();
    await worker.idle();
    expect(await releaseParked(connection.database, { kind: 'greet', key: 'maya' }, clock.now())).toBe(true);
    expect(await dropParked(connection.database, { kind: 'greet', key: 'poison' })).toBe(true);
    expect(await dropParked(connection.database, { kind: 'greet', key: 'maya' })).toBe(false);
    act = async (key) => {
      expect(await startsOf(key)).toBe(1);
      return { kind: 'done' };
    };
    await worker.idle();
    expect(runs).toEqual(['maya']);
    expect(await connection.database.select().from(jobs)).toEqual([]);
  });

  test('is not even begun by a process that is told to stop while it looks', async () => {
    await ask('maya');
    await worker.start();
    await worker.stop();
    expect(runs).toEqual([]);
    expect(await startsOf('maya')).toBe(0);
  });

  test('does not count the start of what a stopping process took and did not begin, or can no longer wait for', async () => {
    const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    act = async () => {
      if (runs.length === 6) begun.resolve();
      await release.promise;
      return { kind: 'done' };
    };
    // All of one lane: six have a place, others are taken ahead.
    await ask(...Array.from({ length: 40 }, (_, nth) => `contact ${nth}`));
    await worker.start();
    await begun.promise;
    const stopped = worker.stop();
    await worker.refundRunning();
    const rows = await connection.database.select({ starts: jobs.starts }).from(jobs);
    expect(rows.map(({ starts }) => starts)).toEqual(Array.from({ length: 40 }, () => 0));
    release.resolve();
    await stopped;
  });
});
