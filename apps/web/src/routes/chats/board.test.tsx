import type { Chat, ChatStage } from '@spotter/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aTag } from '../../test/fake-tags.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const lead = (id: string, stage: ChatStage, value: number | null, given: Partial<Chat> = {}) =>
  aChat({
    _id: id,
    senderId: id,
    username: id,
    stage,
    score: { value, reasons: value === null ? ['severe'] : ['fits', 'wrote-today', 'window-open'] },
    ...given,
  });

function backendOf(...chats: Chat[]) {
  return createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    tags: [aTag({ _id: 'tag-1', name: 'Warm' })],
    chats,
  });
}

const column = (stage: ChatStage) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-column="${stage}"]`);
    expect(found).not.toBeNull();
    return found!;
  });
const cardsIn = (stage: ChatStage) =>
  [...document.querySelectorAll<HTMLElement>(`[data-column="${stage}"] [data-card]`)].map(
    (card) => card.dataset['card'],
  );
const cardOf = async (id: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
    expect(found).not.toBeNull();
    return found!;
  });

/** Moves the first chat, as someone else in the account does. */
function moveElsewhere(backend: ReturnType<typeof backendOf>, stage: ChatStage): void {
  const chat = Object.assign(backend.stored.chats[0]!, { stage });
  act(() => backend.socket.send('account:chat', { chatId: chat._id, chat: structuredClone(chat) }));
}

describe('the board', () => {
  const { matchMedia } = window;
  beforeAll(() => {
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media.includes('min-width') });
  });
  afterAll(() => {
    window.matchMedia = matchMedia;
  });

  test('shows each stage with its leads, the most promising first, and what they are worth', async () => {
    const backend = backendOf(
      lead('mia', 'qualified', 40, { history: [aMessage({ text: 'How much is it?' })] }),
      lead('zoe', 'qualified', 90, { tags: [{ _id: 'tag-1', by: 'hand' }] }),
      lead('tom', 'engaged', 10),
    );
    renderApp('/board', { backend, signedIn: true });
    const qualified = await column('qualified');
    expect(await within(qualified).findByText('How much is it?')).toBeTruthy();
    expect(cardsIn('qualified')).toEqual(['zoe', 'mia']);
    expect(await within(qualified).findByText('Warm')).toBeTruthy();
    expect(
      (await within(qualified).findByTitle(/^20% of leads like this booked a call; Busy Strong is \$249/)).textContent,
    ).toContain('≈ $100');
    for (const reason of ['Fits what you offer', 'Wrote in the last day', 'Can be answered now'])
      expect(within(qualified).getAllByText(reason)).toHaveLength(2);
    expect(within(await column('booked')).getByText('No leads here.')).toBeTruthy();
  });

  test('puts neither a score nor a worth on who may be in danger', async () => {
    renderApp('/board', { backend: backendOf(lead('kim', 'needs_you', null)), signedIn: true });
    const needsYou = await column('needs_you');
    expect(await within(needsYou).findByText('Not scored: they may be in danger or under age')).toBeTruthy();
    expect(within(needsYou).queryByText(/of 100/)).toBeNull();
    expect(needsYou.textContent).not.toContain('≈');
  });

  test('moves a lead with the keyboard, says each step, and takes it back', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40));
    const { user } = renderApp('/board/credential-1', { backend, signedIn: true });
    const card = await cardOf('mia');
    act(() => card.focus());
    await user.keyboard(' {ArrowRight}');
    expect(screen.getByText('Qualified, 4 of 6.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Not moved.')).toBeTruthy();
    expect(backend.calls.some(({ call }) => call === 'POST /chat/{id}/move')).toBe(false);
    await user.keyboard(' {ArrowRight}{ArrowRight}{Enter}');
    expect(backend.calls.findLast(({ call }) => call === 'POST /chat/{id}/move')?.body).toMatchObject({
      from: 'engaged',
      to: 'booked',
    });
    await waitFor(() => expect(cardsIn('booked')).toEqual(['mia']));
    expect(document.activeElement?.getAttribute('data-card')).toBe('mia');
    await user.click(await screen.findByText('Undo'));
    await waitFor(() => expect(cardsIn('engaged')).toEqual(['mia']));
    expect(backend.calls.findLast(({ call }) => call === 'POST /chat/{id}/move')?.body).toMatchObject({
      from: 'booked',
      to: 'engaged',
    });
  });

  test('shows a lead in the new stage at once, and where it is now if somebody was faster', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40));
    renderApp('/board/credential-1', { backend, signedIn: true });
    const choice = await screen.findByLabelText('Move mia to');
    const release = backend.hold('POST /chat/{id}/move');
    fireEvent.change(choice, { target: { value: 'lost' } });
    await waitFor(() => expect(cardsIn('lost')).toEqual(['mia']));
    backend.stored.chats[0]!.stage = 'booked';
    backend.refuse('POST /chat/{id}/move', { status: 409, code: 'conflict', message: 'Someone has moved this lead.' });
    release();
    expect(await screen.findByText('Someone has moved this lead.')).toBeTruthy();
    await waitFor(() => expect(cardsIn('booked')).toEqual(['mia']));
    expect(cardsIn('lost')).toEqual([]);
  });

  test('a lead whom someone else moves while the keyboard carries it is said to be elsewhere, and has the focus there', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40));
    const { user } = renderApp('/board/credential-1', { backend, signedIn: true });
    const card = await cardOf('mia');
    act(() => card.focus());
    await user.keyboard(' {ArrowRight}');
    moveElsewhere(backend, 'lost');
    expect(await screen.findByText('Not moved: someone has moved mia to Lost.')).toBeTruthy();
    await waitFor(() => expect(cardsIn('lost')).toEqual(['mia']));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-card')).toBe('mia'));
    expect(backend.callsTo('POST /chat/{id}/move')).toHaveLength(0);
  });

  test('has whom someone else moves in the new stage at once, also narrowed', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40, { tags: [{ _id: 'tag-1', by: 'hand' }] }));
    renderApp('/board/credential-1?tag=tag-1', { backend, signedIn: true });
    await cardOf('mia');
    const release = backend.hold('GET /board/{botId}/cards');
    moveElsewhere(backend, 'booked');
    await waitFor(() => expect(cardsIn('booked')).toEqual(['mia']));
    expect(cardsIn('engaged')).toEqual([]);
    release();
  });

  test('has the filters of the list in its address, and an opened chat leads back to it', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40), lead('tom', 'engaged', 30, { chatEnabled: false }));
    const { user, address } = renderApp('/board/credential-1?enabled=true', { backend, signedIn: true });
    await user.click(await cardOf('mia'));
    expect(address()).toBe('/dashboard/chat/mia');
    await user.click(await screen.findByLabelText('Go Back to the board'));
    await waitFor(() => expect(address()).toBe('/board/credential-1?enabled=true'));
    await waitFor(() => expect(cardsIn('engaged')).toEqual(['mia']));
    expect(screen.getByLabelText('Show as a list').getAttribute('href')).toBe(
      '/dashboard/listchats/credential-1?enabled=true',
    );
  });

  test('says that the tag which narrows it was deleted', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40));
    const { user, address } = renderApp('/board/credential-1?tag=tag-9', { backend, signedIn: true });
    expect(await screen.findByText('This tag was deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all conversations' }));
    await cardOf('mia');
    expect(address()).toBe('/board/credential-1');
  });

  test('says in a column that it did not load, and tries again', async () => {
    const backend = backendOf(lead('mia', 'engaged', 40));
    backend.refuse('GET /board/{botId}/cards', { status: 500, code: 'internal', message: 'No' });
    const { user } = renderApp('/board/credential-1?stage=engaged', { backend, signedIn: true });
    const retry = await screen.findByText('Try again');
    backend.refuse('GET /board/{botId}/cards');
    await user.click(retry);
    await waitFor(() => expect(cardsIn('engaged')).toEqual(['mia']));
  });
});
