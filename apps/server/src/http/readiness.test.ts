import { describe, expect, test } from 'vitest';
import { judgeReadiness, type ServerFacts } from './readiness.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const wellFacts: ServerFacts = {
  now,
  work: { oldestJobAt: null, oldestDeliveryAt: null },
  worker: { lastLookAt: ago(3) },
};

describe('a server', () => {
  test('is ready while its database answers, its worker looks and nothing waits for long', () => {
    const work = { oldestJobAt: ago(40), oldestDeliveryAt: ago(2) };
    expect(judgeReadiness({ ...wellFacts, work })).toEqual({
      status: 'ok',
      problems: [],
      oldestJobSeconds: 40,
      oldestDeliverySeconds: 2,
      lastLookSeconds: 3,
      moderation: 'off',
    });
  });

  test.each<[string, Partial<ServerFacts>, string]>([
    ['its database does not answer', { work: null }, 'database'],
    ['its worker has not looked yet', { worker: { lastLookAt: null } }, 'worker'],
    ['its worker has not looked for two minutes', { worker: { lastLookAt: ago(121) } }, 'worker'],
    [
      'a job has been due for a quarter of an hour',
      { work: { oldestJobAt: ago(901), oldestDeliveryAt: null } },
      'jobs',
    ],
    [
      'a delivery has waited for a quarter of an hour',
      { work: { oldestJobAt: null, oldestDeliveryAt: ago(901) } },
      'deliveries',
    ],
  ])('is not ready when %s', (_case, facts, problem) => {
    expect(judgeReadiness({ ...wellFacts, ...facts })).toMatchObject({ status: 'unavailable', problems: [problem] });
  });

  test('that only answers calls is ready however old the work is that others have left undone', () => {
    const work = { oldestJobAt: ago(9_999), oldestDeliveryAt: ago(9_999) };
    expect(judgeReadiness({ now, work, worker: null }).status).toBe('ok');
  });
});
