import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

const open = (address: string, backend = createFakeBackend()) => ({
  backend,
  app: renderApp(address, { backend, signedIn: false }),
});

describe('a forgotten password', () => {
  test('is two clicks away from the sign-in page', async () => {
    const { app } = open('/login');
    await app.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
  });

  test('says the same whether or not the address is known', async () => {
    const { backend, app } = open('/forgot-password');
    await app.user.type(screen.getByLabelText(/^Email/), ' dana@example.com ');
    await app.user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('Check your inbox')).toBeTruthy();
    expect(screen.getByText(/^If there’s an account with this email, the link is on its way\./)).toBeTruthy();
    expect(backend.callsTo('POST /auth/forgot-password')[0]?.body).toEqual({ email: 'dana@example.com' });
    await app.user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText(/^Email/)).toBeTruthy();
  });

  test.each([
    ['Too many tries. Wait an hour.', 'Too many tries. Wait an hour.'],
    ['', 'An error occurred'],
  ])('shows why no link was sent: %s', async (message, sentence) => {
    const { backend, app } = open('/forgot-password');
    backend.refuse('POST /auth/forgot-password', { status: 429, message, code: 'too_many_requests' });
    await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

describe('the link from the mail', () => {
  async function typeNew({ app }: ReturnType<typeof open>, password: string, confirmation: string) {
    await app.user.type(screen.getByLabelText(/^New password/), password);
    await app.user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Save new password' });
  }

  test('sets a new password and leads to the sign-in page', async () => {
    const opened = open('/reset-password?token=mailed-1');
    await opened.app.user.click(await typeNew(opened, 'N3w-password', 'N3w-password'));
    expect(await screen.findByText('Your new password is set')).toBeTruthy();
    expect(opened.backend.callsTo('POST /auth/reset-password')[0]?.body).toEqual({
      token: 'mailed-1',
      newPassword: 'N3w-password',
    });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  test('takes no two different passwords, and none that is too short', async () => {
    const opened = open('/reset-password?token=mailed-1');
    const save = await typeNew(opened, 'N3w-password', 'N3w-passwort');
    expect(screen.getByText('New passwords do not match')).toBeTruthy();
    expect(save.disabled).toBe(true);
    await opened.app.user.clear(screen.getByLabelText(/^New password/));
    await opened.app.user.clear(screen.getByLabelText(/^Confirm new password/));
    expect((await typeNew(opened, 'short', 'short')).disabled).toBe(true);
  });

  test('shows why the link was refused, and offers a new one', async () => {
    const opened = open('/reset-password?token=used');
    const message = 'This link is no longer valid. Get a new one.';
    opened.backend.refuse('POST /auth/reset-password', { status: 400, message, code: 'invalid_input' });
    await opened.app.user.click(await typeNew(opened, 'N3w-password', 'N3w-password'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new one' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('says so when a part of it is missing', () => {
    open('/reset-password');
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
  });
});
