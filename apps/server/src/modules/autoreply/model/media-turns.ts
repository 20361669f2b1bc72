import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { releaseWorkerSlotWhileWaiting } from '../../../queue/worker-slot.ts';
import { createModelLimit } from './model-limit.ts';

/** Max recordings and pictures in memory at a time: each may have 25 MB. */
const maxSideBySide = 16;
/** The longest wait for a turn. */
const patienceMs = 60_000;

/** Reads something of a contact's when it is its turn; null: no turn came. */
export type MediaTurns = <Result>(workspaceId: WorkspaceId, read: () => Promise<Result>) => Promise<Result | null>;

/** Bounds how many recordings and pictures of contacts are read side by side. Workspaces take turns. */
export function createMediaTurns(clock: Clock, max = maxSideBySide): MediaTurns {
  const limit = createModelLimit({ clock, max, onLowered: () => {} });
  return async (workspaceId, read) => {
    const until = new Date(clock.now().getTime() + patienceMs);
    const wish = { workspaceId, signal: new AbortController().signal, until, isFirst: false };
    const turn = await releaseWorkerSlotWhileWaiting(() => limit.enter(wish));
    if (turn === null) return null;
    try {
      return await read();
    } finally {
      turn.end({ kind: 'unclear' });
    }
  };
}
