import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aReplay, aTurn, noReplays } from '../../test/fake-replays.ts';
import { aDraft, noVersions } from '../../test/fake-versions.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const otherPrice = 'Names another price than the one that was sent.';
const risky = aTurn({
  place: 1,
  state: 'riskier',
  contact: 'Leo Park',
  chatId: 'chat-2',
  answer: 'It is $199 a month.',
  reasons: [{ rule: 'price', weight: 'riskier', sentence: otherPrice }],
});
const mixed = aReplay({
  turns: [aTurn(), risky, aTurn({ place: 2, state: 'gone', why: 'This chat was erased.', chatId: null, received: [] })],
});
const versions = () => ({ ...noVersions(), draft: aDraft() });

function open(
  replays = [mixed],
  {
    address = '/agent/proof/agent-1?of=chats',
    ...given
  }: Parameters<typeof createFakeBackend>[0] & { address?: string } = {},
) {
  const backend = createFakeBackend({
    agents: [anAgent()],
    versions: versions(),
    replays: { ...noReplays(), replays: structuredClone(replays) },
    ...given,
  });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

test('own chats are beside the simulated leads, and a replay says before what it takes', async () => {
  const { app, backend } = open([], { address: '/agent/proof/agent-1' });
  await app.user.click(await screen.findByRole('link', { name: 'Your own chats' }));
  expect(await screen.findByText('3 chats with 4 answers of your agent.')).toBeTruthy();
  expect(screen.getByText(/About 12,000 tokens, \$0\.0120\./)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: '200' }));
  await app.user.click(await screen.findByRole('button', { name: 'Replay 4 answers' }));
  expect(await screen.findByText('Waiting for another run to end.')).toBeTruthy();
  expect(backend.callsTo('POST /agent/{id}/replays')[0]!.body).toEqual({ chats: 200, version: 'draft' });
  await app.user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped after 0 of 1.')).toBeTruthy();
});

test('without own chats it says what has to happen first', async () => {
  const replays = { ...noReplays(), cost: { tokens: 0, costDollars: 0, chats: 0, turns: 0 } };
  open([], { replays });
  expect(await screen.findByText('No own chats yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Replay/ })).toBeNull();
});

test('riskier answers come first, side by side with what was sent, and can be called fine', async () => {
  const { app } = open();
  await heading('1 of 3 answers is riskier');
  const region = screen.getByRole('region', { name: /^Riskier/ });
  expect(within(region).getByText(otherPrice)).toBeTruthy();
  expect(within(region).getByText('It is $249 a month.')).toBeTruthy();
  expect(within(region).getByText('It is $199 a month.')).toBeTruthy();
  expect(within(region).getByRole('link', { name: 'Open the chat with Leo Park' }).getAttribute('href')).toContain(
    'chat-2',
  );
  expect(screen.getByText(/^1 riskier answer that nobody has called fine/)).toBeTruthy();
  await app.user.click(within(region).getByRole('button', { name: 'This is fine' }));
  expect(await within(region).findByText('Dana Reyes called this fine.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/nobody has called fine/)).toBeNull());
  expect(screen.getByText('This chat was erased.')).toBeTruthy();
});

test('a replay that goes on is followed live', async () => {
  const waiting = aReplay({
    state: 'running',
    endedAt: null,
    turns: [aTurn({ state: 'waiting' }), aTurn({ place: 1 })],
  });
  const { backend } = open([waiting]);
  expect(await screen.findByText('1 of 2 played')).toBeTruthy();
  const [replay] = backend.stored.replays.replays;
  Object.assign(replay!, aReplay({ turns: [risky, aTurn({ place: 0 })] }));
  backend.socket.send('replay:changed', { agentId: 'agent-1', id: 'replay-1' });
  expect(await heading('1 of 2 answers is riskier')).toBeTruthy();
});

test('one that is gone leads to the newest, and a failure says what is safe', async () => {
  const { app, backend } = open([mixed], { address: '/agent/proof/agent-1?of=chats&replay=nothing' });
  await app.user.click(await screen.findByRole('button', { name: 'Show the newest replay' }));
  expect(await heading('1 of 3 answers is riskier')).toBeTruthy();
  backend.refuse('GET /agent/{id}/replays', { status: 500, message: 'Something failed', code: 'internal' });
  await app.go('/agent/proof/agent-1');
  await app.go('/agent/proof/agent-1?of=chats');
  expect(await heading('1 of 3 answers is riskier')).toBeTruthy();
});

test('publishing with open findings asks for a tick', async () => {
  const replays = { ...noReplays(), replays: [mixed], findings: { open: 2, replayId: 'replay-1' } };
  const { app, backend } = open([], { address: '/agent/create/agent-1', replays });
  await app.user.click(await screen.findByRole('button', { name: 'Publish the draft' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^At 2 turns of your own chats/)).toBeTruthy();
  const publish = dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(publish.disabled).toBe(true);
  expect(dialog.getByRole('link', { name: 'Look at them' }).getAttribute('href')).toContain('replay=replay-1');
  await app.user.click(dialog.getByRole('checkbox'));
  await app.user.click(publish);
  expect(await screen.findByText(/^Published as version/)).toBeTruthy();
  expect(backend.callsTo('POST /agent/{id}/publish')[0]!.body).toMatchObject({ acceptFindings: true });
});
