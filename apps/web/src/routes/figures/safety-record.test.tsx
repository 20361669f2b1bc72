import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, sampleSafetyRecord } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const finding = {
  _id: 'finding-1',
  chatId: 'chat-7',
  messageId: 'message-7',
  contactName: 'mia.lifts',
  text: 'See you on Friday!',
  date: '2026-11-20T10:00:00.000Z',
};

function open(given: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend(given);
  return { backend, app: renderApp('/dashboard/safety-record', { backend, signedIn: true }) };
}

const counter = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;

describe('the page that proves one voice', () => {
  test('shows seven counters of 0, among how many, and how each is computed', async () => {
    open();
    expect(await screen.findByText('7 promises, 0 broken')).toBeTruthy();
    expect(screen.getByText('Counted over all 42 chats.')).toBeTruthy();
    const shown = [
      ['Two replies in a row', '0 of 128 replies', 'A second reply before anyone else wrote.'],
      ['Replies over you', '0 of 128 replies', 'after you or someone on your team had already written'],
      ['Outside the window', '0 of 128 replies', 'after the platform’s window for it had closed'],
      ['Messages after STOP', '0 of 3 stop requests', 'other than the one confirmation'],
      ['Booked but not on your calendar', '0 of 17 booked calls', 'that your calendar never confirmed'],
    ];
    for (const [name, number, how] of shown) {
      const item = await counter(name!);
      expect(item.textContent).toContain(number);
      expect(item.textContent).toContain(how);
    }
  });

  test('a counter opens its list, which leads into the chat', async () => {
    const { app } = open({
      safetyRecord: sampleSafetyRecord({ doubleReplies: { count: 1, of: 128 } }),
      voiceFindings: [finding],
      bots: [aBot()],
      credentials: [aCredential()],
      chats: [aChat({ _id: 'chat-7' })],
    });
    expect(await screen.findByText('7 promises, 1 broken once')).toBeTruthy();
    const item = await counter('Two replies in a row');
    const opener = within(item).getByRole('button', { name: 'Show them: Two replies in a row' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await app.user.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await app.user.click(await within(item).findByRole('link', { name: /mia\.lifts.*See you on Friday!/ }));
    expect(app.address()).toBe('/dashboard/chat/chat-7');
  });

  test('an empty list says that this is how it should be', async () => {
    const { app } = open();
    const item = await counter('Messages after STOP');
    await app.user.click(within(item).getByRole('button', { name: 'Show the list: Messages after STOP' }));
    expect(await within(item).findByText('Nothing here, just how it should be.')).toBeTruthy();
  });

  test('a finding whose chat was deleted leads nowhere', async () => {
    const { app } = open({ voiceFindings: [{ ...finding, chatId: null, messageId: null, contactName: null }] });
    const item = await counter('Booked but not on your calendar');
    await app.user.click(within(item).getByRole('button'));
    expect(await within(item).findByText('This chat was deleted')).toBeTruthy();
    expect(within(item).queryByRole('link')).toBeNull();
  });

  test('a list that does not load says so and is tried again', async () => {
    const { app, backend } = open({ voiceFindings: [finding] });
    backend.refuse('GET /safety-record/{counter}', down);
    const item = await counter('Two replies in a row');
    await app.user.click(within(item).getByRole('button'));
    expect(await within(item).findByText('We couldn’t load the list.')).toBeTruthy();
    backend.refuse('GET /safety-record/{counter}');
    await app.user.click(within(item).getByRole('button', { name: 'Try again' }));
    expect(await within(item).findByText('See you on Friday!')).toBeTruthy();
  });

  test('says how far it has counted', async () => {
    open({ safetyRecord: sampleSafetyRecord({ chats: { count: 200, of: 1250 } }) });
    expect(await screen.findByText('200 of 1,250 chats counted so far. The rest follows on its own.')).toBeTruthy();
  });

  test('says that there is nothing to count yet', async () => {
    const none = { count: 0, of: 0 };
    open({
      safetyRecord: {
        doubleReplies: none,
        repliesOverAPerson: none,
        outsideWindow: none,
        afterStop: none,
        bookedNotInCalendar: none,
        unwelcomeFollowUps: none,
        undisclosed: none,
        chats: none,
        countedAt: '2026-11-21T10:00:00.000Z',
      },
    });
    expect(await screen.findByText('Nothing to count yet')).toBeTruthy();
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /safety-record', down);
    const app = renderApp('/dashboard/safety-record', { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load your safety record')).toBeTruthy();
    backend.refuse('GET /safety-record');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7 promises, 0 broken')).toBeTruthy();
  });

  test('is linked from the accounts', async () => {
    const app = renderApp('/dashboard', { backend: createFakeBackend({ bots: [aBot()] }), signedIn: true });
    await app.user.click(await screen.findByRole('link', { name: /^Safety record/ }));
    expect(app.address()).toBe('/dashboard/safety-record');
  });
});
