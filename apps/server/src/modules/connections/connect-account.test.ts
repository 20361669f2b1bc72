import { expect, test } from 'vitest';
import { toWorkspaceId } from '../../platform/access.ts';
import { mayConnectAgain } from './connect-account.ts';

const own = { workspaceId: toWorkspaceId('own') };
const works = { ...own, status: 'connected', commentsAllowed: true } as const;

test.each([
  ['an account that works is not connected again', works, true, false],
  ['one that needs it is', { ...works, status: 'reconnect_needed' as const }, true, true],
  ['one that was disconnected is', { ...works, status: 'disconnected' as const }, true, true],
  ['one that lacks a permission is, with that permission', { ...works, commentsAllowed: false }, true, true],
  ['and is not without it', { ...works, commentsAllowed: false }, false, false],
  [
    'nobody connects another workspace’s account',
    { ...works, workspaceId: toWorkspaceId('other'), status: 'disconnected' as const },
    true,
    false,
  ],
])('%s', (_, existing, commentsAllowed, expected) => {
  expect(mayConnectAgain(existing, own, commentsAllowed)).toBe(expected);
});
