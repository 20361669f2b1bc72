import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { fakeWorkerContainer } from '../../test/fake-worker-container.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

function open(address: string) {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()] });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const sendField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

/** Takes the browser offline or online. */
function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => vi.restoreAllMocks());

describe('without a net', () => {
  test('every page says so at once, and no longer when it is back', async () => {
    open('/agents');
    await screen.findByRole('heading', { name: 'Agents' });
    setOnline(false);
    expect(
      screen.getByText('You’re offline. What you see may be out of date. Your agents keep answering.'),
    ).toBeTruthy();
    setOnline(true);
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });

  test('a chat says it where the coach writes', async () => {
    open('/dashboard/chat/chat-1');
    await sendField();
    setOnline(false);
    expect(screen.getByText('You are offline. What you write is kept here until you send it.')).toBeTruthy();
  });
});

describe('a text that could not be sent', () => {
  async function fail() {
    const { backend, app } = open('/dashboard/chat/chat-1');
    const field = await sendField();
    setOnline(false);
    backend.refuse('POST /chat/change-able', 'no answer');
    await app.user.type(field, 'I am here{Enter}');
    await screen.findByText('Not sent: you are offline. Your text is kept on this device until you are back.');
    return { backend, app };
  }

  test('stays in the box, and the failure is told with its cause', async () => {
    await fail();
    expect((await sendField()).value).toBe('I am here');
    expect(await screen.findByText(/make sure it's not a business account$/)).toBeTruthy();
  });

  test('is kept over leaving the page and starting anew, and leaves only when the coach says so', async () => {
    await fail();
    cleanup();
    setOnline(true);
    const { backend, app } = open('/agents');
    expect(await screen.findByText('Your message to mia.lifts didn’t send. It’s saved on this device.')).toBeTruthy();
    await app.user.click(screen.getByRole('link', { name: 'Open chat' }));
    expect((await sendField()).value).toBe('I am here');
    expect(backend.callsTo('POST /bot/send-message/{id}')).toEqual([]);

    await app.user.click(screen.getByRole('button', { name: 'Send it now' }));
    await waitFor(() =>
      expect(backend.callsTo('POST /bot/send-message/{id}')).toMatchObject([{ body: { message: 'I am here' } }]),
    );
    await app.go('/agents');
    await screen.findByRole('heading', { name: 'Agents' });
    expect(screen.queryByText(/was not sent/)).toBeNull();
  });

  test('is forgotten when the box is emptied', async () => {
    const { app } = await fail();
    await app.user.clear(await sendField());
    cleanup();
    setOnline(true);
    open('/dashboard/chat/chat-1');
    expect((await sendField()).value).toBe('');
  });

  test('is not lost over what was begun meanwhile', async () => {
    const { backend, app } = open('/dashboard/chat/chat-1');
    const release = backend.hold('POST /chat/change-able');
    backend.refuse('POST /chat/change-able', 'no answer');
    const field = await sendField();
    await app.user.type(field, 'first{Enter}');
    await app.user.type(field, 'second');
    release();
    await waitFor(() => expect(field.value).toBe('first\nsecond'));
  });

  test('goes with whoever signs out', async () => {
    const { app } = await fail();
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(Object.keys(window.localStorage).filter((name) => name.startsWith('draft:'))).toEqual([]);
  });
});

describe('the worker beside the app', () => {
  let browser: ReturnType<typeof fakeWorkerContainer>;
  beforeEach(() => {
    browser = fakeWorkerContainer({ pageVersion: 'a' });
  });
  afterEach(() => browser.remove());

  const registered = () =>
    waitFor(() => expect(browser.container.registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]));

  test('is not registered for visitors', async () => {
    renderApp('/login', { backend: createFakeBackend(), signedIn: false });
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(browser.container.registered).toEqual([]);
  });

  test('a new version is offered, and loaded when the coach wants', async () => {
    const { app } = open('/agents');
    await registered();
    const worker = browser.install('manifest-b');
    await app.user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(app.reloads()).toBe(0);
    expect(worker.asked).toEqual(['version', 'take-over']);
    browser.container.dispatchEvent(new Event('controllerchange'));
    expect(app.reloads()).toBe(1);
    cleanup();
    open('/agents');
    expect(await screen.findByText('You have the newest version.')).toBeTruthy();
  });

  test('a page that is of the new version already lets its worker in, and asks nobody', async () => {
    open('/agents');
    await registered();
    const worker = browser.install('manifest-a');
    await waitFor(() => expect(worker.asked).toEqual(['version', 'take-over']));
    expect(screen.queryByText('A new version is ready.')).toBeNull();
  });

  test('a tap on a notification leads the open page there', async () => {
    const { app } = open('/agents');
    await registered();
    expect(await browser.open('/dashboard/chat/chat-1?notification=n-1&by=push')).toBe(true);
    await sendField();
    await waitFor(() => expect(app.address()).toBe('/dashboard/chat/chat-1'));
  });
});

describe('the way onto the home screen', () => {
  test('is offered where the browser does, and asked for in the tap', async () => {
    const { app } = open('/dashboard');
    await screen.findByText('dana.coaching');
    expect(screen.queryByText('Spotter on your home screen')).toBeNull();
    let prompted = 0;
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        prompted += 1;
      },
    });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    const hint = await screen.findByRole('complementary', { name: 'Spotter on your home screen' });
    await app.user.click(within(hint).getByRole('button', { name: 'Install Spotter' }));
    expect(prompted).toBe(1);
    await waitFor(() => expect(screen.queryByText('Spotter on your home screen')).toBeNull());
  });

  test('is said in words on an iPhone, until it is put away', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Version/26 Safari/605');
    const { app } = open('/dashboard');
    const hint = await screen.findByRole('complementary', { name: 'Spotter on your home screen' });
    expect(hint.textContent).toContain('Choose “Add to Home Screen”, then “Add”.');
    await app.user.click(within(hint).getByRole('button', { name: 'Not now' }));
    cleanup();
    open('/dashboard');
    await screen.findByText('dana.coaching');
    expect(screen.queryByText('Spotter on your home screen')).toBeNull();
  });

  test('leads out of the browser of another app, which has none', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 400.0');
    open('/dashboard');
    expect(await screen.findByText(/^You’re in another app’s browser/)).toBeTruthy();
  });
});
