import {
  chatRoutes,
  inboxRoutes,
  liveEvents,
  notificationRoutes,
  socketPath,
  type NotificationEvent,
} from '@spotter/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../spotter-under-test.ts';
import { startNotifiedCoach, waysOf, type NotifiedCoach } from './notified-coach.ts';

const danger = 'i want to kill myself';

describe('a hand-over reaches the coach', () => {
  let told: NotifiedCoach;
  beforeAll(async () => {
    told = await startNotifiedCoach();
    await told.subscribe();
  });
  afterAll(() => told.close());
  beforeEach(() => told.mailbox.empty());

  test('somebody in danger: at once on the phone and by mail, without their words, and again when nobody opens it', async () => {
    const { chatId } = await told.leadWrites(danger, 'Lena Fox');
    const [push] = told.shown().filter(({ message }) => message.notification.data.chatId === chatId);
    expect(push).toMatchObject({ urgency: 'high', ttlSeconds: 3600 });
    expect(push?.message.notification).toMatchObject({
      title: 'Lena Fox may be in danger',
      body: 'Your agent stopped. Open the chat and answer yourself.',
      renotify: false,
      data: { kind: 'severe', canTakeOver: true },
    });
    expect(push?.message.notification.navigate).toContain(`/dashboard/chat/${chatId}?notification=`);
    expect(JSON.stringify(push?.message)).not.toContain('kill');
    const { chat } = await findChat(chatId);
    expect(chat.told).toMatchObject({ kind: 'severe', ways: ['push', 'email'], openedAt: null });
    const [first] = told.mailed('Lena Fox may be in danger');
    expect(first?.text).toContain(`/dashboard/chat/${chatId}?notification=`);
    expect(first?.text).not.toContain('kill');

    await told.later(9);
    expect(told.mailed('Lena')).toHaveLength(1);
    await told.later(1);
    const [mail] = told.mailed('Not seen yet: Lena Fox may be in danger');
    expect(mail?.text).toContain(`/dashboard/chat/${chatId}?notification=`);
    expect(mail?.text).not.toContain('kill');
    await told.later(20);
    expect(told.mailed('Not seen yet: Lena Fox may be in danger')).toHaveLength(2);
    const again = told.shown().filter(({ message }) => message.notification.data.chatId === chatId);
    expect(again.map(({ message }) => message.notification.renotify)).toEqual([false, true, true]);
    await told.later(600);
    expect(told.mailed('Lena')).toHaveLength(3);
    expect(waysOf(await told.notificationOf(chatId, 'severe'))).toEqual([
      'app sent',
      'push sent',
      'email sent',
      'push sent 1',
      'email sent 1',
      'push sent 2',
      'email sent 2',
    ]);
  });

  test('once it was opened nothing more goes out, and the chat says so', async () => {
    const { chatId } = await told.leadWrites(danger, 'Ira');
    const { _id: id } = await told.notificationOf(chatId, 'severe');
    const opened = await told.coach.client.call(notificationRoutes.open, { params: { id }, body: { by: 'push' } });
    expect(opened).toMatchObject({ openedBy: 'push', openedAt: expect.any(String) });
    expect(waysOf(opened)).toEqual(['app sent', 'push opened', 'email sent']);
    await told.later(60);
    expect(told.mailed('Ira')).toHaveLength(1);
    const { chat } = await findChat(chatId);
    expect(chat.told?.openedAt).toBe(opened.openedAt);
  });

  test.each([
    ['reading the chat', (chatId: string) => told.coach.client.call(chatRoutes.read, { params: { id: chatId } })],
    [
      'saying that it is done',
      (chatId: string) => told.coach.client.call(inboxRoutes.resolve, { params: { id: chatId } }),
    ],
    [
      'giving the chat back',
      (chatId: string) => told.coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } }),
    ],
  ])('%s opens what was told of it', async (_how, act) => {
    const { chatId } = await told.leadWrites(danger);
    await act(chatId);
    expect(await told.notificationOf(chatId, 'severe')).toMatchObject({ openedBy: 'app' });
    const count = told.shown().length;
    await told.later(60);
    expect([told.shown().length, told.mailed('Not seen yet')]).toEqual([count, []]);
  });

  test('who answers in the platform’s own app has seen it', async () => {
    const { chatId, contactId } = await told.leadWrites(danger);
    told.spotter.instagram.answerAsCoach(account.id, contactId, 'I am here. Call me.');
    await told.settled();
    expect((await told.notificationOf(chatId, 'severe')).openedAt).not.toBeNull();
    await told.later(60);
    expect(told.mailed('Not seen yet')).toEqual([]);
  });

  test('"I’ll take it" takes the chat over, and it stays on the coach’s list', async () => {
    const { chatId } = await told.leadWrites('can i talk to a real person please', 'Noa');
    const { _id: id } = await told.notificationOf(chatId, 'wants_person');
    const taken = await told.coach.client.call(notificationRoutes.takeOver, { params: { id } });
    expect(taken.openedBy).toBe('push');
    const { chat } = await findChat(chatId);
    expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'inbox' } });
    expect(chat.needsYou).toMatchObject({ why: 'asked-for-human' });
  });

  test('who wants a person is told of on the phone and by mail, with the beginning of their words', async () => {
    const words = `can i talk to a human please ${'it is about my plan and '.repeat(20)}`;
    const { chatId } = await told.leadWrites(words, 'Ada');
    const push = told.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    const { title, body } = push!.message.notification;
    expect(title).toBe('Ada wants to talk to you');
    expect(body.startsWith('“can i talk to a human please')).toBe(true);
    expect(body.length).toBeLessThanOrEqual(83);
    expect(told.mailed('Ada wants to talk to you')).toHaveLength(1);
    expect(JSON.stringify(push!.message).length).toBeLessThan(1000);
  });

  test.each([
    ['one letter that never ends', `e${'\u0301'.repeat(3000)}`],
    ['families', '👨‍👩‍👧‍👦'.repeat(500)],
    ['nothing but lines', '\n'.repeat(3000)],
  ])('a name of %s makes no push too large', async (_case, name) => {
    const { chatId } = await told.leadWrites('can i talk to a human please', name);
    const push = told.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    expect(JSON.stringify(push!.message).length).toBeLessThan(1000);
    expect(push!.message.notification.title).toContain('wants to talk to you');
  });

  test('the words of somebody in danger are shown on a locked screen if the coach wants it', async () => {
    await told.prefer(() => ({ quoteSevere: true }));
    const { chatId } = await told.leadWrites(danger);
    await told.prefer(() => ({ quoteSevere: false }));
    const push = told.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    expect(push?.message.notification.body).toBe(`“${danger}”`);
  });

  test('words that were taken back are quoted nowhere', async () => {
    const { chatId, contactId } = await told.leadWrites('can i talk to a human');
    const said = told.spotter.instagram.conversation(account.id, contactId).findLast(({ from }) => from === 'contact');
    told.spotter.instagram.unsend(account.id, contactId, said!.id);
    await told.settled();
    expect(JSON.stringify(await told.notificationOf(chatId, 'wants_person'))).not.toContain('human');
  });

  test('an open page hears of it, with no room to join, and of its being opened', async () => {
    const socket = io(told.spotter.origin, {
      path: socketPath,
      auth: { token: told.coach.token },
      transports: ['websocket'],
    });
    const heard: NotificationEvent[] = [];
    socket.on(liveEvents.notification.name, (event) => heard.push(event));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await told.coach.client.call(notificationRoutes.openAll);
    const { chatId } = await told.leadWrites('can i talk to a human');
    await told.spotter.until('the news', () => heard.some(({ notification }) => notification?.chatId === chatId));
    const first = heard.find(({ notification }) => notification?.chatId === chatId);
    expect(first).toMatchObject({ isNew: true, unread: 1, notification: { kind: 'wants_person' } });
    await told.coach.client.call(notificationRoutes.openAll);
    await told.spotter.until('none unread', () => heard.at(-1)?.unread === 0);
    expect(await told.coach.client.call(notificationRoutes.count)).toEqual({ unread: 0 });
    expect(await told.list('true')).toEqual([]);
    socket.close();
  });

  test('what needs the coach quotes its message; hot leads come after those in danger; "Done" can be taken back', async () => {
    const asking = await told.leadWrites('my knee hurts when i squat', 'Kim');
    const paying = await told.leadWrites('i paid already??', 'Pia');
    const queue = await told.coach.client.call(inboxRoutes.needsYou, { query: {} });
    const urgencies = queue.map(({ needsYou }) => needsYou?.urgency);
    expect(urgencies).toEqual(urgencies.toSorted((left, right) => order.indexOf(left!) - order.indexOf(right!)));
    const entry = (chatId: string) => queue.find(({ _id }) => _id === chatId)?.needsYou;
    expect(entry(asking.chatId)).toMatchObject({
      urgency: 'handed-over',
      quote: { text: 'my knee hurts when i squat' },
    });
    expect(entry(paying.chatId)).toMatchObject({ urgency: 'hot', quote: { text: 'i paid already??' } });

    const params = { id: asking.chatId };
    const before = entry(asking.chatId);
    expect((await told.coach.client.call(inboxRoutes.resolve, { params })).needsYou).toBeNull();
    await told.coach.client.call(inboxRoutes.resolve, { params });
    const put = told.shown().length;
    const back = await told.coach.client.call(inboxRoutes.reopen, { params });
    expect(back.needsYou).toEqual(before);
    await told.settled();
    expect(told.shown()).toHaveLength(put);
    await expect(told.coach.client.call(inboxRoutes.reopen, { params })).rejects.toMatchObject({ status: 409 });

    await told.coach.client.call(inboxRoutes.resolve, { params });
    told.spotter.writes('and my back too', asking.contactId);
    await told.settled();
    await expect(told.coach.client.call(inboxRoutes.reopen, { params })).rejects.toMatchObject({ status: 409 });
  });

  async function findChat(chatId: string) {
    return { chat: await told.coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} }) };
  }
});

const order = ['severe', 'hot', 'window-closing', 'send-failed', 'handed-over', 'unconfirmed'];
