import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';
import { session } from '../../test/samples.ts';

describe('signing in with two steps', () => {
  async function openSecondStep(backend = createFakeBackend()) {
    backend.refuse('POST /auth/sign-in', {
      status: 401,
      message: 'Enter the code from your authenticator app',
      code: 'two_step_required',
      ticket: 'ticket-1',
    });
    const app = renderApp('/login?next=%2Fprofile', { backend, signedIn: false });
    await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy();
    return { app, backend };
  }

  test('asks for the code, with the field ready to type, and leads on to where one wanted to go', async () => {
    const { app, backend } = await openSecondStep();
    const field = screen.getByLabelText<HTMLInputElement>(/^6-digit code/);
    expect(document.activeElement).toBe(field);
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
    await app.user.paste('123 456');
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
    expect(backend.callsTo('POST /auth/two-step/verify')[0]?.body).toEqual({ ticket: 'ticket-1', code: '123 456' });
  });

  test('says that a code is not right, and lets another be tried', async () => {
    const { app, backend } = await openSecondStep();
    const message = 'That code isn’t right or was already used';
    backend.refuse('POST /auth/two-step/verify', { status: 401, message, code: 'invalid_credentials' });
    await app.user.type(screen.getByLabelText(/^6-digit code/), '000000{Enter}');
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeTruthy();
    backend.refuse('POST /auth/two-step/verify');
    await app.user.type(screen.getByLabelText(/^6-digit code/), '{Enter}');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
  });

  test('takes a recovery code', async () => {
    const { app, backend } = await openSecondStep();
    await app.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await app.user.type(screen.getByLabelText(/^Recovery code/), 'aaaa-bbbb-cccc-dddd{Enter}');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeTruthy();
    expect(backend.callsTo('POST /auth/two-step/verify')[0]?.body).toMatchObject({ code: 'aaaa-bbbb-cccc-dddd' });
  });

  test('begins again when it took too long, and says so', async () => {
    const { app, backend } = await openSecondStep();
    const message = 'This took too long. Please sign in again';
    backend.refuse('POST /auth/two-step/verify', { status: 400, message, code: 'ticket_expired' });
    await app.user.type(screen.getByLabelText(/^6-digit code/), '123456{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy();
  });
});

describe('two-step sign-in on the profile', () => {
  async function openSection(backend = createFakeBackend()) {
    const app = renderApp('/profile', { backend, signedIn: true });
    const heading = await screen.findByRole('heading', { name: 'Two-step sign-in' });
    return { app, backend, section: within(heading.closest('section')!) };
  }

  test('is switched on with the password and a code, and shows the recovery codes once', async () => {
    const { app, backend, section } = await openSection();
    await app.user.click(section.getByRole('button', { name: 'Set up…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }));
    await app.user.type(dialog.getByLabelText(/^Your password/), 'my-password{Enter}');
    expect(await dialog.findByRole('img', { name: /^QR code for your authenticator app/ })).toBeTruthy();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await app.user.type(dialog.getByLabelText(/^6-digit code/), '123456{Enter}');

    const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(within(codes).getByText('aaaa-bbbb-cccc-dddd')).toBeTruthy();
    await app.user.click(within(codes).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb-cccc-dddd\neeee-ffff-gggg-hhhh\n');
    URL.createObjectURL = () => 'blob:codes';
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await app.user.click(within(codes).getByRole('button', { name: 'Download' }));
    expect(saved).toEqual(['spotter-recovery-codes.txt']);
    click.mockRestore();
    await app.user.click(within(codes).getByRole('button', { name: 'I saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('On. You enter a code when you sign in.')).toBeTruthy();
    expect(backend.callsTo('POST /auth/two-step/setup')[0]?.body).toEqual({ password: 'my-password' });
    expect(backend.callsTo('POST /auth/two-step/confirm')[0]?.body).toEqual({ code: '123456' });
  });

  test('says what was wrong: the password, or the code', async () => {
    const { app, backend, section } = await openSection();
    backend.refuse('POST /auth/two-step/setup', {
      status: 403,
      message: 'That isn’t your current password',
      code: 'wrong_password',
    });
    await app.user.click(section.getByRole('button', { name: 'Set up…' }));
    await app.user.type(await screen.findByLabelText(/^Your password/), 'not-it{Enter}');
    expect(await screen.findByText('That isn’t your current password')).toBeTruthy();
    backend.refuse('POST /auth/two-step/setup');
    await app.user.type(screen.getByLabelText(/^Your password/), '{Enter}');
    const message = 'That code isn’t right. Please enter the one your app shows now';
    backend.refuse('POST /auth/two-step/confirm', { status: 400, message, code: 'invalid_input' });
    await app.user.type(await screen.findByLabelText(/^6-digit code/), '000000{Enter}');
    expect(await screen.findByText(message)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(section.getByRole('button', { name: 'Set up…' })).toBeTruthy();
  });

  test('is switched off with the password and a code', async () => {
    const backend = createFakeBackend({ user: { ...session.user, twoStep: true } });
    const { app, section } = await openSection(backend);
    await app.user.click(section.getByRole('button', { name: 'Turn off…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    await app.user.type(dialog.getByLabelText(/^Your password/), 'my-password');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Turn off' }).disabled).toBe(true);
    await app.user.type(dialog.getByLabelText(/^Code from the app, or a recovery code/), '123 456');
    await app.user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
    expect(await section.findByRole('button', { name: 'Set up…' })).toBeTruthy();
    expect(backend.callsTo('POST /auth/two-step/disable')[0]?.body).toEqual({
      password: 'my-password',
      code: '123 456',
    });
  });
});
