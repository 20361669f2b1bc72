import type { ChannelEvent } from '@spotter/providers/ports/channel-event';

/** Max sends remembered. Echoes come within seconds; this many sends are minutes of the busiest server. */
const max = 10_000;
const namesEcho = /"is_echo"\s*:\s*true/;

/**
 * Remembers what this process has recorded as sent. The platforms report each of our own messages: the echo of
 * these brings no news, and need not be stored.
 */
export function createRecentSends() {
  const known = new Set<string>();
  return {
    note(accountId: string, messageId: string): void {
      known.add(`${accountId} ${messageId}`);
      if (known.size > max) known.delete(known.values().next().value!);
    },

    /**
     * Returns whether a delivery holds nothing else. A database crash may lose that a message was sent; the platform
     * is then asked about it.
     */
    isOwnEcho(body: string, parse: (body: string) => ChannelEvent[]): boolean {
      if (!namesEcho.test(body)) return false;
      const events = parse(body);
      return (
        events.length > 0 &&
        events.every((event) => event.kind === 'echo' && known.has(`${event.accountId} ${event.messageId}`))
      );
    },
  };
}

export type RecentSends = ReturnType<typeof createRecentSends>;
