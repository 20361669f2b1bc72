import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { scrollToNextPage } from '../../test/browser.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

async function openChat(given: Parameters<typeof aChat>[0] = {}) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat(given)] });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(backend.socket.joined).toContain('join:private chat-1'));
  return { backend, app };
}

const history = () => within(screen.getByRole('region', { name: 'Messages' }));
/** Returns the lines of a chat without their times. */
const linesOf = () =>
  [...screen.getByRole('region', { name: 'Messages' }).querySelectorAll('li > div p')].map((line) =>
    line.textContent?.replace(/ · \d{1,2}:\d\d [AP]M$/, ''),
  );
const minute = (count: number) => `2026-11-20T10:${String(count).padStart(2, '0')}:00.000Z`;
const takenOver = { _id: 'a', kind: 'taken-over', at: minute(5), via: 'inbox' } as const;
const handedBack = { _id: 'b', kind: 'handed-back', at: minute(9), note: 'Shoulder is fine, book her.' } as const;

describe('who has had a chat', () => {
  test('stays between its messages, in the order in which it was, with what the agent was told', async () => {
    await openChat({
      changesOfHands: [takenOver, handedBack, { _id: 'c', kind: 'let-answer', at: minute(12), note: null }],
      history: [
        aMessage({ text: 'SHRED', date: minute(0) }),
        aMessage({ author: 'coach', text: 'Dana here', date: minute(5) }),
        aMessage({ author: 'coach', text: 'Now the agent', date: minute(9) }),
        aMessage({ text: 'thx', date: minute(10) }),
        aMessage({ text: 'and price?', date: minute(20) }),
      ],
    });
    expect(linesOf()).toEqual([
      'SHRED',
      'You took over',
      'Dana here',
      'Now the agent',
      'Handed back to your agent',
      'You told your agent: “Shoulder is fine, book her.”',
      'thx',
      'You let your agent answer',
      'and price?',
    ]);
  });

  test('is told live, and is still there when the chat changes otherwise', async () => {
    const { backend } = await openChat({ history: [aMessage({ text: 'hi', date: minute(0) })] });
    act(() => backend.change('chat-1', { changesOfHands: [takenOver], takenOver: takenOver, chatEnabled: false }));
    expect(await history().findByText(/^You took over · /)).toBeTruthy();
    act(() => backend.change('chat-1', { changesOfHands: [], stage: 'qualified' }));
    await waitFor(() => expect(screen.getAllByText('Qualified').length).toBeGreaterThan(1));
    expect(history().getByText(/^You took over · /)).toBeTruthy();
  });

  test('before the messages that are shown stands where they come in', async () => {
    const messages = Array.from({ length: 30 }, (_, index) => aMessage({ text: `m${index}`, date: minute(index) }));
    await openChat({ changesOfHands: [takenOver], history: messages });
    expect(history().queryByText(/^You took over/)).toBeNull();
    scrollToNextPage();
    await history().findByText('m0');
    expect(linesOf().slice(4, 7)).toEqual(['m4', 'You took over', 'm5']);
  });
});

describe('handing a chat back', () => {
  test('is a button at the send box while a person has it, and asks what the agent should know', async () => {
    const { backend, app } = await openChat({
      chatEnabled: false,
      takenOver,
      changesOfHands: [takenOver],
      history: [aMessage({ text: 'hi', date: minute(0) }), aMessage({ author: 'coach', date: minute(5) })],
    });
    await app.user.click(screen.getByRole('button', { name: 'Hand back to agent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand this chat back' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Anything it should know?' }), 'book her');
    await app.user.click(dialog.getByRole('button', { name: 'Hand back to agent' }));
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /chat/change-able')[0]?.body).toMatchObject({ chatEnabled: true, note: 'book her' });
    act(() => backend.change('chat-1', { takenOver: null, changesOfHands: [takenOver, handedBack] }));
    expect(await history().findByText('Your agent answers when they write next.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hand back to agent' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));

    act(() => backend.receive('chat-1', aMessage({ text: 'ok', date: minute(11) })));
    await waitFor(() => expect(history().queryByText('Your agent answers when they write next.')).toBeNull());
    expect(history().getByText(/^Handed back to your agent · /)).toBeTruthy();
  });

  test.each([
    ['is offered for a chat that the agent handed over', 'hand-over', true],
    ['is not offered where the coach only switched off', 'coach-toggle', false],
  ] as const)('%s', async (_, offReason, offers) => {
    await openChat({ chatEnabled: false, answering: { ...aChat().answering, offReason } });
    expect(screen.queryByRole('button', { name: 'Hand back to agent' }) !== null).toBe(offers);
  });

  test('what they wrote meanwhile is answered now, and nothing else is said of it', async () => {
    await openChat({ changesOfHands: [handedBack], history: [aMessage({ text: 'hello?', date: minute(8) })] });
    expect(history().getByText(/^Handed back to your agent/)).toBeTruthy();
    expect(history().queryByText('Your agent answers when they write next.')).toBeNull();
  });
});
