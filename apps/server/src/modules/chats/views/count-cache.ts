import type { SignalHub } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';

/** Max age of a cached count, in ms: a window that runs out changes it without a signal. */
const maxAgeMs = 60_000;
/** Max accounts whose counts are cached. */
const maxAccounts = 1_000;

/**
 * Keeps counts of an account's chats until one of these changes. All who ask meanwhile share the count, also
 * one that is being made.
 */
export function createCountCache({ clock, signals }: { clock: Clock; signals: SignalHub }) {
  const accounts = new Map<string, { until: number; counts: Map<string, Promise<unknown>> }>();
  signals.on('chat-changed', ({ botId }) => accounts.delete(botId));
  signals.on('account-changed', ({ botIds }) => {
    for (const botId of botIds) accounts.delete(botId);
  });
  signals.on('signals-missed', () => accounts.clear());

  function countsOf(botId: string) {
    const now = clock.now().getTime();
    const cached = accounts.get(botId);
    if (cached !== undefined && now < cached.until) return cached.counts;
    const counts = new Map<string, Promise<unknown>>();
    accounts.delete(botId);
    accounts.set(botId, { until: now + maxAgeMs, counts });
    const oldest = accounts.keys().next().value;
    if (accounts.size > maxAccounts && oldest !== undefined) accounts.delete(oldest);
    return counts;
  }

  return {
    /** Returns a count of an account by its name; `count` makes it. */
    find<Count>(botId: string, name: string, count: () => Promise<Count>): Promise<Count> {
      const counts = countsOf(botId);
      const cached = counts.get(name);
      if (cached !== undefined) return cached as Promise<Count>;
      const counted = count();
      counts.set(name, counted);
      counted.catch(() => counts.delete(name));
      return counted;
    },
  };
}

export type CountCache = ReturnType<typeof createCountCache>;
