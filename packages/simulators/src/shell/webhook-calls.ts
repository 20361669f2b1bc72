import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** Calls webhooks, and waits in between, until it is closed. */
export function createWebhookCalls(options: { timeLimitMs: number }) {
  const closing = new AbortController();
  // There are as many pauses as webhooks.
  setMaxListeners(0, closing.signal);
  const agent = new Agent({
    connections: 64,
    connectTimeout: options.timeLimitMs,
    headersTimeout: options.timeLimitMs,
    bodyTimeout: options.timeLimitMs,
  });
  return {
    isClosed: () => closing.signal.aborted,
    /** Returns the HTTP status; null when there was no answer within the time limit. */
    async post(url: string, body: string, headers: Record<string, string>): Promise<number | null> {
      try {
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent });
        await answer.body.dump();
        return answer.statusCode;
      } catch {
        return null;
      }
    },
    async pause(ms: number): Promise<void> {
      await wait(ms, undefined, { signal: closing.signal }).catch(() => {});
    },
    /** Ends running calls and pauses. */
    close(): void {
      closing.abort();
      void agent.destroy();
    },
  };
}
