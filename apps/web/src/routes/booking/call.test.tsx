import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aManagedCall, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';

/** 10 o'clock in New York. */
const monday = '2026-11-23T15:00:00.000Z';
const tuesday = '2026-11-24T15:00:00.000Z';
const find = 'GET /booking/call/{token}';
const moveCall = 'POST /booking/call/{token}/move';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(managed: Parameters<typeof aManagedCall>[0] | null = { start: monday }, slots = [tuesday]) {
  const booking = noCalls({ managed: managed === null ? null : aManagedCall(managed), slots });
  const backend = createFakeBackend({ booking });
  return { backend, app: renderApp('/call/a-token', { backend, signedIn: false }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a manage link', () => {
  test('shows when, with whom and where the call is, in the guest’s zone, and how to keep it', async () => {
    open({ start: monday, place: { text: 'https://zoom.example/j/7', link: 'https://zoom.example/j/7' } });
    await heading('Your call is booked');
    expect(screen.getByText('With Dana Reyes')).toBeTruthy();
    expect(screen.getByText('Monday, November 23')).toBeTruthy();
    expect(screen.getByText('10:00 AM – 11:00 AM')).toBeTruthy();
    expect(screen.getByText('Eastern Time')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join the call' }).getAttribute('href')).toBe('https://zoom.example/j/7');
    const google = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href);
    expect(google.searchParams.get('dates')).toBe('20261123T150000Z/20261123T160000Z');
    expect(google.searchParams.get('location')).toBe('https://zoom.example/j/7');
    const file = screen.getByRole('link', { name: 'Apple, Outlook (.ics)' });
    expect(file.getAttribute('href')).toBe('/api/booking/call/a-token/calendar.ics');
  });

  test('reads the times in another zone', async () => {
    const { app } = open();
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    await app.user.clear(zone);
    await app.user.type(zone, 'madrid');
    // Found by its text, because jsdom has no layout and the open list counts as hidden.
    await app.user.click(await screen.findByText('Europe/Madrid'));
    expect(await screen.findByText('4:00 PM – 5:00 PM')).toBeTruthy();
    expect(screen.getByText('Central European Time')).toBeTruthy();
  });

  test('moves the call to an open time after one more look', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Move call' }));
    await heading('Choose a new time');
    await app.user.click(await screen.findByRole('button', { name: '10:00 AM' }));
    expect(document.activeElement).toBe(await heading('Move your call to this time?'));
    expect(screen.getByText('Tuesday, November 24, 10:00 AM')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Move call' }));
    await heading('Your call has moved');
    expect(screen.getByText('Tuesday, November 24')).toBeTruthy();
    expect(backend.callsTo(moveCall)[0]?.body).toEqual({ start: tuesday, timeZone: 'America/New_York' });
  });

  test('offers others in place of a time that was just taken', async () => {
    const { app, backend } = open();
    const other = '2026-11-24T16:00:00.000Z';
    backend.refuse(moveCall, { status: 409, message: 'Taken', code: 'slot_taken', alternatives: [other] });
    await app.user.click(await screen.findByRole('button', { name: 'Move call' }));
    await app.user.click(await screen.findByRole('button', { name: '10:00 AM' }));
    await app.user.click(screen.getByRole('button', { name: 'Move call' }));
    expect(await screen.findByText('Someone just took this time. Your call stays where it was.')).toBeTruthy();
    backend.refuse(moveCall);
    await app.user.click(screen.getByRole('button', { name: 'Tuesday, November 24, 11:00 AM' }));
    await app.user.click(screen.getByRole('button', { name: 'Move call' }));
    await heading('Your call has moved');
    expect(screen.getByText('11:00 AM – 12:00 PM')).toBeTruthy();
  });

  test('cancels the call after asking, with a word for the coach', async () => {
    const { app, backend } = open();
    await app.user.click(await screen.findByRole('button', { name: 'Cancel call' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Reason (optional)' }), ' I am ill ');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    await heading('This call is canceled');
    expect(backend.callsTo('POST /booking/call/{token}/cancel')[0]?.body).toEqual({ reason: 'I am ill' });
    expect(screen.queryByRole('button', { name: 'Move call' })).toBeNull();
  });

  test.each([
    ['provider_down', 502, 'We can’t reach the calendar. Nothing changed. Please try again soon.'],
    ['conflict', 409, 'This call changed in the meantime, so you can’t change it here anymore.'],
    ['too_many_requests', 429, 'Too many tries. Please wait a few minutes.'],
  ])('says why a change came to nothing: %s', async (code, status, sentence) => {
    const { app, backend } = open();
    backend.refuse('POST /booking/call/{token}/cancel', { status, message: 'No', code });
    await app.user.click(await screen.findByRole('button', { name: 'Cancel call' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
  });

  test('asks again for times that could not be loaded', async () => {
    const { app, backend } = open();
    const slots = 'GET /booking/call/{token}/slots';
    backend.refuse(slots, { status: 500, message: 'Down', code: 'internal' });
    await app.user.click(await screen.findByRole('button', { name: 'Move call' }));
    expect(await screen.findByText('The times didn’t load.')).toBeTruthy();
    backend.refuse(slots);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: '10:00 AM' })).toBeTruthy();
  });

  test.each([
    [{ start: monday, state: 'pending' }, 'Not confirmed yet'],
    [{ start: monday, state: 'moving', movingTo: tuesday }, 'The new time isn’t confirmed yet'],
    [{ start: monday, state: 'offered', bookingUrl: 'https://calendar.example/d' }, 'One step left'],
    [{ start: monday, state: 'begun' }, 'Your call is on now'],
    [{ start: monday, state: 'past' }, 'This call is over'],
    [{ start: monday, state: 'cancelled', cancelledBy: 'guest' }, 'This call is canceled'],
  ] as const)('says how the call stands: %j', async (managed, title) => {
    open(managed);
    await heading(title);
    expect(screen.queryByRole('button', { name: 'Move call' })).toBeNull();
  });

  test('shows why the coach cancelled it', async () => {
    open({ start: monday, state: 'cancelled', cancelledBy: 'coach', cancellationReason: 'I am travelling' });
    expect(await screen.findByText('I am travelling', { exact: false })).toBeTruthy();
  });

  test('leads on to a calendar that moves calls by its own page', async () => {
    open({ start: monday, moveUrl: 'https://calendly.example/r/1' });
    const link = await screen.findByRole('link', { name: 'Move it there' });
    expect(link.getAttribute('href')).toBe('https://calendly.example/r/1');
  });

  test('says kindly that a link leads nowhere, or has ended', async () => {
    open(null);
    expect(await heading('There’s no call behind this link')).toBeTruthy();
    const ended = createFakeBackend();
    ended.refuse(find, { status: 410, message: 'Ended', code: 'link_ended' });
    renderApp('/call/old', { backend: ended, signedIn: false });
    expect(await heading('This link has expired')).toBeTruthy();
  });

  test('that could not be loaded is asked for again', async () => {
    const { app, backend } = open();
    await heading('Your call is booked');
    backend.refuse(find, { status: 500, message: 'Down', code: 'internal' });
    await app.go('/call/another');
    expect(await screen.findByText('Your call didn’t load')).toBeTruthy();
    backend.refuse(find);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Your call is booked');
  });

  test('stays when the browser cannot name its zones: only that part says so', async () => {
    vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
      throw new RangeError('Invalid key');
    });
    open();
    await heading('Your call is booked');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('Monday, November 23')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move call' })).toBeTruthy();
    // React reports the failure there.
    vi.mocked(console.error).mockClear();
    vi.mocked(Intl.supportedValuesOf).mockRestore();
  });

  test.each([
    ['es', 'Tu llamada está reservada', 'lunes, 23 de noviembre', '10:00 – 11:00', 'Cambiar la hora'],
    ['pl', 'Twoja rozmowa jest zarezerwowana', 'poniedziałek, 23 listopada', '10:00 – 11:00', 'Przełóż'],
    ['de', 'Dein Gespräch ist gebucht', 'Montag, 23. November', '10:00 – 11:00', 'Verschieben'],
  ] as const)('is in the language of the call: %s', async (language, title, day, time, move) => {
    open({ start: monday, language });
    await heading(title);
    expect(screen.getByText(day)).toBeTruthy();
    expect(screen.getByText(time)).toBeTruthy();
    expect(screen.getByRole('button', { name: move })).toBeTruthy();
    expect(document.documentElement.lang).toBe(language);
  });
});
