import type { SimulatedConversation } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aConversation, aRun, leads, noSimulations } from '../../test/fake-simulations.ts';
import { aDraft, noVersions } from '../../test/fake-versions.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const madeUpPrice = 'The agent named a price that no offer has.';
const wrong: SimulatedConversation = aConversation({
  state: 'failed',
  failures: [{ rule: 'forbidden', message: 1, sentence: madeUpPrice }],
  call: '2026-11-23T15:00:00.000Z',
  handedOver: 'asked-for-human',
});
const mixed = aRun({
  conversations: [...leads.slice(1).map((lead) => aConversation({ lead })), wrong],
});

function open(runs = [mixed], address = '/agent/proof/agent-1', given: Parameters<typeof createFakeBackend>[0] = {}) {
  const simulations = { ...noSimulations(), runs: structuredClone(runs) };
  const backend = createFakeBackend({ agents: [anAgent()], simulations, ...given });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}
const heading = (name: string) => screen.findByRole('heading', { name });
const startButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Start with/ });

test('an agent without a run says what a run takes, and a run of some leads begins', async () => {
  const { app, backend } = open([]);
  expect(await screen.findByText(/Not tried yet/)).toBeTruthy();
  expect(await screen.findByText(/About 12,000 tokens, \$0\.0120\./)).toBeTruthy();
  await app.user.click(screen.getByText('All 3 leads'));
  await app.user.click(screen.getByRole('checkbox', { name: 'All leads' }));
  expect((await startButton()).disabled).toBe(true);
  expect(screen.getByText('Choose at least one lead.')).toBeTruthy();
  await app.user.click(screen.getByRole('checkbox', { name: 'Need care' }));
  expect(screen.getByText(/About 4,000 tokens/)).toBeTruthy();
  await app.user.click(await startButton());
  expect(await screen.findByText('Waiting for another run to end.')).toBeTruthy();
  expect(backend.callsTo('POST /agent/{id}/simulations')[0]!.body).toEqual({
    version: 'published',
    characters: ['minor'],
  });
  expect(document.activeElement).toBe(await heading('0 of 1 went well'));
});

test('a refused start says why, and a draft that is gone is no longer offered', async () => {
  const versions = { ...noVersions(), draft: aDraft() };
  const { app, backend } = open([], undefined, { versions, simulations: noSimulations() });
  await app.user.click(await screen.findByRole('button', { name: 'Draft' }));
  const message = 'This agent has no draft: it was published or discarded.';
  backend.refuse('POST /agent/{id}/simulations', { status: 404, message, code: 'not_found' });
  backend.stored.versions.draft = null;
  await app.user.click(await startButton());
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Draft' })).toBeNull());
});

test('what is left of the budget is said before', async () => {
  const budget = { tokens: 9000, limit: 10_000, percentUsed: 90, resetsAt: '2026-11-21T00:00:00.000Z' };
  open([], undefined, { agentModels: { models: ['setter'], pausedUntil: null, budget }, simulations: noSimulations() });
  expect(await screen.findByText(/1,000 are left of today’s budget\./)).toBeTruthy();
  expect(screen.getByText(/more than is left of today’s budget/)).toBeTruthy();
});

test('failures come first, and a lead opens its conversation at what went wrong', async () => {
  const { app } = open();
  await heading('2 of 3 went well');
  expect(screen.getByText(/11,000 tokens, \$0\.0110/)).toBeTruthy();
  const [first] = screen.getAllByRole('link', { name: /Asks the price first|Is in a hurry|Is fifteen/ });
  expect(first!.textContent).toContain(madeUpPrice);
  await app.user.click(first!);
  const chat = await screen.findByRole('region', { name: 'Conversation with “Asks the price first”' });
  expect(document.activeElement).toBe(within(chat).getByRole('heading', { name: 'Asks the price first' }));
  const answer = within(chat).getByText('It is $97 once.').closest('li')!;
  expect(within(answer).getByText(madeUpPrice)).toBeTruthy();
  expect(chat.textContent).toMatch(/Practice call booked for Nov 23/);
  expect(chat.textContent).toContain('handed the chat to you: they asked for a person.');
  await app.user.click(within(chat).getByRole('link', { name: 'Back to the leads' }));
  expect(document.activeElement?.textContent).toContain('Asks the price first');
});

test('a run that goes on is followed live, and stops', async () => {
  const conversations = leads.map((lead) => aConversation({ lead, state: 'waiting', messages: [] }));
  const { app, backend } = open([aRun({ state: 'running', playing: 'Is in a hurry', endedAt: null, conversations })]);
  expect(await screen.findByText('0 of 3 played, now: Is in a hurry')).toBeTruthy();
  const [run] = backend.stored.simulations.runs;
  const paused = {
    state: 'paused',
    playing: null,
    pausedFor: 'model',
    pausedUntil: '2999-01-01T10:00:00.000Z',
  } as const;
  Object.assign(run!, paused, { passed: 1 });
  const { conversations: _, ...simulation } = run!;
  backend.socket.send('simulation:changed', { simulation });
  expect(await screen.findByText(/1 of 3 played\. Paused: the language model cannot be reached/)).toBeTruthy();
  await app.user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped after 1 of 3.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('earlier runs open the same way, and one that is gone leads to the newest', async () => {
  const { app } = open([aRun({ _id: 'run-2', version: 'draft' }), mixed]);
  await heading('3 of 3 went well');
  await app.user.click(screen.getByRole('link', { name: /2 of 3 went well/ }));
  await heading('2 of 3 went well');
  await app.go('/agent/proof/agent-1?run=nothing');
  await app.user.click(await screen.findByRole('button', { name: 'Show the newest run' }));
  expect(await heading('3 of 3 went well')).toBeTruthy();
});

test('the list and the form of agents say how ready they are, and the way back leads there', async () => {
  const readiness = [{ agentId: 'agent-1', simulationId: 'run-1', passed: 2, total: 3, at: mixed.at }];
  const simulations = { ...noSimulations(), runs: [mixed], readiness };
  const agents = [anAgent(), anAgent({ _id: 'agent-2', name: 'Second' })];
  const { app } = open([], '/agents', { agents, simulations });
  const untried = await screen.findByRole('link', { name: 'Try with simulated leads' });
  expect(untried.getAttribute('aria-description')).toBe('Second');
  const ready = screen.getByRole('link', { name: '2 of 3 simulated leads went well' });
  expect(ready.getAttribute('aria-description')).toBe('Setter');
  await app.user.click(ready);
  await heading('2 of 3 went well');
  await app.user.click(screen.getByRole('link', { name: 'Go Back to agents' }));
  await heading('Agents');
  await app.go('/agent/create/agent-1');
  await heading('Edit Agent');
  await app.user.click(await screen.findByRole('link', { name: '2 of 3 simulated leads went well' }));
  expect(await screen.findByRole('link', { name: 'Go Back to the agent' })).toBeTruthy();
});

test('says what is safe when nothing loads, and where there is no agent', async () => {
  const { app, backend } = open();
  backend.refuse('GET /agent/{id}/simulations', { status: 500, message: 'Something failed', code: 'internal' });
  expect(await screen.findByText('The runs didn’t load')).toBeTruthy();
  backend.refuse('GET /agent/{id}/simulations');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await heading('2 of 3 went well');
  open([], '/agent/proof/nobody');
  expect(await screen.findByText('Agent not found')).toBeTruthy();
});

test('an agent is tried every night once that is switched on, and the last night is said', async () => {
  const run = aRun({ _id: 'run-night', nightly: true, by: null });
  const simulations = { ...noSimulations(), runs: [run] };
  const { app, backend } = open([], undefined, { simulations });
  const night = await screen.findByRole('region', { name: 'Every night' });
  expect(await within(night).findByText(/About 12,000 tokens, \$0\.0120\. That’s for one night\./)).toBeTruthy();
  const control = within(night).getByRole<HTMLInputElement>('switch', { name: /every night/ });
  expect(control.checked).toBe(false);
  await app.user.click(control);
  expect(await within(night).findByText(/^Next: Nov 21/)).toBeTruthy();
  expect(backend.callsTo('PUT /agent/{id}/nightly')[0]!.body).toEqual({ on: true });

  backend.refuse('PUT /agent/{id}/nightly', { status: 403, message: 'Confirm your email first.', code: 'forbidden' });
  await app.user.click(control);
  expect(await screen.findByText('Confirm your email first.')).toBeTruthy();
  await waitFor(() => expect(control.checked).toBe(true));
});

test('a night that tried nothing says why, and leads to the last run', async () => {
  const run = aRun({ _id: 'run-night', nightly: true, by: null });
  const last = { at: '2026-11-20T09:00:00.000Z', outcome: 'unchanged' as const };
  const nightly = { on: true, nextAt: '2026-11-21T09:00:00.000Z', last, run };
  open([], undefined, { simulations: { ...noSimulations(), runs: [run], nightly } });
  const night = await screen.findByRole('region', { name: 'Every night' });
  expect(await within(night).findByText(/nothing had changed, so nothing was tried/)).toBeTruthy();
  const link = within(night).getByRole('link', { name: '3 of 3 went well' });
  expect(link.getAttribute('href')).toBe('/agent/proof/agent-1?run=run-night');
  expect(night.textContent).toContain('at night');
});
