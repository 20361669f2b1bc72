import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCall, noCalls } from '../../test/fake-booking.ts';
import { quietDay } from '../../test/fake-dashboard.ts';
import { nobodyListed, aListed } from '../../test/fake-never-list.ts';
import { aNotification, noNotifications } from '../../test/fake-notifications.ts';
import { aPlan, aStep } from '../../test/fake-plans.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const chatPath = '/dashboard/chat/mia';

function open(address: string) {
  const analytics = noAnalytics();
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: [
      aChat({
        _id: 'mia',
        username: 'mia',
        needsYou: { since: inHours(-1), why: 'no-call', urgency: 'leaking', quote: null },
        leak: { kind: 'no-call', since: inHours(-1), worth: null },
      }),
      aChat({ _id: 'tom', username: 'tom' }),
    ],
    analytics: {
      ...analytics,
      funnel: { ...analytics.funnel, now: { ...analytics.funnel.now, new: 3, engaged: 2, booked: 1 } },
      chats: [
        {
          _id: 'mia',
          username: 'mia',
          name: null,
          from: 'instagram',
          beganAt: inHours(-9),
          reached: 'booked',
          keyword: 'SHRED',
        },
      ],
    },
    booking: noCalls({ calls: [aCall({ start: inHours(20), chatId: 'mia' })] }),
    plans: { mia: aPlan({ steps: [aStep({ at: inHours(3) })] }) },
    neverList: nobodyListed({ entries: [aListed({ chatId: 'mia' })] }),
    notifications: { ...noNotifications(), list: [aNotification({ chatId: 'mia', page: chatPath })] },
    dashboard: quietDay({ hotLeads: { count: 1, first: { chatId: 'mia', name: 'mia' } } }),
  });
  return renderApp(address, { backend, signedIn: true });
}

const linkToChat = () =>
  waitFor(() => {
    const link = document.querySelector<HTMLElement>(
      `main a[href^="${chatPath}"], [role=dialog] a[href^="${chatPath}"]`,
    );
    expect(link).not.toBeNull();
    return link!;
  });

type App = ReturnType<typeof open>;

async function search(app: App): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Search pages, chats and actions' });
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.type(await screen.findByRole('textbox', { name: 'Search pages, chats and actions' }), 'mia');
  return screen.findByRole('button', { name: /^mia/ });
}

async function behindNumber(app: App): Promise<HTMLElement> {
  await app.user.click(await screen.findByRole('button', { name: 'Booked: show the 1 conversation' }));
  return linkToChat();
}

test.each<{ from: string; name: string; find?: (app: App) => Promise<HTMLElement> }>([
  { from: '/dashboard/listchats/credential-1?enabled=true', name: 'conversations' },
  { from: '/board/credential-1?enabled=true', name: 'the board' },
  { from: '/dashboard/needs-you', name: 'Needs you' },
  { from: '/dashboard', name: 'the dashboard' },
  { from: '/dashboard/account/credential-1', name: 'the account' },
  { from: '/calls', name: 'calls' },
  { from: '/follow-ups', name: 'follow-ups' },
  { from: '/never-list', name: 'the never list' },
  { from: '/notifications', name: 'notifications' },
  { from: '/dashboard/analytics', name: 'analytics', find: behindNumber },
  { from: '/tags', name: 'tags', find: search },
  { from: '/knowledge', name: 'what it knows', find: search },
  { from: '/profile', name: 'the page before', find: search },
])('a chat opened from $from leads back there, as “$name”', async ({ from, name, find = linkToChat }) => {
  const app = open(from);
  await app.user.click(await find(app));
  await waitFor(() => expect(app.address().split('?')[0]).toBe(chatPath));
  await app.user.click(await screen.findByRole('link', { name: `Go Back to ${name}` }));
  await waitFor(() => expect(app.address()).toBe(from));
});

test('a chat found from another leads back to that one, and that to where it was opened', async () => {
  const app = open('/calls');
  await app.user.click(await linkToChat());
  await app.user.keyboard('{Control>}k{/Control}');
  await app.user.type(await screen.findByRole('textbox', { name: 'Search pages, chats and actions' }), 'tom');
  await app.user.click(await screen.findByRole('button', { name: /^tom/ }));
  await app.user.click(await screen.findByRole('link', { name: 'Go Back to the conversation before' }));
  await waitFor(() => expect(app.address()).toBe(chatPath));
  await app.user.click(await screen.findByRole('link', { name: 'Go Back to calls' }));
  await waitFor(() => expect(app.address()).toBe('/calls'));
});

test('a chat opened by its address leads to the conversations of its account', async () => {
  const app = open(chatPath);
  const back = await screen.findByRole('link', { name: 'Go Back to conversations' });
  expect(back.getAttribute('href')).toBe('/dashboard/listchats/credential-1');
  expect(app.address()).toBe(chatPath);
});
