import type { InstagramChange, InstagramControl } from '@spotter/simulators/instagram/instagram-control';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultSwitches } from './fault-switches.ts';
import { attemptView } from './face-views.ts';

/** Comments keep the connection open through proxies and show both ends that the other lives. */
const heartbeatMs = 20_000;

/** Tells every open page what happens, by server-sent events. */
export function createLiveEvents(instagram: InstagramControl, faults: FaultSwitches) {
  const pages = new Set<FastifyReply>();
  const unsubscribe = instagram.events.subscribe((change) => broadcast(change.kind, payloadOf(change)));
  const heartbeat = setInterval(() => {
    for (const page of pages) page.raw.write(': still here\n\n');
  }, heartbeatMs);
  heartbeat.unref();

  function payloadOf(change: InstagramChange): unknown {
    if (change.kind === 'webhook') return attemptView(change.attempt);
    if (change.kind === 'faults') return faults.state();
    return change;
  }

  function broadcast(event: string, payload: unknown): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
    for (const page of pages) page.raw.write(text);
  }

  return {
    /** Tells the pages about the switches; those of the model are not Instagram's to tell. */
    tellFaults: () => broadcast('faults', faults.state()),
    connect(request: FastifyRequest, reply: FastifyReply): void {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // The page loads its state when this arrives, so that nothing falls between loading and listening.
      reply.raw.write('retry: 1000\nevent: listening\ndata: {}\n\n');
      pages.add(reply);
      request.raw.on('close', () => pages.delete(reply));
    },
    close(): void {
      unsubscribe();
      clearInterval(heartbeat);
      for (const page of pages) page.raw.end();
      pages.clear();
    },
  };
}

/** What tells the open pages. */
export type LiveEvents = ReturnType<typeof createLiveEvents>;
