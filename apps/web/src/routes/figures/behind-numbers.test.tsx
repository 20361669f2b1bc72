import { engagedColumns } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { noAnalytics, type FakeAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAgent } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const range = { from: '2026-10-23', to: '2026-11-21' };
const engagedCall = 'GET /analytics/engaged/{column}/chats';

const figures = { engaged: 30, talking: 24, talkingBooked: 6, qualified: 10, booked: 9, past: 4, shown: 3 };
const row = { ...figures, sources: [{ kind: 'link' as const, name: 'bio', engaged: 9 }], byOtherSources: 4 };
const analytics: FakeAnalytics = {
  ...noAnalytics(),
  rate: { engaged: 40, booked: 5 },
  keywords: {
    'agent-1': {
      engagedTimes: [{ keyword: 'SHRED', times: 30 }],
      bookingRate: [{ keyword: 'SHRED', totalConversations: 24, confirmedMeets: 9 }],
    },
  },
  results: [
    { ...row, agentId: 'agent-1', agentName: 'Dana', keyword: 'SHRED' },
    { ...row, agentId: null, agentName: null, keyword: null, past: 1, shown: 0 },
  ],
  waits: {
    agent: { answers: 4, medianSeconds: 45, ninetyPercentSeconds: 90 },
    coach: { answers: 0, medianSeconds: null, ninetyPercentSeconds: null },
  },
  engaged: Object.fromEntries(
    engagedColumns.map((column) => [
      column,
      [
        {
          _id: `chat-${column}`,
          username: `lead.${column}`,
          name: null,
          from: 'instagram',
          beganAt: '2026-11-10T10:00:00.000Z',
          reached: 'booked',
          keyword: 'SHRED',
        },
      ],
    ]),
  ),
  answers: {
    agent: ['slow', 'quick'].map((messageId, index) => ({
      _id: 'chat-0',
      messageId,
      username: 'maya',
      name: null,
      from: 'instagram',
      sentAt: '2026-11-10T10:00:00.000Z',
      waitedSeconds: [5_400, 45][index]!,
    })),
  },
};

function open(given: Partial<FakeAnalytics> = {}) {
  const agents = [anAgent({ _id: 'agent-1', name: 'Dana' })];
  const backend = createFakeBackend({ agents, analytics: { ...analytics, ...given } });
  const app = renderApp('/dashboard/analytics', { backend, signedIn: true });
  return {
    backend,
    app,
    press: async (name: string) => app.user.click((await screen.findAllByRole('button', { name }))[0]!),
    dialog: async (name: string) => within(await screen.findByRole('dialog', { name })),
    asked: () => backend.queriesTo(engagedCall).map((query) => Object.fromEntries(query)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a number of engaged conversations opens them', () => {
  test.each([
    ['Booked: show the 5 conversations', 'Booked: 5', 'booked'],
    ['Engaged: show the 40 conversations', 'Engaged: 40', 'engaged'],
  ])('of the booking rate: %s', async (button, title, column) => {
    const page = open();
    await page.press(button);
    const link = await (await page.dialog(title)).findByRole('link', { name: RegExp(`lead.${column}`) });
    expect(link.getAttribute('href')).toBe(`/dashboard/chat/chat-${column}`);
    expect(link.textContent).toMatch(/Booked · /);
    expect(page.asked()).toEqual([range]);
  });

  test('of a keyword', async () => {
    const page = open();
    const table = within(await screen.findByRole('table', { name: 'Dana' }));
    const name = 'Dana, SHRED, Engaged: show the 30 conversations';
    await page.app.user.click(table.getAllByRole('button', { name })[0]!);
    await (await page.dialog('Dana, SHRED, Engaged: 30')).findByRole('link', { name: /lead.engaged/ });
    await page.app.user.keyboard('{Escape}');
    await page.press('Dana, SHRED, Booked, with 3+ replies: show the 9 conversations');
    const booked = await page.dialog('Dana, SHRED, Booked, with 3+ replies: 9');
    await booked.findByRole('link', { name: /lead.talkingBooked/ });
    const of = { agentId: 'agent-1', keyword: 'SHRED', ...range };
    expect(page.asked()).toEqual([of, of]);
  });

  test('of the results: an agent’s row is of all its keywords, and without agent or keyword is a row of its own', async () => {
    const page = open();
    await screen.findByRole('region', { name: 'Results by agent and keyword' });
    const results = within(screen.getByRole('region', { name: 'Results by agent and keyword' }));
    await page.app.user.click(
      await results.findByRole('button', { name: 'Dana, Showed up: show the 3 conversations' }),
    );
    await (await page.dialog('Dana, Showed up: 3')).findByRole('link', { name: /lead.shown/ });
    await page.app.user.keyboard('{Escape}');
    const names = 'Without an agent, No keyword (handed over by you)';
    await page.press(`${names}, Past calls: show the 1 conversation`);
    await (await page.dialog(`${names}, Past calls: 1`)).findByRole('link', { name: /lead.past/ });
    expect(page.asked()).toEqual([
      { agentId: 'agent-1', ...range },
      { agentId: '', keyword: '', ...range },
    ]);
    expect(results.queryByRole('button', { name: /Showed up: show the 0/ })).toBeNull();
  });

  test('of an ad or link, and of those who came directly; other ads and links are only counted', async () => {
    const page = open();
    await page.press('Dana, SHRED, Link bio, Engaged: show the 9 conversations');
    await (await page.dialog('Dana, SHRED, Link bio, Engaged: 9')).findByRole('link', { name: /lead.engaged/ });
    await page.app.user.keyboard('{Escape}');
    await page.press('Dana, SHRED, Direct, Engaged: show the 17 conversations');
    await (await page.dialog('Dana, SHRED, Direct, Engaged: 17')).findByRole('link', { name: /lead.engaged/ });
    const of = { agentId: 'agent-1', keyword: 'SHRED', ...range };
    expect(page.asked()).toEqual([
      { ...of, source: 'link bio' },
      { ...of, source: '' },
    ]);
    expect(screen.queryByRole('button', { name: /Other ads and links/ })).toBeNull();
  });

  test('and says what is not there, or did not load', async () => {
    const page = open({ engaged: {} });
    page.backend.refuse(engagedCall, down);
    await page.press('Booked: show the 5 conversations');
    const dialog = await page.dialog('Booked: 5');
    expect(await dialog.findByText('Error loading the conversations')).toBeTruthy();
    page.backend.refuse(engagedCall);
    await page.app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('No conversations in this period.')).toBeTruthy();
  });

  test('and the keyboard is back at the number afterwards', async () => {
    const page = open();
    await page.press('Booked: show the 5 conversations');
    await page.dialog('Booked: 5');
    await page.app.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Booked: show the 5 conversations' })),
    );
  });
});

describe('a response time opens its answers, slowest first', () => {
  test('each with how long it took, leading to that message', async () => {
    const page = open();
    await page.press('Your agent, Median 45 s: show the 4 answers');
    const dialog = await page.dialog('Your agent: 4 answers, slowest first');
    const links = await dialog.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/chat/chat-0?message=slow',
      '/dashboard/chat/chat-0?message=quick',
    ]);
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('1.5 h · '),
      expect.stringContaining('45 s · '),
    ]);
    expect(dialog.getByText('2 more were deleted since, as messages are not kept forever.')).toBeTruthy();
  });

  test.each(['90% within 1.5 min', 'Answers'])('and so does %s', async (number) => {
    const page = open();
    await page.press(`Your agent, ${number}: show the 4 answers`);
    const dialog = await page.dialog('Your agent: 4 answers, slowest first');
    expect(await dialog.findAllByRole('link')).toHaveLength(2);
  });
});
