import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCall, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21T15:00:00.000Z';
const tomorrow = '2026-11-22T09:00:00.000Z';
const monday = '2026-11-23T16:00:00.000Z';
const before = '2026-11-20T10:00:00.000Z';
const down = { status: 500, message: 'Something failed', code: 'internal' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(calls: ReturnType<typeof aCall>[], address = '/calls') {
  const backend = createFakeBackend({ booking: noCalls({ calls, slots: [monday] }) });
  return { backend, app: renderApp(address, { backend, signedIn: true }) };
}

const dayOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the calls to come', () => {
  test('stand in the bar and on the phone’s tabs', async () => {
    open([]);
    for (const bar of ['Main', 'Tabs']) {
      const link = within(screen.getByRole('navigation', { name: bar })).getByRole('link', { name: 'Calls' });
      expect(link.getAttribute('href')).toBe('/calls');
    }
    expect(within(screen.getByRole('navigation', { name: 'Tabs' })).getAllByRole('link')).toHaveLength(4);
    expect(await screen.findByText('No upcoming calls')).toBeTruthy();
  });

  test('are listed by day in the coach’s zone, with the guest’s own time, notes and ways to meet', async () => {
    open([
      aCall({
        start: today,
        notes: 'About my back',
        guestTimeZone: 'America/Chicago',
        meetingUrl: 'https://meet.example/x',
      }),
      aCall({
        _id: 'call-2',
        start: tomorrow,
        name: 'omar',
        email: null,
        source: 'chat',
        channel: 'instagram',
        chatId: 'chat-1',
      }),
    ]);
    const first = await dayOf('Today · Saturday, November 21');
    expect(first.getByText('3:00 PM')).toBeTruthy();
    expect(first.getByText('9:00 AM their time')).toBeTruthy();
    expect(first.getByText('About my back')).toBeTruthy();
    expect(first.getByText('Booked on the landing page')).toBeTruthy();
    expect(first.getByRole('link', { name: 'mia@example.com' })).toBeTruthy();
    expect(first.getByRole('link', { name: 'Join: Mia Lopez' }).getAttribute('href')).toBe('https://meet.example/x');
    const second = await dayOf('Tomorrow · Sunday, November 22');
    expect(second.getByText('Booked in a chat')).toBeTruthy();
    const chat = second.getByRole('link', { name: 'Open chat: omar' });
    expect(chat.getAttribute('href')).toBe('/dashboard/chat/chat-1');
  });

  test('say where they stand in the calendar', async () => {
    const problem = 'We couldn’t reach your calendar. Please check there whether it has this call.';
    open([
      aCall({ _id: 'a', start: today, calendar: { kind: 'google-calendar', state: 'in-step', problem: null } }),
      aCall({
        _id: 'b',
        start: tomorrow,
        status: 'pending',
        calendar: { kind: 'google-calendar', state: 'waiting', problem: null },
      }),
      aCall({ _id: 'c', start: monday, calendar: { kind: 'calendly', state: 'failed', problem } }),
      aCall({ _id: 'd', start: monday, end: new Date(Date.parse(monday) + 45 * 60_000).toISOString() }),
    ]);
    expect(await screen.findByText('45 minutes')).toBeTruthy();
    expect(await screen.findByText('In your Google Calendar')).toBeTruthy();
    expect(screen.getByText('Not in your Google Calendar yet: we keep trying.')).toBeTruthy();
    expect(screen.getByText('Not certain yet')).toBeTruthy();
    expect(screen.getByText(problem)).toBeTruthy();
  });

  test('fill the strip of the next seven days, which leads to each', async () => {
    open([
      aCall({ start: today }),
      aCall({ _id: 'b', start: '2026-11-21T17:00:00.000Z' }),
      aCall({ _id: 'c', start: monday }),
    ]);
    const strip = within(await screen.findByRole('navigation', { name: 'The next seven days' }));
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sat212 calls',
      'Sun22no calls',
      'Mon231 call',
      'Tue24no calls',
      'Wed25no calls',
      'Thu26no calls',
      'Fri27no calls',
    ]);
    expect(strip.getAllByRole('link')[1]?.getAttribute('href')).toBe('#day-2026-11-23');
  });

  test('lead to the hours where there are none', async () => {
    const { app } = open([]);
    await app.user.click(await screen.findByRole('button', { name: 'Call hours' }));
    expect(app.address()).toBe('/profile');
  });

  test('that could not be loaded are asked for again', async () => {
    const backend = createFakeBackend({ booking: noCalls({ calls: [aCall({ start: today })] }) });
    backend.refuse('GET /appointments/me', down);
    const app = renderApp('/calls', { backend, signedIn: true });
    expect(await screen.findByText('Your calls didn’t load')).toBeTruthy();
    backend.refuse('GET /appointments/me');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mia Lopez')).toBeTruthy();
  });
});

describe('cancelling', () => {
  test('asks first, says that the guest is told and that there is no way back, then cancels', async () => {
    const { app, backend } = open([aCall({ start: today })]);
    await app.user.click(await screen.findByRole('button', { name: 'Cancel call: Mia Lopez' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
    expect(
      dialog.getByText(/Mia Lopez is told at once, and the time is open again\. This cannot be undone\./),
    ).toBeTruthy();
    expect(backend.callsTo('POST /appointments/{id}/cancel')).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    expect(await screen.findByText('Call canceled')).toBeTruthy();
    expect(await screen.findByText('Canceled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  test('that fails says so, and the call stays', async () => {
    const { app, backend } = open([aCall({ start: today })]);
    backend.refuse('POST /appointments/{id}/cancel', { ...down, message: 'This call has already started' });
    await app.user.click(await screen.findByRole('button', { name: 'Cancel call: Mia Lopez' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    expect(await dialog.findByText('This call has already started')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Keep call' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Canceled')).toBeNull();
  });
});

describe('moving', () => {
  test('takes an open time, shows both once more, and moves', async () => {
    const { app, backend } = open([aCall({ start: today, guestTimeZone: 'Europe/Madrid' })]);
    await app.user.click(await screen.findByRole('button', { name: 'Move: Mia Lopez' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this call' }));
    const slot = await dialog.findByRole('button', { name: /^10:00 AM/ });
    expect(slot.textContent).toBe('10:00 AM5:00 PM their time');
    await app.user.click(slot);
    expect(dialog.getByText(/^Monday, November 23 at 10:00 AM/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Move call' }));
    expect(await screen.findByText('Call moved')).toBeTruthy();
    expect(backend.callsTo('POST /appointments/{id}/move')[0]?.body).toEqual({ start: monday });
    expect(await screen.findByRole('region', { name: 'Monday, November 23' })).toBeTruthy();
  });

  test('to a time that somebody else took offers others', async () => {
    const { app, backend } = open([aCall({ start: today })]);
    backend.refuse('POST /appointments/{id}/move', {
      status: 409,
      message: 'That time is already taken. Please pick another one.',
      code: 'slot_taken',
      alternatives: ['2026-11-23T17:00:00.000Z'],
    });
    await app.user.click(await screen.findByRole('button', { name: 'Move: Mia Lopez' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(await dialog.findByRole('button', { name: /^10:00 AM/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Move call' }));
    expect(await dialog.findByText('That time is already taken. Please pick another one.')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Mon, Nov 23, 11:00 AM' }));
    expect(dialog.getByText(/^Monday, November 23 at 11:00 AM/)).toBeTruthy();
  });
});

describe('calls that were', () => {
  test('are marked Shown or No-show, which can be changed', async () => {
    const { app, backend } = open(
      [aCall({ start: before }), aCall({ _id: 'ahead', start: today, name: 'Omar' })],
      '/calls?show=past',
    );
    const group = within(await screen.findByRole('group', { name: 'Did they show up? Mia Lopez' }));
    expect(screen.queryByText('Omar')).toBeNull();
    await app.user.click(group.getByRole('button', { name: 'No-show' }));
    expect(
      await screen.findByText(
        'Marked as no-show. They get a kind message with open times in two minutes. You can change it until then.',
      ),
    ).toBeTruthy();
    await app.user.click(group.getByRole('button', { name: 'Shown' }));
    expect(await screen.findByText('Marked as shown')).toBeTruthy();
    await waitFor(() => expect(group.getByRole('button', { name: 'Shown' }).getAttribute('aria-pressed')).toBe('true'));
    expect(backend.callsTo('POST /appointments/{id}/outcome').map(({ body }) => body)).toEqual([
      { outcome: 'no-show', version: 0 },
      { outcome: 'shown', result: null, version: 1 },
    ]);
    expect(screen.queryByRole('button', { name: /^Cancel call/ })).toBeNull();
  });

  test('say that there are none yet', async () => {
    open([], '/calls?show=past');
    expect(await screen.findByText('No calls yet')).toBeTruthy();
  });

  test('one that is going on can be joined and marked, but not cancelled', async () => {
    open([aCall({ start: '2026-11-21T11:30:00.000Z', meetingUrl: 'https://meet.example/x' })]);
    expect(await screen.findByText('Now')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join: Mia Lopez' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Did they show up? Mia Lopez' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Cancel|Move)/ })).toBeNull();
  });
});

describe('the calls that the coach booked with others', () => {
  const booked = {
    _id: 'booked-1',
    start: monday,
    end: '2026-11-23T17:00:00.000Z',
    status: 'confirmed',
    coach: { firstName: 'Rae', lastName: 'Kim' },
    place: { text: 'https://meet.example/k', link: 'https://meet.example/k' },
    bookingUrl: null,
    manageUrl: 'http://localhost/call/a-token',
  } as const;
  const openBooked = () => {
    const backend = createFakeBackend({ booking: noCalls({ booked: [{ ...booked }] }) });
    return { backend, app: renderApp('/calls', { backend, signedIn: true }) };
  };

  test('stand beneath their own, with where they are and the way to move them', async () => {
    openBooked();
    const region = await dayOf('Calls you booked');
    expect(region.getByText('With Rae Kim')).toBeTruthy();
    expect(region.getByText('Monday, November 23')).toBeTruthy();
    expect(region.getByRole('link', { name: 'Join: Rae Kim' }).getAttribute('href')).toBe('https://meet.example/k');
    expect(region.getByRole('link', { name: 'Move: Rae Kim' }).getAttribute('href')).toBe(booked.manageUrl);
  });

  test('can be cancelled, with a word for the other side', async () => {
    const { app, backend } = openBooked();
    await app.user.click(await screen.findByRole('button', { name: 'Cancel call: Rae Kim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Not now');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    expect(await screen.findByText('Call canceled')).toBeTruthy();
    expect(backend.callsTo('POST /appointments/booked/{id}/cancel')).toMatchObject([{ body: { reason: 'Not now' } }]);
    expect((await dayOf('Calls you booked')).getByText('Canceled')).toBeTruthy();
  });
});
