import { setImmediate as next } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WorkspaceId } from '../../../platform/access.ts';
import { createTestClock } from '../../../platform/clock.ts';
import { createMediaTurns } from './media-turns.ts';

const busy = 'busy' as WorkspaceId;
const quiet = 'quiet' as WorkspaceId;

test('a flood of recordings is read a few at a time, leaves room for others, and one without a turn comes later', async () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  const inTurn = createMediaTurns(clock, 4);
  const underWay: { workspaceId: WorkspaceId; end: () => void }[] = [];
  const read = (workspaceId: WorkspaceId) =>
    inTurn(workspaceId, () => new Promise<string>((end) => underWay.push({ workspaceId, end: () => end('read') })));
  const flood = Array.from({ length: 5 }, () => read(busy));
  await next();
  expect(underWay).toHaveLength(3);
  const other = read(quiet);
  await next();
  expect(underWay.map(({ workspaceId }) => workspaceId)).toEqual([busy, busy, busy, quiet]);

  underWay.shift()!.end();
  await next();
  expect(underWay).toHaveLength(4);
  clock.advance(61_000);
  await next();
  for (const { end } of underWay.splice(0)) end();
  expect(await Promise.all([...flood, other])).toEqual(['read', 'read', 'read', 'read', null, 'read']);
});
