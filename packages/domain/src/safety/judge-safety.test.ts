import { expect, test } from 'vitest';
import { judgeSafety } from './judge-safety.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['baby kicks all night and im pregnant', 'a hint before it'],
  ['im pregnant and baby kicks all night', 'a hint behind it'],
])('what is named goes before what is only hinted at: "%s", %s', (text) => {
  expect(judgeSafety('baby kicks all night', now)).toMatchObject({ category: 'pregnancy', hinted: true });
  expect(judgeSafety(text, now)).toMatchObject({ category: 'pregnancy', hinted: false });
});

test('whose work is births is not pregnant by that', () => {
  for (const text of ["I'm a midwife, long shifts, need meals i can carry", 'i work nights as a doula'])
    expect(judgeSafety(text, now), text).toBeNull();
  expect(judgeSafety('my midwife says i may train', now)).toMatchObject({ category: 'pregnancy', hinted: false });
  expect(judgeSafety("I'm a midwife and 12 weeks pregnant", now)).toMatchObject({ category: 'pregnancy' });
});
