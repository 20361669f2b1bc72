import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aPlan, aStep } from '../../test/fake-plans.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const hourMs = 3_600_000;
/** Returns an instant, counted from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

async function open(plan: Parameters<typeof aPlan>[0] = {}, chat: Parameters<typeof aChat>[0] = {}) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [aChat(chat)],
    plans: { 'chat-1': aPlan(plan) },
  });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  const panel = within(await screen.findByRole('complementary'));
  await panel.findByRole('heading', { name: 'What happens next' });
  return { backend, app, panel };
}

const underWay = () => ({
  windowEndsAt: inHours(20),
  steps: [
    aStep({ _id: 'first', state: 'sent', reason: 'sent', at: inHours(-2), text: 'Still up for it?' }),
    aStep({ _id: 'second', at: inHours(3), reason: 'quiet-hours' }),
    aStep({ _id: 'third', at: inHours(16), text: 'Last one from me.' }),
    aStep({ _id: 'fourth', state: 'cancelled', reason: 'enough' }),
    aStep({ _id: 'fifth', state: 'cancelled', reason: 'enough' }),
  ],
});

describe('what happens next in a chat', () => {
  test('says why a window is longer than a day', async () => {
    const { panel } = await open({ ...underWay(), windowEndsAt: inHours(140), windowReason: 'ad' });
    expect(await panel.findByText('The ad’s window closes, at the latest')).toBeTruthy();
    expect(panel.getByText(/^An ad brought them/)).toBeTruthy();
    expect(panel.queryByText('The 24-hour window closes')).toBeNull();
  });

  test('is a time line: what was sent, what will be and when, where the window ends, and what will not be', async () => {
    const { panel } = await open(underWay());
    expect(await panel.findByText(/their time \(Chicago\)\.$/)).toBeTruthy();
    const lines = panel.getAllByRole('list')[0]!;
    expect([...lines.children].map((line) => line.getAttribute('data-state'))).toEqual([
      'sent',
      'planned',
      'planned',
      'window',
    ]);
    expect(panel.getByText('“Still up for it?”')).toBeTruthy();
    expect(panel.getByText(/· in 3 h$/)).toBeTruthy();
    expect(panel.getByText('Your agent writes it then.')).toBeTruthy();
    expect(panel.getByText('Waits for their morning: it’s in their quiet hours.')).toBeTruthy();
    expect(panel.getByText('“Last one from me.”')).toBeTruthy();
    expect(panel.getByText(/· in 20 h$/)).toBeTruthy();
    expect(panel.getByText('Follow-ups 4 and 5 canceled: enough without an answer.')).toBeTruthy();
  });

  test('one follow-up is canceled, and says so', async () => {
    const { app, backend, panel } = await open(underWay());
    await app.user.click(await panel.findByRole('button', { name: 'Cancel Follow-up 2' }));
    expect(await panel.findByText('Follow-up 2 canceled: you canceled it.')).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/plan/{stepId}/cancel')).toHaveLength(1);
    expect(panel.getByRole('button', { name: 'Cancel Follow-up 3' })).toBeTruthy();
  });

  test('one follow-up says the coach’s own words in this chat', async () => {
    const { app, backend, panel } = await open(underWay());
    await app.user.click(await panel.findByRole('button', { name: 'Edit Follow-up 2' }));
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What it says' });
    await app.user.clear(words);
    await app.user.type(words, 'Own words?');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('“Own words?”')).toBeTruthy();
    expect(panel.getByText('Your words, in this chat only.')).toBeTruthy();
    expect(backend.callsTo('PUT /chat/{id}/plan/{stepId}/text')[0]?.body).toEqual({ text: 'Own words?' });
  });

  test('one that was sent meanwhile cannot be canceled, and the plan is read again', async () => {
    const { app, backend, panel } = await open(underWay());
    const cancel = await panel.findByRole('button', { name: 'Cancel Follow-up 2' });
    backend.refuse('POST /chat/{id}/plan/{stepId}/cancel', { status: 409, message: 'sent', code: 'conflict' });
    const before = backend.callsTo('GET /chat/{id}/plan').length;
    await app.user.click(cancel);
    expect(await screen.findByText('It was sent already.')).toBeTruthy();
    await waitFor(() => expect(backend.callsTo('GET /chat/{id}/plan').length).toBeGreaterThan(before));
  });

  test('waits until the lead’s tomorrow when the coach says so, which can be undone', async () => {
    const { app, backend, panel } = await open({ steps: [aStep({ at: inHours(0.1) })], zone: 'UTC' });
    await app.user.click(await panel.findByRole('button', { name: 'Not before tomorrow' }));
    expect(await panel.findByText(/^Nothing before tomorrow, 8:00 AM, their time\./)).toBeTruthy();
    const body = backend.callsTo('POST /chat/{id}/plan/not-before')[0]?.body as { until: string };
    expect(body.until).toMatch(/T08:00:00.000Z$/);
    await app.user.click(panel.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(backend.stored.plans['chat-1']?.notBefore).toBeNull());
    expect(await panel.findByRole('button', { name: 'Not before tomorrow' })).toBeTruthy();
  });

  test('an answer of the lead changes it right away', async () => {
    const { backend, panel } = await open(underWay());
    await panel.findByText('Your agent writes it then.');
    await waitFor(() => expect(backend.socket.joined).toContain('join:private chat-1'));
    backend.stored.plans['chat-1'] = aPlan({
      steps: [
        aStep({ state: 'cancelled', reason: 'answered' }),
        aStep({ _id: 'b', state: 'cancelled', reason: 'answered' }),
      ],
    });
    act(() => backend.receive('chat-1', aMessage({ text: 'ok call me' })));
    expect(await panel.findByText('Follow-ups 1 and 2 canceled: they wrote.')).toBeTruthy();
  });

  test('without follow-ups leads to where they are set', async () => {
    const { panel } = await open();
    const link = await panel.findByRole('link', { name: 'Set them up' });
    expect(link.getAttribute('href')).toBe('/agent/create/agent-1#follow-ups');
  });

  test('says that they are off', async () => {
    const { panel } = await open({ steps: [aStep({ state: 'cancelled', reason: 'disabled' })] });
    expect(await panel.findByText(/^Follow-ups are off for this agent\./)).toBeTruthy();
  });

  test('a plan that does not load says so, and is asked for again', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    backend.refuse('GET /chat/{id}/plan', { status: 404, message: 'no', code: 'not_found' });
    const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
    expect(await screen.findByText(/The plan didn’t load/)).toBeTruthy();
    backend.refuse('GET /chat/{id}/plan');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^This agent has no follow-ups\./)).toBeTruthy();
  });
});

describe('a pause of a chat', () => {
  test('is set for half an hour, counts down in the head, and is ended', async () => {
    const { app, backend, panel } = await open();
    await app.user.click(await panel.findByRole('button', { name: 'Pause this chat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause this chat' }));
    await app.user.click(dialog.getByRole('button', { name: 'For 30 minutes' }));
    expect(await panel.findByText(/^Paused until .* · 30 min left$/)).toBeTruthy();
    expect(screen.getAllByText('Paused · 30 min').length).toBeGreaterThan(1);
    expect(screen.getByText(/^You paused this chat until .*30 min left/)).toBeTruthy();
    await app.user.click(screen.getAllByRole('button', { name: 'Resume now' })[0]!);
    await waitFor(() => expect(screen.queryByText(/^You paused this chat/)).toBeNull());
    expect(backend.callsTo('POST /chat/{id}/pause').map(({ body }) => body)).toEqual([
      { until: expect.any(String) as string },
      { until: null },
    ]);
  });

  test('may end at a chosen time of the next 30 days', async () => {
    const { app, backend, panel } = await open();
    await app.user.click(await panel.findByRole('button', { name: 'Pause this chat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause this chat' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Until a day and time');
    await app.user.clear(field);
    await app.user.type(field, '2020-01-01T08:00');
    await app.user.click(dialog.getByRole('button', { name: 'Pause until then' }));
    expect(await dialog.findByText('Choose a time in the next 30 days.')).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/pause')).toEqual([]);
    const inThreeDays = new Date(Date.now() + 72 * hourMs).toISOString().slice(0, 16);
    await app.user.clear(field);
    await app.user.type(field, inThreeDays);
    await app.user.click(dialog.getByRole('button', { name: 'Pause until then' }));
    await waitFor(() => expect(backend.callsTo('POST /chat/{id}/pause')).toHaveLength(1));
  });

  test('that could not be saved says so', async () => {
    const { app, backend, panel } = await open();
    backend.refuse('POST /chat/{id}/pause', { status: 500, message: 'no', code: 'internal' });
    await app.user.click(await panel.findByRole('button', { name: 'Pause this chat' }));
    await app.user.click(await screen.findByRole('button', { name: 'Until tomorrow, 8:00 AM' }));
    expect(await screen.findByText('The pause didn’t save. Try again.')).toBeTruthy();
  });

  test.each([
    ['account', /^You paused this account until/, 'Go to the account', '/dashboard/account/credential-1'],
    ['agent', /^You paused this agent until/, 'Go to the agent', '/agent/create/agent-1'],
  ] as const)('of its %s is told in the chat, with the way there', async (by, sentence, link, address) => {
    await open({ pause: { by, until: inHours(2) } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(address);
  });

  test('says nothing where the agent is silent for another reason', async () => {
    await open({ pause: { by: 'chat', until: inHours(2) } }, { pausedUntil: inHours(2), chatEnabled: false });
    expect(await screen.findByText('Your agent is off in this chat.')).toBeTruthy();
    expect(screen.queryByText(/^You paused this chat/)).toBeNull();
  });
});

describe('a pause of an account', () => {
  test('is shown above its conversations and on each of them, and ended there', async () => {
    const backend = createFakeBackend({
      bots: [aBot({ pausedUntil: inHours(2) })],
      credentials: [aCredential()],
      chats: [aChat()],
    });
    const app = renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    const list = within(await screen.findByRole('region', { name: 'Conversations' }));
    expect(await list.findByText('Paused · 2 h')).toBeTruthy();
    await app.user.click(list.getByRole('button', { name: 'Resume now' }));
    await waitFor(() => expect(list.queryByText(/^Paused/)).toBeNull());
    expect(list.queryByRole('button', { name: 'Pause this account' })).toBeNull();
  });
});
