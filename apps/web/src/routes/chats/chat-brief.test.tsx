import type { Brief } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCall, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, aMessage } from '../../test/samples.ts';

const date = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
const messages = ['i want to run a marathon', 'can i talk to dana?', 'any news?'].map((text, index) =>
  aMessage({ text, date: date(index) }),
);
const chat = aChat({
  _id: 'chat-1',
  username: 'maya',
  history: messages,
  needsYou: { since: date(3), why: 'asked-for-human', urgency: 'handed-over', quote: null },
});
const brief: Brief = {
  chatId: 'chat-1',
  state: 'written',
  wants: { text: 'i want to run a marathon', by: 'lead', messageId: messages[0]!._id },
  promised: null,
  next: { text: 'can i talk to dana?', by: 'lead', messageId: messages[1]!._id },
  at: date(4),
};

function open(address: string, briefs: Brief[] = [brief]) {
  const call = aCall({
    chatId: 'chat-1',
    name: 'Maya',
    start: '2099-11-22T09:00:00.000Z',
    end: '2099-11-22T10:00:00.000Z',
  });
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [{ ...chat }],
    briefs,
    booking: noCalls({ calls: [call] }),
  });
  return { ...renderApp(address, { backend, signedIn: true }), backend };
}

const shown = () => screen.findByRole('group', { name: /^Brief: / });

test('the brief of a chat leads to each message that it quotes, as often as it is pressed', async () => {
  const app = open('/dashboard/chat/chat-1');
  const said = within(await shown());
  expect(said.getByText('They wrote')).toBeTruthy();
  expect(said.getByText('Answer this')).toBeTruthy();
  const focused = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(text));
  await app.user.click(said.getByRole('link', { name: '“i want to run a marathon”' }));
  await focused('i want to run a marathon');
  await app.user.click(said.getByRole('link', { name: '“can i talk to dana?”' }));
  await focused('can i talk to dana?');
  await app.user.click(said.getByRole('link', { name: '“i want to run a marathon”' }));
  await focused('i want to run a marathon');
});

test('a sentence that is to be answered is said once', async () => {
  open('/dashboard/chat/chat-1', [{ ...brief, wants: brief.next }]);
  const said = within(await shown());
  expect(said.getAllByRole('link')).toHaveLength(1);
  expect(said.getByText('Answer this')).toBeTruthy();
});

test.each([
  ['/dashboard/needs-you', 'Go Back to Needs you', 'Reply: maya'],
  ['/calls', 'Go Back to calls', null],
])('%s shows it, and the message leads back there', async (address, back, opener) => {
  const app = open(address);
  if (opener !== null) await app.user.click(await screen.findByRole('button', { name: opener }));
  await app.user.click(within(await shown()).getByRole('link', { name: '“i want to run a marathon”' }));
  expect(app.address()).toBe(`/dashboard/chat/chat-1?message=${messages[0]!._id}`);
  await app.user.click(await screen.findByRole('link', { name: back }));
  expect(app.address()).toBe(address);
});

test.each<[string, Brief[], string | null]>([
  ['is being written', [{ ...brief, state: 'writing', wants: null, next: null }], 'Writing a brief…'],
  [
    'has nothing to say',
    [{ ...brief, state: 'none', wants: null, next: null }],
    'There is no brief for this chat yet.',
  ],
  ['was skipped', [{ ...brief, state: 'skipped', wants: null, next: null }], null],
  ['there is none', [], null],
])('a brief that %s is quiet', async (_, briefs, sentence) => {
  open('/dashboard/chat/chat-1', briefs);
  await screen.findByText('i want to run a marathon');
  if (sentence !== null) await screen.findByText(sentence);
  expect(screen.queryByRole('group', { name: /^Brief: / })).toBeNull();
});

test('a sentence that two parts quote is there once', async () => {
  open('/dashboard/chat/chat-1', [{ ...brief, wants: brief.next }]);
  expect(
    within(await shown())
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Answer this']);
});

test('a brief that did not load says so, and is asked for again', async () => {
  const app = open('/dashboard/chat/chat-1');
  app.backend.refuse('GET /briefs', { status: 400, message: 'Something failed', code: 'invalid_input' });
  const failed = await screen.findByText('The brief didn’t load.');
  app.backend.refuse('GET /briefs');
  await app.user.click(within(failed).getByRole('button', { name: 'Try again' }));
  expect(await shown()).toBeTruthy();
});
