import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswordHasher, HasherBusy } from './password-hash.ts';

const cheap = createPasswordHasher({ memoryKiB: 64, passes: 1 });
const costlier = createPasswordHasher({ memoryKiB: 128, passes: 1 });

/** As passwords were stored before Argon2. */
function scryptHash(password: string): string {
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
  return ['scrypt', 2 ** 10, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}

test('a password is known again, another one is not', async () => {
  const stored = await cheap.hash('correct horse');
  expect(await cheap.verify('correct horse', stored)).toBe(true);
  expect(await cheap.verify('correct Horse', stored)).toBe(false);
});

test('is stored as Argon2id with its cost and a salt of its own', async () => {
  const [one, other] = await Promise.all([cheap.hash('correct horse'), cheap.hash('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(one);
});

test('the same letters typed on another keyboard are the same password', async () => {
  expect(await cheap.verify('cafe\u0301', await cheap.hash('caf\u00e9'))).toBe(true);
});

test('a hash keeps working when the cost is raised later, and is known to be outdated', async () => {
  const stored = await cheap.hash('correct horse');
  expect(await costlier.verify('correct horse', stored)).toBe(true);
  expect([cheap.isOutdated(stored), costlier.isOutdated(stored)]).toEqual([false, true]);
});

test('a hash of the older kind keeps working, and is known to be outdated', async () => {
  const stored = scryptHash('correct horse');
  expect(await cheap.verify('correct horse', stored)).toBe(true);
  expect(await cheap.verify('battery', stored)).toBe(false);
  expect(cheap.isOutdated(stored)).toBe(true);
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

test('of a flood of passwords those that would wait too long are refused, and the others are hashed', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 250 }, () => cheap.hash('correct horse')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(48);
  expect(refused.every(({ reason }) => reason instanceof HasherBusy)).toBe(true);
});
