import type { Chat, Proposal } from '@spotter/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const proposal: Proposal = {
  _id: 'proposal-1',
  text: 'Great goal! What does a usual week look like?',
  quickReplies: [],
  topic: 'small-talk',
  at: new Date().toISOString(),
  until: new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString(),
};

async function openChat(given: Partial<Chat> = { proposal }, search = '') {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat(given)] });
  const app = renderApp(`/dashboard/chat/chat-1${search}`, { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  if (given.proposal != null) await screen.findByRole('region', { name: 'Your agent’s answer' });
  return { backend, app };
}

function changed(backend: ReturnType<typeof createFakeBackend>, given: Partial<Chat>): void {
  const chat = aChat(given);
  act(() => backend.socket.send('chat:changed', { chatId: chat._id, chat, message: null }));
}

const card = () => within(screen.getByRole('region', { name: 'Your agent’s answer' }));
const noCard = () => expect(screen.queryByRole('region', { name: 'Your agent’s answer' })).toBeNull();
const words = () => card().getByRole<HTMLTextAreaElement>('textbox', { name: 'Your agent’s answer, in your words' });

describe('an answer that waits for the coach', () => {
  test('is sent as it is, with the time that is left', async () => {
    const { backend, app } = await openChat();
    expect(card().getByText(proposal.text)).toBeTruthy();
    expect(card().getByText(/^5 h.* left to send it$/)).toBeTruthy();
    await app.user.click(card().getByRole('button', { name: 'Send' }));
    await waitFor(noCard);
    expect(backend.callsTo('POST /chat/{id}/proposal/send')[0]?.body).toEqual({ proposalId: 'proposal-1' });
  });

  test('is sent in the coach’s words', async () => {
    const { backend, app } = await openChat();
    await app.user.click(card().getByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(words());
    await app.user.clear(words());
    await app.user.type(words(), 'Love it!');
    await app.user.click(card().getByRole('button', { name: 'Send' }));
    await waitFor(noCard);
    expect(backend.callsTo('POST /chat/{id}/proposal/send')[0]?.body).toEqual({
      proposalId: 'proposal-1',
      text: 'Love it!',
    });
  });

  test('is dropped', async () => {
    const { backend, app } = await openChat();
    await app.user.click(card().getByRole('button', { name: 'Drop' }));
    await waitFor(noCard);
    expect(backend.callsTo('POST /chat/{id}/proposal/drop')[0]?.body).toEqual({ proposalId: 'proposal-1' });
  });

  test('comes and goes live; what the coach was typing stays, and cannot be sent for another answer', async () => {
    const { backend, app } = await openChat({});
    noCard();
    changed(backend, { proposal });
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    await app.user.type(words(), ' Tell me!');
    const newer = { ...proposal, _id: 'proposal-2', text: 'It is $97 once.' };
    changed(backend, { proposal: newer });
    expect(await screen.findByText(/This chat has changed, so nothing was sent/)).toBeTruthy();
    expect(words().value).toBe(`${proposal.text} Tell me!`);
    expect(card().queryByRole('button', { name: 'Send' })).toBeNull();
    await app.user.click(card().getByRole('button', { name: 'Show the new answer' }));
    expect(card().getByText('It is $97 once.')).toBeTruthy();
  });

  test('that somebody else sent is said', async () => {
    const { backend, app } = await openChat();
    const refusal = { status: 409, code: 'conflict', message: 'Dana has already sent this answer' } as const;
    backend.refuse('POST /chat/{id}/proposal/send', refusal);
    await app.user.click(card().getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Dana has already sent this answer')).toBeTruthy();
  });

  test('is open for changes where a notification led to that', async () => {
    await openChat({ proposal }, '?proposal=edit');
    expect(words().value).toBe(proposal.text);
  });
});
