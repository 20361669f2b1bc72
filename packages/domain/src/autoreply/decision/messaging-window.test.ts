import { expect, test } from 'vitest';
import { coachWindow, coachWindowClosesAt, isWindowOpen, latestReplyAt, windowClosesAt } from './messaging-window.ts';

const wroteAt = new Date('2026-03-01T10:00:00Z');

test('the window closes 24 hours after the contact wrote', () => {
  expect(windowClosesAt(wroteAt)).toEqual(new Date('2026-03-02T10:00:00Z'));
});

test.each([
  ['at once', '2026-03-01T10:00:00Z', true],
  ['when the platform clock is ahead of ours', '2026-03-01T09:59:00Z', true],
  ['a moment before the margin', '2026-03-02T09:54:59.999Z', true],
  ['inside the last five minutes', '2026-03-02T09:55:00Z', false],
  ['after it has closed', '2026-03-03T10:00:00Z', false],
])('the agent may write %s: %s is %s', (_name, now, open) => {
  expect(isWindowOpen(wroteAt, new Date(now))).toBe(open);
});

test.each([
  ['2026-03-02T09:59:59Z', 'open'],
  ['2026-03-02T10:00:00Z', 'human-agent'],
  ['2026-03-08T09:59:59Z', 'human-agent'],
  ['2026-03-08T10:00:00Z', 'closed'],
])('at %s the window of the coach is %s', (now, state) => {
  expect(coachWindow(wroteAt, new Date(now))).toBe(state);
});

test('nobody may write to a contact who never wrote', () => {
  expect(isWindowOpen(null, wroteAt)).toBe(false);
  expect(coachWindow(null, wroteAt)).toBe('closed');
});

test('a waiting answer is brought forward to an instant at which the window is still open', () => {
  expect(isWindowOpen(wroteAt, latestReplyAt(wroteAt))).toBe(true);
});

test('the coach may write as a person until 7 days after the contact’s last message', () => {
  const closesAt = coachWindowClosesAt(wroteAt);
  expect(coachWindow(wroteAt, new Date(closesAt.getTime() - 1))).toBe('human-agent');
  expect(coachWindow(wroteAt, closesAt)).toBe('closed');
});
