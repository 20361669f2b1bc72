import { liveEvents, type InboxCounts } from '@spotter/contract';
import type { Logger } from '../platform/logger.ts';
import type { Gateway } from './gateway.ts';

/** Counts within this time are told together: a busy account changes many times a second. */
const gatherMs = 250;
/** Windows run out by themselves, so the counts of those who are connected are looked at this often. */
const lookEveryMs = 60_000;

/** Tells users what waits for them whenever it has changed. */
export function createCountTeller(options: {
  gateway: Gateway;
  logger: Logger;
  count(userId: string): Promise<InboxCounts>;
}) {
  const { gateway } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  /** What each connected user was told last. */
  let told = new Map<string, string>();

  async function tell(userId: string): Promise<void> {
    timers.delete(userId);
    if (!gateway.isConnected(userId)) return;
    try {
      const counts = await options.count(userId);
      const written = JSON.stringify(counts);
      if (told.get(userId) === written) return;
      told.set(userId, written);
      gateway.tellUser(userId, liveEvents.inboxCounts.name, counts);
    } catch (error) {
      options.logger.error({ error, userId }, 'The counts of an inbox could not be told');
    }
  }

  function noteChange(userId: string): void {
    if (timers.has(userId) || !gateway.isConnected(userId)) return;
    timers.set(
      userId,
      setTimeout(() => void tell(userId), gatherMs),
    );
  }

  const look = setInterval(() => {
    const connected = gateway.connectedUsers();
    told = new Map([...told].filter(([userId]) => connected.includes(userId)));
    for (const userId of connected) noteChange(userId);
  }, lookEveryMs);

  return {
    /** Something changed in a chat of the user's. */
    noteChange,
    stop(): void {
      clearInterval(look);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
