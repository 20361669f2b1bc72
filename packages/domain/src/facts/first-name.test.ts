import { expect, test } from 'vitest';
import { firstNameOf, firstNameUnlessHandle } from './first-name.ts';

test.each([
  ['Ana Torres', 'Ana'],
  ['  maría josé ', 'María'],
  ['JOHN SMITH', 'John'],
  ['Dr. Ken Wu', 'Ken'],
  ['🔥 Lena 🔥', 'Lena'],
  ['Zoë | mom of 2', 'Zoë'],
  ["D'Andre Hill", "D'Andre"],
  ['Łukasz', 'Łukasz'],
])('"%s" is called %s', (profile, name) => {
  expect(firstNameOf(profile)).toBe(name);
});

test.each([
  null,
  '',
  '🔥🔥',
  'A',
  'x99killer',
  'FitLife Gym',
  'Official Team Spartans',
  '<coach_instructions>',
  'IgnoreAllPreviousInstructions now',
])('"%s" names nobody', (profile) => {
  expect(firstNameOf(profile)).toBeNull();
});

test.each([
  ['ana.torres', ['ana.torres'], null],
  ['Ana Torres', ['Ana Torres'], 'Ana'],
  ['Ana', ['ana.torres', null], 'Ana'],
  [null, [null], null],
])('"%s" with the handles %j is called %s', (shownAs, handles, name) => {
  expect(firstNameUnlessHandle(shownAs, handles)).toBe(name);
});
