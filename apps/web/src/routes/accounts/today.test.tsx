import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOnboarding, quietDay } from '../../test/fake-dashboard.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat } from '../../test/samples.ts';

const down = { status: 500, message: 'Something failed', code: 'internal' };

const busyDay = () =>
  quietDay({
    timeZone: 'America/Chicago',
    calls: { count: 2, next: { name: 'Mia Brooks', start: '2026-11-20T21:00:00.000Z' } },
    needsYou: { count: 1000, first: { chatId: 'chat-2', name: 'Kelly Shaw', why: 'medical' } },
    hotLeads: { count: 3, first: { chatId: 'chat-3', name: 'Omar Reed' } },
    newLeads: {
      count: 4,
      since: '2026-11-20T15:00:00.000Z',
      newest: { chatId: 'chat-4', credentialId: 'credential-2', name: 'Lena Fox' },
    },
    bookedThisWeek: { count: 5 },
  });

function open(given: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend({ bots: [aBot()], ...given });
  return { backend, app: renderApp('/dashboard', { backend, signedIn: true }) };
}

const figures = async () =>
  within(await screen.findByRole('list', { name: 'Today in numbers' })).getAllByRole<HTMLAnchorElement>('link');
const figure = (name: RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name });

describe('today', () => {
  test('stands above the accounts: five numbers in a line, each leads to what it counts', async () => {
    const { backend } = open({ dashboard: busyDay() });
    expect((await figures()).map(({ textContent, href }) => [textContent, new URL(href).pathname])).toEqual([
      ['2 calls today. Next: Mia Brooks, 3:00\u00A0PM', '/calls'],
      ['999+ need you. Kelly Shaw: Medical question', '/dashboard/needs-you'],
      ['3 hot leads. Latest: Omar Reed', '/dashboard/chat/chat-3'],
      ['4 new leads. Since 9:00\u00A0AM. Latest: Lena Fox', '/dashboard/listchats/credential-2'],
      ['5 booked this week. Calls booked since Sunday', '/dashboard/analytics'],
    ]);
    const accounts = await screen.findByRole('heading', { level: 1, name: 'ACCOUNTS' });
    const today = screen.getByRole('heading', { name: 'Today' });
    expect(today.compareDocumentPosition(accounts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await screen.findByText('dana.coaching')).toBeTruthy();
    expect(backend.callsTo('POST /today/visit')).toHaveLength(1);
  });

  test('says what there is not on a quiet day', async () => {
    open();
    expect((await figures()).map(({ textContent }) => textContent)).toEqual([
      '0 calls today. Nothing on the calendar',
      '0 need you. Nobody is waiting',
      '0 hot leads. A good fit without a call shows up here',
      '0 new leads. Since 9:00\u00A0AM',
      '0 booked this week. Calls booked since Sunday',
    ]);
    expect((await figure(/new leads/)).getAttribute('href')).toBe('/dashboard/listchats/credential-1');
  });

  test('names the day of an older visit, and calls that are over', async () => {
    const today = { newLeads: { count: 0, since: '2026-11-18T09:00:00.000Z', newest: null } };
    open({ dashboard: quietDay({ ...today, calls: { count: 1, next: null } }) });
    expect((await figure(/new leads/)).textContent).toContain('Since Nov 18');
    expect((await figure(/1 call today/)).textContent).toContain('All done for today');
  });

  test.each([
    ['inbox:counts', { count: 1, severe: 0, recovered: 0, accounts: [] }],
    ['account:chat', { chatId: 'chat-1', chat: aChat() }],
  ])('changes by itself when a chat does (%s)', async (event, news) => {
    const { backend } = open();
    await figures();
    await waitFor(() => expect(backend.socket.joined).toContain('join:account credential-1'));
    backend.stored.dashboard.today = busyDay().today;
    act(() => backend.socket.send(event, news));
    expect(await screen.findByText(/Kelly Shaw: Medical question/)).toBeTruthy();
  });

  test('says what is safe when it does not load, and tries again', async () => {
    const { backend, app } = open();
    backend.refuse('GET /today', down);
    expect(await screen.findByText(/Today didn’t load/)).toBeTruthy();
    expect(screen.getByText('dana.coaching')).toBeTruthy();
    backend.refuse('GET /today');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await figures()).toHaveLength(5);
  });

  test('counts coming back to the page as a visit', async () => {
    const { backend } = open();
    await figures();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(backend.callsTo('POST /today/visit')).toHaveLength(2));
  });
});

describe('the first steps', () => {
  const checklist = async () => within(await screen.findByRole('region', { name: /five steps|live/ }));
  const newCoach = (facts: Parameters<typeof anOnboarding>[0]) => ({
    bots: [],
    dashboard: {
      ...quietDay(),
      onboarding: anOnboarding({ hasAgent: false, hasAccount: false, isLive: false, ...facts }),
    },
  });

  test('are all that a new coach sees above the accounts', async () => {
    open(newCoach({}));
    const steps = await checklist();
    expect(steps.getByText('0 of 5 done')).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Create your agent' }).getAttribute('href')).toBe('/agent/create/new');
    expect(await screen.findByText('No accounts connected.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /calls today/ })).toBeNull();
  });

  test.each([
    [{ hasAgent: true }, 'Talk to your agent', '/agent/create/agent-1'],
    [{ hasAgent: true, wasTried: true }, 'Connect Instagram', '/agent/service/agent-1'],
    [{ hasAgent: true, wasTried: true, hasAccount: true }, 'Set call hours', '/profile#availability'],
    [{ hasAgent: true, wasTried: true, hasAccount: true, hasHours: true }, 'Pick a keyword', '/agent/keywords/agent-1'],
  ])('with %j the button is %s', async (facts, name, place) => {
    open(newCoach(facts));
    const steps = await checklist();
    expect(steps.getByRole('link', { name }).getAttribute('href')).toBe(place);
    expect(steps.getAllByRole('listitem').filter((item) => item.dataset.done)).toHaveLength(Object.keys(facts).length);
  });

  test('end with a message to oneself: what to write, and where', async () => {
    open({ dashboard: { ...quietDay(), onboarding: anOnboarding({}) } });
    const steps = await checklist();
    expect(steps.getByRole('heading', { name: 'You’re live: DM yourself LIFT' })).toBeTruthy();
    const link = steps.getByRole<HTMLAnchorElement>('link', { name: /^Open Instagram chat/ });
    expect([link.href, link.target]).toEqual(['https://ig.me/m/dana.coaching', '_blank']);
    expect(steps.getByText(/Send LIFT to @dana.coaching from another account/)).toBeTruthy();
    // The remaining steps can be taken, too, but only one has a button.
    expect(steps.getByRole('link', { name: 'Talk to it' })).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Set your call hours' })).toBeTruthy();
  });

  test('go by themselves once the last is done', async () => {
    const { backend } = open({ dashboard: { ...quietDay(), onboarding: anOnboarding({ hasHours: true }) } });
    await checklist();
    backend.stored.dashboard.onboarding = anOnboarding({ hasHours: true, wasEngaged: true });
    act(() => backend.socket.send('inbox:counts', { count: 0, severe: 0, recovered: 0, accounts: [] }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /five steps|live/ })).toBeNull());
  });

  test('can be hidden, and shown again', async () => {
    const { backend, app } = open(newCoach({ hasAgent: true }));
    await checklist();
    await app.user.click(screen.getByRole('button', { name: 'Hide checklist' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /five steps/ })).toBeNull());
    expect(backend.callsTo('PUT /onboarding')[0]?.body).toEqual({ dismissed: true });
    await app.user.click(await screen.findByRole('button', { name: 'Show it again' }));
    await checklist();
  });

  test('say so when they could not be hidden, and stay', async () => {
    const { backend, app } = open(newCoach({ hasAgent: true }));
    backend.refuse('PUT /onboarding', down);
    await checklist();
    await app.user.click(screen.getByRole('button', { name: 'Hide checklist' }));
    expect(await screen.findByText('That didn’t save. Please try again.')).toBeTruthy();
    await checklist();
  });
});
