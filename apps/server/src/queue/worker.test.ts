import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestClock, type TestClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { defineJob, handleJob, type JobResult, type JobRun } from './define-job.ts';
import { deleteFinished, leaseDueJobs, leaseInTurns } from './lease.ts';
import { jobs } from './queue.tables.ts';
import { hastenLanes, requestJobs } from './queue.ts';
import { createWorker, type Worker } from './worker.ts';

const greet = defineJob('greet', z.object({ name: z.string() }));
const terms = { leaseMs: 12_000, startLimit: 3, clock: 'own' } as const;

describe('durable work', () => {
  let connection: Connection;
  let clock: TestClock;
  let worker: Worker;
  let runs: string[];
  let act: (job: JobRun<{ name: string }>) => Promise<JobResult>;

  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.database.delete(jobs);
    clock = createTestClock('2026-11-20T12:00:00Z');
    runs = [];
    act = async () => ({ kind: 'done' });
    worker = createWorker({
      connection,
      clock,
      logger: createLogger('silent'),
      concurrency: 4,
      handlers: [
        handleJob(greet, async (job) => {
          runs.push(job.payload.name);
          return act(job);
        }),
      ],
    });
  });
  afterEach(() => worker.stop());

  const ask = (key: string, options: { name?: string; inMs?: number; lane?: string } = {}) =>
    requestJobs(connection.database, greet, [
      {
        key,
        payload: { name: options.name ?? key },
        dueAt: new Date(clock.now().getTime() + (options.inMs ?? 0)),
        ...(options.lane === undefined ? {} : { lane: options.lane }),
      },
    ]);
  const askMany = (count: number, lane: string) =>
    requestJobs(
      connection.database,
      greet,
      Array.from({ length: count }, (_, index) => {
        const key = `${lane}-${String(index).padStart(4, '0')}`;
        return { key, payload: { name: key }, dueAt: clock.now(), lane };
      }),
    );

  test('work asked for several times before it runs is done once, with what was said last', async () => {
    await ask('maya', { name: 'first' });
    await ask('maya', { name: 'last' });
    await worker.start();
    await worker.idle();
    expect(runs).toEqual(['last']);
  });

  test('work asked for again while it runs is looked at once more', async () => {
    act = async () => {
      if (runs.length === 1) await ask('maya');
      return { kind: 'done' };
    };
    await ask('maya');
    await worker.start();
    await worker.idle();
    expect(runs).toEqual(['maya', 'maya']);
  });

  test('different keys run side by side, one key never twice at once', async () => {
    let busy = 0;
    let max = 0;
    const atOnce = new Set<string>();
    act = async ({ key }) => {
      expect(atOnce.has(key)).toBe(false);
      atOnce.add(key);
      busy += 1;
      max = Math.max(max, busy);
      if (runs.length < 3) await ask(key);
      await connection.database.execute('select 1');
      busy -= 1;
      atOnce.delete(key);
      return { kind: 'done' };
    };
    await ask('maya');
    await ask('noor');
    await worker.start();
    await worker.idle();
    expect(max).toBe(2);
  });

  test('work for later waits for its time, and an earlier wish moves it forward', async () => {
    await worker.start();
    await ask('maya', { inMs: 60_000 });
    await ask('maya', { inMs: 10_000 });
    await ask('maya', { inMs: 90_000 });
    await worker.idle();
    clock.advance(9_999);
    await worker.idle();
    expect(runs).toEqual([]);
    clock.advance(1);
    await worker.idle();
    expect(runs).toEqual(['maya']);
  });

  test('work that says when to look again is looked at again then', async () => {
    act = async () =>
      runs.length === 1 ? { kind: 'again', at: new Date(clock.now().getTime() + 5_000) } : { kind: 'done' };
    await ask('maya');
    await worker.start();
    await worker.idle();
    clock.advance(5_000);
    await worker.idle();
    clock.advance(60_000);
    await worker.idle();
    expect(runs).toHaveLength(2);
  });

  test('work that fails is tried again with growing pauses, and holds nobody else up', async () => {
    act = async ({ key }) => {
      if (key === 'maya') throw new Error('no');
      return { kind: 'done' };
    };
    await ask('maya');
    await worker.start();
    await worker.idle();
    const tries: number[] = [];
    for (const pause of [500, 2_000, 5_000]) {
      clock.advance(pause - 1);
      await worker.idle();
      tries.push(runs.length);
      clock.advance(1);
      await worker.idle();
    }
    expect(tries).toEqual([1, 2, 3]);
    await ask('noor');
    await worker.idle();
    expect(runs.at(-1)).toBe('noor');
  });

  describe('work that is asked for in a transaction of the same process', () => {
    const askHere = (key: string, after: (tx: Database) => Promise<void> = async () => {}) =>
      inTransaction(connection.database, async (tx) => {
        await worker.request(tx, greet, [{ key, payload: { name: key }, dueAt: clock.now() }]);
        await after(tx);
      });
    const leases = async () => (await connection.database.select().from(jobs)).map(({ leaseToken }) => leaseToken);

    test('begins with the commit', async () => {
      await worker.start();
      await worker.idle();
      await askHere('maya', async () => expect(runs).toEqual([]));
      await worker.idle();
      expect(runs).toEqual(['maya']);
      expect(await leases()).toEqual([]);
    });

    test('is not begun where the transaction fails', async () => {
      await worker.start();
      const failing = askHere('maya', () => Promise.reject(new Error('undo')));
      await expect(failing).rejects.toThrow('undo');
      await worker.idle();
      expect(runs).toEqual([]);
    });

    test('is looked at once more where it runs already', async () => {
      act = async () => {
        if (runs.length === 1) await askHere('maya');
        return { kind: 'done' };
      };
      await worker.start();
      await askHere('maya');
      await worker.idle();
      expect(runs).toEqual(['maya', 'maya']);
    });

    test('is done when its time came earlier than it was waiting for', async () => {
      await worker.start();
      await ask('maya', { inMs: 60_000 });
      await askHere('maya');
      await worker.idle();
      expect(runs).toEqual(['maya']);
      clock.advance(60_000);
      await worker.idle();
      expect(runs).toHaveLength(1);
    });

    test('is free for others where the worker stops meanwhile', async () => {
      await worker.start();
      await askHere('maya', () => worker.stop());
      await vi.waitFor(async () => expect(await leases()).toEqual([null]));
      expect(runs).toEqual([]);
    });
  });

  test('three hundred chats of one account do not hold up the one chat of another', async () => {
    const maya = Promise.withResolvers<void>();
    act = async ({ key }) => {
      if (key === 'maya') maya.resolve();
      return { kind: 'done' };
    };
    // More than are looked at in one go: hers is not among the oldest.
    await askMany(300, 'busy');
    clock.advance(1);
    await ask('maya', { lane: 'quiet' });
    await worker.start();
    await maya.promise;
    // The first to come take the places; from then on both take turns.
    expect(runs.indexOf('maya')).toBeLessThan(5);
  });

  test('what is taken in turns comes in that order, however it is stored', async () => {
    await askMany(20, 'busy');
    clock.advance(1);
    await askMany(2, 'brisk');
    clock.advance(1);
    await ask('maya', { lane: 'quiet' });
    const { leased } = await leaseInTurns(connection.database, {
      kinds: ['greet'],
      now: clock.now(),
      terms,
      mayTryLast: true,
      token: '01a1fb00-fcbd-7a80-8dc4-e75d1767b98d',
      limit: 6,
      running: new Map([['brisk', 1]]),
      maxPerLane: 3,
    });
    expect(leased.map(({ lane }) => lane)).toEqual(['busy', 'quiet', 'busy', 'brisk', 'busy', 'brisk']);
  });

  test('an account whose work hangs leaves room for the others', async () => {
    const released = Promise.withResolvers<void>();
    const maya = Promise.withResolvers<void>();
    act = async ({ key }) => {
      if (key === 'maya') maya.resolve();
      else await released.promise;
      return { kind: 'done' };
    };
    await askMany(40, 'busy');
    await worker.start();
    await ask('maya', { lane: 'quiet' });
    await maya.promise;
    expect(runs.filter((name) => name !== 'maya').length).toBeLessThan(4);
    released.resolve();
    await worker.idle();
    expect(runs).toHaveLength(41);
  });

  test('what waits in a lane can be called up at once, also while it runs', async () => {
    act = async ({ key }) => {
      if (key === 'noor' && runs.filter((name) => name === 'noor').length === 1) {
        await hastenLanes(connection.database, greet, ['account'], clock.now());
        return { kind: 'again', at: new Date(clock.now().getTime() + 60_000) };
      }
      return { kind: 'done' };
    };
    await ask('maya', { lane: 'account', inMs: 60_000 });
    await ask('omar', { lane: 'other', inMs: 60_000 });
    await ask('noor', { lane: 'account' });
    await worker.start();
    await worker.idle();
    expect(runs.toSorted()).toEqual(['maya', 'noor', 'noor']);
  });

  test('a handler that names its own pause after a failure is told how often it failed', async () => {
    const received: number[] = [];
    act = async ({ attempts }) => {
      received.push(attempts);
      const at = new Date(clock.now().getTime() + 1_000);
      return received.length < 3 ? { kind: 'again', at, failure: 'not there' } : { kind: 'done' };
    };
    await ask('maya');
    await worker.start();
    for (let check = 0; check < 3; check += 1) {
      await worker.idle();
      clock.advance(1_000);
    }
    expect(received).toEqual([0, 1, 2]);
  });

  test('a handler may end its job with the last thing that it does, while nobody has asked for it again', async () => {
    const ended: number[] = [];
    act = async ({ lease }) => {
      if (runs.length === 1) await ask('maya');
      const done = runs.length > 2 ? sql`true` : sql`false`;
      const leases = sql`${JSON.stringify([lease])}`;
      const { rows } = (await connection.database.execute(deleteFinished(leases, done))) as { rows: unknown[] };
      ended.push(rows.length);
      if (runs.length === 2) await ask('maya');
      return rows.length > 0 ? { kind: 'done', ended: true } : { kind: 'done' };
    };
    await ask('maya');
    await worker.start();
    await worker.idle();
    expect(ended).toEqual([0, 0, 1]);
    expect(await connection.database.select().from(jobs)).toEqual([]);
  });

  test('work asked for in a transaction that fails was never asked for', async () => {
    await worker.start();
    const failing = inTransaction(connection.database, async (tx) => {
      await requestJobs(tx, greet, [{ key: 'maya', payload: { name: 'maya' }, dueAt: clock.now() }]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await worker.idle();
    expect(runs).toEqual([]);
  });

  test('what a dead process held is taken up when its lease has run out', async () => {
    await worker.start();
    await worker.idle();
    await inTransaction(connection.database, async (tx) => {
      await requestMaya(tx);
      await leaseDueJobs(tx, {
        kinds: ['greet'],
        now: clock.now(),
        terms,
        mayTryLast: true,
        token: '01a1fb00-fcbd-7a80-8dc4-e75d1767b98d',
        limit: 1,
      });
    });
    await worker.idle();
    expect(runs).toEqual([]);
    clock.advance(12_000);
    await worker.idle();
    expect(runs).toEqual(['maya']);
  });

  const requestMaya = (tx: Connection['database']) =>
    requestJobs(tx, greet, [{ key: 'maya', payload: { name: 'maya' }, dueAt: clock.now() }]);
});
