import { demoPage, demoStory, secondAccount } from '@spotter/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultNames, lieNames } from './fault-switches.ts';
import { readSandboxConfig } from './sandbox-config.ts';
import { type SandboxUnderTest, startSandboxUnderTest } from './sandbox-under-test.ts';

const account = demoStory.account.id;
const lead = demoStory.freshLeads[0]!;
const thread = `threads/${account}/${lead.id}`;
const pageThread = `threads/${demoPage.id}/${demoPage.freshLeads[0]!.id}`;

let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
  await under.graph('me/subscribed_apps?subscribed_fields=messages,messaging_seen');
});
afterEach(() => under.stop());

async function textsInThread(): Promise<string[]> {
  return (await under.call('GET', thread)).body.messages.map((message: { text: string }) => message.text);
}

function sendByApi(text: string) {
  return under.graph('me/messages', { recipient: { id: lead.id }, message: { text } });
}

/** Connects the demo page as the product would, past the consent; gives what sends to its first lead. */
async function connectPage() {
  const { control } = under.sandbox().messenger;
  const token = control.addAccount({ id: demoPage.id, name: demoPage.name });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${under.sandbox().addresses.messenger}/v25.0/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as any };
  };
  await post(`${demoPage.id}/subscribed_apps?subscribed_fields=messages,message_echoes`, {});
  return (text: string) =>
    post(`${demoPage.id}/messages`, {
      recipient: { id: demoPage.freshLeads[0]!.id },
      messaging_type: 'RESPONSE',
      message: { text },
    });
}

describe('the demo', () => {
  test('the first start brings the account, its leads and what was written so far, and delivers none of it', async () => {
    const { body: world } = await under.call('GET', 'world');
    expect(world.accounts).toMatchObject([
      { id: account, platform: 'instagram', username: demoStory.account.username, hasLiveToken: true },
      { id: secondAccount.id, platform: 'instagram', username: secondAccount.username, subscribed: false },
      { id: demoPage.id, platform: 'messenger', username: null, name: demoPage.name, subscribed: false },
    ]);
    const leadsOf = (id: string) => world.leads.filter(({ accountId }: { accountId: string }) => accountId === id);
    expect(leadsOf(account)).toHaveLength(demoStory.conversations.length + demoStory.freshLeads.length);
    expect(leadsOf(secondAccount.id)).toHaveLength(secondAccount.freshLeads.length);
    expect(leadsOf(demoPage.id)).toHaveLength(demoPage.conversations.length + demoPage.freshLeads.length);
    const told = demoStory.conversations[0]!;
    const { body } = await under.call('GET', `threads/${account}/${told.contact.id}`);
    expect(body.messages.map((message: { id: string }) => message.id)).toEqual(
      told.messages.map((message) => message.id),
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
    const events = await openEvents(`${under.sandbox().addresses.face}/api/events`);
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

  test('the page runs only its own scripts and styles, and says that it is healthy', async () => {
    const page = await fetch(under.sandbox().addresses.face);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(html).not.toMatch(/<style|<script(?! type="module" src)|\sstyle=|\son[a-z]+=/);
    for (const file of ['face.css', ...(html.match(/face\.js/g) ?? [])]) {
      expect((await fetch(`${under.sandbox().addresses.face}/${file}`)).status).toBe(200);
    }
    expect(await under.call('GET', 'health')).toEqual({ status: 200, body: { ok: true } });
  });
});

describe('the Facebook page', () => {
  test('a lead who writes to it once it is connected arrives at Spotter, and its answer on the phone', async () => {
    const send = await connectPage();
    await under.call('POST', `${pageThread}/messages`, { as: 'lead', texts: ['SHRED'] });
    await send('Hey Gloria!');
    await under.call('POST', `${pageThread}/messages`, { as: 'coach', texts: ['Dana here in person'] });
    await under.sandbox().messenger.control.webhooksSettled();
    const events = under.pageDeliveries.flatMap((body) => body.entry.flatMap((entry: any) => entry.messaging));
    expect(under.pageDeliveries[0]).toMatchObject({ object: 'page', entry: [{ id: demoPage.id }] });
    expect(events.find((event) => event.message?.text === 'SHRED').sender.id).toBe(demoPage.freshLeads[0]!.id);
    // 26390203743090 is the app id of the inbox of the page.
    const byCoach = events.find((event) => event.message?.text === 'Dana here in person');
    expect(byCoach.message).toMatchObject({ is_echo: true, app_id: 26_390_203_743_090 });
    const { body } = await under.call('GET', pageThread);
    expect(body.messages.map(({ text, via }: any) => [text, via])).toEqual([
      ['SHRED', 'contact'],
      ['Hey Gloria!', 'api'],
      ['Dana here in person', 'app'],
    ]);
    const { webhooks } = (await under.call('GET', 'world')).body;
    expect(webhooks.map(({ platform }: any) => platform)).toContain('messenger');
  });

  test('a new lead there has a first and a last name, and all of it is there after a restart', async () => {
    const { body: added } = await under.call('POST', `accounts/${demoPage.id}/leads`, { name: 'Núria de la Vidal' });
    expect(added).toMatchObject({ name: 'Núria de la Vidal', username: null });
    await under.call('POST', `threads/${demoPage.id}/${added.id}/messages`, { as: 'lead', texts: ['info'] });
    const told = (await under.call('GET', 'world')).body.leads.length;
    await under.restart();
    const { body: world } = await under.call('GET', 'world');
    expect(world.leads).toHaveLength(told);
    expect(world.leads.find(({ id }: any) => id === added.id).lastMessage.text).toBe('info');
  });
});

describe('the mailbox', () => {
  const mail = {
    to: 'demo@spotter.example',
    subject: 'Set a new password',
    text: 'Use http://localhost:3000/reset',
    html: '<p style="color:#123456">Use <a href="http://localhost:3000/reset">this</a></p><script>alert(1)</script>',
  };

  test('a mail is told at once, can be read, and stays read after a restart', async () => {
    const events = await openEvents(`${under.sandbox().addresses.face}/api/events`);
    await under.sendMail(mail);
    await under.sendMail({ ...mail, subject: 'Another one' });
    const [first] = (await events.until(({ name, data }) => name === 'mail' && data.subject === mail.subject))
      .filter(({ name }) => name === 'mail')
      .map(({ data }) => data);
    expect(first).toMatchObject({ to: [mail.to], subject: mail.subject, unread: true });
    expect((await under.call('GET', `mails/${first.id}`)).body).toMatchObject({ text: `${mail.text}\n`, hasHtml: true });
    await under.call('POST', `mails/${first.id}/read`, {});
    await under.restart();
    const { body: world } = await under.call('GET', 'world');
    expect(world.mails.map(({ subject, unread }: any) => [subject, unread])).toEqual([
      ['Another one', true],
      [mail.subject, false],
    ]);
    await under.sendMail({ ...mail, subject: 'A third one' });
    const ids = (await under.call('GET', 'mails')).body.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('the page of a mail keeps its looks, runs nothing and opens its links beside', async () => {
    await under.sendMail(mail);
    const [{ id }] = (await under.call('GET', 'mails')).body;
    const page = await fetch(`${under.sandbox().addresses.face}/api/mails/${id}/page`);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups [^;]*; default-src 'none'; style-/);
    expect(page.headers.get('content-security-policy')).not.toContain('script');
    expect(await page.text()).toMatch(/^<!doctype html><base target="_blank"><p style="color:#123456">/);
  });
});

describe('the fault switches', () => {
  test('each one can be switched on and off, and all of them off together', async () => {
    for (const name of faultNames) {
      expect((await under.call('PUT', 'faults', { name, on: true })).body.on).toEqual([name]);
      expect((await under.call('PUT', 'faults', { name, on: false })).body.on).toEqual([]);
    }
    for (const name of faultNames) await under.call('PUT', 'faults', { name, on: true });
    for (const mode of lieNames) expect((await under.call('PUT', 'faults/lie', { mode })).body.lie).toBe(mode);
    expect((await under.call('GET', 'world')).body.faults.on).toEqual(faultNames);
    expect((await under.call('DELETE', 'faults')).body).toEqual({ on: [], lie: null });
  });

  test.each([
    ['instagram-down', 503, { code: 2 }],
    ['expired-token', 400, { code: 190, error_subcode: 463 }],
    ['window-closed', undefined, { code: 10, error_subcode: 2534022 }],
    ['messenger-down', 503, { code: 2 }],
    ['messenger-window-closed', undefined, { code: 10, error_subcode: 2018278 }],
  ] as const)('%s: a send is refused as by the platform, and goes through once it is off', async (name, status, error) => {
    const atMessenger = name.startsWith('messenger');
    const send = atMessenger ? await connectPage() : sendByApi;
    await under.call('POST', `${atMessenger ? pageThread : thread}/messages`, { as: 'lead', texts: ['hi'] });
    await under.call('PUT', 'faults', { name, on: true });
    const refused = await send('hello');
    expect(refused.body.error).toMatchObject(error);
    if (status !== undefined) expect(refused.status).toBe(status);
    await under.call('DELETE', 'faults');
    expect((await send('hello')).status).toBe(200);
  });

  test('accepted but answered 500: the lead sees the message all the same', async () => {
    await under.call('POST', `${thread}/messages`, { as: 'lead', texts: ['hi'] });
    await under.call('PUT', 'faults', { name: 'accepted-but-500', on: true });
    expect((await sendByApi('hello')).status).toBe(500);
    expect(await textsInThread()).toEqual(['hi', 'hello']);
  });

  test('the model refuses and lies as switched', async () => {
    const ask = async () => {
      const response = await fetch(`${under.sandbox().addresses.languageModel}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'sandbox-setter', messages: [{ role: 'user', content: 'hi' }] }),
      });
      return { status: response.status, body: (await response.json()) as any };
    };
    await under.call('PUT', 'faults', { name: 'model-down', on: true });
    expect((await ask()).status).toBe(503);
    await under.call('PUT', 'faults', { name: 'model-down', on: false });
    await under.call('PUT', 'faults/lie', { mode: 'claims-booking' });
    expect((await ask()).body.choices[0].message.content).toContain('booked');
  });
});

describe('the environment', () => {
  test('with nothing set, everything has its place', () => {
    expect(readSandboxConfig({ PUBLIC_URL: '', PORT: '4000' })).toMatchObject({
      config: {
        port: 3001,
        host: '127.0.0.1',
        spotterUrl: 'http://localhost:4000',
        instagramAppId: 'sandbox-instagram-app',
      },
    });
  });

  test.each([{ SANDBOX_PORT: 'abc' }, { SANDBOX_PORT: '65528' }, { PUBLIC_URL: 'ftp://x' }, { FACEBOOK_APP_ID: 'abc' }])(
    '%j is refused by name',
    (environment) => {
      expect(readSandboxConfig(environment)).toEqual({
        problem: expect.stringContaining(Object.keys(environment)[0]!),
      });
    },
  );
});

/** Reads server-sent events until one fits; gives all that came up to then. */
async function openEvents(address: string) {
  const response = await fetch(address);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: { name: string; data: any }[] = [];
  let buffer = '';
  async function read(): Promise<void> {
    const { value, done } = await reader.read();
    if (done) throw new Error('The events ended');
    buffer += value;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name) events.push({ name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') });
    }
  }
  await read();
  return {
    async until(fits: (event: { name: string; data: any }) => boolean) {
      while (!events.some(fits)) await read();
      await reader.cancel();
      return events;
    },
  };
}
