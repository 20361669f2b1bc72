import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { noNotifications } from '../../test/fake-notifications.ts';
import { renderApp } from '../../test/render-app.tsx';

const down = { status: 500, message: '', code: 'internal' };
const savings = 'PUT /notifications/preferences';

async function openProfile(notifications = noNotifications()) {
  const backend = createFakeBackend({ notifications });
  const app = renderApp('/profile', { backend, signedIn: true });
  await screen.findByRole('table', { name: 'What you hear about, and how' });
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  return { backend, app, choice };
}

describe('how a coach is told', () => {
  test('what is chosen is saved at once, with all the rest as it was', async () => {
    const { backend, app, choice } = await openProfile();
    await app.user.click(choice('A call was booked: Email'));
    await waitFor(() => expect(backend.callsTo(savings)).toHaveLength(1));
    const { ways, quietHours, digestHour, quoteSevere } = noNotifications().preferences;
    expect(backend.callsTo(savings)[0]?.body).toEqual({
      ways: { ...ways, booked: { ...ways.booked, email: true } },
      quietHours,
      digestHour,
      quoteSevere,
    });
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('two quick choices are both kept', async () => {
    const { backend, app, choice } = await openProfile();
    const release = backend.hold(savings);
    await app.user.click(choice('A call was booked: Email'));
    await app.user.click(choice('A lead is a good fit: Push'));
    release();
    await waitFor(() => expect(backend.callsTo(savings)).toHaveLength(2));
    const { ways } = backend.stored.notifications.preferences;
    expect(ways.booked.email).toBe(true);
    expect(ways.qualified.push).toBe(false);
  });

  test('what cannot be saved goes back, and it is said', async () => {
    const { backend, app, choice } = await openProfile();
    backend.refuse(savings, down);
    await app.user.click(choice('A call was booked: Email'));
    expect(await screen.findByText('That didn’t save. Your old setting still applies.')).toBeTruthy();
    expect(choice('A call was booked: Email').checked).toBe(false);
  });

  test('somebody in danger always stands in the app, and push or email stays on', async () => {
    const { app, choice } = await openProfile();
    const danger = (way: string) => choice(`A lead may be in danger: ${way}`);
    expect(danger('In the app')).toMatchObject({ checked: true, disabled: true });
    expect(danger('Push').disabled).toBe(false);
    await app.user.click(danger('Email'));
    await waitFor(() => expect(danger('Push')).toMatchObject({ checked: true, disabled: true }));
  });

  test('quiet hours are saved when both ends stand and differ', async () => {
    const { backend, app } = await openProfile();
    await app.user.click(screen.getByRole('switch', { name: /^No push notifications or emails during these hours/ }));
    await waitFor(() =>
      expect(backend.stored.notifications.preferences.quietHours).toEqual({ from: '22:00', to: '07:00' }),
    );
    expect(screen.getAllByText('In your time zone, America/Chicago.')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '07:00' } });
    expect(await screen.findByText('Choose two different times.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '21:30' } });
    await waitFor(() =>
      expect(backend.stored.notifications.preferences.quietHours).toEqual({ from: '21:30', to: '07:00' }),
    );
    expect(backend.callsTo(savings)).toHaveLength(2);
  });

  test('the hour of the digest and the locked screen are chosen', async () => {
    const { backend, app } = await openProfile();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Send it at' }), '6:00 PM');
    await app.user.click(screen.getByRole('switch', { name: /^Show what a lead in danger wrote/ }));
    await waitFor(() =>
      expect(backend.stored.notifications.preferences).toMatchObject({ digestHour: 18, quoteSevere: true }),
    );
  });

  test('what does not load says so and is asked for again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /notifications/preferences', down);
    const app = renderApp('/profile', { backend, signedIn: true });
    const failure = await screen.findByText('We couldn’t load your notification settings.');
    backend.refuse('GET /notifications/preferences');
    await app.user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'What you hear about, and how' })).toBeTruthy();
  });
});

describe('a test of a way', () => {
  test.each([
    ['In the app', 'app', { status: 'sent', problem: null }, /^In the app: it’s in your list, under the bell\.$/],
    [
      'Push',
      'push',
      { status: 'failed', problem: 'None of your devices have push notifications on.' },
      /^Push: failed\. None of your devices/,
    ],
    ['Email', 'email', { status: 'sent', problem: null }, /^Email: accepted at \d+:\d\d [AP]M\.$/],
  ] as const)('%s: says how it went', async (name, way, fate, spoken) => {
    const notifications = noNotifications();
    const { app } = await openProfile({ ...notifications, tests: { ...notifications.tests, [way]: fate } });
    await app.user.click(screen.getByRole('button', { name: `Send a test: ${name}` }));
    expect(await screen.findByText(spoken)).toBeTruthy();
  });

  test('says that it reaches no device, and shows nothing as sent', async () => {
    const { app, backend } = await openProfile();
    const message = 'None of your devices have push notifications on.';
    backend.refuse('POST /notifications/test', { status: 409, message, code: 'conflict' });
    await app.user.click(screen.getByRole('button', { name: 'Send a test: Push' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/^Push: /)).toBeNull();
  });

  test('says of each how it went, when all are sent in one go', async () => {
    const { app, backend } = await openProfile();
    const release = backend.hold('POST /notifications/test');
    for (const way of ['In the app', 'Push', 'Email']) {
      await app.user.click(screen.getByRole('button', { name: `Send a test: ${way}` }));
    }
    release();
    expect(await screen.findByText(/^In the app: it’s in your list/)).toBeTruthy();
    expect(await screen.findByText(/^Push: accepted at/)).toBeTruthy();
    expect(await screen.findByText(/^Email: accepted at/)).toBeTruthy();
  });

  test('is on its way until its fate is told live', async () => {
    const notifications = noNotifications();
    const { app, backend } = await openProfile({
      ...notifications,
      tests: { ...notifications.tests, email: { status: 'queued', problem: null } },
    });
    await app.user.click(screen.getByRole('button', { name: 'Send a test: Email' }));
    expect(await screen.findByText('Email: on its way…')).toBeTruthy();
    const [trial] = backend.stored.notifications.list;
    Object.assign(trial!.deliveries[0]!, { status: 'sent' });
    backend.socket.send('notification', { isNew: false, notification: trial, unread: 0 });
    expect(await screen.findByText(/^Email: accepted at/)).toBeTruthy();
  });

  test('is not offered by email where the server sends none, and it is said', async () => {
    const notifications = noNotifications();
    await openProfile({
      ...notifications,
      preferences: { ...notifications.preferences, available: { push: true, email: false } },
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test: Email' }).disabled).toBe(true);
    expect(screen.getByText(/^This server can’t send email yet/)).toBeTruthy();
  });
});
