import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aCredential, anAgent, session } from '../../test/samples.ts';

const unconfirmed = () => ({ ...session.user, emailVerified: false });
const sentence = 'Confirm your email address dana@example.com to connect accounts and book calls.';

function openUnconfirmed(address: string) {
  const backend = createFakeBackend({ user: unconfirmed(), agents: [anAgent()], credentials: [aCredential()] });
  const app = renderApp(address, { backend, signedIn: true });
  app.services.session.renew(unconfirmed());
  return { backend, app };
}

describe('while the address is not confirmed', () => {
  test('every page says so, and the mail can be sent again', async () => {
    const { backend, app } = openUnconfirmed('/agents');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Email sent. Check your inbox.')).toBeTruthy();
    expect(backend.callsTo('POST /auth/verify-email/resend')).toHaveLength(1);
  });

  test('nothing can be connected, and the buttons say why', async () => {
    openUnconfirmed('/agent/service/agent-1');
    const button = await screen.findByRole('button', { name: 'Confirm email to connect Instagram' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
  });

  test('too many mails are refused with the server’s reason', async () => {
    const { backend, app } = openUnconfirmed('/agents');
    const message = 'Too many attempts. Please try again later';
    backend.refuse('POST /auth/verify-email/resend', { status: 429, message, code: 'too_many_requests' });
    await app.user.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('the banner goes once the link was opened on another device', async () => {
    const { backend } = openUnconfirmed('/agents');
    await screen.findByText(sentence);
    backend.stored.user.emailVerified = true;
    // The user comes back to the window.
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  test('a confirmed account sees no banner, nor does one whose session an older app has stored', async () => {
    const { emailVerified: _, ...older } = session.user;
    for (const user of [session.user, older as typeof session.user]) {
      const app = renderApp('/agents', { backend: createFakeBackend(), signedIn: true });
      app.services.session.renew(user);
      await screen.findAllByText('Create new agent');
      expect(screen.queryByText(sentence)).toBeNull();
    }
  });
});

describe('the link from the mail', () => {
  test('confirms at once and leads on; the banner is gone', async () => {
    const { backend, app } = openUnconfirmed('/verify-email?token=mailed-1');
    expect(await screen.findByText('Your email address is confirmed')).toBeTruthy();
    expect(backend.callsTo('POST /auth/verify-email').map(({ body }) => body)).toEqual([{ token: 'mailed-1' }]);
    await app.user.click(screen.getByRole('link', { name: 'Continue' }));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(app.services.session.current()?.user.emailVerified).toBe(true);
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('works where nobody is signed in, and leads to the sign-in page', async () => {
    renderApp('/verify-email?token=mailed-1', { backend: createFakeBackend(), signedIn: false });
    expect(await screen.findByText('Your email address is confirmed')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  test('that does not work any more says so, and has a new one sent', async () => {
    const backend = createFakeBackend({ user: unconfirmed() });
    const message = 'This link no longer works. Please get a new one';
    backend.refuse('POST /auth/verify-email', { status: 400, message, code: 'invalid_input' });
    const app = renderApp('/verify-email?token=old', { backend, signedIn: true });
    expect(await screen.findByText(message)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Email sent. Check your inbox.')).toBeTruthy();
  });

  test('that has lost its end says so', async () => {
    const backend = createFakeBackend();
    renderApp('/verify-email', { backend, signedIn: false });
    expect(await screen.findByText('Part of this link is missing. Open it again from the email.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to get a new link' })).toBeTruthy();
    expect(backend.calls).toEqual([]);
  });
});
