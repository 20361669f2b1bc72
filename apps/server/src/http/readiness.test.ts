import { describe, expect, test } from 'vitest';
import { judgeReadiness, type ServerFacts } from './readiness.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const waiting = (oldestJobAt: Date | null, oldestDeliveryAt: Date | null): ServerFacts['work'] => ({
  kind: 'answered',
  answer: { oldestJobAt, oldestDeliveryAt },
});
const wellFacts: ServerFacts = {
  now,
  write: { kind: 'answered', answer: true },
  freeDiskBytes: 5_000_000_000,
  work: waiting(null, null),
  worker: { lastPollAt: ago(3) },
};

describe('a server', () => {
  test('is ready while its database answers, its worker looks and nothing waits for long', () => {
    const work = waiting(ago(40), ago(2));
    expect(judgeReadiness({ ...wellFacts, work })).toEqual({
      status: 'ok',
      problems: [],
      database: 'ok',
      freeDiskMegabytes: 4768,
      oldestJobSeconds: 40,
      oldestDeliverySeconds: 2,
      lastLookSeconds: 3,
      moderation: 'off',
    });
  });

  test.each<[string, Partial<ServerFacts>, string]>([
    ['its database does not answer', { work: { kind: 'failed' } }, 'database'],
    ['its database answers, and takes no write', { write: { kind: 'failed' } }, 'database'],
    ['nothing was written for a minute', { write: { kind: 'pending', silentMs: 60_001 } }, 'database'],
    ['the disk of its data folder is nearly full', { freeDiskBytes: 60_000_000 }, 'disk'],
    ['its worker has not looked yet', { worker: { lastPollAt: null } }, 'worker'],
    ['its worker has not looked for two minutes', { worker: { lastPollAt: ago(121) } }, 'worker'],
    ['a job has been due for a quarter of an hour', { work: waiting(ago(901), null) }, 'jobs'],
    ['a delivery has waited for a quarter of an hour', { work: waiting(null, ago(901)) }, 'deliveries'],
  ])('is not ready when %s', (_case, facts, problem) => {
    expect(judgeReadiness({ ...wellFacts, ...facts })).toMatchObject({ status: 'unavailable', problems: [problem] });
  });

  test('that only answers calls is ready however old the work is that others have left undone', () => {
    const work = waiting(ago(9_999), ago(9_999));
    expect(judgeReadiness({ ...wellFacts, work, worker: null }).status).toBe('ok');
  });

  test('is busy, and ready, while its database takes long and something was written a while ago', () => {
    const late = { kind: 'pending' as const, silentMs: 40_000 };
    for (const facts of [{ write: late }, { work: late }, { write: late, work: late }])
      expect(judgeReadiness({ ...wellFacts, ...facts })).toMatchObject({
        status: 'ok',
        problems: [],
        database: 'busy',
      });
  });
});
