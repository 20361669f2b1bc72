import type { SignalHub } from '../database/signals.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

const recheckEveryMs = 60_000;
/** So many sessions are asked for in one statement. */
const batchSize = 1000;

/**
 * Closes the sockets of sessions that are over. A session that is ended says so, but such a word may be lost, and one that
 * runs out says nothing: so all of them are looked at each minute, and whenever words may have been lost. Answers what
 * stops it.
 */
export function recheckSessions(options: {
  gateway: Pick<Gateway, 'connectedSessions' | 'endSessions'>;
  signals: SignalHub;
  clock: Clock;
  logger: Logger;
  /** Which of some sessions are still open. */
  listOpen(sessionIds: string[]): Promise<Set<string>>;
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
    const connected = gateway.connectedSessions();
    for (let first = 0; first < connected.length; first += batchSize) {
      const batch = connected.slice(first, first + batchSize);
      const open = await options.listOpen(batch);
      gateway.endSessions(batch.filter((id) => !open.has(id)));
    }
  }

  const stopListening = options.signals.on('signals-missed', recheck);
  return () => {
    cancelTimer();
    stopListening();
  };
}
