import { expect, test } from 'vitest';
import { gatherMsFor } from './chat-publisher.ts';

test.each([
  ['the first change on a quiet server is told at once', 0, false, 0],
  ['as are a few', 3, false, 0],
  ['the next of a chat just told waits for others', 1, true, 15],
  ['the wait grows with the chats', 4, false, 30],
  ['up to a limit', 100, true, 80],
])('%s', (_, recentlyPublished, wasJustPublished, expected) => {
  expect(gatherMsFor(recentlyPublished, wasJustPublished)).toBe(expected);
});
