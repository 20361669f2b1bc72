import {
  agentRoutes,
  botRoutes,
  chatRoutes,
  inboxRoutes,
  joinEvents,
  liveEvents,
  socketPath,
  userRoutes,
  type Bot,
  type Chat,
  type InboxCounts,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookInChat } from '../../../test/book-in-chat.ts';
import {
  account,
  lead,
  page,
  startSpotter,
  type Coach,
  type SpotterUnderTest,
} from '../../../test/spotter-under-test.ts';
import { systemClock } from '../../../platform/clock.ts';
import { createContactPictures } from '../contacts/contact-pictures.ts';
import { chats } from '../chats.tables.ts';

const beganAt = Date.now();
let spotter: SpotterUnderTest;
let coach: Coach;
let people = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await spotter.close();
});
afterEach(() => spotter.instagram.clearFaults());

/** Has a new contact write these words. */
async function newChat(texts: string[], given: { name?: string; username?: string } = {}): Promise<Chat> {
  people += 1;
  const id = String(2_000_000_000_000_000 + people);
  spotter.instagram.addContact(account.id, {
    id,
    username: given.username ?? `lead.${people}`,
    name: given.name ?? null,
  });
  for (const text of texts) spotter.writes(text, id);
  const chat = await spotter.until('the chat with its name', async () => {
    await spotter.settled();
    const found = await spotter.findChat(coach, id);
    return found?.username != null && found.history.filter(({ author }) => author === 'contact').length === texts.length
      ? found
      : null;
  });
  return chat;
}

const chatOf = (chat: Chat) => coach.client.call(chatRoutes.find, { params: { id: chat._id }, query: {} });
const list = (query: Record<string, string | number>) =>
  coach.client.call(chatRoutes.listForBot, { params: { botId: coach.botId }, query });
const names = (found: Chat[]) => found.map(({ username }) => username);
const setDelay = async (delayTime: number) => {
  const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
  const config = { ...agent.config, delayTime };
  await coach.client.call(agentRoutes.update, { params: { id: coach.agentId }, body: { ...agent, config } });
};

async function connect(): Promise<Socket> {
  const socket = io(spotter.origin, { path: socketPath, auth: { token: coach.token }, transports: ['websocket'] });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
}

function nextCounts(socket: Socket, holds: (counts: InboxCounts) => boolean): Promise<InboxCounts> {
  return new Promise((resolve) => {
    socket.on(liveEvents.inboxCounts.name, (counts: InboxCounts) => {
      if (holds(counts)) resolve(counts);
    });
  });
}

describe('unread messages', () => {
  test('are counted until the coach reads them, and other tabs learn of it', async () => {
    const chat = await newChat(['hi there', 'are you open on sunday']);
    expect(chat.unread).toBe(2);
    const [first, second] = [await connect(), await connect()];
    for (const tab of [first, second]) {
      expect(await tab.emitWithAck(joinEvents.account, coach.credentialId)).toEqual({ ok: true });
    }
    const received = new Promise<number>((resolve) =>
      second.on(liveEvents.accountChat.name, ({ chat: changed }: { chat: Chat }) => {
        if (changed._id === chat._id) resolve(changed.unread);
      }),
    );
    const counted = nextCounts(second, ({ accounts }) => accounts[0]?.unread === 0);
    const read = await coach.client.call(chatRoutes.read, { params: { id: chat._id } });
    expect(read.unread).toBe(0);
    expect(await received).toBe(0);
    await counted;
    first.close();
    second.close();
  });

  test('stay unread when the agent answers, and are read when the coach does', async () => {
    const chat = await newChat(['SHRED']);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ status }) => status === 'sent'));
    expect((await chatOf(chat)).unread).toBe(1);
    expect(names(await list({ unread: 'true' }))).toContain(chat.username);
    spotter.instagram.answerAsCoach(account.id, chat.senderId, 'hey, me in person');
    await spotter.until('the takeover', async () => (await chatOf(chat)).takenOver !== null);
    expect((await chatOf(chat)).unread).toBe(0);
    expect(names(await list({ unread: 'true' }))).not.toContain(chat.username);
  });
});

describe('an account', () => {
  test('that is switched in one tab is told to the others', async () => {
    const socket = await connect();
    const received: Bot[] = [];
    socket.on(liveEvents.accountChanged.name, (bot) => received.push(bot));
    for (const botEnabled of [false, true]) {
      await coach.client.call(botRoutes.setEnabled, { body: { botId: coach.botId, botEnabled } });
      await spotter.until('the news', async () => received.at(-1)?.botEnabled === botEnabled);
      expect(received.at(-1)).toMatchObject({ _id: coach.botId, platformDownUntil: null });
    }
  });
});

describe('the list', () => {
  test('finds by beginnings of words in messages, blind to case and accents, and says where', async () => {
    const chat = await newChat(['Hola, ¿cuánto cuesta el MÉTODO de fuerza?', 'gracias']);
    const [found, ...others] = await list({ search: 'metodo cuan' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({ _id: chat._id, match: { messageId: chat.history[0]!._id } });
    expect(found!.match!.excerpt).toContain('MÉTODO');
    expect(found!.history.map(({ text }) => text)).toEqual(['gracias']);
    expect(await list({ search: 'todo' })).toEqual([]);
  });

  test('finds part of a name, of the username and of the name shown', async () => {
    const chat = await newChat(['hey'], { username: 'zoe.climbs.high', name: 'Zoë Nakamura 🧗' });
    for (const search of ['limb', 'NAKA', 'zoe', 'zoë climbs', '🧗']) {
      const found = await list({ search });
      expect(names(found), search).toEqual([chat.username]);
      expect(found[0]!.match).toBeNull();
    }
  });

  test('finds nothing for words that nobody wrote, and for none at all', async () => {
    for (const search of ['qwertzuiop', '!?', "'; drop table chats"]) expect(await list({ search })).toEqual([]);
  });

  test('pages through what was found without leaving out or doubling a chat', async () => {
    await Promise.all(Array.from({ length: 7 }, (_, nth) => newChat([`kettlebell question ${nth}`])));
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const answer = await coach.client.page(chatRoutes.listForBot, {
        params: { botId: coach.botId },
        query: { search: 'kettlebell', limit: 3, ...(cursor ? { cursor } : {}) },
      });
      found.push(...answer.value.map(({ _id }) => _id));
      cursor = answer.nextCursor;
    } while (cursor !== null);
    expect(found).toHaveLength(7);
    expect(new Set(found).size).toBe(7);
  });

  test('is narrowed by the switch and the stage, together with a search', async () => {
    const chat = await newChat(['calisthenics please']);
    await coach.client.call(chatRoutes.update, { params: { id: chat._id }, body: { stage: 'qualified' } });
    expect(names(await list({ stage: 'qualified' }))).toContain(chat.username);
    expect(names(await list({ enabled: 'false' }))).not.toContain(chat.username);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId: chat._id, chatEnabled: false } });
    expect(names(await list({ enabled: 'false', stage: 'qualified', search: 'calis' }))).toEqual([chat.username]);
    expect(await list({ enabled: 'true', search: 'calis' })).toEqual([]);
  });
});

describe('what needs the coach', () => {
  const hour = 3_600_000;

  test('is told by urgency, and of one urgency the longest waiting first', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * hour);
    const handedOver = (reason: string, hours: number) =>
      ({ stage: 'needs_you', handOverReason: reason, handedOverAt: ago(hours) }) as const;
    const planned: [string, Partial<typeof chats.$inferInsert>, string | null][] = [
      ['q.unconfirmed', { sendUnconfirmedAt: ago(3) }, 'unconfirmed'],
      ['q.anger', handedOver('anger', 1), 'anger'],
      ['q.medical', handedOver('medical', 2), 'medical'],
      ['q.failed', { sendFailedAt: ago(1) }, 'send-failed'],
      ['q.closing', { awaitingSince: ago(23), lastInboundAt: ago(23) }, 'window-closing'],
      ['q.thanks', { awaitingSince: ago(23), lastInboundAt: ago(23), optedOutAt: ago(23) }, null],
      ['q.closed', { awaitingSince: ago(25), lastInboundAt: ago(25) }, null],
      ['q.severe', handedOver('red-flag', 1), 'red-flag'],
      ['q.marked', { stage: 'needs_you', handedOverAt: ago(4) }, 'marked'],
    ];
    const waiting = await Promise.all(planned.map(([username]) => newChat(['hello'], { username })));
    for (const [nth, [, facts]] of planned.entries()) {
      await spotter.connection.database.update(chats).set(facts).where(eq(chats.id, waiting[nth]!._id));
    }
    const expected = ['q.severe', 'q.closing', 'q.failed', 'q.marked', 'q.medical', 'q.anger', 'q.unconfirmed'];
    const queue = await coach.client.call(inboxRoutes.needsYou, { query: {} });
    expect(names(queue)).toEqual(expected);
    for (const { username, needsYou } of queue) {
      expect(needsYou?.why).toBe(planned.find(([name]) => name === username)![2]);
    }
    const paged = [];
    let cursor: string | null | undefined;
    do {
      const answer = await coach.client.page(inboxRoutes.needsYou, {
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      });
      paged.push(...names(answer.value));
      cursor = answer.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(expected);
    expect(new Set(names(await list({ needsYou: 'true' })))).toEqual(new Set(expected));
    expect(await coach.client.call(inboxRoutes.counts)).toMatchObject({
      count: 7,
      severe: 1,
      accounts: [{ botId: coach.botId, needsYou: 7 }],
    });
    for (const { _id } of queue) await coach.client.call(inboxRoutes.resolve, { params: { id: _id } });
    expect(await coach.client.call(inboxRoutes.needsYou, { query: {} })).toEqual([]);
  });

  test('a hand-over is in the queue at once, every tab is told, and writing takes it off', async () => {
    const tab = await connect();
    const chat = await newChat(['SHRED']);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ status }) => status === 'sent'));
    const reported = nextCounts(tab, ({ count }) => count === 1);
    spotter.writes('can i talk to a real person please', chat.senderId);
    expect((await reported).accounts[0]!.needsYou).toBe(1);
    const [waiting] = await coach.client.call(inboxRoutes.needsYou, { query: {} });
    expect(waiting).toMatchObject({ _id: chat._id, needsYou: { why: 'asked-for-human', urgency: 'handed-over' } });
    const takenOff = nextCounts(tab, ({ count }) => count === 0);
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: chat.senderId, credentialId: coach.credentialId, message: 'Dana here!' },
    });
    await takenOff;
    expect(await chatOf(chat)).toMatchObject({ stage: 'engaged', needsYou: null, unread: 0 });
    tab.close();
  });

  test('a send that the platform refuses is in the queue until it is sent again', async () => {
    const chat = await newChat(['hello']);
    spotter.instagram.setFaults({ failNext: { code: 551, subcode: 1545041, times: 1 } });
    const refused = coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: chat.senderId, credentialId: coach.credentialId, message: 'hi Mia' },
    });
    await expect(refused).rejects.toMatchObject({ status: 502, code: 'contact_unavailable' });
    const failed = await chatOf(chat);
    expect(failed.needsYou).toMatchObject({ why: 'send-failed', urgency: 'send-failed' });
    const message = failed.history.at(-1)!;
    expect(message).toMatchObject({ status: 'failed', text: 'hi Mia' });
    const params = { id: chat._id, messageId: message._id };
    expect(await coach.client.call(chatRoutes.retryMessage, { params })).toMatchObject({ status: 'sent' });
    expect((await chatOf(chat)).needsYou).toBeNull();
    await expect(coach.client.call(chatRoutes.retryMessage, { params })).rejects.toMatchObject({ status: 409 });
    await expect(
      coach.client.call(chatRoutes.settleMessage, { params, body: { outcome: 'sent' } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

describe('the coach steers the agent', () => {
  test('a cancelled answer is not written, and the next message is answered again', async () => {
    await setDelay(30);
    const chat = await newChat(['SHRED']);
    await spotter.until('a pending answer', async () => (await chatOf(chat)).pendingReply);
    const canceled = await coach.client.call(chatRoutes.cancelPendingReply, { params: { id: chat._id } });
    expect(canceled).toMatchObject({
      pendingReply: null,
      chatEnabled: true,
      lastDecision: { kind: 'stay-silent', reason: 'cancelled-by-coach' },
    });
    await setDelay(0);
    await spotter.settled();
    const silent = await chatOf(chat);
    expect(silent.history).toHaveLength(1);
    expect(silent.history[0]!.decision).toMatchObject({ reason: 'cancelled-by-coach' });
    spotter.writes('SHRED is it?', chat.senderId);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ author }) => author === 'agent'));
  });

  test('a hand-back carries a note, which goes when the coach takes over again', async () => {
    const chat = await newChat(['hello']);
    const body = { chatId: chat._id, chatEnabled: false };
    await coach.client.call(chatRoutes.setEnabled, { body });
    const back = await coach.client.call(chatRoutes.setEnabled, {
      body: { ...body, chatEnabled: true, note: 'shoulder is fine, book her' },
    });
    expect(back.handBackNote).toBe('shoulder is fine, book her');
    expect((await coach.client.call(chatRoutes.setEnabled, { body })).handBackNote).toBeNull();
  });

  test('who has had the chat stays in its history, with what the agent was told', async () => {
    const chat = await newChat(['SHRED']);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ author }) => author === 'agent'));
    const body = { senderId: chat.senderId, credentialId: chat.credentialId };
    const write = (message: string) =>
      coach.client.call(botRoutes.sendMessage, { params: { id: coach.botId }, body: { ...body, message } });
    await write('Dana here');
    await write('still me');
    const note = 'shoulder is fine, book her';
    const back = await coach.client.call(chatRoutes.setEnabled, {
      body: { chatId: chat._id, chatEnabled: true, note },
    });
    await write('one more thing');
    const { changesOfHands, takenOver } = await chatOf(chat);
    expect(back.changesOfHands).toEqual(changesOfHands.slice(0, 2));
    expect(changesOfHands).toMatchObject([
      { kind: 'taken-over', via: 'inbox' },
      { kind: 'handed-back', note },
      { kind: 'taken-over', via: 'inbox', at: takenOver!.at },
    ]);
    expect((await list({ search: chat.username! }))[0]!.changesOfHands).toEqual([]);
  });

  test('who follows a chat is told live of a takeover in the app and of the hand-back', async () => {
    const chat = await newChat(['SHRED']);
    const socket = await connect();
    const reported: Chat['changesOfHands'][] = [];
    socket.on(liveEvents.chatChanged.name, ({ chat: changed }) => reported.push(changed.changesOfHands));
    await socket.emitWithAck(joinEvents.chat, chat._id);
    spotter.instagram.answerAsCoach(account.id, chat.senderId, 'hey its Dana, from my phone');
    await spotter.until('the takeover', async () => reported.at(-1)?.at(-1)?.kind === 'taken-over');
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId: chat._id, chatEnabled: true } });
    await spotter.until('the hand-back', async () => reported.at(-1)?.at(-1)?.kind === 'handed-back');
    expect(reported.at(-1)).toMatchObject([
      { kind: 'taken-over', via: 'app' },
      { kind: 'handed-back', note: null },
    ]);
  });

  test('the agent is let into a chat that waits for a keyword, and nobody had taken that over', async () => {
    const chat = await newChat(['love your page']);
    const changed = await coach.client.call(chatRoutes.setEnabled, {
      body: { chatId: chat._id, chatEnabled: true, note: '' },
    });
    expect(changed.changesOfHands).toMatchObject([{ kind: 'let-answer', note: null }]);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ author }) => author === 'agent'));
  });

  test('a chat tells what decides whether the agent answers what they write next', async () => {
    const chat = await newChat(['love your page']);
    expect(chat.answering).toEqual({
      agentId: coach.agentId,
      offReason: null,
      engaged: false,
      optedOut: false,
      otherApp: null,
      takenFrom: null,
      sleepsFrom: null,
    });
    const writtenAt = Date.now();
    spotter.writes('SHRED', chat.senderId);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ author }) => author === 'agent'));
    // Once more: a chat is read before its messages, so what came in between is in them alone.
    const engaged = await chatOf(chat);
    const weekBefore = Date.parse(engaged.answering.sleepsFrom!) - 7 * 24 * 3_600_000;
    expect(engaged.answering.engaged).toBe(true);
    expect(weekBefore).toBeGreaterThanOrEqual(writtenAt);
    expect(weekBefore).toBeLessThanOrEqual(Date.now());
    spotter.writes('stop', chat.senderId);
    await spotter.until('the stop', async () => (await chatOf(chat)).answering.optedOut);
  });

  test('two or three different drafts are suggested and nothing is sent', async () => {
    const chat = await newChat(['i want to lose 20 pounds before summer']);
    const { text, others } = await coach.client.call(chatRoutes.suggest, { params: { id: chat._id } });
    expect(text.length).toBeGreaterThan(5);
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(3);
    expect(new Set([text, ...others]).size).toBe(others.length + 1);
    await spotter.settled();
    expect((await chatOf(chat)).history).toHaveLength(1);
    expect(spotter.answers(chat.senderId)).toEqual([]);
  });

  test('facts are corrected by hand; one that is left out is forgotten', async () => {
    const chat = await newChat(['hello']);
    const change = (facts: { name: string; value: string }[]) =>
      coach.client.call(chatRoutes.update, { params: { id: chat._id }, body: { facts } });
    await change([
      { name: 'goal', value: 'a pull-up' },
      { name: 'goal', value: 'ten pull-ups' },
      { name: 'budget', value: '300' },
    ]);
    expect((await chatOf(chat)).facts).toEqual([
      { name: 'goal', value: 'ten pull-ups' },
      { name: 'budget', value: '300' },
    ]);
    expect((await change([{ name: 'budget', value: '400' }])).facts).toEqual([{ name: 'budget', value: '400' }]);
  });
});

describe('the coach’s own words', () => {
  test('notes are private, newest first, and can be deleted', async () => {
    const chat = await newChat(['hello']);
    const params = { id: chat._id };
    await coach.client.call(inboxRoutes.addNote, { params, body: { text: 'met at the expo' } });
    const second = await coach.client.call(inboxRoutes.addNote, { params, body: { text: 'prefers mornings' } });
    const notes = await coach.client.call(inboxRoutes.listNotes, { params });
    expect(notes.map(({ text }) => text)).toEqual(['prefers mornings', 'met at the expo']);
    await coach.client.call(inboxRoutes.removeNote, { params: { ...params, noteId: second._id } });
    expect(await coach.client.call(inboxRoutes.listNotes, { params })).toHaveLength(1);
    expect(spotter.answers(chat.senderId)).toEqual([]);
  });

  test('a saved reply is told what its placeholders stand for in a chat', async () => {
    const chat = await newChat(['hello', 'I live in Madrid'], { name: 'Maya Torres' });
    const values = () => coach.client.call(inboxRoutes.placeholders, { params: { id: chat._id } });
    expect(await values()).toEqual({ firstName: 'Maya', coach: 'Dana', callTime: null, link: null });
    await coach.client.call(userRoutes.update, {
      body: { meetingPlace: 'My room: https://zoom.example/j/1.' },
    });
    await bookInChat(spotter, chat._id);
    expect(await values()).toMatchObject({
      callTime: expect.stringMatching(/^\w+day, \w+ \d+ at \d+:\d\d [AP]M \(Central European Time\)$/),
      link: 'https://zoom.example/j/1',
    });
    const add = (text: string) => coach.client.call(inboxRoutes.addCannedReply, { body: { shortcut: 'see', text } });
    await expect(add('See you {when}')).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'text', message: expect.stringMatching(/^\{when\} is not a placeholder/) }],
    });
  });

  test('canned replies are found by a shortcut that nobody else of them has', async () => {
    const add = (shortcut: string, text: string) =>
      coach.client.call(inboxRoutes.addCannedReply, { body: { shortcut, text } });
    const price = await add('Precio', 'Busy Strong cuesta $249 al mes.');
    expect(price.shortcut).toBe('precio');
    await expect(add('precio', 'again')).rejects.toMatchObject({ status: 409, code: 'conflict' });
    const hours = await add('hours', 'Monday to Friday.');
    const change = (shortcut: string) =>
      coach.client.call(inboxRoutes.changeCannedReply, {
        params: { id: hours._id },
        body: { shortcut, text: 'Weekdays.' },
      });
    await expect(change('PRECIO')).rejects.toMatchObject({ status: 409 });
    await change('days');
    const replies = await coach.client.call(inboxRoutes.listCannedReplies);
    expect(replies.map(({ shortcut, text }) => [shortcut, text])).toEqual([
      ['days', 'Weekdays.'],
      ['precio', 'Busy Strong cuesta $249 al mes.'],
    ]);
    await coach.client.call(inboxRoutes.removeCannedReply, { params: { id: hours._id } });
    expect(await coach.client.call(inboxRoutes.listCannedReplies)).toHaveLength(1);
    const exported = await fetch(`${spotter.origin}/api/users/me/export`, {
      headers: { authorization: `Bearer ${coach.token}` },
    });
    const taken = (await exported.json()) as Record<string, { id: string; text: string; chatId: string }[]>;
    expect(taken['cannedReplies']!.map(({ text }) => text)).toEqual(['Busy Strong cuesta $249 al mes.']);
    expect(taken['notes']!.map(({ text }) => text)).toContain('met at the expo');
    expect(taken['chats']!.map(({ id }) => id)).toContain(taken['handBacks']![0]!.chatId);
  });
});

describe('what a message carries', () => {
  test('a reaction is shown on its message, replaced and taken off again', async () => {
    const chat = await newChat(['SHRED']);
    await spotter.until('an answer', async () => (await chatOf(chat)).history.some(({ status }) => status === 'sent'));
    const answer = spotter.instagram.conversation(account.id, chat.senderId).at(-1)!;
    const reacted = async () => (await chatOf(chat)).history.at(-1)!.reactions;
    for (const [emoji, expected] of [
      ['😍', [{ by: 'contact', emoji: '😍' }]],
      ['💪', [{ by: 'contact', emoji: '💪' }]],
      [null, []],
    ] as const) {
      spotter.instagram.react(account.id, chat.senderId, answer.id, emoji);
      await spotter.settled();
      expect(await reacted()).toEqual(expected);
    }
    expect((await chatOf(chat)).history).toHaveLength(2);
  });

  test('a reply to a message, a story reply, a voice note and a seen mark are told with their context', async () => {
    const chat = await newChat(['hello']);
    const { senderId } = chat;
    const first = spotter.instagram.conversation(account.id, senderId)[0]!;
    const story = { id: '17800000000000001', url: 'https://lookaside.example/story.mp4' };
    const voice = { type: 'audio', url: 'https://lookaside.example/voice.mp4' };
    spotter.instagram.writeAsContact(account.id, senderId, { text: 'this one', replyTo: first.id });
    spotter.instagram.writeAsContact(account.id, senderId, { text: 'wow', storyReply: story });
    spotter.instagram.writeAsContact(account.id, senderId, { attachments: [voice] });
    const referral = { ref: 'spring', source: 'ADS', adId: '120200' };
    spotter.instagram.writeAsContact(account.id, senderId, { text: 'from your ad', referral });
    const after = await spotter.until('all of them', async () => {
      await spotter.settled();
      const found = await chatOf(chat);
      return found.history.length === 5 && found;
    });
    const byText = (text: string) => after.history.find((message) => message.text === text)!;
    expect(byText('this one').replyTo).toEqual({ _id: chat.history[0]!._id, author: 'contact', text: 'hello' });
    expect(byText('wow').story).toEqual({ kind: 'reply', url: story.url });
    const url = expect.stringContaining(`/api/chat/${chat._id}/media/`) as unknown;
    expect(byText('').attachments).toMatchObject([{ type: 'audio', url, title: null, description: null }]);
    expect(byText('from your ad').referral).toMatchObject({ ref: 'spring', source: 'ADS', adId: '120200' });
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId, credentialId: coach.credentialId, message: 'listening' },
    });
    spotter.instagram.markSeen(account.id, senderId);
    const seen = await spotter.until('the seen mark', async () => {
      const last = (await chatOf(chat)).history.at(-1)!;
      return last.status === 'seen' && last;
    });
    expect(Date.parse(seen.seenAt!)).toBeGreaterThanOrEqual(Date.parse(seen.date) - 1000);
  });

  test('a story is shown no longer than it lives', async () => {
    const chat = await newChat(['hello']);
    spotter.instagram.writeAsContact(account.id, chat.senderId, {
      text: 'old one',
      storyReply: { id: '17800000000000002', url: 'https://lookaside.example/old.mp4' },
      at: new Date(Date.now() - 25 * 3_600_000),
    });
    const after = await spotter.until('the message', async () => {
      await spotter.settled();
      const found = await chatOf(chat);
      return found.history.length === 2 && found;
    });
    expect(after.history.find(({ text }) => text === 'old one')!.story).toEqual({ kind: 'reply', url: null });
  });
});

describe('the picture of a contact', () => {
  async function withPicture(pictureUrl: string): Promise<Chat> {
    people += 1;
    const id = String(2_000_000_000_000_000 + people);
    spotter.instagram.addContact(account.id, { id, username: `pictured.${people}`, name: null, pictureUrl });
    spotter.writes('hello', id);
    return spotter.until('the chat with its name', async () => {
      await spotter.settled();
      const found = await spotter.findChat(coach, id);
      return found?.username != null && found;
    });
  }

  const get = (path: string, token?: string) =>
    fetch(`${spotter.origin}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  test('is kept by the server as WebP and shown by a signed address, or to the coach', async () => {
    const chat = await withPicture(`${spotter.config.instagram.graphUrl}/pictures/mia.png`);
    expect(chat.picture).toMatch(/^\/api\/chat\/image\/[\w-]{36}\?expires=\d+&signature=[\w-]{24}$/);
    const shown = await get(chat.picture!);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const meta = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect((await get(`/api/chat/image/${chat._id}`, coach.token)).status).toBe(200);
    const stranger = await spotter.signUp();
    expect((await get(`/api/chat/image/${chat._id}`, stranger.token)).status).toBe(404);
    expect((await get(`/api/chat/image/${chat._id}`)).status).toBe(401);
    for (const changed of [
      chat.picture!.replace(/expires=\d/, 'expires=9'),
      chat.picture!.replace(/signature=.*/, 'signature=AAAA'),
      chat.picture!.replace(chat._id, '01a1fe2c-5018-70a9-802d-8f2a403a3f16'),
    ]) {
      expect((await get(changed)).status, changed).toBe(404);
    }
  });

  test('is asked for again as soon as its host answers', async () => {
    const chat = await withPicture(`${spotter.config.instagram.graphUrl}/nowhere.png`);
    const mia = await fetch(`${spotter.config.instagram.graphUrl}/pictures/mia.png`);
    const answers = ['unreachable' as const, Buffer.from(await mia.arrayBuffer())];
    const pictures = createContactPictures({
      database: spotter.connection.database,
      // The server has asked in vain before.
      clock: { ...systemClock, now: () => new Date(Date.now() + 2 * 3_600_000) },
      fetchPicture: async () => answers.shift()!,
    });
    expect(await pictures.find(chat._id)).toBeNull();
    expect(await pictures.find(chat._id)).toBeInstanceOf(Buffer);
  });

  test('stays when the platform’s address is dead, and is none where there never was a picture', async () => {
    const dead = await withPicture(`${spotter.config.instagram.graphUrl}/nothing/here.png`);
    expect((await get(dead.picture!)).status).toBe(404);
    const inside = await withPicture('http://127.0.0.1:1/private.png');
    expect((await get(inside.picture!)).status).toBe(404);
    expect((await newChat(['hello'])).picture).toBeNull();
  });
});

test('the figures of an agent say when it last spoke, its active chats and its chats by channel', async () => {
  await spotter.addPage(coach);
  spotter.messenger.addContact(page.id, { id: '7000000000000001', firstName: 'Ida' });
  spotter.messenger.writeAsContact(page.id, '7000000000000001', { text: 'hi' });
  await spotter.settled();
  const stats = await coach.client.call(inboxRoutes.agentStats, { params: { agentId: coach.agentId } });
  const all = await list({ limit: 100 });
  expect(stats.counts).toEqual({ instagram: all.length, page: 1 });
  expect(Date.parse(stats.dated!)).toBeGreaterThan(beganAt);
  expect(stats.actives).toBeGreaterThan(0);
  expect(all.every(({ senderId }) => senderId !== lead.id)).toBe(true);
});
