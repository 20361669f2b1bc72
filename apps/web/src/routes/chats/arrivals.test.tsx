import type { Comment, Message } from '@spotter/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aComment, aCredential, aMessage } from '../../test/samples.ts';

const comment = aComment();
const link = { source: 'SHORTLINK', ref: 'bio', type: 'OPEN_THREAD', adId: null };

async function open(history: Message[], given: { comments?: Comment[]; referral?: typeof link } = {}) {
  const { comments = [], referral = null } = given;
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [aChat({ history, referral })],
    comments,
  });
  renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('complementary', { name: /About/ });
  const lines = within(await screen.findByRole('region', { name: 'How they came' })).getAllByRole('listitem');
  return lines.map(({ textContent }) => textContent);
}

test.each<[string, Partial<Message>, string]>([
  ['a link', { referral: link }, 'Came by a link: bio'],
  ['an ad', { referral: { ...link, ref: null, adId: '77', source: 'ADS' } }, 'Came from an ad: 77'],
  ['a reply to a story', { story: { kind: 'reply', url: null } }, 'Answered your story'],
  ['a mention', { story: { kind: 'mention', url: null } }, 'Mentioned you in a story'],
  [
    'a keyword',
    {
      author: 'agent',
      decision: { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED', at: '2026-11-20T10:00:00.000Z' },
    },
    'Keyword: SHRED',
  ],
  ['a question', { tapped: true, text: 'What does it cost?' }, 'Tapped a question: What does it cost?'],
])('the contact panel says how a lead came: by %s', async (_, given, sentence) => {
  expect(await open([aMessage(given)])).toEqual([expect.stringContaining(sentence)]);
});

test('a comment stands there with its post, the public reply and what the DM opens', async () => {
  const [line] = await open([aMessage({ author: 'agent', text: 'Hey Mia' })], { comments: [comment] });
  expect(line).toContain('Commented “SHRED please” under My SHRED week');
  expect(line).toContain('Answered in public: “Sent you a DM!”');
  expect(line).toContain('only their answer does');
  expect(screen.getByRole('link', { name: 'My SHRED week' }).getAttribute('href')).toBe('https://ig.example/p');
});

test('once they answered, the window is no news; a later link stands last', async () => {
  const lines = await open([aMessage()], { comments: [comment], referral: link });
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toContain('only their answer does');
  expect(lines[1]).toBe('Came by a link: bio');
});

test.each<[string, Message[]]>([
  ['just wrote', [aMessage()]],
  [
    'tapped one of our own buttons',
    [
      aMessage({ _id: 'offer', author: 'agent', quickReplies: ['Fri 11 AM', 'Other times'] }),
      aMessage({ _id: 'tap', tapped: true, text: 'Fri 11 AM' }),
    ],
  ],
])('a lead who %s has no such part', async (_, history) => {
  const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat({ history })] });
  renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
  await screen.findByRole('complementary', { name: /About/ });
  expect(screen.queryByRole('region', { name: 'How they came' })).toBeNull();
});
