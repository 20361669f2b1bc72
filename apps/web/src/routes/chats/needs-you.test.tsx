import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const since = '2026-11-21T10:00:00.000Z';

const severe = aChat({
  _id: 'severe',
  username: 'lena',
  needsYou: { since, why: 'red-flag', urgency: 'severe', quote: null },
});
const failed = aChat({
  _id: 'failed',
  username: 'omar',
  needsYou: { since, why: 'send-failed', urgency: 'send-failed', quote: null },
});

function open(chats = [severe, failed]) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: chats.map((chat) => ({ ...chat })),
  });
  return { backend, app: renderApp('/dashboard/needs-you', { backend, signedIn: true }) };
}

describe('the queue of chats that need the coach', () => {
  test('says of each why, in the order of the server, and leads to the chat', async () => {
    const { app } = open();
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/lena.*Worrying message/);
    expect(rows[1]?.textContent).toMatch(/omar.*A message didn’t go through/);
    await app.user.click(within(rows[0]!).getByRole('link'));
    expect(app.address()).toBe('/dashboard/chat/severe');
  });

  test('stands in sections: what is urgent, what came today, and what is older', async () => {
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const handedOver = { why: 'medical', urgency: 'handed-over', quote: null } as const;
    open([
      severe,
      aChat({ _id: 'hot', username: 'devin', needsYou: { ...handedOver, urgency: 'hot', since: at(1) } }),
      aChat({ _id: 'old', username: 'walter', needsYou: { ...handedOver, since: at(80) } }),
      aChat({ _id: 'new', username: 'mike', needsYou: { ...handedOver, since: at(0) } }),
    ]);
    const rowsOf = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(await rowsOf('Now')).toEqual([
      expect.stringMatching(/lena/),
      expect.stringMatching(/devin.*Hot lead · Medical/),
    ]);
    expect(await rowsOf('Today')).toEqual([expect.stringMatching(/mike/)]);
    expect(await rowsOf('Older')).toEqual([expect.stringMatching(/walter/)]);
  });

  test('shows what the agent would answer, but not to somebody in danger, and only for the first few', async () => {
    const rest = ['a', 'b', 'c', 'd'].map((id) => ({ ...failed, _id: id, senderId: id, username: id }));
    const { backend } = open([severe, ...rest]);
    const rows = await screen.findAllByRole('listitem');
    await waitFor(() => expect(screen.getAllByText('Happy to hear that!')).toHaveLength(3));
    expect(rows[0]?.textContent).not.toContain('Suggested');
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(3);
  });

  test('a chat is answered in its row, without a pointer, with the text that the row showed', async () => {
    const { app, backend } = open([failed, { ...failed, _id: 'next', senderId: '2', username: 'bea' }]);
    await waitFor(() => expect(screen.getAllByText('Happy to hear that!')).toHaveLength(2));
    await app.user.keyboard('j');
    await app.user.keyboard('r');
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await waitFor(() => expect(box.value).toBe('Happy to hear that!'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    expect(backend.callsTo('POST /bot/send-message/{id}')[0]?.body).toMatchObject({ message: 'Happy to hear that!' });
    expect(backend.callsTo('POST /chat/{id}/suggest')).toHaveLength(2);
    expect(app.address()).toBe('/dashboard/needs-you');
  });

  test('Escape closes the reply and returns to the row; somebody in danger gets an empty box', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Reply: lena' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(box.value).toBe('');
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('lena');
  });

  test('keys take the row that has the focus off the list, and the next one has it then', async () => {
    const { app } = open();
    await screen.findAllByRole('listitem');
    await app.user.keyboard('e');
    expect(screen.getByText('Worrying message')).toBeTruthy();
    await app.user.keyboard('je');
    await waitFor(() => expect(screen.queryByText('Worrying message')).toBeNull());
    expect(document.activeElement?.textContent).toContain('omar');
  });

  test('its count stands in the bar, and follows what happens', async () => {
    const { backend } = open();
    const bar = screen.getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(within(bar).getByRole('link', { name: /Needs you 2\s*waiting/ })).toBeTruthy());
    backend.socket.send('inbox:counts', { count: 3, severe: 0, recovered: 0, accounts: [] });
    await waitFor(() => expect(within(bar).getByRole('link', { name: /Needs you 3\s*waiting/ })).toBeTruthy());
  });

  test('a lead who went quiet has the days in which the coach may write, and a message is suggested', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const quiet = aChat({
      _id: 'quiet',
      history: [aMessage({ author: 'agent', text: 'Which day works?' })],
      windowClosesAt: inHours(-1),
      coachWindowClosesAt: inHours(143),
      sendWindow: 'human-agent',
      needsYou: { since, why: 'went-quiet', urgency: 'handed-over', quote: null },
    });
    const { app } = open([quiet]);
    const row = within((await screen.findAllByRole('listitem'))[0]!);
    expect(row.getByText('Went quiet after the follow-ups', { exact: false })).toBeTruthy();
    expect(row.getByText(/^Only you can write now, for 5 d 23 h\./)).toBeTruthy();
    await app.user.click(row.getByRole('link'));
    await app.user.click(await screen.findByRole('button', { name: 'Suggest a message' }));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await waitFor(() => expect(box.value).toBe('Happy to hear that!'));
    expect(screen.queryByRole('button', { name: 'Suggest a message' })).toBeNull();
  });

  test('a lead who is about to be lost has a section, with what such a lead is worth', async () => {
    const worth = {
      share: 12,
      step: 'booked',
      offer: { name: 'Busy Strong', amount: 99_700, currency: 'USD' },
    } as const;
    const { app, backend } = open([
      severe,
      aChat({
        _id: 'losing',
        username: 'bea',
        needsYou: { since, why: 'promise-open', urgency: 'leaking', quote: null },
        leak: { kind: 'promise-open', since, worth },
      }),
    ]);
    const row = within(await screen.findByRole('region', { name: 'About to be lost' }));
    expect(row.getByText('You promised something')).toBeTruthy();
    expect(row.getByText('12% of leads like this booked a call; Busy Strong is $997.')).toBeTruthy();
    // One tap has the text that keeps the promise in the box, and sends nothing.
    await app.user.click(row.getByRole('button', { name: 'Keep the promise: bea' }));
    expect(await row.findByLabelText('Message')).toBeTruthy();
    expect(backend.calls.some(({ call }) => call === 'POST /bot/send-message/{id}')).toBe(false);
  });

  test('a chat that is done leaves it', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Done: lena' }));
    await waitFor(() => expect(screen.queryByText('Worrying message')).toBeNull());
    expect(screen.getByText('A message didn’t go through')).toBeTruthy();
  });

  test('quotes the message that caused it, says since when, and whether the coach has seen it', async () => {
    const details = {
      notificationId: 'n-1',
      kind: 'severe',
      toldAt: since,
      openedAt: null,
    } as const;
    const quote = { messageId: 'first', text: 'im in 9th grade', date: since };
    const waiting = { why: 'minor', urgency: 'severe', quote } as const;
    const twelveMinutesAgo = new Date(Date.now() - 12 * 60_000).toISOString();
    open([
      aChat({
        _id: 'unseen',
        history: [aMessage({ text: 'hello??' })],
        needsYou: { ...waiting, since: twelveMinutesAgo },
        told: { ...details, ways: ['push'] },
      }),
      aChat({
        _id: 'seen',
        history: [aMessage({ _id: 'first', text: 'im in 9th grade' })],
        needsYou: { ...waiting, since },
        told: { ...details, ways: ['push'], openedAt: since },
      }),
    ]);
    const [unseen, seen] = await screen.findAllByRole('listitem');
    expect(unseen?.textContent).toMatch(/You haven’t seen this yet.*May be a minorfor 12 min.*“im in 9th grade”/);
    expect(seen?.textContent).not.toContain('You haven’t seen this yet');
    // The newest message is the quoted one, so it must not show twice.
    expect(seen?.textContent.match(/im in 9th grade/g)).toHaveLength(1);
  });

  test('"Done" can be taken back', async () => {
    const { app } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Done: lena' }));
    await waitFor(() => expect(screen.queryByText('Worrying message')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Worrying message')).toBeTruthy();
    expect(await screen.findByText('It’s back on your list.')).toBeTruthy();
  });

  test('"Done" is not taken back over something new, and it is said', async () => {
    const { app, backend } = open();
    backend.refuse('POST /chat/{id}/needs-you/undo', { status: 409, message: 'Too late', code: 'conflict' });
    await app.user.click(await screen.findByRole('button', { name: 'Done: lena' }));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^Something new happened in this chat/)).toBeTruthy();
  });

  test('a chat that could not be marked done stays, and it is said', async () => {
    const { app, backend } = open();
    backend.refuse('POST /chat/{id}/needs-you/done', down);
    await app.user.click(await screen.findByRole('button', { name: 'Done: lena' }));
    expect(await screen.findByText('That didn’t save. The chat is still on your list.')).toBeTruthy();
    expect(screen.getByText('Worrying message')).toBeTruthy();
  });

  test('says that nothing needs the coach', async () => {
    open([]);
    expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const backend = createFakeBackend({ bots: [aBot()], chats: [severe] });
    backend.refuse('GET /chat/needs-you', down);
    const app = renderApp('/dashboard/needs-you', { backend, signedIn: true });
    expect(await screen.findByText('We couldn’t load the chats that need you')).toBeTruthy();
    backend.refuse('GET /chat/needs-you');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Worrying message')).toBeTruthy();
  });
});
