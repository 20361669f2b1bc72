import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const cheap = createPasswordHasher({ N: 2 ** 10, r: 8, p: 1 });

test('a password is known again, another one is not', async () => {
  const stored = await cheap.hash('correct horse');
  expect(await cheap.verify('correct horse', stored)).toBe(true);
  expect(await cheap.verify('correct Horse', stored)).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  expect(await cheap.verify('cafe\u0301', await cheap.hash('caf\u00e9'))).toBe(true);
});

test('a hash keeps working when the cost is raised later', async () => {
  const stored = await cheap.hash('correct horse');
  expect(await createPasswordHasher({ N: 2 ** 11, r: 8, p: 1 }).verify('correct horse', stored)).toBe(true);
});

test('nothing stored is never the right password', async () => {
  expect(await cheap.verify('', null)).toBe(false);
});

test('many at once all get their turn', async () => {
  const stored = await cheap.hash('correct horse');
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, n) => cheap.verify(n % 2 ? 'correct horse' : 'no', stored)),
  );
  expect(answers.filter(Boolean)).toHaveLength(4);
});
