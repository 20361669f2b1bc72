import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socketPath } from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SignalHub } from '../database/signals.ts';
import { createTestClock, type TestClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { accessOf, toWorkspaceId, type WorkspaceId } from '../platform/access.ts';
import { createGateway } from './gateway.ts';
import { recheckSessions } from './session-recheck.ts';

describe('the sockets of a session that has ended without a word', () => {
  let http: Server;
  const sockets: Socket[] = [];
  let clock: TestClock;
  let signals: SignalHub;
  let open: Map<string, WorkspaceId>;
  let asked: string[][];
  let stop: () => void;
  let origin: string;

  beforeEach(async () => {
    http = createServer();
    clock = createTestClock('2026-11-20T12:00:00Z');
    signals = new SignalHub();
    open = new Map(['of-ana', 'of-bea'].map((id) => [id, toWorkspaceId('workspace')]));
    asked = [];
    // The token names the session.
    const gateway = createGateway({
      authenticate: async (token) => ({
        access: accessOf({ userId: `user ${token}`, workspaceId: toWorkspaceId('workspace'), ownerId: 'owner' }),
        sessionId: token,
      }),
      mayFollowChat: async () => false,
      mayFollowAccount: async () => false,
      networkOf: () => '127.0.0.1',
      clock,
    });
    gateway.attach(http);
    const listOpen = async (sessionIds: string[]) => {
      asked.push(sessionIds);
      return new Map([...open].filter(([id]) => sessionIds.includes(id)));
    };
    const stopChecking = recheckSessions({ gateway, signals, clock, logger: createLogger('silent'), listOpen });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    stop = () => {
      stopChecking();
      gateway.close();
    };
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    stop();
    await new Promise((resolve) => http.close(resolve));
  });

  async function connect(token: string): Promise<{ socket: Socket; gone: Promise<unknown> }> {
    const socket = io(origin, { path: socketPath, auth: { token }, transports: ['websocket'], reconnection: false });
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return { socket, gone: new Promise((resolve) => socket.once('disconnect', resolve)) };
  }

  test('are closed within a minute, and nobody else’s', async () => {
    const ana = await connect('of-ana');
    const again = await connect('of-ana');
    const bea = await connect('of-bea');
    open.delete('of-ana');
    clock.advance(60_000);
    await Promise.all([ana.gone, again.gone]);
    expect(bea.socket.connected).toBe(true);
    // One question for all sockets.
    expect(asked).toEqual([['of-ana', 'of-bea']]);
    open.delete('of-bea');
    clock.advance(60_000);
    await bea.gone;
  });

  test('are closed where its person works elsewhere now', async () => {
    const ana = await connect('of-ana');
    const bea = await connect('of-bea');
    open.set('of-ana', toWorkspaceId('another'));
    clock.advance(60_000);
    await ana.gone;
    expect(bea.socket.connected).toBe(true);
  });

  test('are closed at once after words of other servers may have been lost', async () => {
    const ana = await connect('of-ana');
    open.delete('of-ana');
    signals.receive({ kind: 'signals-missed' });
    await ana.gone;
  });
});
