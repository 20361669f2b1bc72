import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Connection } from '../database/connect.ts';
import { inTransaction } from '../database/database.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createTestClock, type TestClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { defineJob, handleJob } from './define-job.ts';
import { leaseDueJobs } from './lease.ts';
import { jobs } from './queue.tables.ts';
import { requestJobs } from './queue.ts';
import { releaseSlotInCalls, releaseWorkerSlotWhileWaiting, takeWorkerSlotWhileWorking } from './worker-slot.ts';
import { createWorker, type Worker } from './worker.ts';

const greet = defineJob('greet', z.object({}));
const places = 4;
const maxWaiting = 20;

describe('jobs that wait for others', () => {
  let connection: Connection;
  let clock: TestClock;
  let workers: Worker[];
  let begun: string[];
  let ended: string[];
  let named: Set<string>;
  let answered: PromiseWithResolvers<void>;
  /** What a job does: it waits for an answer from outside. */
  let act: (key: string) => Promise<void>;

  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.database.delete(jobs);
    clock = createTestClock('2026-11-20T12:00:00Z');
    [workers, begun, ended, named, answered] = [[], [], [], new Set(), Promise.withResolvers<void>()];
    act = () => releaseWorkerSlotWhileWaiting(() => answered.promise);
  });
  afterEach(async () => {
    answered.resolve();
    await Promise.all(workers.map((worker) => worker.stop()));
  });

  async function startWorker(): Promise<Worker> {
    const worker = createWorker({
      connection,
      clock,
      logger: createLogger('silent'),
      concurrency: places,
      maxWaiting,
      watch: {
        begin(what) {
          named.add(what);
          return () => named.delete(what);
        },
      },
      handlers: [
        handleJob(greet, async ({ key }) => {
          begun.push(key);
          await act(key);
          ended.push(key);
          return { kind: 'done' };
        }),
      ],
    });
    workers.push(worker);
    await worker.start();
    return worker;
  }

  const requestsOf = (count: number, lane: string) =>
    Array.from({ length: count }, (_, nth) => ({
      key: `${lane} ${String(nth).padStart(3, '0')}`,
      payload: {},
      dueAt: clock.now(),
      lane,
    }));
  const ask = (count: number, lane: string) => requestJobs(connection.database, greet, requestsOf(count, lane));
  const hasBegun = (count: number) => vi.waitFor(() => expect(begun).toHaveLength(count));

  test('hold no place: more than there are places for wait side by side, and nobody counts them as busy', async () => {
    await ask(15, 'maya');
    await startWorker();
    await hasBegun(15);
    expect(ended).toEqual([]);
    expect([...named]).toEqual([]);
  });

  test('begin with the transaction that asks for them while others wait', async () => {
    const worker = await startWorker();
    for (const request of requestsOf(10, 'maya')) {
      await inTransaction(connection.database, (tx) => worker.request(tx, greet, [request]));
    }
    await hasBegun(10);
  });

  test('are bounded in number, and of one account they leave room for another', async () => {
    await ask(40, 'busy');
    await startWorker();
    // Three quarters of places and waiting together.
    await hasBegun(18);
    await ask(1, 'quiet');
    await hasBegun(19);
    await ask(40, 'brisk');
    await hasBegun(places + maxWaiting);
    answered.resolve();
    await workers[0]!.idle();
    expect(ended).toHaveLength(81);
  });

  test('work on when they come back, though others have all the places and wait for them', async () => {
    const done = Promise.withResolvers<void>();
    act = async (key) => {
      if (key.startsWith('maya')) {
        await releaseWorkerSlotWhileWaiting(() => answered.promise);
        done.resolve();
      } else await done.promise;
    };
    await ask(1, 'maya');
    await startWorker();
    await hasBegun(1);
    await ask(2, 'one');
    await ask(2, 'two');
    await hasBegun(1 + places);
    answered.resolve();
    await workers[0]!.idle();
    expect(ended).toHaveLength(5);
  });

  test('have their place for work within the wait, and for what they do after it', async () => {
    const seen: number[] = [];
    const client = releaseSlotInCalls({ name: 'outside', call: async (work: () => Promise<void>) => work() });
    act = () =>
      client.call(async () => {
        seen.push(named.size);
        await takeWorkerSlotWhileWorking(async () => void seen.push(named.size));
        seen.push(named.size);
      });
    await ask(1, 'maya');
    const worker = await startWorker();
    await worker.idle();
    // The call itself begins at work.
    expect(seen).toEqual([1, 1, 0]);
    expect(client.name).toBe('outside');
    expect(named.size).toBe(0);
  });

  test('are kept from other workers for as long as they wait', async () => {
    await ask(15, 'maya');
    await startWorker();
    await hasBegun(15);
    for (let passed = 0; passed < 60_000; passed += 4_000) {
      clock.advance(4_000);
      // A third of a lease later it was renewed.
      const inTime = new Date(clock.now().getTime() + 8_000);
      await vi.waitFor(async () => {
        const held = await connection.database.select({ until: jobs.leasedUntil }).from(jobs);
        expect(held.every(({ until }) => until !== null && until > inTime)).toBe(true);
      });
      const { leased } = await leaseDueJobs(connection.database, {
        kinds: ['greet'],
        now: clock.now(),
        terms: { leaseMs: 12_000, startLimit: 3, clock: 'own' },
        mayTryLast: true,
        token: '01a1fb00-fcbd-7a80-8dc4-e75d1767b98d',
        limit: 1,
      });
      expect(leased).toEqual([]);
    }
    answered.resolve();
    await workers[0]!.idle();
    expect(begun).toHaveLength(15);
    expect(ended).toHaveLength(15);
  });

  test('are waited for by a worker that stops, which begins no other in their place', async () => {
    await ask(40, 'maya');
    const worker = await startWorker();
    await hasBegun(18);
    const stopped = worker.stop();
    answered.resolve();
    await stopped;
    expect(begun).toHaveLength(18);
    expect(ended).toHaveLength(18);
    const rest = await connection.database.select().from(jobs);
    expect(rest.filter(({ leaseToken, starts }) => leaseToken === null && starts === 0)).toHaveLength(22);
  });
});
