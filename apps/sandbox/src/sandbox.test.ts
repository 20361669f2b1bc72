import { demoPage, demoStory, secondAccount, secondPage } from '@spotter/demo';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEvents, type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';

const account = demoStory.account.id;
const lead = demoStory.freshLeads[0]!;
const thread = `threads/${account}/${lead.id}`;
const pageThread = `threads/${demoPage.id}/${demoPage.freshLeads[0]!.id}`;

let under: SandboxUnderTest;

async function start(): Promise<void> {
  under = await startSandboxUnderTest();
  await under.graph('me/subscribed_apps?subscribed_fields=messages,messaging_seen');
}
const stop = () => under.stop();

async function textsInThread(): Promise<string[]> {
  return (await under.call('GET', thread)).body.messages.map((message: { text: string }) => message.text);
}

function sendByApi(text: string) {
  return under.graph('me/messages', { recipient: { id: lead.id }, message: { text } });
}

describe('the demo', () => {
  beforeEach(start);
  afterEach(stop);

  test('the first start brings the account, its leads and what was written so far, and delivers none of it', async () => {
    const { body: world } = await under.call('GET', 'world');
    expect(world.accounts).toMatchObject([
      { id: account, platform: 'instagram', username: demoStory.account.username, hasLiveToken: true },
      { id: secondAccount.id, platform: 'instagram', username: secondAccount.username, subscribed: false },
      { id: demoPage.id, platform: 'messenger', username: null, name: demoPage.name, hasLiveToken: true },
      { id: secondPage.id, platform: 'messenger', username: null, name: secondPage.name, subscribed: false },
    ]);
    const leadsOf = (id: string) => world.leads.filter(({ accountId }: { accountId: string }) => accountId === id);
    expect(leadsOf(account)).toHaveLength(demoStory.conversations.length + demoStory.freshLeads.length);
    expect(leadsOf(secondAccount.id)).toHaveLength(secondAccount.freshLeads.length);
    expect(leadsOf(demoPage.id)).toHaveLength(demoPage.conversations.length + demoPage.freshLeads.length);
    const reported = demoStory.conversations[0]!;
    const { body } = await under.call('GET', `threads/${account}/${reported.contact.id}`);
    expect(body.messages.map((message: { id: string }) => message.id)).toEqual(
      reported.messages.map((message) => message.id),
    );
    expect([...under.deliveries, ...under.pageDeliveries]).toEqual([]);
  });

  test('what was written since is there after a restart, and the demo is not told twice', async () => {
    await under.call('POST', `${thread}/messages`, { as: 'lead', texts: ['SHRED'] });
    await under.call('POST', `accounts/${account}/leads`, { name: 'Robin Vega' });
    const before = (await under.call('GET', 'world')).body.leads.length;
    await under.restart();
    expect(await textsInThread()).toEqual(['SHRED']);
    expect((await under.call('GET', 'world')).body.leads).toHaveLength(before);
  });
});

describe('the phone', () => {
  beforeEach(start);
  afterEach(stop);

  test('a burst of the lead arrives at Spotter message by message, in order', async () => {
    const { status } = await under.call('POST', `${thread}/messages`, {
      as: 'lead',
      texts: ['SHRED', 'hey', 'saw ur reel'],
    });
    expect(status).toBe(202);
    await expect.poll(textsInThread).toEqual(['SHRED', 'hey', 'saw ur reel']);
    await under.sandbox().instagram.control.webhooksSettled();
    const delivered = under.deliveries.flatMap((body) => body.entry.flatMap((entry: any) => entry.messaging));
    expect(delivered.map((event) => [event.sender.id, event.message.text])).toEqual(
      ['SHRED', 'hey', 'saw ur reel'].map((text) => [lead.id, text]),
    );
  });

  test('a link to an account opens a chat with it, the same one each time', async () => {
    const open = (name: string) => fetch(`${under.sandbox().addresses.phone}/m/${name}`, { redirect: 'manual' });
    const byUsername = await open(secondAccount.username);
    expect(byUsername.status).toBe(302);
    const [, leadId] = /^\/#\d+\/(\d+)$/.exec(byUsername.headers.get('location')!)!;
    const { body: world } = await under.call('GET', 'world');
    expect(world.leads.find(({ id }: { id: string }) => id === leadId)).toMatchObject({
      accountId: secondAccount.id,
      name: 'Alex Morgan',
      lastMessage: null,
    });
    expect((await open(secondAccount.id)).headers.get('location')).toBe(byUsername.headers.get('location'));
    expect((await open(demoPage.id)).headers.get('location')).toMatch(`/#${demoPage.id}/`);
    expect((await open('nobody')).status).toBe(404);
  });

  test('a click on the ad comes with the lead’s next message', async () => {
    const fresh = await under.call('POST', `accounts/${secondAccount.id}/leads`, { name: 'Ada from the ad' });
    const chat = `threads/${secondAccount.id}/${fresh.body.id}`;
    expect((await under.call('POST', `${chat}/ad`, {})).status).toBe(202);
    await under.call('POST', `${chat}/messages`, { as: 'lead', texts: ['hi there'] });
    await under.sandbox().instagram.control.webhooksSettled();
    const { body } = await under.call('GET', chat);
    expect(body.messages.at(-1)).toMatchObject({ text: 'hi there', afterAd: true, referral: { source: 'ADS' } });
  });

  test('the coach in the Instagram app is an echo with an id that no send returned', async () => {
    await under.call('POST', `${thread}/messages`, { as: 'lead', texts: ['hi'] });
    await under.call('POST', `${thread}/messages`, { as: 'coach', texts: ['Dana here in person'] });
    await under.sandbox().instagram.control.webhooksSettled();
    const echo = under.deliveries.flatMap((body) => body.entry[0].messaging).find((event) => event.message?.is_echo);
    expect(echo.message).toMatchObject({ text: 'Dana here in person', is_echo: true });
    const { body } = await under.call('GET', thread);
    expect(body.messages.at(-1)).toMatchObject({ from: 'business', via: 'app', id: echo.message.mid });
  });

  test('what happens is told live: writing, typing, the answer, seen and each webhook', async () => {
    const events = await openEvents(`${under.sandbox().addresses.phone}/api/events`);
    await under.call('POST', `${thread}/messages`, { as: 'lead', texts: ['SHRED'] });
    await under.graph('me/messages', { recipient: { id: lead.id }, sender_action: 'mark_seen' });
    await under.graph('me/messages', { recipient: { id: lead.id }, sender_action: 'typing_on' });
    await sendByApi('Hey Jules!');
    await under.call('POST', `${thread}/seen`, {});
    await under.sandbox().instagram.control.webhooksSettled();
    await under.call('PUT', 'faults', { name: 'echo-first', on: true });
    const seen = await events.until((event) => event.name === 'faults' && event.data.on?.includes('echo-first'));
    const named = (name: string) => seen.filter((event) => event.name === name).map((event) => event.data);
    expect(named('message').map((change) => change.message.text)).toEqual(['SHRED', 'Hey Jules!']);
    expect(named('typing').map((change) => change.typing)).toEqual([true, false]);
    expect(named('seen')).toHaveLength(2);
    expect(named('webhook').map((attempt) => [attempt.label, attempt.status])).toContainEqual(['message', 200]);
    expect(named('webhook')[0]).not.toHaveProperty('body');
  });

  test('a new lead can write at once', async () => {
    const { status, body: added } = await under.call('POST', `accounts/${account}/leads`, { name: 'Núria Vidal' });
    expect(status).toBe(201);
    expect(added).toMatchObject({
      name: 'Núria Vidal',
      username: expect.stringMatching(/^nuria\.vidal\.\d\d$/),
      lastMessage: null,
    });
    expect(added.id).toMatch(/^\d{16}$/);
    expect(
      (await under.call('POST', `threads/${account}/${added.id}/messages`, { as: 'lead', texts: ['info'] })).status,
    ).toBe(202);
  });
});

describe('the page', () => {
  beforeAll(start);
  afterAll(stop);

  test.each([
    ['an empty burst', 'POST', `${thread}/messages`, { as: 'lead', texts: [] }, 400],
    ['a third side', 'POST', `${thread}/messages`, { as: 'somebody', texts: ['hi'] }, 400],
    ['1,001 characters at Instagram', 'POST', `${thread}/messages`, { as: 'lead', texts: ['x'.repeat(1001)] }, 400],
    ['2,001 characters at Messenger', 'POST', `${pageThread}/messages`, { as: 'lead', texts: ['x'.repeat(2001)] }, 400],
    ['an unknown lead', 'POST', `threads/${account}/1/messages`, { as: 'lead', texts: ['hi'] }, 404],
    ['an unknown account', 'GET', `threads/1/${lead.id}`, undefined, 404],
    ['a lead without a name', 'POST', `accounts/${account}/leads`, { name: ' ' }, 400],
    ['a lead of an unknown account', 'POST', 'accounts/1/leads', { name: 'Robin' }, 404],
    ['an unknown mail', 'GET', 'mails/7', undefined, 404],
    ['an unknown fault', 'PUT', 'faults', { name: 'earthquake', on: true }, 400],
    ['an unknown lie', 'PUT', 'faults/lie', { mode: 'white' }, 400],
  ])('%s is refused with a sentence', async (_, method, path, body, status) => {
    const answer = await under.call(method, path, body);
    expect(answer).toMatchObject({ status, body: { message: expect.any(String) } });
  });

  test('runs only its own scripts and styles, and says that it is healthy', async () => {
    const page = await fetch(under.sandbox().addresses.phone);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(html).not.toMatch(/<style|<script(?! type="module" src)|\sstyle=|\son[a-z]+=/);
    const files = [...html.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toEqual(expect.arrayContaining(['styles/base.css', 'phone.js']));
    for (const file of files) {
      expect((await fetch(`${under.sandbox().addresses.phone}/${file}`)).status).toBe(200);
    }
    expect(await under.call('GET', 'health')).toEqual({ status: 200, body: { ok: true } });
  });
});
