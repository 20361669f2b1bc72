import { demoPage, demoStory } from '@spotter/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultNames, lieNames } from './fault-switches.ts';
import { connectPage, type SandboxUnderTest, startSandboxUnderTest } from '../sandbox.test-support.ts';

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
  ] as const)(
    '%s: a send is refused as by the platform, and goes through once it is off',
    async (name, status, error) => {
      const atMessenger = name.startsWith('messenger');
      const send = atMessenger ? await connectPage(under) : sendByApi;
      await under.call('POST', `${atMessenger ? pageThread : thread}/messages`, { as: 'lead', texts: ['hi'] });
      await under.call('PUT', 'faults', { name, on: true });
      const refused = await send('hello');
      expect(refused.body.error).toMatchObject(error);
      if (status !== undefined) expect(refused.status).toBe(status);
      await under.call('DELETE', 'faults');
      expect((await send('hello')).status).toBe(200);
    },
  );

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
