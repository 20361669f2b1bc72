import { expect, test } from 'vitest';
import { decideKey, type KeyAction } from './send-keys.ts';

const closed = { isShown: false, hasReplies: false };
const empty = { isShown: true, hasReplies: false };
const open = { isShown: true, hasReplies: true };

const cases: [key: string, menu: typeof closed, expected: KeyAction][] = [
  ['a', closed, 'type'],
  ['Enter', closed, 'send'],
  ['Tab', closed, 'type'],
  ['Escape', closed, 'leave'],
  ['ArrowDown', closed, 'type'],
  ['a', empty, 'type'],
  ['Enter', empty, 'send'],
  ['Tab', empty, 'type'],
  ['Escape', empty, 'close-menu'],
  ['ArrowDown', empty, 'type'],
  ['a', open, 'type'],
  ['Enter', open, 'pick-reply'],
  ['Tab', open, 'pick-reply'],
  ['Escape', open, 'close-menu'],
  ['ArrowDown', open, 'next-reply'],
  ['ArrowUp', open, 'previous-reply'],
];

test.each(cases)('%s with the menu %j: %s', (key, menu, expected) => {
  expect(decideKey({ key, shiftKey: false, isComposing: false }, menu)).toBe(expected);
});

test.each([
  [closed, 'type'],
  [empty, 'type'],
  [open, 'pick-reply'],
])('Enter with Shift makes a new line, unless the menu takes it: %j', (menu, expected) => {
  expect(decideKey({ key: 'Enter', shiftKey: true, isComposing: false }, menu)).toBe(expected);
});

test.each(['Enter', 'Escape', 'ArrowDown', 'Tab'])('%s belongs to an input method that composes', (key) => {
  expect(decideKey({ key, shiftKey: false, isComposing: true }, open)).toBe('type');
});
