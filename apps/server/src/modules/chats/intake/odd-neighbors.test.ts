import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
let people = 0;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
});
afterAll(() => spotter.close());

function newLead(): string {
  people += 1;
  const id = `55500000000000${String(people).padStart(2, '0')}`;
  spotter.instagram.addContact(account.id, { id, username: `lead.${people}`, name: null });
  return id;
}

async function deliver(body: unknown): Promise<number> {
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  const signature = createHmac('sha256', spotter.appSecrets.instagram).update(bytes).digest('hex');
  const response = await fetch(`${spotter.origin}/api/webhooks/instagram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body: bytes,
  });
  await spotter.settled();
  return response.status;
}

const textsOf = async (id: string) => (await spotter.chat(coach, id)).history.map(({ text }) => text);

test('an event of any shape costs none of its neighbors in the same delivery', async () => {
  const id = newLead();
  const base = { sender: { id }, recipient: { id: account.id }, timestamp: Date.now() };
  const odd = [
    null,
    7,
    'text',
    [],
    {},
    { ...base, sender: null, message: { mid: 'no-sender', text: 'x' } },
    { ...base, sender: { id: { deep: 1 } }, message: { mid: 'deep', text: 'x' } },
    { ...base, message: null },
    { ...base, message: { mid: ['list'], text: 'x' } },
    { ...base, message: { mid: 'text-object', text: { body: 'x' } } },
    { ...base, message: { mid: 'attachments', attachments: { type: 'image' } } },
    { ...base, message: { mid: 'nested', attachments: [[[{ type: 'image' }]]] } },
    { ...base, reaction: { mid: 9, action: 'dance' } },
    { ...base, read: 'yes' },
    { ...base, postback: [] },
    { ...base, referral: 'ADS' },
    { ...base, message_edit: { mid: 'none', text: 'x', num_edit: 1e9 } },
    { ...base, timestamp: { $date: 1 }, pass_thread_control: 5 },
    { ...base, something_new: { of: 'tomorrow' } },
  ];
  const messaging = odd.flatMap((event, at) => [
    event,
    { ...base, timestamp: Date.now(), message: { mid: `good-${at}`, text: `good ${at}` } },
  ]);
  expect(await deliver({ object: 'instagram', entry: [{ id: account.id, time: Date.now(), messaging }] })).toBe(200);
  const texts = await textsOf(id);
  expect(odd.map((_, at) => `good ${at}`).filter((text) => !texts.includes(text))).toEqual([]);
});

test('an entry of any shape costs none of the other entries', async () => {
  const id = newLead();
  const good = {
    id: account.id,
    time: Date.now(),
    messaging: [
      {
        sender: { id },
        recipient: { id: account.id },
        timestamp: Date.now(),
        message: { mid: 'among-entries', text: 'here I am' },
      },
    ],
  };
  const entries = [
    null,
    3,
    'entry',
    {},
    { id: null },
    { id: account.id, messaging: 'none' },
    { id: account.id, changes: {} },
  ];
  expect(await deliver({ object: 'instagram', entry: [...entries, good, ...entries] })).toBe(200);
  expect(await textsOf(id)).toContain('here I am');
});

test('stamps of any unit on any kind of event are bounded by their arrival', async () => {
  const id = newLead();
  const now = Date.now();
  const stamps = [now / 1000, now * 1e3, now * 1e6, now + 7 * 86_400_000, -1, 0, 'soon', null, 1e300, [now], `${now}`];
  const messaging = stamps.flatMap((timestamp, at) => [
    { sender: { id }, recipient: { id: account.id }, timestamp, message: { mid: `stamp-${at}`, text: `stamp ${at}` } },
    {
      sender: { id },
      recipient: { id: account.id },
      timestamp,
      reaction: { mid: `stamp-${at}`, action: 'react', emoji: '❤' },
    },
    { sender: { id }, recipient: { id: account.id }, timestamp, read: { mid: `stamp-${at}`, watermark: timestamp } },
  ]);
  for (const time of [now, now * 1000, 'x', undefined, 4e15]) {
    expect(await deliver({ object: 'instagram', entry: [{ id: account.id, time, messaging }] })).toBe(200);
  }
  const { history } = await spotter.chat(coach, id);
  const dates = history.filter(({ text }) => text.startsWith('stamp')).map(({ date }) => Date.parse(date));
  expect(dates).toHaveLength(stamps.length);
  expect(dates.filter((date) => !(date >= now - 60_000 && date <= Date.now()))).toEqual([]);
});
