import type { AddressInfo } from 'node:net';
import {
  chatRoutes,
  createApiClient,
  inboxRoutes,
  joinEvents,
  liveEvents,
  memberRoutes,
  socketPath,
  type AccountChatEvent,
  type ChatMessageEvent,
  type InboxCounts,
} from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPostgres } from '../database/connect.ts';
import { createLifecycle } from '../lifecycle.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { createServices } from '../services.ts';
import { addMember } from './add-member.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

/** The first server does the work; the second only answers calls, on the same database. */
let first: SpotterUnderTest;
let second: { origin: string; stop(): Promise<void> };
let coach: Coach;
const sockets: Socket[] = [];

beforeAll(async () => {
  first = await startSpotter();
  coach = await first.addCoach();
  second = await startSecond(first);
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await second.stop();
  await first.close();
});

async function startSecond({ config, connection: own }: SpotterUnderTest) {
  const { url } = own;
  // The embedded database belongs to one process, so there both servers share the connection and its signals.
  const connection = url === null ? own : await connectPostgres(url, () => {});
  const logger = createLogger('silent');
  const clock = systemClock;
  const services = createServices({ config, appSecret: 'a secret for tests only', connection, clock, logger });
  const parts = createLifecycle(services, { mode: 'api', connection, clock, logger, port: 0, host: '127.0.0.1' });
  await parts.start();
  return {
    origin: `http://127.0.0.1:${(services.app.server.address() as AddressInfo).port}`,
    async stop() {
      await parts.stop();
      if (connection !== own) await connection.close();
    },
  };
}

/** Opens a tab of the coach with the account's list. Returns what it hears, as it hears it. */
async function openTab(origin: string) {
  const socket = io(origin, { path: socketPath, auth: { token: coach.token }, transports: ['websocket'] });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await socket.emitWithAck(joinEvents.account, coach.credentialId);
  const heard = { rows: [] as AccountChatEvent[], messages: [] as ChatMessageEvent[], counts: [] as InboxCounts[] };
  socket.on(liveEvents.accountChat.name, (event) => heard.rows.push(event));
  socket.on(liveEvents.chatMessage.name, (event) => heard.messages.push(event));
  socket.on(liveEvents.inboxCounts.name, (event) => heard.counts.push(event));
  const client = createApiClient({ baseUrl: origin, token: () => coach.token });
  return { socket, heard, client };
}

test('tabs at two servers hear of each message once, and of what the other tab has read', async () => {
  const [left, right] = await Promise.all([openTab(first.origin), openTab(second.origin)]);
  first.writes('hello there');
  const { _id: chatId } = await first.until('the row in both tabs', () => {
    const rows = [left, right].map(({ heard }) => heard.rows.at(-1)?.chat);
    return rows.every((row) => row?.unread === 1) && rows[0];
  });
  for (const { socket } of [left, right])
    expect(await socket.emitWithAck(joinEvents.chat, chatId)).toEqual({ ok: true });
  first.writes('are you there?');
  await first.until('the message in both tabs', () =>
    [left, right].every(({ heard }) => heard.messages.some(({ content }) => content === 'are you there?')),
  );
  await right.client.call(chatRoutes.read, { params: { id: chatId } });
  await first.until('nothing unread in either tab', () =>
    [left, right].every(
      ({ heard }) => heard.rows.at(-1)?.chat.unread === 0 && heard.counts.at(-1)?.accounts[0]?.unread === 0,
    ),
  );
  for (const { heard } of [left, right]) expect(heard.messages).toHaveLength(1);
});

test('what was said while a tab was away is there when it comes back, once', async () => {
  const tab = await openTab(second.origin);
  tab.socket.disconnect();
  const before = await tab.client.call(chatRoutes.listForBot, { params: { botId: coach.botId }, query: {} });
  first.writes('while you were away');
  await first.settled();
  tab.socket.connect();
  await new Promise<void>((resolve) => tab.socket.once('connect', resolve));
  const chatId = before[0]!._id;
  await tab.socket.emitWithAck(joinEvents.chat, chatId);
  const chat = await tab.client.call(chatRoutes.find, { params: { id: chatId }, query: {} });
  expect(chat.history.map(({ text }) => text)).toEqual(['hello there', 'are you there?', 'while you were away']);
  expect(tab.heard.messages).toEqual([]);
  expect((await tab.client.call(inboxRoutes.counts)).accounts[0]).toMatchObject({ unread: 1 });
});

test('a member’s tab at one server closes when another server removes them', async () => {
  const member = await addMember(first, coach, 'setter');
  const socket = io(second.origin, {
    path: socketPath,
    auth: { token: member.token },
    transports: ['websocket'],
    reconnection: false,
  });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  await coach.client.call(memberRoutes.removeMember, { params: { id: member.userId }, query: {} });
  await gone;
});
