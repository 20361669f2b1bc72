import { expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { createTypedDrafts } from './typed-drafts.ts';

function keeping() {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const drafts = createTypedDrafts<string>(clock);
  const readyAt = new Date(clock.now().getTime() + 10_000);
  drafts.keep('chat', { draft: 'Hi!', to: ['m1', 'm2'], readyAt });
  return { clock, drafts, readyAt };
}

test('an answer is ready once the time to type it is over, and is there once', () => {
  const { clock, drafts, readyAt } = keeping();
  expect(drafts.find('chat', ['m1', 'm2'])).toEqual({ kind: 'typing', until: readyAt });
  clock.advance(10_000);
  expect(drafts.find('chat', ['m1', 'm2'])).toEqual({ kind: 'ready', draft: 'Hi!' });
  expect(drafts.find('chat', ['m1', 'm2'])).toBeNull();
});

test('an answer to other messages than those that wait now is thrown away', () => {
  const { clock, drafts } = keeping();
  expect(drafts.find('chat', ['m1', 'm2', 'm3'])).toBeNull();
  clock.advance(10_000);
  expect(drafts.find('chat', ['m1', 'm2'])).toBeNull();
});

test('news of the chat throws the answer away', () => {
  const { drafts } = keeping();
  drafts.drop('chat');
  expect(drafts.find('chat', ['m1', 'm2'])).toBeNull();
});
