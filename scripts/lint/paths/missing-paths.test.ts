import { expect, test } from 'vitest';
import { missingPaths } from './missing-paths.js';

const files = ['scripts/check.mjs', 'apps/server/src/modules/chats/chat-state.ts'];

test('a file that is not there is named with its line', () => {
  const page = 'Run `scripts/check.mjs`.\nIt is in `chats/chat-news.ts` and `chats/chat-state.ts`.';
  expect(missingPaths(page, files)).toEqual([{ line: 2, file: 'chats/chat-news.ts' }]);
});

test('a command, a pattern and a name alone are no paths', () => {
  const page =
    '`npm run check`, `modules/<m>/<m>.module.ts`, `…-webhook.ts`, `chats/*.ts`, `chat-state.ts`, `https://a.b/c.js`';
  expect(missingPaths(page, files)).toEqual([]);
});
