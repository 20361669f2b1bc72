import type { ShownInvitation } from '@spotter/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { nobodyElse } from '../../test/fake-team.ts';
import { renderApp } from '../../test/render-app.tsx';

const shown: ShownInvitation = {
  state: 'open',
  reader: 'visitor',
  workspace: 'Lift Club',
  workspaceId: null,
  role: 'setter',
  invitedBy: 'Mia Brooks',
  email: 'dana@example.com',
  expiresAt: '2099-11-27T12:00:00.000Z',
};

function open(given: Partial<ShownInvitation> | null, signedIn = given?.reader !== 'visitor') {
  const backend = createFakeBackend({ team: nobodyElse({ shown: given === null ? null : { ...shown, ...given } }) });
  return { backend, app: renderApp('/invitation/the-token', { backend, signedIn }) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an invitation', () => {
  test('leads a visitor to an account by it, and to signing in', async () => {
    const { backend, app } = open({ reader: 'visitor' });
    await heading('Join Lift Club on Spotter');
    expect(screen.getByText('Mia Brooks invites dana@example.com to this workspace as setter.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Finvitation%2Fthe-token',
    );
    await app.user.click(screen.getByRole('link', { name: 'Create an account' }));
    await heading('Create your account');
    await app.user.type(screen.getByLabelText(/^First name/), 'Dana');
    await app.user.type(screen.getByLabelText(/^Last name/), 'Reyes');
    await app.user.type(screen.getByLabelText(/^Email/), 'dana@example.com');
    await app.user.type(screen.getByLabelText(/^Password/), 'a long password');
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await app.user.click(await screen.findByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(backend.callsTo('POST /auth/sign-up')).toMatchObject([{ body: { invitation: 'the-token' } }]),
    );
    await waitFor(() => expect(app.address()).toBe('/invitation/the-token'));
  });

  test('is accepted by the person invited, who goes on there', async () => {
    const { backend, app } = open({ reader: 'invited' });
    await app.user.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('POST /invitations/{token}/accept')).toHaveLength(1);
    expect(app.address()).toBe('/dashboard');
  });

  test('says why it cannot be accepted any more', async () => {
    const { backend, app } = open({ reader: 'invited' });
    backend.refuse('POST /invitations/{token}/accept', {
      status: 410,
      code: 'link_ended',
      message: 'This invitation was withdrawn. Ask for another one',
    });
    await app.user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('This invitation was withdrawn. Ask for another one')).toBeTruthy();
  });

  test('lets somebody with another address sign out, and read it as a visitor', async () => {
    const { backend, app } = open({ reader: 'other', email: 'lea@example.com' });
    expect(
      await screen.findByText('This invitation is for lea@example.com, and you’re signed in as dana@example.com.'),
    ).toBeTruthy();
    backend.stored.team.shown = shown;
    await app.user.click(screen.getByRole('button', { name: 'Sign out and use that address' }));
    expect(await screen.findByRole('link', { name: 'Create an account' })).toBeTruthy();
    expect(app.services.session.current()).toBeNull();
  });

  test('leads who works there already into the workspace', async () => {
    const { backend, app } = open({ reader: 'member', workspaceId: 'workspace-2', state: 'accepted' });
    await heading('You’re in Lift Club');
    await app.user.click(screen.getByRole('button', { name: 'Open Lift Club' }));
    await waitFor(() => expect(backend.callsTo('POST /workspaces/{id}/select')).toHaveLength(1));
  });

  test.each([
    ['accepted', 'This invitation was used already'],
    ['withdrawn', 'This invitation was withdrawn'],
    ['expired', 'This invitation has expired'],
  ] as const)('that is %s says so, to everybody', async (state, title) => {
    open({ state, reader: 'visitor' });
    await heading(title);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  test('that nobody knows says what to do', async () => {
    open(null, false);
    expect(await heading('This invitation link doesn’t work')).toBeTruthy();
  });

  test('that did not load loads again', async () => {
    const backend = createFakeBackend({ team: nobodyElse({ shown }) });
    backend.refuse('GET /invitations/{token}', { status: 500, message: '', code: 'internal' });
    const app = renderApp('/invitation/the-token', { backend, signedIn: false });
    await heading('We couldn’t load your invitation');
    backend.refuse('GET /invitations/{token}');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Join Lift Club on Spotter')).toBeTruthy();
  });
});
