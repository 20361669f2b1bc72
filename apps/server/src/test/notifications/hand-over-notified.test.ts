import {
  agentRoutes,
  chatRoutes,
  inboxRoutes,
  liveEvents,
  notificationRoutes,
  proposalRoutes,
  socketPath,
  type NotificationEvent,
} from '@spotter/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../spotter-under-test.ts';
import { startNotifiedCoach, waysOf, type NotifiedCoach } from './notified-coach.ts';

const danger = 'i want to kill myself';

describe('a hand-over reaches the coach', () => {
  let notified: NotifiedCoach;
  beforeAll(async () => {
    notified = await startNotifiedCoach();
    await notified.subscribe();
  });
  afterAll(() => notified.close());
  beforeEach(() => notified.mailbox.empty());

  test('somebody in danger: at once on the phone, without their words, and by mail, and again when nobody opens it', async () => {
    const { chatId } = await notified.leadWrites(danger, 'Lena Fox');
    const [push] = notified.shown().filter(({ message }) => message.notification.data.chatId === chatId);
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
    const [first] = notified.mailed('Lena Fox may be in danger');
    expect(first?.text).toContain(`/dashboard/chat/${chatId}?notification=`);
    expect(first?.subject).not.toContain('kill');

    await notified.later(9);
    expect(notified.mailed('Lena')).toHaveLength(1);
    await notified.later(1);
    const [mail] = notified.mailed('Not seen yet: Lena Fox may be in danger');
    expect(mail?.text).toContain(`/dashboard/chat/${chatId}?notification=`);
    expect(mail?.subject).not.toContain('kill');
    await notified.later(20);
    expect(notified.mailed('Not seen yet: Lena Fox may be in danger')).toHaveLength(2);
    const again = notified.shown().filter(({ message }) => message.notification.data.chatId === chatId);
    expect(again.map(({ message }) => message.notification.renotify)).toEqual([false, true, true]);
    await notified.later(600);
    expect(notified.mailed('Lena')).toHaveLength(3);
    expect(waysOf(await notified.notificationOf(chatId, 'severe'))).toEqual([
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
    const { chatId } = await notified.leadWrites(danger, 'Ira');
    const { _id: id } = await notified.notificationOf(chatId, 'severe');
    const opened = await notified.coach.client.call(notificationRoutes.open, { params: { id }, body: { by: 'push' } });
    expect(opened).toMatchObject({ openedBy: 'push', openedAt: expect.any(String) });
    expect(waysOf(opened)).toEqual(['app sent', 'push opened', 'email sent']);
    await notified.later(60);
    expect(notified.mailed('Ira')).toHaveLength(1);
    const { chat } = await findChat(chatId);
    expect(chat.told?.openedAt).toBe(opened.openedAt);
  });

  test.each([
    ['reading the chat', (chatId: string) => notified.coach.client.call(chatRoutes.read, { params: { id: chatId } })],
    [
      'saying that it is done',
      (chatId: string) => notified.coach.client.call(inboxRoutes.resolve, { params: { id: chatId } }),
    ],
    [
      'giving the chat back',
      (chatId: string) => notified.coach.client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: true } }),
    ],
  ])('%s opens what was told of it', async (_how, act) => {
    const { chatId } = await notified.leadWrites(danger);
    await act(chatId);
    expect(await notified.notificationOf(chatId, 'severe')).toMatchObject({ openedBy: 'app' });
    const count = notified.shown().length;
    await notified.later(60);
    expect([notified.shown().length, notified.mailed('Not seen yet')]).toEqual([count, []]);
  });

  test('who answers in the platform’s own app has seen it', async () => {
    const { chatId, contactId } = await notified.leadWrites(danger);
    notified.spotter.instagram.answerAsCoach(account.id, contactId, 'I am here. Call me.');
    await notified.settled();
    expect((await notified.notificationOf(chatId, 'severe')).openedAt).not.toBeNull();
    await notified.later(60);
    expect(notified.mailed('Not seen yet')).toEqual([]);
  });

  test('an answer that waits for the coach’s word is told of with its text, and can be sent from there', async () => {
    const { spotter, coach } = notified;
    const params = { id: coach.agentId };
    const agent = await coach.client.call(agentRoutes.find, { params });
    await coach.client.call(agentRoutes.update, { params, body: { ...agent, answers: 'approve' } });
    const contactId = '5550000000000999';
    spotter.instagram.addContact(account.id, { id: contactId, username: 'lead.999', name: 'Eva' });
    spotter.writes('SHRED', contactId);
    const chat = await spotter.until('the answer', async () => {
      const found = await spotter.findChat(coach, contactId);
      return found?.proposal != null && found;
    });
    await notified.settled();
    const [push] = notified.shown().filter(({ message }) => message.notification.data.chatId === chat._id);
    const { title, body, data } = push!.message.notification;
    expect([title, data]).toMatchObject(['Send this to Eva?', { kind: 'approval', proposalId: chat.proposal!._id }]);
    expect(chat.proposal!.text.startsWith(body.replace(/…$/, ''))).toBe(true);
    const sent = { params: { id: chat._id }, body: { proposalId: data.proposalId! } };
    await coach.client.call(proposalRoutes.sendProposal, sent);
    await coach.client.call(agentRoutes.update, { params, body: { ...agent, answers: 'auto' } });
    await notified.settled();
    expect(spotter.answers(contactId)).toHaveLength(1);
  });

  test('"I’ll take it" takes the chat over, and it stays on the coach’s list', async () => {
    const { chatId } = await notified.leadWrites('can i talk to a real person please', 'Noa');
    const { _id: id } = await notified.notificationOf(chatId, 'wants_person');
    const taken = await notified.coach.client.call(notificationRoutes.takeOver, { params: { id } });
    expect(taken.openedBy).toBe('push');
    const { chat } = await findChat(chatId);
    expect(chat).toMatchObject({ chatEnabled: false, takenOver: { via: 'inbox' } });
    expect(chat.needsYou).toMatchObject({ why: 'asked-for-human' });
  });

  test('who wants a person is told of on the phone and by mail, with the beginning of their words', async () => {
    const words = `can i talk to a human please ${'it is about my plan and '.repeat(20)}`;
    const { chatId } = await notified.leadWrites(words, 'Ada');
    const push = notified.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    const { title, body } = push!.message.notification;
    expect(title).toBe('Ada wants to talk to you');
    expect(body.startsWith('“can i talk to a human please')).toBe(true);
    expect(body.length).toBeLessThanOrEqual(83);
    expect(notified.mailed('Ada wants to talk to you')).toHaveLength(1);
    expect(JSON.stringify(push!.message).length).toBeLessThan(1000);
  });

  test.each([
    ['one letter that never ends', `e${'\u0301'.repeat(3000)}`],
    ['families', '👨‍👩‍👧‍👦'.repeat(500)],
    ['nothing but lines', '\n'.repeat(3000)],
  ])('a name of %s makes no push too large', async (_case, name) => {
    const { chatId } = await notified.leadWrites('can i talk to a human please', name);
    const push = notified.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    expect(JSON.stringify(push!.message).length).toBeLessThan(1000);
    expect(push!.message.notification.title).toContain('wants to talk to you');
  });

  test('the words of somebody in danger are shown on a locked screen if the coach wants it', async () => {
    await notified.prefer(() => ({ quoteSevere: true }));
    const { chatId } = await notified.leadWrites(danger);
    await notified.prefer(() => ({ quoteSevere: false }));
    const push = notified.shown().findLast(({ message }) => message.notification.data.chatId === chatId);
    expect(push?.message.notification.body).toBe(`“${danger}”`);
  });

  test('words that were taken back are quoted nowhere', async () => {
    const { chatId, contactId } = await notified.leadWrites('can i talk to a human');
    const spoken = notified.spotter.instagram
      .conversation(account.id, contactId)
      .findLast(({ from }) => from === 'contact');
    notified.spotter.instagram.unsend(account.id, contactId, spoken!.id);
    await notified.settled();
    expect(JSON.stringify(await notified.notificationOf(chatId, 'wants_person'))).not.toContain('human');
  });

  test('an open page hears of it, with no room to join, and of its being opened', async () => {
    const socket = io(notified.spotter.origin, {
      path: socketPath,
      auth: { token: notified.coach.token },
      transports: ['websocket'],
    });
    const heard: NotificationEvent[] = [];
    socket.on(liveEvents.notification.name, (event) => heard.push(event));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await notified.coach.client.call(notificationRoutes.openAll);
    const { chatId } = await notified.leadWrites('can i talk to a human');
    await notified.spotter.until('the news', () => heard.some(({ notification }) => notification?.chatId === chatId));
    const first = heard.find(({ notification }) => notification?.chatId === chatId);
    expect(first).toMatchObject({ isNew: true, unread: 1, notification: { kind: 'wants_person' } });
    await notified.coach.client.call(notificationRoutes.openAll);
    await notified.spotter.until('none unread', () => heard.at(-1)?.unread === 0);
    expect(await notified.coach.client.call(notificationRoutes.count)).toEqual({ unread: 0 });
    expect(await notified.list('true')).toEqual([]);
    socket.close();
  });

  test('what needs the coach quotes its message; hot leads come after those in danger; "Done" can be taken back', async () => {
    const asking = await notified.leadWrites('my knee hurts when i squat', 'Kim');
    const paying = await notified.leadWrites('i paid already??', 'Pia');
    const queue = await notified.coach.client.call(inboxRoutes.needsYou, { query: {} });
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
    expect((await notified.coach.client.call(inboxRoutes.resolve, { params })).needsYou).toBeNull();
    await notified.coach.client.call(inboxRoutes.resolve, { params });
    const put = notified.shown().length;
    const back = await notified.coach.client.call(inboxRoutes.reopen, { params });
    expect(back.needsYou).toEqual(before);
    await notified.settled();
    expect(notified.shown()).toHaveLength(put);
    await expect(notified.coach.client.call(inboxRoutes.reopen, { params })).rejects.toMatchObject({ status: 409 });

    await notified.coach.client.call(inboxRoutes.resolve, { params });
    notified.spotter.writes('and my back too', asking.contactId);
    await notified.settled();
    await expect(notified.coach.client.call(inboxRoutes.reopen, { params })).rejects.toMatchObject({ status: 409 });
  });

  async function findChat(chatId: string) {
    return { chat: await notified.coach.client.call(chatRoutes.find, { params: { id: chatId }, query: {} }) };
  }
});

const order = ['severe', 'hot', 'window-closing', 'send-failed', 'handed-over', 'unconfirmed'];
