import type { Proposal } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCorrection } from '../../test/fake-corrections.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const title = 'What should it have said?';
const at = '2026-11-20T10:00:04.000Z';
const decision = { kind: 'reply', reason: 'conversation-goes-on', keyword: null, at } as const;
const proposal: Proposal = {
  _id: 'proposal-1',
  text: 'You get a discount.',
  quickReplies: [],
  topic: 'price',
  at: new Date().toISOString(),
  until: new Date(Date.now() + 5 * 3_600_000).toISOString(),
};

async function open({ corrections = [aCorrection()], waits = false } = {}) {
  const answer = aMessage({ _id: 'answer', author: 'agent', text: 'You get a discount.', decision });
  const chat = aChat({
    history: [aMessage({ text: 'what does it cost?' }), answer],
    proposal: waits ? proposal : null,
  });
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [chat], corrections });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  return { backend, app };
}

async function openCard(app: Awaited<ReturnType<typeof open>>['app']): Promise<void> {
  await app.user.click(await screen.findByRole('button', { name: 'Why the agent wrote this' }));
}
// jsdom has no layout, so a placed card seems hidden.
const inCard = (name: string) => screen.findByRole('button', { name, hidden: true });

test('a thumb up is kept and taken back, and a thumb of another person is told', async () => {
  const { app, backend } = await open();
  await openCard(app);
  const up = await inCard('Good answer');
  await app.user.click(up);
  await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('true'));
  expect(await screen.findByText('Dana found it good.')).toBeTruthy();
  await app.user.click(up);
  await waitFor(() => expect(up.getAttribute('aria-pressed')).toBe('false'));
  expect(backend.callsTo('PUT /chat/{id}/messages/{messageId}/thumb').map(({ body }) => body)).toEqual([
    { thumb: 'up' },
    { thumb: null },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a thumb down asks what it should have been, and where that counts', async () => {
  const { app, backend } = await open();
  await openCard(app);
  await app.user.click(await inCard('Wrong answer'));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText('You get a discount.')).toBeTruthy();
  await app.user.click(dialog.getByRole('button', { name: 'Save the rule' }));
  expect(dialog.getByText('Write what they ask about')).toBeTruthy();
  await app.user.type(dialog.getByRole('textbox', { name: 'When they ask about' }), 'cost');
  await app.user.type(dialog.getByRole('textbox', { name: 'It says' }), 'It is $97.');
  await app.user.click(dialog.getByRole('button', { name: 'This chat only' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save the rule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.callsTo('POST /agent/{id}/corrections')[0]?.body).toEqual({
    scope: 'chat',
    rule: { kind: 'answer', asked: 'cost', text: 'It is $97.' },
    about: { chatId: 'chat-1', messageId: 'answer' },
  });
});

test('the dialog lists what counts in this chat alone, and takes it away', async () => {
  const own = aCorrection({ _id: 'of-chat', scope: 'chat', rule: { kind: 'free', text: 'Call her Maya.' } });
  const { app, backend } = await open({ corrections: [own] });
  await openCard(app);
  await app.user.click(await inCard('Wrong answer'));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await app.user.click(await dialog.findByRole('button', { name: 'Remove “Call her Maya.”' }));
  await waitFor(() => expect(dialog.queryByText('Call her Maya.')).toBeNull());
  expect(backend.callsTo('DELETE /corrections/{id}')).toHaveLength(1);
});

test('a refusal is said, and what was typed stays', async () => {
  const { app, backend } = await open();
  const message = 'Setter has 50 rules. Delete one first.';
  backend.refuse('POST /agent/{id}/corrections', { status: 409, message, code: 'conflict' });
  await openCard(app);
  await app.user.click(await inCard('Wrong answer'));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await app.user.click(dialog.getByRole('button', { name: 'In my words' }));
  const words = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What it should do' });
  await app.user.type(words, 'Be kind.');
  await app.user.click(dialog.getByRole('button', { name: 'Save the rule' }));
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(words.value).toBe('Be kind.');
});

test('an answer that was sent in other words can be made a rule', async () => {
  const { app, backend } = await open({ waits: true });
  const card = () => within(screen.getByRole('region', { name: 'Your agent’s answer' }));
  await screen.findByRole('region', { name: 'Your agent’s answer' });
  await app.user.click(card().getByRole('button', { name: 'Edit' }));
  const words = card().getByRole('textbox');
  await app.user.clear(words);
  await app.user.type(words, 'It is $97.');
  await app.user.click(card().getByRole('button', { name: 'Send' }));
  await app.user.click(await screen.findByRole('button', { name: 'Make this a rule?' }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'It says' }).value).toBe('It is $97.');
  await app.user.type(dialog.getByRole('textbox', { name: 'When they ask about' }), 'cost');
  await app.user.click(dialog.getByRole('button', { name: 'Save the rule' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make this a rule?' })).toBeNull());
  expect(backend.callsTo('POST /agent/{id}/corrections')[0]?.body).toMatchObject({
    scope: 'agent',
    about: { chatId: 'chat-1', proposalId: 'proposal-1' },
  });
});

test('an answer that was sent as it was offers no rule', async () => {
  const { app } = await open({ waits: true });
  const card = await screen.findByRole('region', { name: 'Your agent’s answer' });
  await app.user.click(within(card).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your agent’s answer' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Make this a rule?' })).toBeNull();
});
