import { chatRoutes, joinEvents, socketPath } from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../platform/clock.ts';
import { createShiftedClock } from '../test/shifted-clock.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../test/spotter-under-test.ts';
import { createSocketBrake } from './socket-brake.ts';

describe('what one socket may ask', () => {
  test('is sixty things at once and two a second, and much more than that is a flood', () => {
    const clock = createTestClock('2026-11-20T12:00:00Z');
    const share = createSocketBrake(clock).share();
    const take = (count: number) => Array.from({ length: count }, () => share.take());
    expect(new Set(take(60))).toEqual(new Set(['allowed']));
    expect(share.take()).toBe('refused');
    clock.advance(1_000);
    expect(take(3)).toEqual(['allowed', 'allowed', 'refused']);
    expect(new Set(take(99))).toEqual(new Set(['refused']));
    expect(share.take()).toBe('flood');
  });

  test('four things at once are looked up for a user, the rest in turn, also after one has failed', async () => {
    const brake = createSocketBrake(createTestClock('2026-11-20T12:00:00Z'));
    let running = 0;
    let max = 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) =>
        brake.check('ana', async () => {
          running += 1;
          max = Math.max(max, running);
          await new Promise(setImmediate);
          running -= 1;
          if (nth % 7 === 0) throw new Error('the database is away');
          return nth;
        }),
      ),
    );
    expect(max).toBe(4);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
    expect(await brake.check('ana', async () => 'again')).toBe('again');
  });
});

describe('sockets', () => {
  const clock = createShiftedClock();
  const sockets: Socket[] = [];
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let chatId: string;

  beforeAll(async () => {
    spotter = await startSpotter({ clock, environment: { TRUST_PROXY: 'loopback' } });
    coach = await spotter.addCoach();
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    chatId = (await spotter.chat(coach))._id;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(() => spotter.close());

  /** Connects as a browser behind a proxy on this machine does. */
  function connect(token: string, address = '203.0.113.1'): Promise<Socket> {
    const socket = io(spotter.origin, {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      extraHeaders: { 'x-forwarded-for': address },
      reconnection: false,
      forceNew: true,
    });
    sockets.push(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', reject);
    });
  }

  const isJoined = async (socket: Socket) => {
    const { ok } = (await socket.emitWithAck(joinEvents.chat, chatId)) as { ok: boolean };
    return ok;
  };

  test('a flood of joins is cut off, and those of others go on', async () => {
    const stranger = await spotter.signUp();
    const flooding = await connect(stranger.token);
    const others = await connect(coach.token, '203.0.113.2');
    const cut = new Promise<string>((resolve) => flooding.once('disconnect', resolve));
    let answered = 0;
    for (let count = 0; count < 20_000; count++) flooding.emit(joinEvents.chat, chatId, () => (answered += 1));
    expect(await isJoined(others)).toBe(true);
    expect(await cut).toBe('io server disconnect');
    expect(answered).toBeLessThan(200);
    expect(await isJoined(others)).toBe(true);

    await expect(connect(stranger.token)).rejects.toThrow('too_many_connections');
    clock.putForward(60_000);
    await connect(stranger.token);
    expect(await coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} })).toMatchObject({
      _id: chatId,
    });
  });

  test('what no client says is counted, too, and what is too long ends the connection', async () => {
    const stranger = await spotter.signUp();
    const talking = await connect(stranger.token);
    const cut = new Promise<string>((resolve) => talking.once('disconnect', resolve));
    for (let count = 0; count < 1_000; count++) talking.emit('hello', count);
    expect(await cut).toBe('io server disconnect');
    clock.putForward(60_000);
    const shouting = await connect(stranger.token);
    const ended = new Promise<string>((resolve) => shouting.once('disconnect', resolve));
    shouting.emit(joinEvents.chat, 'x'.repeat(20_000));
    expect(await ended).toMatch(/transport/);
  });

  test('one user has twenty, and may open another when one is closed', async () => {
    const stranger = await spotter.signUp();
    const open = await Promise.all(Array.from({ length: 20 }, () => connect(stranger.token)));
    await expect(connect(stranger.token)).rejects.toThrow('too_many_connections');
    open[0]!.close();
    await spotter.until('a place', () =>
      connect(stranger.token).then(
        () => true,
        () => false,
      ),
    );
    expect(await isJoined(await connect(coach.token))).toBe(true);
  });

  test('one address has two hundred, whoever they are of, and another address has its own', async () => {
    const strangers = await Promise.all(Array.from({ length: 11 }, () => spotter.signUp()));
    const attempts = await Promise.allSettled(
      strangers.flatMap(({ token }) => Array.from({ length: 20 }, () => connect(token, '203.0.113.9'))),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    await expect(connect(coach.token, '203.0.113.9')).rejects.toThrow('too_many_connections');
    expect(await isJoined(await connect(coach.token, '203.0.113.10'))).toBe(true);
  });
});
