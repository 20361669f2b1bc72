import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { scrollToNextPage } from '../../test/browser.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const toggleName = 'Enable/Disable autoreplies on this chat';
const down = { status: 500, message: 'Something failed', code: 'internal' };

async function openChat(given: Parameters<typeof aChat>[0] = {}) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat(given)] });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(backend.socket.joined).toContain('join:private chat-1'));
  return { backend, app };
}

const history = () => within(screen.getByRole('region', { name: 'Messages' }));
const bubble = (text: string) => history().getByText(text).closest('li') as HTMLElement;
const sendField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('reading a chat', () => {
  test('the contact stands left, everybody else right, each with a name', async () => {
    await openChat({
      history: [
        aMessage({ text: 'SHRED', date: '2026-11-20T10:00:00.000Z' }),
        aMessage({ author: 'agent', text: 'Hey Mia!', date: '2026-11-20T10:00:10.000Z' }),
        aMessage({ author: 'coach', text: 'Dana here', date: '2026-11-20T10:01:00.000Z' }),
        aMessage({ author: 'other-app', text: 'Thanks for writing', date: '2026-11-20T10:02:00.000Z' }),
      ],
    });
    const sides = ['SHRED', 'Hey Mia!', 'Dana here', 'Thanks for writing'].map((text) => [
      bubble(text).dataset.side,
      bubble(text).querySelector('p')?.textContent,
    ]);
    expect(sides).toEqual([
      ['left', 'mia.lifts'],
      ['right', 'Agent'],
      ['right', 'You'],
      ['right', 'Other app'],
    ]);
  });

  test('a new day is said with day, month and time', async () => {
    const date = '2026-03-09T12:30:00.000Z';
    await openChat({ history: [aMessage({ date }), aMessage({ date: '2026-03-09T12:31:00.000Z' })] });
    const local = new Date(date).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(history().getAllByText(`Mar 9 · ${local}`)).toHaveLength(1);
  });

  test('a contact without a name is an Unknown User', async () => {
    await openChat({ username: null });
    expect(screen.getByRole('heading', { name: 'Unknown User' })).toBeTruthy();
  });

  test("the agent's message says why it was written", async () => {
    const { app } = await openChat({
      history: [
        aMessage({
          author: 'agent',
          text: 'Hey Mia!',
          decision: { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED', at: '2026-11-20T10:00:00.000Z' },
        }),
      ],
    });
    await app.user.click(screen.getByRole('button', { name: 'Why the agent wrote this' }));
    expect(await screen.findByText('They wrote a trigger keyword: “SHRED”.')).toBeTruthy();
  });

  test('a message the agent did not answer says why, once for a row with one reason', async () => {
    const decision = {
      kind: 'stay-silent',
      reason: 'no-keyword',
      keyword: null,
      at: '2026-11-20T10:00:00.000Z',
    } as const;
    await openChat({
      history: [
        aMessage({ text: 'hi', decision }),
        aMessage({ text: 'you there?', decision }),
        aMessage({ text: 'my knee', decision: { ...decision, kind: 'hand-over', reason: 'medical' } }),
      ],
    });
    expect(history().getAllByText('Agent stayed silent: no trigger keyword in this message.')).toHaveLength(1);
    expect(history().getByText('Over to you: this is a medical question.')).toBeTruthy();
  });

  test("why the coach is needed stands under the agent's caring words, too", async () => {
    await openChat({
      history: [
        aMessage({ text: 'im 14 btw' }),
        aMessage({
          author: 'agent',
          text: 'Please ask a parent to write to us.',
          decision: { kind: 'hand-over', reason: 'minor', keyword: null, at: '2026-11-20T10:00:00.000Z' },
        }),
      ],
    });
    expect(bubble('Please ask a parent to write to us.').textContent).toContain('Over to you: they may be under 18.');
    expect(history().getAllByRole('button', { name: 'Why the agent called you' })).toHaveLength(1);
  });

  test.each([
    [
      '2026-11-20T14:02:00.000Z',
      ['push', 'email'],
      null,
      /^You were told on Nov 20 · \d{1,2}:02 [AP]M by push and by email\. You haven’t seen it yet\.$/,
    ],
    [
      '2026-11-20T14:02:00.000Z',
      ['push'],
      '2026-11-20T14:05:00.000Z',
      /^You were told on .*:02 [AP]M by push\. You saw it on .*:05 [AP]M\.$/,
    ],
    [null, [], null, /^No push or email sent yet\. It’s in your notifications\. You haven’t seen it yet\.$/],
  ] as const)('says below a hand-over what the coach was told: %s %s', async (toldAt, ways, openedAt, spoken) => {
    const decision = { kind: 'hand-over', reason: 'minor', keyword: null, at: '2026-11-20T14:01:00.000Z' } as const;
    await openChat({
      history: [aMessage({ text: 'im 14', decision }), aMessage({ text: 'hello?' })],
      told: { notificationId: 'n-1', kind: 'severe', toldAt, ways: [...ways], openedAt },
    });
    const line = history().getByText(spoken);
    expect(line.compareDocumentPosition(bubble('im 14')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(line.compareDocumentPosition(bubble('hello?')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('what the coach was told is said at the end where no message of these handed over', async () => {
    const { backend } = await openChat();
    expect(history().queryByText(/You were told/)).toBeNull();
    const details = {
      notificationId: 'n-1',
      kind: 'severe',
      toldAt: new Date().toISOString(),
      openedAt: null,
    } as const;
    act(() => backend.change('chat-1', { told: { ...details, ways: ['push'] } }));
    expect(await history().findByText(/^You were told at \d{1,2}:\d\d [AP]M by push\./)).toBeTruthy();
  });

  test('of a message that was answered nobody says that the agent stayed silent', async () => {
    await openChat({
      history: [
        aMessage({
          text: 'SHRED',
          decision: {
            kind: 'stay-silent',
            reason: 'already-answered',
            keyword: null,
            at: '2026-11-20T10:00:00.000Z',
          },
        }),
        aMessage({ author: 'agent', text: 'Hey Mia!' }),
      ],
    });
    expect(history().queryByText(/stayed silent/)).toBeNull();
  });

  test('every fate of an outgoing message is said', async () => {
    const { backend } = await openChat({
      history: [
        aMessage({ author: 'agent', text: 'waits', status: 'waiting' }),
        aMessage({ author: 'agent', text: 'broke', status: 'failed', failure: 'The window is closed' }),
        aMessage({ author: 'agent', text: 'lost?', status: 'unconfirmed' }),
        aMessage({ author: 'agent', text: 'old draft', status: 'failed', aborted: true }),
        aMessage({ author: 'agent', text: 'held', status: 'waiting', failure: 'The platform is slow.' }),
        aMessage({ author: 'agent', text: 'asked', status: 'sending', failure: 'The platform is down.' }),
        aMessage({ author: 'agent', text: 'read', status: 'seen' }),
      ],
    });
    expect(bubble('waits').textContent).toContain('Waiting to send');
    expect(bubble('broke').textContent).toContain('Not sent: The window is closed');
    expect(bubble('lost?').textContent).toContain('Unconfirmed');
    expect(bubble('old draft').querySelector('s')?.textContent).toBe('old draft');
    expect(bubble('old draft').textContent).toContain('never sent');
    expect(bubble('old draft').querySelector('[data-problem]')).toBeNull();
    expect(bubble('held').textContent).toContain('Waiting to send: The platform is slow.');
    expect(bubble('asked').textContent).toContain('Finding out whether it arrived: The platform is down.');
    expect(bubble('read').textContent).toContain('Seen');
    expect(backend.stored.chats).toHaveLength(1);
  });

  test('an answer that was broken off says how much of it was sent, and why, once', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const decision = { kind: 'reply', reason: 'conversation-goes-on', keyword: null, at } as const;
    const part = { author: 'agent', decision, date: at } as const;
    const dropped = { ...part, status: 'failed', aborted: true, failure: 'They wrote in between.' } as const;
    await openChat({
      history: [
        aMessage({ ...part, text: 'one', status: 'seen' }),
        aMessage({ ...dropped, text: 'two' }),
        aMessage({ ...dropped, text: 'three' }),
        aMessage({ text: 'wait', date: '2026-11-20T10:00:05.000Z' }),
      ],
    });
    expect(bubble('two').textContent).toContain('Dropped draft, never sent');
    expect(bubble('three').textContent).toContain('1 of 3 sent: they wrote in between');
    expect(bubble('three').querySelector('[data-problem]')).toBeNull();
  });

  test('a takeover is one line across the chat', async () => {
    const at = '2026-11-20T10:05:00.000Z';
    await openChat({
      takenOver: { at, via: 'app' },
      changesOfHands: [{ _id: 'hands-1', kind: 'taken-over', at, via: 'app' }],
      history: [
        aMessage({ text: 'before', date: '2026-11-20T10:00:00.000Z' }),
        aMessage({ author: 'coach', text: 'after', date: at }),
      ],
    });
    const time = new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    const line = history().getByText(`You took over in the Instagram app · ${time}`);
    expect(line.compareDocumentPosition(bubble('after'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line.compareDocumentPosition(bubble('before'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('it is not the coach who took over where another app wrote', async () => {
    const at = '2026-11-20T10:05:00.000Z';
    await openChat({
      takenOver: { at, via: 'app' },
      changesOfHands: [{ _id: 'hands-1', kind: 'taken-over', at, via: 'app' }],
      history: [aMessage({ author: 'other-app', text: 'Thanks for reaching out', date: at })],
    });
    expect(history().getByText(/^Another app took over · /)).toBeTruthy();
    expect(history().queryByText(/^You took over/)).toBeNull();
  });

  test('an answer about to come counts down, and is being written when it is due', async () => {
    const { backend } = await openChat({ pendingReply: { at: new Date(Date.now() + 40_000).toISOString() } });
    expect(history().getByText(/^Agent answers in (39|40) s$/)).toBeTruthy();
    act(() => backend.change('chat-1', { pendingReply: { at: new Date(Date.now() - 1000).toISOString() } }));
    expect(await history().findByText('Agent is writing…')).toBeTruthy();
  });

  test('an answer that waits for days says on which', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
    const { backend } = await openChat({ pendingReply: { at: inDays(1) } });
    expect(history().getByText(/^Agent answers tomorrow at \d/)).toBeTruthy();
    act(() => backend.change('chat-1', { pendingReply: { at: inDays(3) } }));
    expect(await history().findByText(/^Agent answers on [A-Z][a-z]{2} \d+ at \d/)).toBeTruthy();
  });

  test('an answer that cannot be given at the moment says why, and when it is tried again', async () => {
    const at = new Date(Date.now() + 300_000).toISOString();
    await openChat({
      pendingReply: { at },
      lastDecision: { kind: 'wait', reason: 'model-down', keyword: null, at: '2026-11-20T10:00:00.000Z' },
    });
    expect(history().getByText('Agent tries again in 5 min')).toBeTruthy();
    expect(history().getByText('The language model is down right now. Nothing is lost.')).toBeTruthy();
    expect(screen.getAllByText('Answer delayed').length).toBeGreaterThan(0);
    expect(screen.queryByText('Answers soon')).toBeNull();
  });

  test('cancelling the answer about to come drops it, and the agent stays on', async () => {
    const { backend, app } = await openChat({ pendingReply: { at: new Date(Date.now() + 40_000).toISOString() } });
    await app.user.click(history().getByRole('button', { name: /^Cancel this answer/ }));
    await waitFor(() => expect(history().queryByText(/^Agent answers/)).toBeNull());
    expect(backend.callsTo('POST /chat/{id}/pending-reply/cancel')).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: toggleName }).checked).toBe(true);
  });

  test('older messages come in above as one scrolls up', async () => {
    const messages = Array.from({ length: 50 }, (_, index) =>
      aMessage({ text: `number ${index}`, date: new Date(Date.UTC(2026, 10, 19, 8, index)).toISOString() }),
    );
    await openChat({ history: messages });
    expect(history().queryByText('number 29')).toBeNull();
    await waitFor(() => {
      scrollToNextPage();
      expect(history().getByText('number 0')).toBeTruthy();
    });
    const texts = history()
      .getAllByText(/^number /)
      .map((element) => element.textContent);
    expect(texts).toEqual(messages.map((message) => message.text));
  });

  test('an address that names a message opens the chat at it, however far up it is', async () => {
    const messages = Array.from({ length: 70 }, (_, index) =>
      aMessage({ text: `number ${index}`, date: new Date(Date.UTC(2026, 10, 19, 8, index)).toISOString() }),
    );
    const backend = createFakeBackend({
      bots: [aBot()],
      credentials: [aCredential()],
      chats: [aChat({ history: messages })],
    });
    renderApp(`/dashboard/chat/chat-1?message=${messages[3]!._id}`, { backend, signedIn: true });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('number 3'));
    expect(history().getByText('number 3')).toBeTruthy();
  });

  test.each([
    [24 * 60, '24 h left to reply', 'quiet'],
    [5 * 60 + 10, '5 h left to reply', 'quiet'],
    [90, '1 h 30 min left to reply', 'warning'],
    [12, '12 min left to reply', 'warning'],
  ])('the window left for the agent stands at the send box: %i min', async (minutes, sentence, tone) => {
    await openChat({ windowClosesAt: new Date(Date.now() + minutes * 60_000 + 5_000).toISOString() });
    expect(screen.getByText(sentence).closest('p')?.dataset.tone).toBe(tone);
  });

  test.each([
    ['message', 20, null],
    ['ad', 20, 'An ad brought them, so the platform may allow 7 days. 20 h of it are certain.'],
    ['ad', -3, 'An ad brought them, so the platform may allow 7 days. It may refuse a message now.'],
    ['ad-refused', 20, 'An ad brought them, but the platform took no more than 24 hours.'],
  ] as const)('a window is explained where it is not the usual one: %s, %i h certain', async (reason, hours, why) => {
    const inHours = (count: number) => new Date(Date.now() + count * 3_600_000 + 5_000).toISOString();
    await openChat({ windowReason: reason, windowCertainUntil: inHours(hours), windowClosesAt: inHours(140) });
    expect(screen.getByText(/left to reply/).closest('p')?.textContent).toBe(
      ['5 d 20 h left to reply', why].filter((part) => part !== null).join(' '),
    );
  });

  test('a private reply opens no window, and the chat says so', async () => {
    await openChat({ windowReason: 'private-reply', windowClosesAt: null });
    expect(screen.getByText('Your reply to their comment opens no window.')).toBeTruthy();
  });

  test('Go Back returns to the conversations of the account', async () => {
    await openChat();
    const back = screen.getByRole('link', { name: 'Go Back to conversations' });
    expect(back.getAttribute('href')).toBe('/dashboard/listchats/credential-1');
  });

  test.each([
    ['an unknown chat', '/dashboard/chat/nothing', undefined],
    ['a chat whose credentials do not load', '/dashboard/chat/chat-1', 'GET /user-integrations/all'],
  ])('%s leads back to the dashboard', async (_, address, failing) => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    if (failing !== undefined) backend.refuse(failing, down);
    const app = renderApp(address, { backend, signedIn: true });
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('a chat that does not load has a way back, and is asked for again', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
    backend.refuse('GET /chat/{id}', down);
    const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
    await screen.findByText('This chat didn’t load');
    expect(screen.getByRole('link', { name: 'Go Back to accounts' }).getAttribute('href')).toBe('/dashboard');
    backend.refuse('GET /chat/{id}');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('region', { name: 'Messages' });
  });

  test('a missing chat id is said', async () => {
    const app = renderApp('/dashboard/chat', { backend: createFakeBackend(), signedIn: true });
    expect(await screen.findByText('Chat ID not found')).toBeTruthy();
    expect(app.address()).toBe('/dashboard');
  });
});

describe('a live chat', () => {
  test('shows a new message once, however often it is told', async () => {
    const { backend } = await openChat();
    const message = aMessage({ text: 'one more thing', date: '2026-11-20T11:00:00.000Z' });
    act(() => backend.receive('chat-1', message));
    expect(await history().findAllByText('one more thing')).toHaveLength(1);
    act(() =>
      backend.socket.send('chat:private', {
        chatId: 'chat-1',
        sender: 'contact',
        content: message.text,
        _id: message._id,
        type: 'Human',
        date: message.date,
        message,
      }),
    );
    expect(history().getAllByText('one more thing')).toHaveLength(1);
    expect(screen.getByText('mia.lifts: one more thing').getAttribute('aria-live')).toBe('polite');
  });

  test('shows what becomes of a message where it stands', async () => {
    const sent = aMessage({ author: 'agent', text: 'Hey!', status: 'sent' });
    const { backend } = await openChat({ history: [sent] });
    const { history: _, ...chat } = backend.stored.chats[0] ?? aChat();
    act(() => backend.socket.send('chat:changed', { chatId: 'chat-1', chat, message: { ...sent, status: 'seen' } }));
    await waitFor(() => expect(bubble('Hey!').textContent).toContain('Seen'));
    expect(history().getAllByText('Hey!')).toHaveLength(1);
  });

  test('says when the connection is lost, and fetches what was missed when it is back', async () => {
    const { backend } = await openChat();
    act(() => backend.socket.drop());
    expect(await screen.findByText(/^Connection lost/)).toBeTruthy();
    backend.stored.chats[0]?.history.push(aMessage({ text: 'written meanwhile', date: '2026-11-20T12:00:00.000Z' }));
    act(() => backend.socket.comeBack());
    expect(await history().findByText('written meanwhile')).toBeTruthy();
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
    expect(backend.socket.joined.filter((joined) => joined === 'join:private chat-1')).toHaveLength(2);
  });
});

describe('a session that ends on the server', () => {
  test('is noticed in an open chat, and leads to the sign-in page', async () => {
    const { backend, app } = await openChat();
    backend.refuse('GET /chat/{id}', { status: 401, message: 'Sign in again', code: 'unauthenticated' });
    act(() => backend.socket.throwOut('unauthenticated'));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(app.address()).toBe('/login?next=%2Fdashboard%2Fchat%2Fchat-1');
  });
});

describe("the chat's autoreplies", () => {
  test('flip at once and say so when the server has it', async () => {
    const { backend, app } = await openChat();
    const release = backend.hold('POST /chat/change-able');
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: toggleName });
    await app.user.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    release();
    expect(await screen.findByText('Chat disabled successfully!')).toBeTruthy();
    await app.user.click(toggle);
    expect(await screen.findByText('Chat enabled successfully!')).toBeTruthy();
  });

  test('flip back when the server refuses', async () => {
    const { backend, app } = await openChat();
    backend.refuse('POST /chat/change-able', down);
    const release = backend.hold('POST /chat/change-able');
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: toggleName });
    await app.user.click(toggle);
    await waitFor(() => expect(toggle.checked).toBe(false));
    release();
    expect(await screen.findByText('Failed to change chat status.')).toBeTruthy();
    await waitFor(() => expect(toggle.checked).toBe(true));
  });
});

describe('writing as the coach', () => {
  test('the message stands there at once, the chat is switched off first, and it is sent once', async () => {
    const { backend, app } = await openChat();
    const release = backend.hold('POST /bot/send-message/{id}');
    await app.user.type(sendField(), 'Dana here, call me?{Enter}');
    expect(bubble('Dana here, call me?').textContent).toContain('Sending…');
    expect(sendField().value).toBe('');
    await waitFor(() => expect(backend.callsTo('POST /bot/send-message/{id}')).toHaveLength(1));
    const order = backend.calls.map((made) => made.call).filter((call) => call.startsWith('POST'));
    expect(order).toEqual(['POST /chat/change-able', 'POST /bot/send-message/{id}']);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: toggleName }).checked).toBe(false);
    release();
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
    expect(history().getAllByText('Dana here, call me?')).toHaveLength(1);
    expect(backend.callsTo('POST /bot/send-message/{id}')[0]?.body).toEqual({
      senderId: '5550001',
      credentialId: 'credential-1',
      message: 'Dana here, call me?',
      channel: 'ig',
    });
  });

  test('a message that is told live before its own answer stands there once', async () => {
    const { backend, app } = await openChat();
    const release = backend.hold('POST /bot/send-message/{id}');
    await app.user.type(sendField(), 'on my way{Enter}');
    await waitFor(() => expect(backend.callsTo('POST /bot/send-message/{id}')).toHaveLength(1));
    act(() =>
      backend.receive('chat-1', aMessage({ author: 'coach', text: 'on my way', date: new Date().toISOString() })),
    );
    await waitFor(() => expect(bubble('on my way').textContent).not.toContain('Sending…'));
    expect(history().getAllByText('on my way')).toHaveLength(1);
    release();
  });

  test.each(['POST /bot/send-message/{id}', 'POST /chat/change-able'])(
    'a message that fails at %s disappears from the chat, and its text comes back',
    async (call) => {
      const { backend, app } = await openChat();
      backend.refuse(call, { status: 502, message: 'The contact cannot be reached', code: 'contact_unavailable' });
      await app.user.type(sendField(), 'hello?{Enter}');
      expect(
        await screen.findByText("Failed to send message. Please make sure it's not a business account"),
      ).toBeTruthy();
      await waitFor(() => expect(history().queryByText('hello?')).toBeNull());
      expect(sendField().value).toBe('hello?');
      expect(screen.getByText('The contact cannot be reached. Your text is back in the box.')).toBeTruthy();
    },
  );

  test('a message that is kept as failed can be sent again there, and is not in the box as well', async () => {
    const { backend, app } = await openChat();
    const release = backend.hold('POST /bot/send-message/{id}');
    backend.refuse('POST /bot/send-message/{id}', { status: 502, message: 'Reconnect', code: 'account_reconnect' });
    await app.user.type(sendField(), 'hello?{Enter}');
    backend.stored.chats[0]?.history.push(
      aMessage({
        author: 'coach',
        text: 'hello?',
        date: new Date().toISOString(),
        status: 'failed',
        failure: 'You need to reconnect this account.',
      }),
    );
    release();
    await waitFor(() => expect(bubble('hello?').textContent).toContain('Not sent: You need to reconnect this account'));
    expect(within(bubble('hello?')).getByRole('button', { name: 'Send again' })).toBeTruthy();
    expect(sendField().value).toBe('');
    expect(screen.queryByText(/Your text is back/)).toBeNull();
  });

  test('a message of which the platform has said nothing yet is not called sent', async () => {
    const { backend, app } = await openChat();
    backend.stored.sendStatus = 'sending';
    await app.user.type(sendField(), 'on my way{Enter}');
    await waitFor(() => expect(backend.stored.chats[0]?.history).toHaveLength(2));
    // The next message leaves only after this one was answered.
    await app.user.type(sendField(), 'and you?{Enter}');
    await waitFor(() => expect(backend.stored.chats[0]?.history).toHaveLength(3));
    expect(bubble('on my way').textContent).toContain('Sending…');
    expect(screen.queryByText('Message sent successfully!')).toBeNull();
  });

  test('a blank text cannot be sent, and Shift+Enter makes a new line', async () => {
    const { backend, app } = await openChat();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    expect(sendField().placeholder).toBe('Send a message...');
    expect(screen.getByText("If this is a business account, you can't reply")).toBeTruthy();
    expect(send.disabled).toBe(true);
    await app.user.type(sendField(), '   {Enter}');
    expect(send.disabled).toBe(true);
    await app.user.clear(sendField());
    await app.user.type(sendField(), 'one{Shift>}{Enter}{/Shift}two');
    expect(sendField().value).toBe('one\ntwo');
    expect(send.disabled).toBe(false);
    expect(backend.callsTo('POST /bot/send-message/{id}')).toEqual([]);
  });
});
