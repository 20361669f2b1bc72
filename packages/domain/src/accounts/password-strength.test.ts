import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0, 'Very weak'],
  ['abc', 0, 'Very weak'],
  ['abcdefgh', 1, 'Weak'],
  ['Abc', 1, 'Weak'],
  ['Abcdefgh', 2, 'Fair'],
  ['Abcdefg1', 3, 'Good'],
  ['Ñandú123', 3, 'Good'],
  ['Abcdef1!', 4, 'Strong'],
  ['A1!', 3, 'Good'],
])('"%s" scores %i: %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label });
});
