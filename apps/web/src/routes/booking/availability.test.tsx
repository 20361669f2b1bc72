import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const backend = createFakeBackend();
  const app = renderApp('/profile', { backend, signedIn: true });
  await screen.findByLabelText('Monday');
  return { app, backend, stored: () => backend.stored.booking.availability };
}

const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
const save = () => fireEvent.click(screen.getByText('Save hours'));
const time = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const set = (name: string, value: string) => fireEvent.change(time(name), { target: { value } });
const hoursOf = (hours: { dayOfWeek: number; start_time: string; end_time: string }[], day: number) =>
  hours.filter(({ dayOfWeek }) => dayOfWeek === day).map(({ start_time, end_time }) => `${start_time}-${end_time}`);

describe('the hours for calls', () => {
  test('stand by weekday, in the zone that is named', async () => {
    await open();
    expect(screen.getByText(/^All times are Central Time \(Chicago\)\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change it in your details' }).getAttribute('href')).toBe('#time-zone');
    expect(screen.getByLabelText<HTMLInputElement>('Sunday').checked).toBe(false);
    expect([time('Monday: from').value, time('Monday: to').value]).toEqual(['09:00', '17:00']);
  });

  test('take several ranges a day, also until midnight, and are copied to other days', async () => {
    const { stored } = await open();
    set('Monday: to', '12:00');
    press('Add hours to Monday');
    set('Monday, hours 2: from', '20:00');
    set('Monday, hours 2: to', '00:00');
    press('Copy Monday to other days');
    const others = within((await screen.findByText('Copy Monday to')).parentElement!);
    fireEvent.click(others.getByLabelText('Sunday'));
    fireEvent.click(screen.getByText('Copy'));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    save();
    expect(await screen.findByText('Hours saved')).toBeTruthy();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    for (const day of [0, 1]) expect(hoursOf(stored().hours, day)).toEqual(['09:00-12:00', '20:00-24:00']);
    expect(hoursOf(stored().hours, 2)).toEqual(['09:00-17:00']);
  });

  test('of a day are switched off and on', async () => {
    const { stored } = await open();
    press('Friday');
    press('Saturday');
    save();
    await screen.findByText('Hours saved');
    expect(hoursOf(stored().hours, 5)).toEqual([]);
    expect(hoursOf(stored().hours, 6)).toEqual(['09:00-17:00']);
  });

  test.each([
    ['17:00', '09:00', 'The end must be after the start.'],
    ['09:00', '09:30', 'A call takes an hour: make this at least one hour long.'],
    ['', '17:00', 'Give a start and an end.'],
  ])('from %s to %s are refused in words', async (from, to, sentence) => {
    const { backend } = await open();
    set('Monday: from', from);
    set('Monday: to', to);
    expect(screen.getByText(sentence)).toBeTruthy();
    save();
    expect(screen.getByText('Some hours need a fix before you save. They’re marked above.')).toBeTruthy();
    expect(backend.callsTo('PUT /availability/me')).toEqual([]);
  });

  test('that overlap others of the day are refused in words', async () => {
    await open();
    press('Add hours to Monday');
    set('Monday, hours 2: from', '16:00');
    expect(screen.getByText('These hours overlap others of this day.')).toBeTruthy();
  });

  test('leave out US holidays with one switch, which names the next ones', async () => {
    const { stored } = await open();
    const holidays = screen.getByRole<HTMLInputElement>('switch', { name: 'US holidays off' });
    expect(holidays.checked).toBe(false);
    expect(
      screen.getByText('No calls on federal holidays. Next: Thanksgiving, Nov 26, and Christmas, Dec 25.'),
    ).toBeTruthy();
    fireEvent.click(holidays);
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    save();
    await screen.findByText('Hours saved');
    expect(stored().usHolidaysOff).toBe(true);
  });

  test('keep days off, notice, horizon and buffer', async () => {
    const { app, stored } = await open();
    fireEvent.change(screen.getByLabelText('A day off'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByText('Add day off'));
    expect(screen.getByText('Choose a day in the future.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('A day off'), { target: { value: '2026-12-25' } });
    fireEvent.click(screen.getByText('Add day off'));
    expect(screen.getByLabelText('Remove Fri, Dec 25, 2026')).toBeTruthy();
    await app.user.selectOptions(screen.getByLabelText('Minimum notice'), '4 hours');
    await app.user.selectOptions(screen.getByLabelText('How far ahead'), '30 days');
    await app.user.selectOptions(screen.getByLabelText('Buffer'), '15 minutes');
    save();
    await screen.findByText('Hours saved');
    expect(stored()).toMatchObject({
      daysOff: ['2026-12-25'],
      minimumNoticeMinutes: 240,
      horizonDays: 30,
      bufferMinutes: 15,
      timeZone: 'America/Chicago',
    });
  });

  test('that could not be saved stay as they were typed', async () => {
    const { backend } = await open();
    backend.refuse('PUT /availability/me', 'no answer');
    set('Monday: to', '12:00');
    save();
    expect(await screen.findByText('Your hours didn’t save. They’re still here, so try again.')).toBeTruthy();
    expect(time('Monday: to').value).toBe('12:00');
  });

  test('that could not be loaded are asked for again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /availability/me', { status: 500, message: 'Something failed', code: 'internal' });
    const app = renderApp('/profile', { backend, signedIn: true });
    const alert = (await screen.findByText(/^Your hours didn’t load\./)).closest('p')!;
    backend.refuse('GET /availability/me');
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Monday')).toBeTruthy();
  });

  test('that are not saved are asked about before another screen comes', async () => {
    const { app } = await open();
    set('Monday: to', '12:00');
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Agents' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(app.address()).toBe('/profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(time('Monday: to').value).toBe('12:00');
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Agents' }),
    );
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.address()).toBe('/agents'));
  });
});
