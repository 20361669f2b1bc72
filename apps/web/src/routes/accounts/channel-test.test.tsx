import { perChannel, type ChannelTest } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aChannelTest, noNotifications } from '../../test/fake-notifications.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aCredential, anAgent } from '../../test/samples.ts';

function open(next: Partial<ChannelTest>, { last = null as ChannelTest | null, from = 'instagram' as const } = {}) {
  const agent = from === 'instagram' ? anAgent({ ig: 'bot-1' }) : anAgent({ page: 'bot-1' });
  const backend = createFakeBackend({
    bots: [aBot({ from })],
    credentials: [aCredential()],
    agents: [agent],
    agentStats: { dated: null, actives: 0, counts: perChannel('source', () => 0) },
    notifications: { ...noNotifications(), channelTest: { last, next: aChannelTest(next) } },
  });
  return { backend, app: renderApp('/dashboard/account/credential-1', { backend, signedIn: true }) };
}

const card = () => screen.findByRole('region', { name: 'Channel test' });
const testNow = async () => within(await card()).findByRole('button', { name: 'Test this channel' });
const found = async () =>
  within(await card())
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.trim()}`);

describe('the test of a channel', () => {
  test('says before the first what it checks, while it runs which checks there are, and then what it found', async () => {
    const { app, backend } = open({});
    expect(within(await card()).getByText(/^Checks access, permissions/)).toBeTruthy();
    const answer = backend.hold('POST /bot/{botId}/channel-test');
    await app.user.click(await testNow());
    const running = await within(await card()).findByRole('status', { name: 'Testing…' });
    expect(within(running).getAllByRole('term')).toHaveLength(5);
    answer();
    expect(await within(await card()).findByText(/^All good, tested Nov 21/)).toBeTruthy();
    expect(await found()).toEqual([
      'Access: Instagram lets Spotter in.',
      'Permissions: Spotter may read and answer messages.',
      'Reports: Instagram tells Spotter about new messages.',
      expect.stringMatching(/^Messages arrive: They do. Last heard from: Nov 21/),
      'Other agents: None answered in the last 30 days.',
    ]);
    expect(within(await card()).queryByText(/Reconnect/)).toBeNull();
  });

  const unchecked = { permissions: 'unknown', webhooks: 'unknown', events: 'unknown' } as const;
  const others = (given: Partial<ChannelTest['others']>) => ({ others: { ...aChannelTest().others, ...given } });
  test.each<[string, Partial<ChannelTest>, RegExp, boolean]>([
    ['access is refused', { access: 'refused', ...unchecked }, /^Access: Instagram no longer lets Spotter in/, true],
    ['it does not answer', { access: 'unreachable', ...unchecked }, /^Access: Instagram didn’t answer/, false],
    [
      'nothing else was checked',
      { access: 'refused', ...unchecked },
      /^Reports: Not checked: Instagram doesn’t let/,
      true,
    ],
    [
      'a permission is missing',
      { permissions: 'missing', permissionsMissing: ['read comments'] },
      /^Permissions: Spotter isn’t allowed to read comments\. Reconnect and leave every box checked/,
      true,
    ],
    ['no message is shown', { permissions: 'refused' }, /^Permissions: .*“Allow access to messages”/, true],
    ['nothing was reported', { webhooks: 'asked_again' }, /^Reports: .*asked for them again: test once more/, false],
    [
      'a message never came',
      { events: 'missed', missed: 1 },
      /^Messages arrive: 1 message of the last day isn’t/,
      true,
    ],
    ['nobody wrote', { events: 'none', lastEventAt: null }, /^Messages arrive: Nobody wrote.*DM the account/, false],
    [
      'an app holds chats',
      others({ sign: 'holds', chats: 3 }),
      /^Other agents: .* has 3 conversations, so your/,
      false,
    ],
    ['an app answers', others({ sign: 'answers', chats: 1 }), /^Other agents: Another app answered in 1 conv/, false],
    ['something is quick', others({ sign: 'fast', chats: 2 }), /^Other agents: .*within 10 seconds.*Business/, false],
    [
      'an app listens',
      others({ sign: 'connected', apps: ['ReplyTool'] }),
      /^Other agents: ReplyTool gets these/,
      false,
    ],
    ['every app may', others({ sign: 'shared' }), /^Other agents: .*choose Spotter as the default app/, false],
    ['no app is named', others({ namesApps: false }), /^Other agents: .*Instagram doesn’t say which app/, false],
  ])('says that %s, with the remedy', async (_case, next, spoken, reconnects) => {
    const { app } = open(next);
    await app.user.click(await testNow());
    await within(await card()).findByText(/, tested Nov 21/);
    expect(await found()).toContainEqual(expect.stringMatching(spoken));
    const shown = await card();
    const named = () => within(shown).queryAllByRole('button', { name: /^Reconnect/ });
    await waitFor(() => expect(named()).toHaveLength(reconnects ? 1 : 0));
  });

  test('keeps what the last one found', async () => {
    open({}, { last: aChannelTest({ access: 'unreachable', ...unchecked }) });
    expect(await within(await card()).findByText(/^4 things to look at, tested Nov 21/)).toBeTruthy();
  });

  test.each([
    [429, /a lot in the last hour/],
    [500, /didn’t run/],
  ])('says that it did not run (%d)', async (status, sentence) => {
    const { app, backend } = open({});
    backend.refuse('POST /bot/{botId}/channel-test', { status, message: '', code: 'internal' });
    await app.user.click(await testNow());
    expect((await within(await card()).findByRole('alert')).textContent).toMatch(sentence);
  });
});
