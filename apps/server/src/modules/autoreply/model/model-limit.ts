import { limitAfterAnswer, limitAfterRefusal, nextInTurn } from '@spotter/domain/sending';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';

/** The end of a request: the model took it, refused it for being one too many, or neither can be said. */
export type RequestEnd = { kind: 'answered' | 'unclear' } | { kind: 'refused'; retryAfterMs: number | null };

/** A request that may be made now; it is under way until its end. */
export type Turn = { end(end: RequestEnd): void };

/** The wish to make a request. */
export type TurnWish = {
  workspaceId: WorkspaceId;
  /** Gives the wish up. */
  signal: AbortSignal;
  /** The time until which it is worth waiting. */
  until: Date;
  /** Whether it goes ahead of the workspace's others. */
  isFirst: boolean;
};

type Waiting = { begin(): void };

/**
 * Bounds how many requests one model gets side by side. The bound falls when the model says that they are too
 * many, and rises again with its answers. Those that wait take turns by workspace, so that nobody waits for
 * another's many.
 */
export function createModelLimit(options: {
  clock: Clock;
  /** Max requests side by side. */
  max: number;
  /** Called with the new bound when it falls. */
  onLowered(limit: number): void;
}) {
  const { clock, max } = options;
  let limit = max;
  /** Refusals of requests made before the last fall say nothing new. */
  let falls = 0;
  let pausedUntil = new Date(0);
  let stopPause = () => {};
  const underWay = new Map<WorkspaceId, number>();
  const waiting = new Map<WorkspaceId, Waiting[]>();

  function letIn(): void {
    if (pausedUntil > clock.now()) return;
    for (;;) {
      const workspaceId = nextInTurn(waiting.keys(), { limit, underWay });
      if (workspaceId === null) return;
      const [first] = waiting.get(workspaceId)!;
      remove(workspaceId, first!);
      first!.begin();
    }
  }

  function remove(workspaceId: WorkspaceId, one: Waiting): void {
    const others = waiting.get(workspaceId)!.filter((other) => other !== one);
    if (others.length === 0) waiting.delete(workspaceId);
    else waiting.set(workspaceId, others);
  }

  function count(workspaceId: WorkspaceId, change: number): void {
    const left = (underWay.get(workspaceId) ?? 0) + change;
    if (left === 0) underWay.delete(workspaceId);
    else underWay.set(workspaceId, left);
  }

  function beginTurn(workspaceId: WorkspaceId): Turn {
    const begunAfter = falls;
    count(workspaceId, 1);
    return {
      end(end) {
        if (end.kind === 'answered') limit = limitAfterAnswer({ limit, underWay }, max);
        if (end.kind === 'refused') {
          if (begunAfter === falls) {
            limit = limitAfterRefusal({ limit, underWay });
            falls += 1;
            options.onLowered(limit);
          }
          if (end.retryAfterMs !== null) pause(end.retryAfterMs);
        }
        count(workspaceId, -1);
        letIn();
      },
    };
  }

  function pause(ms: number): void {
    const until = new Date(clock.now().getTime() + ms);
    if (until <= pausedUntil) return;
    pausedUntil = until;
    stopPause();
    stopPause = clock.setTimer(until, letIn);
  }

  return {
    /** Waits for a turn; null: the wish was given up, or its time is over. */
    enter({ workspaceId, signal, until, isFirst }: TurnWish): Promise<Turn | null> {
      if (signal.aborted) return Promise.resolve(null);
      return new Promise((resolve) => {
        let stopTimer = () => {};
        const finish = (turn: Turn | null) => {
          signal.removeEventListener('abort', giveUp);
          stopTimer();
          resolve(turn);
        };
        const own: Waiting = { begin: () => finish(beginTurn(workspaceId)) };
        const giveUp = () => {
          remove(workspaceId, own);
          finish(null);
        };
        const others = waiting.get(workspaceId) ?? [];
        waiting.set(workspaceId, isFirst ? [own, ...others] : [...others, own]);
        letIn();
        if (waiting.get(workspaceId)?.includes(own) !== true) return;
        signal.addEventListener('abort', giveUp);
        stopTimer = clock.setTimer(until, giveUp);
      });
    },

    /** The present bound. */
    limit: () => Math.floor(limit),
  };
}

export type ModelLimit = ReturnType<typeof createModelLimit>;
