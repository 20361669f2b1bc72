import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { joinEvents, liveEvents, socketPath } from '@spotter/contract';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignalHub } from '../database/signals.ts';
import { accessOf, toWorkspaceId } from '../platform/access.ts';
import { createTestClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { createGateway } from './gateway.ts';
import { publishChanges } from './publisher.ts';

type Describe = Parameters<typeof publishChanges>[0]['describe'];
type Check = { chatId: string; messageIds: string[]; answer: PromiseWithResolvers<string> };

let signals: SignalHub;
/** Each look at a chat, which a test answers with what is in its messages. */
let checks: Check[];
/** The messages that a follower of both chats received, in order. */
let reported: string[];
let socket: Socket;
let stop: () => Promise<void>;

beforeEach(async () => {
  [signals, checks, reported] = [new SignalHub(), [], []];
  const http = createServer();
  const gateway = createGateway({
    authenticate: async () => ({
      access: accessOf({ userId: 'user', workspaceId: toWorkspaceId('workspace'), ownerId: 'owner' }),
      sessionId: 'session',
    }),
    mayFollowChat: async () => true,
    mayFollowAccount: async () => false,
    networkOf: () => '127.0.0.1',
    clock: createTestClock('2026-11-20T12:00:00Z'),
  });
  gateway.attach(http);
  const unused = () => Promise.reject(new Error('Not a part of this test'));
  const stopPublishing = publishChanges({
    signals,
    gateway,
    logger: createLogger('silent'),
    describe: describeChat as unknown as Describe,
    describeAccounts: unused,
    countInbox: unused,
    listViews: unused,
    describeKnowledge: unused,
    describeRun: unused,
    describeNotification: unused,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  socket = io(origin, { path: socketPath, auth: { token: 'token' }, transports: ['websocket'], reconnection: false });
  socket.on(liveEvents.chatMessage.name, ({ content }: { content: string }) => reported.push(content));
  for (const chatId of ['chat', 'other chat']) await socket.emitWithAck(joinEvents.chat, chatId);
  stop = async () => {
    socket.close();
    stopPublishing();
    gateway.close();
    await new Promise((resolve) => http.close(resolve));
  };
});
afterEach(() => stop());

async function describeChat(chatId: string, messageIds: string[]) {
  const answer = Promise.withResolvers<string>();
  checks.push({ chatId, messageIds, answer });
  const text = await answer.promise;
  const messages = messageIds.map((_id) => ({ _id, text: `${_id}: ${text}` }));
  return { workspaceId: toWorkspaceId('workspace'), chat: { credentialId: 'credential', history: [] }, messages };
}

function add(messageId: string, chatId = 'chat'): void {
  const added = [messageId];
  signals.post([{ kind: 'chat-changed', chatId, botId: 'bot', added, changed: [], overtakes: false }]);
}

test('a chat is told in order, however long one look at it takes, and others do not wait', async () => {
  add('first');
  await vi.waitFor(() => expect(checks).toHaveLength(1));
  add('second');
  add('elsewhere', 'other chat');
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  expect(checks[1]!.chatId).toBe('other chat');
  checks[1]!.answer.resolve('new');
  await vi.waitFor(() => expect(reported).toEqual(['elsewhere: new']));
  checks[0]!.answer.resolve('old');
  await vi.waitFor(() => expect(checks).toHaveLength(3));
  checks[2]!.answer.resolve('new');
  await vi.waitFor(() => expect(reported).toEqual(['elsewhere: new', 'first: old', 'second: new']));
});

test('a message that could not be described is told later, with those that came meanwhile', async () => {
  add('first');
  await vi.waitFor(() => expect(checks).toHaveLength(1));
  checks[0]!.answer.reject(new Error('The database is away'));
  add('second');
  await vi.waitFor(() => expect(checks).toHaveLength(2));
  checks[1]!.answer.resolve('here');
  await vi.waitFor(() => expect(reported.toSorted()).toEqual(['first: here', 'second: here']));
});

test('everybody who is connected learns that signals may have been lost', async () => {
  const missed = new Promise<void>((resolve) => socket.once(liveEvents.missed.name, () => resolve()));
  signals.post([{ kind: 'signals-missed' }]);
  await missed;
});
