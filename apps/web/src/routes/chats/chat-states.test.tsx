import type { Chat } from '@spotter/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const { answering } = aChat();
const letAnswer = { name: 'Let the agent answer' };

/** Opens a chat in the given state, with its row and its panel. */
async function openChat(given: Partial<Chat>, botEnabled = true) {
  const bots = [aBot({ botEnabled, enabled: botEnabled })];
  const backend = createFakeBackend({ bots, credentials: [aCredential()], chats: [aChat(given)] });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  return { backend, app };
}

const chatHead = () => screen.getByRole('region', { name: /^Chat with / }).querySelector('header');
const conversations = () => document.querySelectorAll('a[href^="/dashboard/chat/"]');
const markOf = (place: ParentNode | null) => place?.querySelector('[data-mark]')?.textContent;

describe('what the agent does in a chat', () => {
  test.each<[string, Partial<Chat>, string | null]>([
    ['Waiting for a keyword', { answering: { ...answering, engaged: false } }, 'Let the agent answer'],
    [
      'Waiting for a keyword',
      { answering: { ...answering, sleepsFrom: '2026-11-01T10:00:00Z' } },
      'Let the agent answer',
    ],
    ['Not a lead', { stage: 'lost', answering: { ...answering, engaged: false } }, 'Let the agent answer'],
    ['Stopped', { stage: 'lost', answering: { ...answering, optedOut: true } }, null],
    ['No agent', { answering: { ...answering, agentId: null } }, null],
    [
      'Another app answers',
      { answering: { ...answering, otherApp: { appId: null, since: null, canTake: false } } },
      null,
    ],
    ['Agent off', { chatEnabled: false }, 'Let the agent answer'],
    ['Agent on', {}, null],
  ])('is said at the top and in the panel: %s', async (name, given, action) => {
    await openChat(given);
    expect(markOf(chatHead())).toBe(name);
    expect(markOf(screen.getByRole('complementary'))).toBe(name);
    expect(screen.queryByRole('button', letAnswer)?.textContent ?? null).toBe(action);
  });

  test('is said in the rows of the list', async () => {
    const chats = [
      aChat({ answering: { ...answering, engaged: false } }),
      aChat({ _id: 'chat-2', stage: 'lost', answering: { ...answering, optedOut: true } }),
    ];
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
    renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    await waitFor(() => expect(conversations()).toHaveLength(2));
    expect([...conversations()].map(markOf)).toEqual(['Waiting for a keyword', 'Stopped']);
  });

  test('is said in the rows with what comes next, as long as the agent has the chat', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const next = (kind: 'follow-up' | 'talk-later', minutes: number) => ({
      nextStep: { kind, at: inMinutes(minutes) },
    });
    const chats = [
      aChat(next('follow-up', 175)),
      aChat({ _id: 'chat-2', ...next('talk-later', 40) }),
      aChat({ _id: 'chat-3', ...next('follow-up', -1) }),
      aChat({ _id: 'chat-4', ...next('follow-up', 175), pausedUntil: inMinutes(120) }),
      aChat({ _id: 'chat-5', ...next('follow-up', 175), pendingReply: { at: inMinutes(1) } }),
    ];
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
    renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    await waitFor(() => expect(conversations()).toHaveLength(5));
    expect([...conversations()].map(markOf)).toEqual([
      'Follow-up in 3 h',
      'Writes to them in 40 min',
      'Follow-up soon',
      'Paused · 2 h',
      'Answers soon',
    ]);
    // Its agent got a pause, or other follow-ups.
    backend.stored.chats[0] = aChat(next('follow-up', 300));
    act(() => backend.changeBot('bot-1', {}));
    await waitFor(() => expect(markOf(conversations()[0]!)).toBe('Follow-up in 5 h'));
  });

  test('of who asked to stop: what brings the agent back, and no way around it', async () => {
    await openChat({ answering: { ...answering, optedOut: true } });
    expect(
      screen.getByText('They asked to stop. Your agent writes again only if they send a trigger keyword.'),
    ).toBeTruthy();
  });

  test('the coach lets the agent answer without a keyword', async () => {
    const { backend, app } = await openChat({ answering: { ...answering, engaged: false } });
    expect(
      screen.getByText('Your agent starts when this lead uses a keyword or comes in another way you set.'),
    ).toBeTruthy();
    await app.user.click(screen.getByRole('button', letAnswer));
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
    expect(backend.callsTo('POST /chat/change-able')[0]?.body).toEqual({
      chatId: 'chat-1',
      chatEnabled: true,
      note: '',
    });
  });

  test.each<[string | null, string, string]>([
    [
      '263902037430900',
      'With Meta’s inbox since ',
      'Meta’s inbox (Business Suite) has this conversation, so your agent stays silent.',
    ],
    [
      '987654321098765',
      'With another app since ',
      'Another app (id 987654321098765) has this conversation, so your agent stays silent.',
    ],
    [
      null,
      'With another app or Meta’s agent since ',
      'Another app, or Meta’s own agent, has this conversation, so your agent stays silent.',
    ],
  ])('who has the conversation instead is said, and since when: %s', async (appId, head, sentence) => {
    const otherApp = { appId, since: '2026-11-20T10:00:00.000Z', canTake: true };
    await openChat({ answering: { ...answering, otherApp } });
    expect(chatHead()?.textContent).toContain(head);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('who has the conversation is also said of a chat that the coach took over', async () => {
    const otherApp = { appId: '263902037430900', since: null, canTake: true };
    await openChat({
      chatEnabled: false,
      takenOver: { at: '2026-11-20T10:00:00.000Z', via: 'app' },
      answering: { ...answering, offReason: 'takeover', otherApp },
    });
    expect(chatHead()?.textContent).toContain('With Meta’s inbox');
    expect(screen.getByRole('button', { name: 'Hand back to agent' })).toBeTruthy();
  });

  const held = { appId: '987654321098765', since: '2026-11-20T10:00:00.000Z', canTake: true };

  test('the coach takes the conversation, and may give it back', async () => {
    const { backend, app } = await openChat({ answering: { ...answering, otherApp: held } });
    await app.user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText('You took this conversation from another app.')).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/thread/take')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('mia.lifts');
    await app.user.tab();
    screen.getByRole('button', { name: 'Give it back' }).focus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Take it' })).toBeTruthy();
    expect(backend.callsTo('POST /chat/{id}/thread/give-back')).toHaveLength(1);
  });

  test('the coach reads why the platform did not let them take it, and can try again', async () => {
    const { backend, app } = await openChat({ answering: { ...answering, otherApp: held } });
    const message = 'Conversation routing is off for this page.';
    backend.refuse('POST /chat/{id}/thread/take', { status: 502, code: 'provider_refused', message });
    await app.user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(await screen.findByText(`You can’t take it right now. ${message}`)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take it' }).getAttribute('aria-disabled')).toBe('false');
  });

  test('where the platform lets nobody take it, that is said instead of a button', async () => {
    await openChat({ answering: { ...answering, otherApp: { ...held, canTake: false } } });
    expect(screen.getByText(/Instagram lets no app take it: it comes back when/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  });

  test('while the whole account is off no chat offers what would change nothing', async () => {
    await openChat({ answering: { ...answering, engaged: false } }, false);
    expect(markOf(chatHead())).toBe('Agent off');
    expect(screen.queryByRole('button', letAnswer)).toBeNull();
  });
});

describe('a contact with a name', () => {
  test('is called by it, with the handle beside', async () => {
    await openChat({ name: 'Mia Lopez' });
    expect(screen.getByRole('region', { name: 'Chat with Mia Lopez' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mia Lopez' })).toBeTruthy();
    expect(chatHead()?.textContent).toContain('@mia.lifts');
  });

  test('stands so in the list; who shows none is called by the handle', async () => {
    const chats = [aChat({ name: 'Mia Lopez' }), aChat({ _id: 'chat-2', username: 'leo.k' })];
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats });
    renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    const list = await screen.findByRole('region', { name: 'Conversations' });
    await waitFor(() => expect(list.querySelectorAll('a > [dir="auto"]')).toHaveLength(2));
    const names = [...list.querySelectorAll('a > [dir="auto"]')].map((name) => name.textContent);
    expect(names).toEqual(['Mia Lopez @mia.lifts', 'leo.k']);
    expect(within(list).queryByText('@leo.k')).toBeNull();
  });
});
