import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { callMinutes, sayInstant } from '@spotter/domain/booking';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scrollToNextPage } from '../../test/browser.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { type Booking, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';

// A Saturday. The first slots are on Monday at 9 and 10 o'clock in Chicago, the next on Tuesday.
const now = new Date('2026-11-21T12:00:00Z');
const [nine, ten, tuesday] = ['2026-11-23T15:00:00.000Z', '2026-11-23T16:00:00.000Z', '2026-11-24T15:00:00.000Z'];
const slots = [nine, ten, tuesday];
const zone = 'America/Chicago';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  visitIn(zone);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sets the time zone of the visitor's browser. */
function visitIn(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

async function openCalendar(given: Partial<Booking> & { signedIn?: boolean } = {}) {
  const { signedIn = true, ...booking } = given;
  const backend = createFakeBackend({ booking: noCalls({ slots: [...slots], ...booking }) });
  const app = renderApp('/', { backend, signedIn });
  scrollToNextPage();
  return { app, backend };
}

/** Returns the slots as shown, without the visitor's own time. */
const slotsShown = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^\d{1,2}:\d\d [AP]M/ });
  return within(first!.closest('ul')!)
    .getAllByRole('button')
    .map(({ textContent }) => /^\d{1,2}:\d\d [AP]M/.exec(textContent ?? '')?.[0]);
};

async function choose(app: Awaited<ReturnType<typeof openCalendar>>['app'], time: string) {
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${time}`) }));
  return within(await screen.findByRole('dialog'));
}

describe('the calendar of the landing page', () => {
  test('asks for nothing before somebody comes near it', async () => {
    const backend = createFakeBackend({ booking: noCalls({ slots }) });
    renderApp('/', { backend, signedIn: false });
    expect(backend.calls).toEqual([]);
    scrollToNextPage();
    await screen.findByText('November 2026');
    expect(backend.callsTo('GET /booking/trainer')).toHaveLength(1);
  });

  test('is a month whose weeks begin on Sunday, with the open times of the first day that has some', async () => {
    await openCalendar();
    const month = await screen.findByRole('table');
    expect(
      within(month)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(await slotsShown()).toEqual(['9:00 AM', '10:00 AM']);
    expect(screen.getByRole('heading', { name: 'Monday, November 23' })).toBeTruthy();
  });

  test('shows the visitor’s own time first, and the trainer’s beneath it', async () => {
    visitIn('America/New_York');
    await openCalendar();
    const slot = await screen.findByRole('button', { name: /^10:00 AM/ });
    expect(slot.textContent).toBe('10:00 AM9:00 AM Dana’s time');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Your time zone' }).value).toBe('America/New York');
    expect(screen.getByText('Dana’s time: Central Time (Chicago).')).toBeTruthy();
  });

  test('reads in UTC where the browser has no zone that exists', async () => {
    for (const unknown of ['Etc/Unknown', 'Foo/Bar', '', undefined]) {
      visitIn(unknown as string);
      await openCalendar();
      const slot = await screen.findByRole('button', { name: /^3:00 PM/ });
      expect(slot.textContent).toBe('3:00 PM9:00 AM Dana’s time');
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Your time zone' }).value).toBe('UTC');
      cleanup();
    }
  });

  test('reads in UTC where the browser gives something else in place of a zone', async () => {
    for (const odd of [
      null,
      7,
      {},
      '+05:30',
      'GMT+2',
      'Europe/Madrid\0',
      '../UTC',
      '\uD800',
      'localtime',
      'x'.repeat(5_000),
    ]) {
      visitIn(odd as string);
      await openCalendar();
      const slot = await screen.findByRole('button', { name: /^3:00 PM/ });
      expect([odd, slot.textContent]).toEqual([odd, '3:00 PM9:00 AM Dana’s time']);
      cleanup();
    }
  });

  test('reads in the zone of the browser by whatever name it has there', async () => {
    for (const [zoneThere, shown] of [
      ['Asia/Calcutta', '8:30 PM'],
      ['US/Pacific', '7:00 AM'],
      ['Europe/Kyiv', '5:00 PM'],
      ['europe/madrid', '4:00 PM'],
      ['Etc/GMT+3', '12:00 PM'],
    ] as const) {
      visitIn(zoneThere);
      await openCalendar();
      const slot = await screen.findByRole('button', { name: new RegExp(`^${shown}`) });
      expect([zoneThere, slot.textContent]).toEqual([zoneThere, `${shown}9:00 AM Dana’s time`]);
      cleanup();
    }
  });

  test('has one time for each slot where both live by the same clock', async () => {
    await openCalendar();
    expect((await screen.findByRole('button', { name: /^9:00 AM/ })).textContent).toBe('9:00 AM');
    expect(screen.queryByText(/Dana’s time/)).toBeNull();
  });

  test('takes another zone, in which a slot may be on another day', async () => {
    const { app } = await openCalendar();
    await slotsShown();
    const own = screen.getByRole('combobox', { name: 'Your time zone' });
    await app.user.clear(own);
    await app.user.type(own, 'tokyo');
    // Found by its text, because jsdom has no layout and the open list counts as hidden.
    await app.user.click(await screen.findByText('Asia/Tokyo'));
    expect(await screen.findByRole('heading', { name: 'Tuesday, November 24' })).toBeTruthy();
    expect((await screen.findByRole('button', { name: /^12:00 AM/ })).textContent).toBe(
      '12:00 AMMon, 9:00 AM Dana’s time',
    );
  });

  test('shows the times of the day that is chosen; days without any cannot be chosen', async () => {
    const { app } = await openCalendar();
    await slotsShown();
    await app.user.click(screen.getByRole('button', { name: /24 November 2026|November 24, 2026/ }));
    expect(await screen.findByRole('heading', { name: 'Tuesday, November 24' })).toBeTruthy();
    expect(await slotsShown()).toEqual(['9:00 AM']);
    const sunday = screen.getByRole<HTMLButtonElement>('button', { name: /22 November 2026|November 22, 2026/ });
    expect(sunday.disabled).toBe(true);
  });

  test('asks for the next month, and says when it has none', async () => {
    const { app, backend } = await openCalendar();
    await slotsShown();
    await app.user.click(screen.getByRole('button', { name: /24 November 2026|November 24, 2026/ }));
    expect(await slotsShown()).toEqual(['9:00 AM']);
    await app.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText('No times are free this month. Look at the next one.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Tuesday, November 24' })).toBeNull();
    expect(backend.queriesTo('GET /booking/slots').at(-1)?.get('from')).toBe('2026-12-01');
  });

  test('begins with the next month where this one has no free time left', async () => {
    const { app } = await openCalendar({ slots: ['2026-12-02T15:00:00.000Z'] });
    expect(await screen.findByRole('heading', { name: 'Wednesday, December 2' })).toBeTruthy();
    expect(await slotsShown()).toEqual(['9:00 AM']);
    await app.user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('No times are free this month. Look at the next one.')).toBeTruthy();
  });

  test('leaves out the weeks that are over', async () => {
    await openCalendar();
    await slotsShown();
    const days = [...document.querySelectorAll<HTMLElement>('.mantine-Calendar-day')];
    const isShown = (label: string) =>
      days.find((day) => day.getAttribute('aria-label') === label)?.style.display !== 'none';
    expect(['November 14, 2026', 'November 15, 2026'].map(isShown)).toEqual([false, true]);
  });

  test('leaves the day that was chosen when another zone puts its times on other days', async () => {
    const { app } = await openCalendar();
    await slotsShown();
    await app.user.click(screen.getByRole('button', { name: /24 November 2026|November 24, 2026/ }));
    expect(await screen.findByRole('heading', { name: 'Tuesday, November 24' })).toBeTruthy();
    const own = screen.getByRole('combobox', { name: 'Your time zone' });
    await app.user.clear(own);
    await app.user.type(own, 'tokyo');
    await app.user.click(await screen.findByText('Asia/Tokyo'));
    // Monday’s times are on Tuesday there, and Tuesday’s on Wednesday.
    await waitFor(async () => expect(await slotsShown()).toEqual(['12:00 AM', '1:00 AM']));
    expect(screen.getByRole('heading', { name: 'Tuesday, November 24' })).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: /25 November 2026|November 25, 2026/ }));
    expect(await slotsShown()).toEqual(['12:00 AM']);
    await app.user.clear(own);
    await app.user.type(own, 'chicago');
    await app.user.click(await screen.findByText('America/Chicago'));
    // There is nothing on Wednesday in Chicago.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wednesday, November 25' })).toBeNull());
    expect(await slotsShown()).toEqual(['9:00 AM', '10:00 AM']);
  });

  test('shows the times of the month that is looked at, also on the way back', async () => {
    const december = '2026-12-02T15:00:00.000Z';
    const { app } = await openCalendar({ slots: [...slots, december] });
    await slotsShown();
    await app.user.click(screen.getByRole('button', { name: /24 November 2026|November 24, 2026/ }));
    await app.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'Wednesday, December 2' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Tuesday, November 24' })).toBeNull();
    expect(await slotsShown()).toEqual(['9:00 AM']);
    await app.user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('November 2026')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Wednesday, December 2' })).toBeNull());
    expect(
      screen.getByRole('heading', { level: 3, name: /^(Monday, November 23|Tuesday, November 24)$/ }),
    ).toBeTruthy();
  });

  test('leaves a chosen day whose last time is gone', async () => {
    const { app } = await openCalendar();
    await slotsShown();
    await app.user.click(screen.getByRole('button', { name: /24 November 2026|November 24, 2026/ }));
    const dialog = await choose(app, '9:00 AM');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    await app.user.click(await screen.findByRole('button', { name: 'Book another time' }));
    await waitFor(async () => expect(await slotsShown()).toEqual(['9:00 AM', '10:00 AM']));
    expect(screen.queryByRole('heading', { name: 'Tuesday, November 24' })).toBeNull();
  });

  test('logs that times could not be loaded, and has none until they are asked for again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const backend = createFakeBackend({ booking: noCalls({ slots: [...slots] }) });
    backend.refuse('GET /booking/slots', { status: 500, message: 'Something failed', code: 'internal' });
    const app = renderApp('/', { backend, signedIn: false });
    scrollToNextPage();
    expect(await screen.findByText('The times didn’t load.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /[AP]M/ })).toBeNull();
    expect(logged.mock.calls[0]?.[0]).toBe('The open times could not be loaded');
    backend.refuse('GET /booking/slots');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await slotsShown()).toEqual(['9:00 AM', '10:00 AM']);
  });

  test('says where there is no trainer to book', async () => {
    await openCalendar({ trainer: null });
    expect(await screen.findByText('You can’t book calls here right now.')).toBeTruthy();
  });
});

describe('a visitor without an account', () => {
  test('is told before choosing a time, and comes back to the calendar', async () => {
    await openCalendar({ signedIn: false });
    expect(
      screen.getByText('You need a free account to book. It takes a minute and brings you right back here.'),
    ).toBeTruthy();
    const back = 'next=%2F%23strategy-call';
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Create a free account')).toBe(`/signup?${back}`);
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe(`/login?${back}`);
  });

  test('is not told once signed in', async () => {
    await openCalendar();
    await slotsShown();
    expect(screen.queryByText(/You need a free account/)).toBeNull();
  });
});

describe('the booking dialog', () => {
  test('a visitor who is not signed in is told so, and finds the way back to the calendar', async () => {
    const { app, backend } = await openCalendar({ signedIn: false });
    const dialog = await choose(app, '9:00 AM');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(dialog.getByRole('alert').textContent).toMatch(/^You must be logged in to book an appointment\./);
    expect(dialog.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2F%23strategy-call');
    expect(backend.callsTo('POST /appointments')).toEqual([]);
  });

  test('books an hour with the notes, says “Booking...” meanwhile, closes, and the slot is gone', async () => {
    const { app, backend } = await openCalendar();
    const release = backend.hold('POST /appointments');
    const dialog = await choose(app, '9:00 AM');
    expect(dialog.getByText(sayInstant(new Date(nine), zone, 'en'))).toBeTruthy();
    await app.user.type(dialog.getByLabelText('Notes'), 'My first meet');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Booking...' }).disabled).toBe(true);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.callsTo('POST /appointments')[0]?.body).toEqual({
      trainer_id: 'user-1',
      client_id: 'user-1',
      date: '2026-11-23',
      start_time: '09:00',
      start: nine,
      duration: callMinutes,
      notes: 'My first meet',
      timeZone: zone,
    });
    expect(await screen.findByRole('heading', { name: 'Your call is booked' })).toBe(document.activeElement);
    expect(screen.getByText('The invitation is on its way to your email.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();

    await app.user.click(screen.getByRole('button', { name: 'Book another time' }));
    await waitFor(async () => expect(await slotsShown()).toEqual(['10:00 AM']));
    const next = await choose(app, '10:00 AM');
    expect(next.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('');
  });

  test('the confirmation is in the visitor’s zone, and goes into their calendar', async () => {
    visitIn('America/New_York');
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '10:00 AM');
    expect(dialog.getByText(/^One hour with Dana. Dana’s time: Monday, November 23 at 9:00 AM/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await screen.findByText(sayInstant(new Date(nine), 'America/New_York', 'en'))).toBeTruthy();
    expect(backend.callsTo('POST /appointments')[0]?.body).toMatchObject({
      start_time: '09:00',
      timeZone: 'America/New_York',
    });
    const save = within(screen.getByRole('group', { name: 'Add to calendar' }));
    const google = new URL(save.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href);
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      text: 'Strategy call with Dana',
      dates: '20261123T150000Z/20261123T160000Z',
      details: 'https://spotter.example/call/token-1',
    });
    const file = save.getByRole('link', { name: 'Apple, Outlook (.ics)' });
    expect(file.getAttribute('href')).toBe('/api/booking/call/token-1/calendar.ics');
    expect(screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe(
      'https://spotter.example/call/token-1',
    );
  });

  test('a call is an hour long', () => {
    expect(callMinutes).toBe(60);
  });

  test('stays open with the status in red when the booking fails, and keeps the notes', async () => {
    const { app, backend } = await openCalendar();
    backend.refuse('POST /appointments', {
      status: 500,
      statusText: 'Internal Server Error',
      message: 'Internal Server Error',
      code: 'internal',
    });
    const dialog = await choose(app, '9:00 AM');
    await app.user.type(dialog.getByLabelText('Notes'), 'My first meet');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect((await dialog.findByText('Error 500: Internal Server Error')).closest('[role="alert"]')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('My first meet');
    backend.refuse('POST /appointments');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says no more than the status where the answer has no message', async () => {
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '9:00 AM');
    // The answer has no body of ours, so it has no code.
    backend.refuse('POST /appointments', { status: 502, statusText: 'Bad Gateway' } as never);
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect((await dialog.findByText('Error 502: Bad Gateway')).textContent).toBe('Error 502: Bad Gateway');
    expect(dialog.queryByText('An error occurred')).toBeNull();
  });

  test('says “An error occurred” when there is no answer at all', async () => {
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '9:00 AM');
    backend.refuse('POST /appointments', 'no answer');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await dialog.findByText('An error occurred')).toBeTruthy();
    expect(dialog.getByText('The server cannot be reached')).toBeTruthy();
  });

  test('offers the nearest other times when somebody was quicker, and books one of them', async () => {
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '9:00 AM');
    backend.refuse('POST /appointments', {
      status: 409,
      statusText: 'Conflict',
      message: 'That time is already taken. Please pick another one.',
      code: 'slot_taken',
      alternatives: [ten, tuesday],
    });
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await dialog.findByText('Error 409: Conflict')).toBeTruthy();
    expect(dialog.getByText('That time is already taken. Please pick another one.')).toBeTruthy();
    backend.refuse('POST /appointments');
    await app.user.click(dialog.getByRole('button', { name: 'Tue, Nov 24, 9:00 AM' }));
    expect(dialog.queryByText('Error 409: Conflict')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await screen.findByRole('heading', { name: 'Your call is booked' })).toBeTruthy();
    expect(screen.getByText(/^Tuesday, November 24 at 9:00 AM/)).toBeTruthy();
  });

  test('reads the trainer’s zone again when the times have changed, and books the same instant in it', async () => {
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '9:00 AM');
    backend.stored.booking.trainer = { ...backend.stored.booking.trainer!, timeZone: 'Asia/Kolkata' };
    const message = 'The times have changed in the meantime. Please pick one of the new ones.';
    backend.refuse('POST /appointments', { status: 409, message, code: 'times_changed', alternatives: [ten] });
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await dialog.findByText(`Error 409: ${message}`)).toBeTruthy();
    expect(await dialog.findByText(/Dana’s time: Monday, November 23 at 8:30 PM/)).toBeTruthy();
    backend.refuse('POST /appointments');
    await app.user.click(dialog.getByRole('button', { name: 'Mon, Nov 23, 10:00 AM' }));
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    await screen.findByRole('heading', { name: 'Your call is booked' });
    expect(backend.callsTo('POST /appointments').at(-1)?.body).toMatchObject({
      date: '2026-11-23',
      start_time: '21:30',
      start: ten,
    });
  });

  test('where the answer has no words for its status, the reason stands beside the number', async () => {
    const { app, backend } = await openCalendar();
    const dialog = await choose(app, '9:00 AM');
    backend.refuse('POST /appointments', { status: 400, message: 'That time has passed', code: 'invalid_input' });
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await dialog.findByText('Error 400: That time has passed')).toBeTruthy();
  });

  test('says that a time is kept while the calendar has not confirmed it', async () => {
    const { app } = await openCalendar({ status: 'pending' });
    const dialog = await choose(app, '9:00 AM');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toBeTruthy();
    expect(screen.getByText(/^Monday, November 23 at 9:00 AM/)).toBeTruthy();
    expect(screen.getByText('The calendar hasn’t confirmed it yet. We’ll email you as soon as it does.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Add to calendar' })).toBeNull();
  });

  test('leads to the calendar’s own page where only that can book', async () => {
    const bookingUrl = 'https://calendly.example/dana/call';
    const { app } = await openCalendar({ status: 'pending', bookingUrl });
    const dialog = await choose(app, '9:00 AM');
    await app.user.click(dialog.getByRole('button', { name: 'Confirm Booking' }));
    const link = await screen.findByRole('link', { name: 'Choose your time here' });
    expect(link.getAttribute('href')).toBe(bookingUrl);
    expect(screen.queryByText(/^Your call is booked/)).toBeNull();
  });
});
