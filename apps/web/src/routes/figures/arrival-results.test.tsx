import type { ArrivalFigures } from '@spotter/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aComment } from '../../test/samples.ts';

const none: ArrivalFigures = {
  key: '',
  name: null,
  trigger: null,
  post: null,
  comments: null,
  new: 0,
  engaged: 0,
  qualified: 0,
  booked: 0,
  shown: 0,
};
const agent = { agentId: 'agent-1', agentName: 'Dana' };
const post = {
  _id: 'post-1',
  botId: 'bot-1',
  kind: 'reel' as const,
  caption: 'My SHRED week',
  picture: null,
  link: null,
  at: '2026-11-18T10:00:00.000Z',
};

function open(arrivals: Partial<Record<'trigger' | 'post' | 'ad' | 'link', ArrivalFigures[]>> = {}, query = '') {
  const { arrivals: empty, ...others } = noAnalytics();
  const chat = { _id: 'chat-7', username: 'maya', name: null, from: 'instagram' as const, keyword: null };
  const chats = [{ ...chat, beganAt: '2026-11-20T10:00:00.000Z', reached: 'booked' as const }];
  const backend = createFakeBackend({
    analytics: { ...others, chats, arrivals: { ...empty, ...arrivals } },
    comments: [
      aComment(),
      aComment({
        _id: 'comment-2',
        username: 'leo',
        text: 'looks great',
        outcome: { reason: 'no-trigger', sentence: 'It fired no trigger.', missed: [] },
        publicReply: null,
        privateReply: null,
        chatId: null,
      }),
    ],
  });
  return { backend, app: renderApp(`/dashboard/analytics${query}`, { backend, signedIn: true }) };
}
const block = async () => within(await screen.findByRole('region', { name: 'How leads came in' }));

test('what leads wanted is named by its description, shortened', async () => {
  const description = 'tells you about a goal, like losing weight or getting stronger, in any words';
  open({ trigger: [{ ...none, key: 'a:w', trigger: { ...agent, kind: 'intent', words: [description] }, new: 4 }] });
  const row = within(await (await block()).findByRole('row', { name: /^tells you about a goal/ }));
  const name = 'tells you about a goal, like losing weight or getting strong…';
  expect(row.getByRole('rowheader').textContent).toBe(`${name}Dana · What they want`);
});

test('each trigger has its funnel, and each number opens its chats', async () => {
  const { app } = open({
    trigger: [
      {
        ...none,
        key: 'a:c',
        trigger: { ...agent, kind: 'comment', words: ['SHRED'] },
        new: 40,
        engaged: 20,
        booked: 2,
      },
      { ...none, new: 3 },
    ],
  });
  const figures = await block();
  const row = within(await figures.findByRole('row', { name: /^Comment/ }));
  expect(row.getByRole('rowheader').textContent).toBe('CommentDana · SHRED');
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['40', '2050%', '00%', '25%', '00%']);
  expect(figures.getByRole('row', { name: /^Without a trigger/ })).toBeTruthy();
  await app.user.click(row.getByRole('button', { name: 'Dana, Comment: 2 booked, show them' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comment, booked' }));
  expect((await dialog.findByRole('link', { name: /maya/ })).getAttribute('href')).toBe('/dashboard/chat/chat-7');
});

test('a post also has its comments, each with what became of it', async () => {
  const { app } = open({ post: [{ ...none, key: 'bot-1:post-1', post, comments: 2, new: 1 }] });
  const figures = await block();
  expect(await figures.findByText('Nobody wrote to you in this period.')).toBeTruthy();
  await app.user.click(figures.getByRole('button', { name: 'Post' }));
  await app.user.click(await figures.findByRole('button', { name: 'My SHRED week: 2 comments, show them' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My SHRED week, comments' }));
  const [first, second] = await dialog.findAllByRole('listitem');
  expect(first!.textContent).toContain('Answered in public: “Sent you a DM!”');
  expect(within(first!).getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe(
    '/dashboard/chat/chat-1',
  );
  expect(second!.textContent).toContain('It fired no trigger.');
});

test('a notification about a comment leads to the comments under its post', async () => {
  open({}, '?comments=bot-1:post-1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByRole('status').textContent).toBe('');
});

test('comments say how many DMs wait in line, and when the last goes out', async () => {
  const { backend } = open({}, '?comments=bot-1:post-1');
  backend.stored.commentQueue = { waiting: 40, lastAt: '2026-03-02T16:12:00.000Z' };
  const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
  expect(
    await dialog.findByText(/^40 DMs for comments on this account wait in line\. The last goes out around /),
  ).toBeTruthy();
});

test('numbers that cannot be loaded are asked for again', async () => {
  const { backend, app } = open();
  backend.refuse('GET /analytics/arrivals', { status: 500, message: 'Something failed', code: 'internal' });
  const figures = await block();
  await app.user.click(await figures.findByRole('button', { name: 'Ad' }));
  expect(await figures.findByText('Error loading how leads came in')).toBeTruthy();
  backend.refuse('GET /analytics/arrivals');
  await app.user.click(figures.getByRole('button', { name: 'Try again' }));
  expect(await figures.findByText('Nobody came by an ad in this period.')).toBeTruthy();
});
