import type { SignalHub } from '../database/signals.ts';
import type { WorkspaceId } from '../platform/access.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

const recheckEveryMs = 60_000;
/** Max sessions per statement. */
const batchSize = 1000;

/**
 * Closes the sockets of sessions that have ended or are in another workspace now. Both send a signal. Signals
 * may be lost, and an expired session sends none: so all sessions are checked each minute, and whenever signals
 * may have been lost. Returns a function that stops it.
 */
export function recheckSessions(options: {
  gateway: Pick<Gateway, 'connectedSessions' | 'endSessions'>;
  signals: SignalHub;
  clock: Clock;
  logger: Logger;
  /** Returns the sessions that are still open, each with its workspace. */
  listOpen(sessionIds: string[]): Promise<Map<string, WorkspaceId>>;
}): () => void {
  const { gateway, clock } = options;
  let cancelTimer = arm();

  function arm(): () => void {
    return clock.setTimer(recheckEveryMs, () => {
      recheck();
      cancelTimer = arm();
    });
  }

  function recheck(): void {
    endClosed().catch((error: unknown) =>
      options.logger.error({ error }, 'The sessions of sockets could not be checked'),
    );
  }

  async function endClosed(): Promise<void> {
    const followed = gateway.connectedSessions();
    const connected = [...followed.keys()];
    const isRight = (id: string, workspaceId: WorkspaceId | undefined) =>
      [...followed.get(id)!].every((one) => one === workspaceId);
    for (let first = 0; first < connected.length; first += batchSize) {
      const batch = connected.slice(first, first + batchSize);
      const open = await options.listOpen(batch);
      gateway.endSessions(batch.filter((id) => !isRight(id, open.get(id))));
    }
  }

  const stopListening = options.signals.on('signals-missed', recheck);
  return () => {
    cancelTimer();
    stopListening();
  };
}
