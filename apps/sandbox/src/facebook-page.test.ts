import { demoPage } from '@spotter/demo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectPage, type SandboxUnderTest, startSandboxUnderTest } from './sandbox.test-support.ts';

const pageThread = `threads/${demoPage.id}/${demoPage.freshLeads[0]!.id}`;

let under: SandboxUnderTest;

beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

describe('the Facebook page', () => {
  test('a lead who writes to it once it is connected arrives at Spotter, and its answer on the phone', async () => {
    const send = await connectPage(under);
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
    const reported = (await under.call('GET', 'world')).body.leads.length;
    await under.restart();
    const { body: world } = await under.call('GET', 'world');
    expect(world.leads).toHaveLength(reported);
    expect(world.leads.find(({ id }: any) => id === added.id).lastMessage.text).toBe('info');
  });
});
