import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const specSentence = "Failed to send message. Please make sure it's not a business account";
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

async function openChat(given: Parameters<typeof aChat>[0] = {}, bot: Parameters<typeof aBot>[0] = {}) {
  const backend = createFakeBackend({ bots: [aBot(bot)], credentials: [aCredential()], chats: [aChat(given)] });
  const app = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(backend.socket.joined).toContain('join:private chat-1'));
  return { backend, app };
}

const history = () => within(screen.getByRole('region', { name: 'Messages' }));
const bubble = (text: string) => history().getByText(text).closest('li') as HTMLElement;
const sendField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

describe('a message that waits', () => {
  test('counts down to the next try, and says that nothing is lost', async () => {
    const failure = 'The platform could not be reached.';
    await openChat({
      history: [
        aMessage({ author: 'agent', text: 'soon', status: 'waiting', failure, retryAt: inSeconds(12) }),
        aMessage({ author: 'agent', text: 'later', status: 'waiting', failure, retryAt: inSeconds(170) }),
        aMessage({ author: 'agent', text: 'due', status: 'waiting', failure, retryAt: inSeconds(-3) }),
      ],
    });
    expect(bubble('soon').textContent).toMatch(/could not be reached\. Retrying in 1\d s, nothing is lost\./);
    expect(bubble('later').textContent).toContain('Retrying in 3 min, nothing is lost.');
    expect(bubble('due').textContent).toContain('Retrying soon, nothing is lost.');
  });

  test('that takes long to send says why', async () => {
    await openChat({
      history: [
        aMessage({ author: 'agent', text: 'fresh', status: 'sending', date: inSeconds(0) }),
        aMessage({ author: 'agent', text: 'slow', status: 'sending', date: inSeconds(-9) }),
      ],
    });
    expect(bubble('fresh').textContent).toContain('Sending…');
    expect(bubble('slow').textContent).toContain('Still sending: the platform is slow to answer. Nothing is lost.');
  });
});

describe('a platform that is down', () => {
  const spoken = 'Instagram has problems right now. Nothing is lost: what waits is sent as soon as it is back.';

  test('is said over the inbox with the next try, and no more once it is back', async () => {
    const backend = createFakeBackend({
      bots: [aBot({ platformDownUntil: inSeconds(14) })],
      credentials: [aCredential()],
      chats: [aChat()],
    });
    renderApp('/dashboard/listchats/credential-1', { backend, signedIn: true });
    const notice = (await screen.findByText(spoken)).closest('div') as HTMLElement;
    expect(within(notice).getByText(/^Next try in 1\d s\.$/)).toBeTruthy();
    act(() => backend.changeBot('bot-1', { platformDownUntil: null }));
    await waitFor(() => expect(screen.queryByText(spoken)).toBeNull());
  });

  test('is said in an open chat as soon as it is known', async () => {
    const { backend } = await openChat();
    expect(screen.queryByText(spoken)).toBeNull();
    act(() => backend.changeBot('bot-1', { platformDownUntil: inSeconds(14) }));
    expect(await screen.findByText(spoken)).toBeTruthy();
  });

  test('long ago, with nobody having tried since, is not said', async () => {
    await openChat({}, { platformDownUntil: inSeconds(-120) });
    expect(screen.queryByText(spoken)).toBeNull();
  });
});

describe('a message that cannot be sent', () => {
  /** The one error that is reported, with everything in it. */
  const shownError = async () => (await screen.findByText(specSentence)).closest('[role="alert"]')?.textContent;

  test.each([
    ['our own server fails', { status: 500, message: 'Something failed', code: 'internal' }],
    ['the platform is down', { status: 502, message: 'The platform could not be reached', code: 'provider_down' }],
    ['the window is closed', { status: 502, message: 'The 24-hour window is closed.', code: 'outside_window' }],
    ['the account is restricted', { status: 502, message: 'Not allowed right now.', code: 'provider_refused' }],
    ['the chat was deleted', { status: 404, message: 'This conversation does not exist', code: 'not_found' }],
  ])('gives the sentence and the cause behind it where %s, and the text comes back', async (_, refusal) => {
    const { backend, app } = await openChat();
    backend.refuse('POST /bot/send-message/{id}', refusal);
    await app.user.type(sendField(), 'hello?{Enter}');
    expect(await shownError()).toBe(specSentence + refusal.message);
    const inBox = `${refusal.message}. Your text is back in the box.`.replace('..', '.');
    expect(await screen.findByText(inBox)).toBeTruthy();
    expect(history().queryByText('hello?')).toBeNull();
  });

  test('gives both where nobody is reached: the text is kept, and it is offered to send it', async () => {
    const { backend, app } = await openChat();
    backend.refuse('POST /chat/change-able', 'no answer');
    await app.user.type(sendField(), 'hello?{Enter}');
    expect(
      await screen.findByText('This message wasn’t sent: we couldn’t reach Spotter. It’s kept on this device.'),
    ).toBeTruthy();
    expect(await shownError()).toBe(`${specSentence}We couldn’t reach Spotter.`);
    expect(screen.queryByText(/Your text is back/)).toBeNull();
    expect(history().queryByText('hello?')).toBeNull();
  });
});
