import type { ActiveSession, AuditEntry } from '@spotter/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { session } from '../../test/samples.ts';

const down = { status: 500, message: '', code: 'internal' };

async function openProfile(backend = createFakeBackend()) {
  const app = renderApp('/profile', { backend, signedIn: true });
  await screen.findByRole('heading', { name: 'Profile' });
  return { backend, app };
}

const zoneField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });

test('a visitor signs in first and comes back to the profile', async () => {
  const app = renderApp('/profile', { backend: createFakeBackend(), signedIn: false });
  expect(app.address()).toBe('/login?next=%2Fprofile');
  await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
  await app.user.type(screen.getByLabelText(/^Password/), 'secret');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
});

test('a phone shows one part at a time, by its tab or by the address that leads to it', async () => {
  const { app } = await openProfile();
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the profile' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'You',
    'Call hours',
    'Alerts',
    'Security',
    'Data',
  ]);
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.closest('[data-current]') !== null)
      .map((heading) => heading.textContent);
  expect(shown()).toEqual(['About you']);
  await app.user.click(tabs.getByRole('link', { name: 'Security' }));
  expect(shown()).toEqual(['Password', 'Two-step sign-in', 'Where you are signed in', 'Account activity']);
  expect(tabs.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('true');
  await app.go('/profile#availability');
  await waitFor(() => expect(shown()).toEqual(['Call hours']));
  await app.go('/profile#install');
  await waitFor(() => expect(shown()).toContain('Notifications'));
  await app.user.click(tabs.getByRole('link', { name: 'Data' }));
  expect(shown()).toEqual(['Your data', 'Delete account']);
});

test('a profile that does not load says so and is asked for again', async () => {
  const backend = createFakeBackend();
  backend.refuse('GET /users/{id}', down);
  const { app } = await openProfile(backend);
  expect(screen.getByText('We couldn’t load your profile')).toBeTruthy();
  backend.refuse('GET /users/{id}');
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^First name/)).toBeTruthy();
});

test.each([
  ['About you', 'Your agent uses your name when it talks about you. Call times show in your time zone.'],
  ['Password', 'At least 8 characters. Changing it signs out every other device.'],
  ['Where you are signed in', 'See something you don’t recognize? Sign out everywhere else and change your password.'],
  ['Your data', 'Everything Spotter stores for you in one file: profile, agents, conversations and calls.'],
  ['Delete account', 'Stops your agents, disconnects your accounts and deletes everything. This can’t be undone.'],
])('%s: says what it is about', async (title, hint) => {
  await openProfile();
  const section = (await screen.findByRole('heading', { name: title })).closest('section');
  expect(section?.textContent).toContain(hint);
});

describe('the details', () => {
  test('are saved, the page loads anew and says so', async () => {
    const { backend, app } = await openProfile();
    await app.user.clear(screen.getByLabelText(/^First name/));
    await app.user.type(screen.getByLabelText(/^First name/), 'Danielle');
    await app.user.type(screen.getByLabelText(/^Phone/), 'ask at the gym');
    await app.user.type(screen.getByLabelText(/^Company name/), 'Reyes Strength');
    await app.user.type(screen.getByLabelText(/^Where calls happen/), 'Studio North');
    await app.user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('PUT /users/me')[0]?.body).toEqual({
      first_name: 'Danielle',
      last_name: 'Reyes',
      phone: 'ask at the gym',
      companyName: 'Reyes Strength',
      timeZone: 'UTC',
      meetingPlace: 'Studio North',
    });
    expect(app.services.session.current()?.user.first_name).toBe('Danielle');

    cleanup();
    await openProfile(backend);
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
    expect((await screen.findByLabelText<HTMLInputElement>(/^First name/)).value).toBe('Danielle');
  });

  test.each([
    ['This time zone does not exist', 'This time zone does not exist'],
    ['', 'Error updating profile'],
  ])('that are refused say why in the form and in a toast: %s', async (message, sentence) => {
    const { backend, app } = await openProfile();
    backend.refuse('PUT /users/me', { ...down, message });
    await app.user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(await screen.findByText('Failed to update profile.')).toBeTruthy();
    expect(app.reloads()).toBe(0);
  });

  test('have a time zone that is found by its city', async () => {
    const { backend, app } = await openProfile();
    await app.user.clear(zoneField());
    await app.user.type(zoneField(), 'new york');
    // Found by its text, because jsdom has no layout and the open list counts as hidden.
    await app.user.click(await screen.findByText('America/New York'));
    await app.user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(backend.callsTo('PUT /users/me')[0]?.body).toMatchObject({ timeZone: 'America/New_York' }),
    );
  });

  test("offer the browser's time zone where the profile has another", async () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { app } = await openProfile(createFakeBackend({ user: { ...session.user, timeZone: 'Pacific/Kiritimati' } }));
    await app.user.click(screen.getByRole('button', { name: `Use ${here.replaceAll('_', ' ')}, like this browser` }));
    expect(zoneField().value).toBe(here.replaceAll('_', ' '));
    expect(screen.queryByRole('button', { name: /like this browser$/ })).toBeNull();
  });
});

describe('the password', () => {
  async function typePasswords({ app }: Awaited<ReturnType<typeof openProfile>>, next: string, confirmation: string) {
    await app.user.type(screen.getByLabelText(/^Current password/), 'old-password');
    await app.user.type(screen.getByLabelText(/^New password/), next);
    await app.user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
  }

  test('is changed, said so, and the fields are empty again', async () => {
    const opened = await openProfile();
    await opened.app.user.click(await typePasswords(opened, 'N3w-password', 'N3w-password'));
    expect(await screen.findByText('Password updated successfully')).toBeTruthy();
    expect(opened.backend.callsTo('POST /auth/change-password')[0]?.body).toEqual({
      password: 'old-password',
      newPassword: 'N3w-password',
    });
    for (const label of [/^Current password/, /^New password/, /^Confirm new password/]) {
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    }
  });

  test('cannot be sent while the new ones differ', async () => {
    const opened = await openProfile();
    const button = await typePasswords(opened, 'N3w-password', 'N3w-passwort');
    expect(button.disabled).toBe(true);
    expect(screen.getByText('New passwords do not match')).toBeTruthy();
  });

  test('needs current, new and confirmed, the new ones of at least 8 characters', async () => {
    await openProfile();
    for (const label of [/^Current password/, /^New password/, /^Confirm new password/]) {
      expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
    }
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).minLength).toBe(8);
    expect(screen.getByLabelText<HTMLInputElement>(/^Confirm new password/).minLength).toBe(8);
  });

  test('that is wrong is said so, and nobody is signed out', async () => {
    const opened = await openProfile();
    const refusal = { status: 403, message: 'Wrong password', code: 'wrong_password' };
    opened.backend.refuse('POST /auth/change-password', refusal);
    await opened.app.user.click(await typePasswords(opened, 'N3w-password', 'N3w-password'));
    expect(
      await screen.findByText('Failed to update password. Please check your current password and try again.'),
    ).toBeTruthy();
    expect(opened.app.address()).toBe('/profile');
  });
});

describe('the picture', () => {
  const aFile = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'me', { type });
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });

  // A browser draws pictures, but jsdom does not.
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 600, height: 400, close: () => undefined }));
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['square'], { type: 'image/webp' })),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockRestore();
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockRestore();
  });

  test.each(['image/png', 'image/jpeg', 'image/webp'])(
    'of type %s is cropped, zoomed by keyboard and saved',
    async (type) => {
      const { backend, app } = await openProfile();
      choose(aFile(type));
      const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
      const zoom = dialog.getByLabelText<HTMLInputElement>('Zoom');
      const area = dialog.getByTestId('container');
      fireEvent.keyDown(area, { key: '+' });
      expect(Number(zoom.value)).toBeCloseTo(1.2);
      fireEvent.keyDown(area, { key: '-' });
      expect(Number(zoom.value)).toBe(1);
      await app.user.click(dialog.getByRole('button', { name: 'Save picture' }));
      expect(await screen.findByText('Picture updated')).toBeTruthy();
      const [sent] = backend.callsTo('PUT /users/me/avatar');
      expect(sent?.token).toBe('Bearer token-1');
      const form = sent?.body instanceof FormData ? sent.body : new FormData();
      expect((form.get('avatar') as File).name).toBe('avatar.webp');
      expect(app.services.session.current()?.user.avatar).toBe('/avatar.webp');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('can be dropped', async () => {
    await openProfile();
    const field = screen.getByText('PNG, JPEG or WebP. You can also drop one here.');
    fireEvent.drop(field, { dataTransfer: { files: [aFile('image/png')] } });
    expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeTruthy();
  });

  test('of another kind or too large is refused', async () => {
    await openProfile();
    choose(aFile('image/svg+xml'));
    expect(await screen.findByText('Choose a PNG, JPEG or WebP picture.')).toBeTruthy();
    const large = aFile('image/png');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    choose(large);
    expect(await screen.findByText('Choose a picture under 20 MB.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that cannot be read is said so', async () => {
    await openProfile();
    choose(aFile('image/png'));
    const dialog = await screen.findByRole('dialog', { name: 'Crop your picture' });
    await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
    fireEvent.error(dialog.querySelector('img') as Element);
    expect(await screen.findByText('We can’t read this picture. Choose another one.')).toBeTruthy();
  });

  test.each([
    ['This file is no picture', 'This file is no picture'],
    ['', 'We couldn’t save the picture. Please try again.'],
  ])('that the server refuses stays open and says why: %s', async (message, sentence) => {
    const { backend, app } = await openProfile();
    backend.refuse('PUT /users/me/avatar', { status: 400, message, code: 'invalid_input' });
    choose(aFile('image/png'));
    await app.user.click(await screen.findByRole('button', { name: 'Save picture' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the sessions', () => {
  const at = '2026-11-20T10:00:00.000Z';
  const sessions: ActiveSession[] = [
    { _id: 's1', device: 'Chrome on Windows', createdAt: at, lastUsedAt: at, current: true },
    { _id: 's2', device: 'Safari on iPhone', createdAt: at, lastUsedAt: at, current: false },
    { _id: 's3', device: null, createdAt: at, lastUsedAt: at, current: false },
  ];

  test('are listed, and all others can be ended', async () => {
    const { backend, app } = await openProfile(createFakeBackend({ sessions }));
    expect((await screen.findByText('Chrome on Windows')).closest('li')?.textContent).toContain('This device');
    expect(screen.getByText('Safari on iPhone').closest('li')?.textContent).toContain('Last active');
    expect(screen.getByText('Unknown device')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(backend.callsTo('DELETE /auth/sessions')).toHaveLength(1);
    expect(app.address()).toBe('/profile');
  });

  test('can be ended one by one', async () => {
    const { backend, app } = await openProfile(createFakeBackend({ sessions }));
    await app.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('Signed out')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(screen.getByText('Unknown device')).toBeTruthy();
    expect(backend.callsTo('DELETE /auth/sessions/{id}')).toHaveLength(1);
    // The current session ends by signing out.
    expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).toBeNull();
  });

  test('that could not be ended one by one are still there', async () => {
    const { backend, app } = await openProfile(createFakeBackend({ sessions }));
    backend.refuse('DELETE /auth/sessions/{id}', down);
    await app.user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
    expect(await screen.findByText('We couldn’t sign out this device. Please try again.')).toBeTruthy();
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  });

  test('that could not be ended are still there', async () => {
    const { backend, app } = await openProfile(createFakeBackend({ sessions }));
    backend.refuse('DELETE /auth/sessions', down);
    await app.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('We couldn’t sign out your other devices. Please try again.')).toBeTruthy();
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  });

  test('that do not load can be asked for again', async () => {
    const backend = createFakeBackend({ sessions });
    backend.refuse('GET /auth/sessions', down);
    const { app } = await openProfile(backend);
    expect(await screen.findByText('We couldn’t load the list.')).toBeTruthy();
    backend.refuse('GET /auth/sessions');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
  });
});

describe('the activity of the account', () => {
  const entry = (nth: number, given: Partial<AuditEntry> = {}): AuditEntry => ({
    _id: `entry-${nth}`,
    action: 'signed-in',
    detail: null,
    device: 'Chrome on Windows',
    at: '2026-11-20T10:00:00.000Z',
    ...given,
  });

  test('says what was done, when, and by which device', async () => {
    const activity = [
      entry(1, { action: 'account-connected', detail: 'Instagram coach.dana' }),
      entry(2, { action: 'plan-changed', detail: 'annual plan, active', device: null }),
    ];
    await openProfile(createFakeBackend({ activity }));
    const connected = (await screen.findByText('Connected: Instagram coach.dana')).closest('li');
    expect(connected?.textContent).toContain('Nov 20');
    expect(connected?.textContent).toContain('Chrome on Windows');
    expect(screen.getByText('Plan changed: annual plan, active').closest('li')?.textContent).not.toContain('·');
  });

  test('goes on page by page', async () => {
    const activity = Array.from({ length: 25 }, (_, nth) => entry(nth));
    const { app } = await openProfile(createFakeBackend({ activity }));
    expect(await screen.findAllByText('Signed in')).toHaveLength(20);
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByText('Signed in')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('that does not load can be asked for again', async () => {
    const backend = createFakeBackend({ activity: [entry(1)] });
    backend.refuse('GET /users/me/audit', down);
    const { app } = await openProfile(backend);
    expect(await screen.findByText('We couldn’t load the list.')).toBeTruthy();
    backend.refuse('GET /users/me/audit');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Signed in')).toBeTruthy();
  });
});

describe('the data', () => {
  test('are downloaded as one file, with the session', async () => {
    URL.createObjectURL = () => 'blob:data';
    const saved: string[] = [];
    // jsdom saves no files. The download would begin at the click on the link.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { backend, app } = await openProfile();
    await app.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved[0]).toMatch(/^spotter-data-\d{4}-\d{2}-\d{2}\.json$/));
    expect(backend.callsTo('GET /users/me/export')[0]?.token).toBe('Bearer token-1');
    click.mockRestore();
  });

  test('that could not be collected are said so', async () => {
    const { backend, app } = await openProfile();
    backend.refuse('GET /users/me/export', down);
    await app.user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('We couldn’t collect your data. Please try again.')).toBeTruthy();
  });

  test('of a session that has ended lead to the sign-in page', async () => {
    const { backend, app } = await openProfile();
    backend.refuse('GET /users/me/export', { status: 401, message: 'Sign in again', code: 'unauthenticated' });
    await app.user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(app.address()).toBe('/login?next=%2Fprofile'));
  });
});

describe('deleting the account', () => {
  async function confirmWith({ app }: Awaited<ReturnType<typeof openProfile>>, password: string) {
    await app.user.click(screen.getByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' });
    expect(confirm.disabled).toBe(true);
    await app.user.type(dialog.getByLabelText(/^Your password/), password);
    await app.user.click(confirm);
  }

  test('asks for the password, says that it is done, and leaves for the sign-in page', async () => {
    const opened = await openProfile();
    await confirmWith(opened, 'my-password');
    expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
    expect(opened.app.address()).toBe('/login');
    expect(opened.backend.callsTo('DELETE /users/me')[0]?.body).toEqual({ password: 'my-password' });
    expect(window.localStorage.getItem('user')).toBeNull();
  });

  test('leaves nothing in the browser of what was typed and not saved', async () => {
    window.localStorage.setItem('draft:user-1:new:agent', '{"name":"Setter"}');
    await confirmWith(await openProfile(), 'my-password');
    await screen.findByText('Account deleted successfully');
    expect(window.localStorage.getItem('draft:user-1:new:agent')).toBeNull();
  });

  test('with a wrong password changes nothing', async () => {
    const opened = await openProfile();
    opened.backend.refuse('DELETE /users/me', { status: 403, message: 'Wrong password', code: 'wrong_password' });
    await confirmWith(opened, 'not-it');
    expect(await screen.findByText('Failed to delete account. Please check your password and try again.')).toBeTruthy();
    await opened.app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened.app.address()).toBe('/profile');
  });
});
