import { expect, test } from 'vitest';
import { createPatientQuestion } from './patient-question.ts';

test('an answer holds for a while, and a failure is asked about again', async () => {
  let asked = 0;
  let fails = false;
  const question = createPatientQuestion(
    async () => {
      asked += 1;
      if (fails) throw new Error('no');
      return asked;
    },
    { holdsMs: 60_000, patienceMs: 60_000 },
  );
  expect([await question(), await question()]).toEqual([
    { kind: 'answered', answer: 1 },
    { kind: 'answered', answer: 1 },
  ]);
  fails = true;
  const again = createPatientQuestion(async () => Promise.reject(new Error(`no ${(asked += 1)}`)), {
    holdsMs: 60_000,
    patienceMs: 60_000,
  });
  expect([await again(), await again(), asked]).toEqual([{ kind: 'failed' }, { kind: 'failed' }, 3]);
});

test('what takes long is asked once, and said to be pending until it answers', async () => {
  const late = Promise.withResolvers<string>();
  let asked = 0;
  const question = createPatientQuestion(
    () => {
      asked += 1;
      return late.promise;
    },
    { holdsMs: 60_000, patienceMs: 1 },
  );
  expect(await question()).toMatchObject({ kind: 'pending', silentMs: expect.any(Number) });
  expect(await question()).toMatchObject({ kind: 'pending' });
  late.resolve('at last');
  await late.promise;
  expect([await question(), asked]).toEqual([{ kind: 'answered', answer: 'at last' }, 1]);
});
