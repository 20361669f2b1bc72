import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

async function openLogin(backend = createFakeBackend()) {
  const app = renderApp('/login', { backend, signedIn: false });
  await app.user.type(await screen.findByLabelText(/^Email/), 'dana@example.com');
  await app.user.type(screen.getByLabelText(/^Password/), 'wrong');
  return { backend, app };
}

async function openSignup(backend = createFakeBackend()) {
  const app = renderApp('/signup', { backend, signedIn: false });
  await app.user.type(await screen.findByLabelText(/^First name/), 'Dana');
  await app.user.type(screen.getByLabelText(/^Last name/), 'Reyes');
  await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
  await app.user.type(screen.getByLabelText(/^Password/), 'Tr4ining!');
  return { backend, app };
}

/** Makes a server whose proxy answers with only a status. */
function withoutMessages() {
  const backend = createFakeBackend();
  backend.fetch = async () => new Response('<h1>oops</h1>', { status: 500, statusText: 'Internal Server Error' });
  return backend;
}

describe('signing in', () => {
  test("shows the server's sentence under the form and keeps what was typed", async () => {
    const { backend, app } = await openLogin();
    backend.refuse('POST /auth/sign-in', {
      status: 401,
      message: 'Invalid email or password',
      code: 'invalid_credentials',
    });
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Invalid email or password')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('dana@example.com');
    expect(app.address()).toBe('/login');
  });

  test("says 'An error occurred' when no server answers", async () => {
    const { backend, app } = await openLogin();
    backend.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const offline = renderApp('/login', { backend, signedIn: false });
    await offline.user.type(screen.getAllByLabelText(/^Email/)[1] as HTMLElement, 'dana@example.com');
    await offline.user.type(screen.getAllByLabelText(/^Password/)[1] as HTMLElement, 'x');
    await offline.user.click(screen.getAllByRole('button', { name: 'Sign in' })[1] as HTMLElement);
    expect(await screen.findByText('An error occurred')).toBeTruthy();
    expect(app.address()).toBe('/login');
  });

  test("says 'An error occurred' when the answer has no message", async () => {
    const { app } = await openLogin(withoutMessages());
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('An error occurred')).toBeTruthy();
    expect(screen.queryByText(/Internal Server Error/)).toBeNull();
  });

  test('cannot be sent twice while it is being sent', async () => {
    const { backend, app } = await openLogin();
    const release = backend.hold('POST /auth/sign-in');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in…' })).disabled).toBe(true);
    release();
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('shows and hides the password', async () => {
    const { app } = await openLogin();
    const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
    expect(password.type).toBe('password');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });
});

describe('signing up', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  async function goOn(app: Awaited<ReturnType<typeof openSignup>>['app']) {
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(button('Continue'));
  }

  test('asks in two steps for three groups, the first of them only once the terms are accepted', async () => {
    const { backend, app } = await openSignup();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Personal Information/),
      expect.stringMatching(/^Account Details/),
    ]);
    expect(button('Continue').disabled).toBe(true);
    await goOn(app);
    expect(document.activeElement?.textContent).toBe('Step 2 of 2: all optional');
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Personal Information/),
      expect.stringMatching(/^Business Information/),
    ]);
    expect(backend.callsTo('POST /auth/sign-up')).toEqual([]);
    await app.user.click(button('Create account'));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(backend.callsTo('POST /auth/sign-up')[0]?.body).toMatchObject({
      first_name: 'Dana',
      last_name: 'Reyes',
      email: 'dana@example.com',
      password: 'Tr4ining!',
      phone: null,
      companyName: null,
      userRole: 'trainer',
      heard_about_us: null,
      terms_agreed: true,
      avatar: null,
      timeZone: expect.any(String),
    });
  });

  test('goes back to the first step and keeps what was typed in both', async () => {
    const { backend, app } = await openSignup();
    await goOn(app);
    await app.user.type(screen.getByLabelText(/^Company name/), 'Northside');
    await app.user.type(screen.getByLabelText(/^Phone/), '555 0100');
    await app.user.click(button('Back'));
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Dana');
    await app.user.type(screen.getByLabelText(/^Last name/), '-Luna');
    await app.user.click(button('Continue'));
    await app.user.click(button('Create account'));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(backend.callsTo('POST /auth/sign-up')[0]?.body).toMatchObject({
      last_name: 'Reyes-Luna',
      companyName: 'Northside',
      phone: '555 0100',
    });
  });

  test('says how strong the password is, and nothing of one that was not typed', async () => {
    const { app } = await openSignup();
    expect(screen.getByText('Strong')).toBeTruthy();
    await app.user.clear(screen.getByLabelText(/^Password/));
    expect(screen.queryByText('Very weak')).toBeNull();
    await app.user.type(screen.getByLabelText(/^Password/), 'abc');
    expect(screen.getByText('Very weak')).toBeTruthy();
  });

  test("says 'An error occurred' when the answer has no message", async () => {
    const { app } = await openSignup(withoutMessages());
    await goOn(app);
    await app.user.click(button('Create account'));
    expect(await screen.findByText('An error occurred')).toBeTruthy();
    expect(screen.queryByText(/Internal Server Error/)).toBeNull();
  });

  test.each([
    ['with its field', [{ path: 'email', message: 'Already in use' }], 'email_taken'],
    ['without one', [], 'email_taken'],
    ['of a name', [{ path: 'first_name', message: 'Already in use' }], 'invalid_input'],
  ])('leads back to the step that a refusal is about (%s)', async (_, issues, code) => {
    const { backend, app } = await openSignup();
    backend.refuse('POST /auth/sign-up', { status: 409, message: 'That cannot be', code, issues });
    await goOn(app);
    await app.user.click(button('Create account'));
    expect(await screen.findByText('That cannot be')).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.queryAllByText('Already in use')).toHaveLength(issues.length);
  });

  test('stays where the refusal is about the second step', async () => {
    const { backend, app } = await openSignup();
    backend.refuse('POST /auth/sign-up', {
      status: 400,
      message: 'Please check your input',
      code: 'invalid_input',
      issues: [{ path: 'companyName', message: 'Too long' }],
    });
    await goOn(app);
    await app.user.click(button('Create account'));
    expect(await screen.findByText('Too long')).toBeTruthy();
    expect(screen.queryByText('Step 1 of 2')).toBeNull();
  });
});
