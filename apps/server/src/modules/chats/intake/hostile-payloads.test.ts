import { createHmac, randomBytes } from 'node:crypto';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats } from '../chats.tables.ts';
import { webhookDeliveries } from './deliveries.tables.ts';

describe('what a platform may deliver, and mostly does not', () => {
  const clock = createShiftedClock();
  const mailbox = createMailboxSimulator();
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let pageBotId: string;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock, environment: { SMTP_URL: await mailbox.listen() } });
    coach = await spotter.addCoach();
    pageBotId = await spotter.addPage(coach);
  });
  afterAll(async () => {
    await spotter.close();
    await mailbox.close();
  });

  /** Delivers bytes unchanged and signed, and waits until all effects have arrived. */
  async function deliver(body: string | Buffer, channel: 'instagram' | 'messenger' = 'instagram'): Promise<number> {
    const signature = createHmac('sha256', spotter.appSecrets[channel]).update(body).digest('hex');
    const response = await fetch(`${spotter.origin}/api/webhooks/${channel}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    });
    await spotter.settled();
    return response.status;
  }

  const deliveryOf = (event: object, entry: object = {}) =>
    JSON.stringify({
      object: 'instagram',
      entry: [{ id: account.id, time: clock.now().getTime(), ...entry, messaging: [event] }],
    });
  const from = (contactId: string) => ({
    sender: { id: contactId },
    recipient: { id: account.id },
    timestamp: clock.now().getTime(),
  });

  /** Sets up a contact with whom the agent already talks, so that only the delivery decides. */
  async function engaged(): Promise<string> {
    people += 1;
    const contactId = `88800000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${people}`, name: null });
    spotter.writes('SHRED', contactId);
    await spotter.until('an answer', () => spotter.answers(contactId).length === 1);
    await spotter.settled();
    return contactId;
  }

  test('a NUL among the bytes costs neither the message nor a refusal', async () => {
    const contactId = await engaged();
    const body = deliveryOf({ ...from(contactId), message: { mid: 'nul', text: 'three|times' } }).replace('|', '\0');
    expect(await deliver(Buffer.from(body))).toBe(200);
    expect((await spotter.chat(coach, contactId)).history.map(({ text }) => text)).toContain('threetimes');
  });

  test('nor do a byte order mark before it, and one in its words', async () => {
    const contactId = await engaged();
    const body = deliveryOf({ ...from(contactId), message: { mid: 'bom', text: '\uFEFFthree times' } });
    expect(await deliver(`\uFEFF${body}`)).toBe(200);
    expect((await spotter.chat(coach, contactId)).history.map(({ text }) => text)).toContain('\uFEFFthree times');
  });

  test('a message without any time has the time of its arrival', async () => {
    const contactId = await engaged();
    const before = clock.now();
    const { timestamp: _, ...event } = { ...from(contactId), message: { mid: 'timeless', text: 'when?' } };
    await deliver(deliveryOf(event, { time: undefined }));
    const chat = await spotter.chat(coach, contactId);
    const message = chat.history.find(({ text }) => text === 'when?');
    expect(new Date(message!.date).getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(spotter.answers(contactId)).toHaveLength(2);
  });

  test('times in another unit, or ahead of the server, cost no message and lie no later than their arrival', async () => {
    const contactId = await engaged();
    const now = clock.now().getTime();
    const stamps = {
      micros: now * 1000,
      nanos: `${now}000000`,
      ahead: now + 3 * 86_400_000,
      never: 1e30,
      text: 'soon',
      seconds: String(Math.ceil(now / 1000)),
      iso: new Date(now + 5_000).toISOString(),
      negative: -now,
      list: [now],
      object: {},
      yes: true,
      fraction: now * 1000 + 0.5,
    };
    const messaging = Object.entries(stamps).map(([mid, timestamp]) => ({
      ...from(contactId),
      timestamp,
      message: { mid: `stamp-${mid}`, text: mid },
    }));
    const body = { object: 'instagram', entry: [{ id: account.id, time: now * 1000, messaging }] };
    expect(await deliver(JSON.stringify(body))).toBe(200);
    const { history } = await spotter.chat(coach, contactId);
    const dates = Object.keys(stamps).map((mid) => Date.parse(history.find(({ text }) => text === mid)?.date ?? ''));
    expect(dates.filter((date) => !(date >= now && date <= clock.now().getTime()))).toEqual([]);
    expect(history.at(-1)).toMatchObject({ type: 'Agent' });
    const [chat] = await spotter.connection.database.select().from(chats).where(eq(chats.contactId, contactId));
    expect(chat!.lastInboundAt!.getTime()).toBeLessThanOrEqual(clock.now().getTime());
  });

  test('a message that cannot be stored costs none of its neighbors, and is set aside with its reason', async () => {
    const contactId = await engaged();
    // No index takes such an id.
    const unstorable = randomBytes(9_000).toString('base64');
    const messaging = ['before', unstorable, 'after'].map((mid) => ({
      ...from(contactId),
      message: { mid, text: mid.slice(0, 20) },
    }));
    const body = { object: 'instagram', entry: [{ id: account.id, time: clock.now().getTime(), messaging }] };
    expect(await deliver(JSON.stringify(body))).toBe(200);
    const texts = (await spotter.chat(coach, contactId)).history.map(({ text }) => text);
    expect(texts.filter((text) => text === 'before' || text === 'after')).toEqual(['before', 'after']);
    const note = await spotter.until('the delivery is set aside', async () => {
      clock.putForward(11 * 60_000);
      await spotter.settled();
      const [stored] = await spotter.connection.database.select().from(webhookDeliveries);
      return stored?.dueAt === null && stored.note;
    });
    expect(note).toMatch(/index/);
    expect(note).not.toContain(unstorable.slice(0, 20));
    await spotter.connection.database.delete(webhookDeliveries);
    expect((await spotter.chat(coach, contactId)).history.filter(({ text }) => text === 'before')).toHaveLength(1);
  });

  test('a button that the account presses itself is neither stored nor answered', async () => {
    const contactId = await engaged();
    const postback = { mid: 'self', title: 'SHRED', payload: 'x', is_self: true };
    await deliver(deliveryOf({ ...from(contactId), postback }));
    await deliver(deliveryOf({ ...from(account.id), message: { mid: 'to-self', text: 'SHRED', is_self: true } }));
    expect(spotter.answers(contactId)).toHaveLength(1);
    expect((await spotter.chat(coach, contactId)).history).toHaveLength(2);
    expect(await spotter.findChat(coach, account.id)).toBeNull();
  });

  test.each([
    ['a view-once picture', { message: { mid: 'once', attachments: [{ type: 'ephemeral' }] } }],
    ['an empty fallback', { message: { mid: 'fallback', attachments: [{ type: 'fallback', payload: null }] } }],
    ['a button without a title', { postback: { mid: 'untitled', payload: 'MENU_3' } }],
  ])('%s is shown as what cannot be seen, and not answered', async (_case, content) => {
    const contactId = await engaged();
    await deliver(deliveryOf({ ...from(contactId), ...content }));
    expect(spotter.answers(contactId)).toHaveLength(1);
    const chat = await spotter.chat(coach, contactId);
    expect(chat.history.at(-1)).toMatchObject({ author: 'contact', text: '', state: 'unsupported' });
  });

  test('a page that the platform blocks tells its coach, sends nothing, and goes on when it is allowed to', async () => {
    const contactId = '5275811702471999';
    spotter.messenger.addContact(page.id, { id: contactId, firstName: 'Lia' });
    const policy = (action: string) =>
      JSON.stringify({
        object: 'page',
        entry: [
          {
            id: page.id,
            time: clock.now().getTime(),
            messaging: [
              {
                recipient: { id: page.id },
                timestamp: clock.now().getTime(),
                policy_enforcement: { action, reason: 'spam' },
              },
            ],
          },
        ],
      });
    const answers = () =>
      spotter.messenger.conversation(page.id, contactId).filter((message) => message.from === 'business');
    expect(await deliver(policy('block'), 'messenger')).toBe(200);
    const letter = await spotter.until('the letter', () => mailbox.control.mails()[0]);
    expect(letter.subject).toBe(`${page.name} can’t send messages right now`);

    spotter.messenger.writeAsContact(page.id, contactId, { text: 'SHRED' });
    await spotter.settled();
    clock.putForward(60 * 60_000);
    await spotter.settled();
    expect(answers()).toEqual([]);
    const held = await spotter.findChat({ ...coach, botId: pageBotId }, contactId);
    expect(JSON.stringify(held)).toContain('account-restricted');

    await deliver(policy('unblock'), 'messenger');
    await spotter.until('the answer', () => answers().length === 1);
    expect(mailbox.control.mails().filter(({ subject }) => subject === letter.subject)).toHaveLength(1);
  });

  test('none of it is kept as not understood', async () => {
    const stored = await spotter.connection.database.select().from(webhookDeliveries);
    expect(stored.map(({ note }) => note)).toEqual([]);
  });
});
