import type { PlatformChange } from '@spotter/simulators/meta/platform-control';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FaultSwitches } from '../simulators/fault-switches.ts';
import { attemptView } from './phone-views.ts';
import type { LockScreenEntry } from './lock-screen.ts';
import type { MailReading } from '../mailbox/mail-reading.ts';
import type { Platform } from './platforms.ts';

/**
 * The interval of comments,
 * which keep the connection open through proxies and show both ends that the other is alive.
 */
const heartbeatMs = 20_000;

/** Sends every open page the events, by server-sent events. */
export function createLiveEvents(platforms: Platform[], faults: FaultSwitches, mails: MailReading) {
  const pages = new Set<FastifyReply>();
  const subscriptions = [
    ...platforms.map(({ name, control }) =>
      control.events.subscribe((change) => broadcast(change.kind, payloadOf(name, change))),
    ),
    mails.subscribe((mail) => broadcast('mail', mail)),
  ];
  const heartbeat = setInterval(() => {
    for (const page of pages) page.raw.write(': still here\n\n');
  }, heartbeatMs);
  heartbeat.unref();

  function payloadOf(platform: Platform['name'], change: PlatformChange): unknown {
    if (change.kind === 'webhook') return attemptView(platform, change.attempt);
    if (change.kind === 'faults') return faults.state();
    return change;
  }

  function broadcast(event: string, payload: unknown): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
    for (const page of pages) page.raw.write(text);
  }

  return {
    /** Sends the pages the state of the switches, because the model's switches belong to no platform. */
    publishFaults: () => broadcast('faults', faults.state()),
    publishShop: (plans: unknown) => broadcast('shop', plans),
    publishLockScreen: (entries: LockScreenEntry[]) => broadcast('lock-screen', entries),
    publishClock: (clock: unknown) => broadcast('clock', clock),
    publishMailRead: (id: string) => broadcast('mail-read', { id }),
    connect(request: FastifyRequest, reply: FastifyReply): void {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // The page loads its state when this arrives, so that no event is lost between loading and listening.
      reply.raw.write('retry: 1000\nevent: listening\ndata: {}\n\n');
      pages.add(reply);
      request.raw.on('close', () => pages.delete(reply));
    },
    close(): void {
      for (const unsubscribe of subscriptions) unsubscribe();
      clearInterval(heartbeat);
      for (const page of pages) page.raw.end();
      pages.clear();
    },
  };
}

/** The sender of events to the open pages. */
export type LiveEvents = ReturnType<typeof createLiveEvents>;
