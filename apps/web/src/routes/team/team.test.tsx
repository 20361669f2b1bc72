import {
  agentRoutes,
  bookingRoutes,
  botRoutes,
  clipRoutes,
  knowledgeRoutes,
  neverListRoutes,
  tagRoutes,
  upcomingRoutes,
} from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { neededRoles } from '../../features/team/role-banner.tsx';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aMember, anInvitation, aWorkspace, type FakeTeam, nobodyElse } from '../../test/fake-team.ts';
import { renderApp } from '../../test/render-app.tsx';

const down = { status: 500, message: '', code: 'internal' };
const { members: ownerAlone } = nobodyElse();
const inLeas: Partial<FakeTeam> = {
  workspaces: [
    aWorkspace({ isCurrent: false }),
    aWorkspace({ _id: 'workspace-2', name: 'Lift Club', role: 'setter', isOwn: false }),
  ],
  members: [
    aMember({ _id: 'user-3', name: 'Mia Brooks', email: 'mia@example.com', role: 'owner', invitedBy: null }),
    aMember({ _id: 'user-1', name: 'Dana Reyes', email: 'dana@example.com', isYou: true, invitedBy: 'Mia Brooks' }),
  ],
};

function open(given: Partial<FakeTeam> = {}, at = '/team') {
  const backend = createFakeBackend({ team: nobodyElse(given) });
  return { backend, app: renderApp(at, { backend, signedIn: true }) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'People in this workspace' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const of = (person: string) => within(screen.getByRole('group', { name: person }));

describe('the team', () => {
  test('shows who works there, with role, since when and by whom, and to the owner what can be done', async () => {
    open({ members: [...ownerAlone, aMember()] });
    expect(await rows()).toEqual([
      'DRDana ReyesYouOwnerdana@example.comSince Nov 20, 2026',
      'LMLea MoorSetterlea@example.comSince Nov 20, 2026 · invited by Dana ReyesChange roleMake ownerRemove',
    ]);
  });

  test('of one says what more people are for', async () => {
    open();
    expect(await screen.findByText(/^So far it’s only you/)).toBeTruthy();
  });

  test('is changed by its owner: another role, and no access at all', async () => {
    const { backend, app } = open({ members: [...ownerAlone, aMember()] });
    await rows();
    await app.user.click(of('Lea Moor').getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the role of Lea Moor' }));
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'manager');
    await app.user.click(dialog.getByRole('button', { name: 'Save role' }));
    await waitFor(async () => expect((await rows())[1]).toContain('Manager'));
    expect(backend.callsTo('PUT /workspace/members/{id}')).toMatchObject([{ body: { role: 'manager' } }]);
    await app.user.click(of('Lea Moor').getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Lea Moor?' }));
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  test('gives the chats of who is removed to somebody else', async () => {
    const mia = aMember({ _id: 'user-3', name: 'Mia Brooks' });
    const { backend, app } = open({ members: [...ownerAlone, aMember(), mia], chats: 400 });
    await rows();
    await app.user.click(of('Lea Moor').getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Lea Moor?' }));
    expect(await question.findByText(/^They have 400 chats/)).toBeTruthy();
    await app.user.selectOptions(question.getByLabelText('Who gets their chats'), 'Mia Brooks');
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const [removed] = backend.callsTo('DELETE /workspace/members/{id}');
    expect(removed!.query!.get('chatsTo')).toBe('user-3');
  });

  test('says by what leads get somebody: nobody, in turn, or by language', async () => {
    const workspaces = [aWorkspace({ hasColleagues: true })];
    const { backend, app } = open({ workspaces, members: [...ownerAlone, aMember()] });
    const kind = await screen.findByLabelText(/^A lead who comes in/);
    await app.user.selectOptions(kind, 'People in turn');
    await app.user.click(button('Save'));
    expect(await screen.findByText('Choose at least one person.')).toBeTruthy();
    await app.user.click(screen.getByRole('checkbox', { name: 'Lea Moor' }));
    await app.user.click(button('Save'));
    await waitFor(() =>
      expect(backend.callsTo('PUT /workspace/assignment')).toMatchObject([
        { body: { kind: 'round-robin', members: ['user-2'] } },
      ]),
    );
    await app.user.selectOptions(await screen.findByLabelText(/^A lead who comes in/), 'A person for each language');
    await app.user.selectOptions(screen.getByLabelText('Spanish'), 'Lea Moor');
    await app.user.click(button('Save'));
    await waitFor(() => expect(backend.callsTo('PUT /workspace/assignment')).toHaveLength(2));
    expect(backend.callsTo('PUT /workspace/assignment')[1]).toMatchObject({
      body: { kind: 'language', choices: [{ of: 'es', to: 'user-2' }] },
    });
  });

  test('of one has no such choice', async () => {
    open();
    await screen.findByText(/^So far it’s only you/);
    expect(screen.queryByLabelText(/^A lead who comes in/)).toBeNull();
  });

  test('gets another owner by the password; a wrong one says so', async () => {
    const { backend, app } = open({ members: [...ownerAlone, aMember()] });
    await rows();
    await app.user.click(of('Lea Moor').getByRole('button', { name: 'Make owner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Lea Moor the owner?' }));
    backend.refuse('POST /workspace/owner', {
      status: 403,
      code: 'wrong_password',
      message: 'That isn’t your current password',
    });
    await app.user.type(dialog.getByLabelText(/^Your password/), 'wrong');
    await app.user.click(dialog.getByRole('button', { name: 'Make owner' }));
    expect(await dialog.findByText('That isn’t your current password')).toBeTruthy();
    backend.refuse('POST /workspace/owner');
    await app.user.click(dialog.getByRole('button', { name: 'Make owner' }));
    expect(await screen.findByText('The workspace has a new owner')).toBeTruthy();
  });

  test('invites by address and role, sends again and withdraws', async () => {
    const { backend, app } = open({ invitations: [anInvitation({ expiresAt: '2020-01-01T12:00:00.000Z' })] });
    await rows();
    expect(await screen.findByText('Manager · expired Jan 1, 2020')).toBeTruthy();
    await app.user.click(button('Invite someone'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
    await app.user.type(dialog.getByLabelText(/^Email/), ' lea@example.com ');
    backend.refuse('POST /workspace/invitations', { status: 409, code: 'conflict', message: 'lea is invited already' });
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('lea is invited already')).toBeTruthy();
    backend.refuse('POST /workspace/invitations');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Setter · open until Nov 27, 2099')).toBeTruthy();
    expect(backend.callsTo('POST /workspace/invitations').at(-1)?.body).toEqual({
      email: 'lea@example.com',
      role: 'setter',
    });
    await app.user.click(of('max@example.com').getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(backend.callsTo('POST /workspace/invitations/{id}/resend')).toHaveLength(1));
    await app.user.click(of('max@example.com').getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByText('max@example.com')).toBeNull());
  });

  test('says when it did not load, and loads again', async () => {
    const backend = createFakeBackend();
    backend.refuse('GET /workspace/members', down);
    const app = renderApp('/team', { backend, signedIn: true });
    expect(await screen.findByText('The team didn’t load.')).toBeTruthy();
    backend.refuse('GET /workspace/members');
    await app.user.click(button('Try again'));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a member', () => {
  test('sees the people, changes none of them, and leaves', async () => {
    const { backend, app } = open(inLeas);
    expect(await rows()).toEqual([
      'MBMia BrooksOwnermia@example.comSince Nov 20, 2026',
      'DRDana ReyesYouSetterdana@example.comSince Nov 20, 2026 · invited by Mia Brooks',
    ]);
    expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
    expect(backend.callsTo('GET /workspace/invitations')).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: 'Leave workspace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Lift Club?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Leave workspace' }));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(app.address()).toBe('/dashboard');
  });

  test('is told above a page which role changes it, and has no entry for plans', async () => {
    open(inLeas, '/agents');
    expect(await screen.findByText(/^You can look at this\. Changing it needs the role Manager/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Plans' })).toBeNull();
    expect(screen.queryByText('Create an agent')).toBeNull();
  });

  test('hears once that a role does not allow something, and has the rights read again', async () => {
    const { backend, app } = open({ ...inLeas, workspaces: [aWorkspace()], members: [...ownerAlone, aMember()] });
    await rows();
    const before = backend.callsTo('GET /workspaces').length;
    const message = 'Only the owner of this workspace can do this';
    backend.refuse('DELETE /workspace/members/{id}', { status: 403, code: 'role_forbidden', message });
    await app.user.click(of('Lea Moor').getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog'));
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    await waitFor(() => expect(backend.callsTo('GET /workspaces').length).toBeGreaterThan(before));
  });
});

test('the role that a page names is that of its main action in the contract', () => {
  const mainActions = [
    ['/agent', agentRoutes.update],
    ['/knowledge', knowledgeRoutes.create],
    ['/clips', clipRoutes.create],
    ['/tags', tagRoutes.create],
    ['/never-list', neverListRoutes.add],
    ['/follow-ups', upcomingRoutes.cancelMany],
    ['/calls', bookingRoutes.cancelCall],
    ['/dashboard/account/', botRoutes.update],
    ['/dashboard/listchats/', botRoutes.sendMessage],
    ['/dashboard/chat', botRoutes.sendMessage],
    ['/board', botRoutes.sendMessage],
  ] as const;
  expect(neededRoles).toEqual(mainActions.map(([start, { caller }]) => [start, caller]));
});

describe('the switcher', () => {
  test('is not there with one workspace', async () => {
    open();
    await rows();
    expect(screen.queryByRole('button', { name: /^Workspace:/ })).toBeNull();
  });

  test('goes on in another workspace, where nothing that was read or typed is left', async () => {
    const { backend, app } = open(inLeas);
    const current = await screen.findByRole('button', { name: 'Workspace: Lift Club' });
    expect(window.localStorage.getItem('draft:user-1:workspace')).toBe('workspace-2');
    await app.user.click(current);
    expect(current.getAttribute('aria-expanded')).toBe('true');
    await app.user.keyboard('{Escape}');
    expect(document.activeElement).toBe(current);
    await app.user.click(current);
    await app.user.click(button(/^Dana Reyes/));
    await waitFor(() => expect(app.reloads()).toBe(1));
    expect(backend.callsTo('POST /workspaces/{id}/select')).toHaveLength(1);
    expect(app.address()).toBe('/dashboard');
    expect(window.localStorage.getItem('draft:user-1:workspace')).toBeNull();
  });

  test('begins again where the session is in another workspace, because another tab went there', async () => {
    const { backend, app } = open(inLeas);
    await screen.findByRole('button', { name: 'Workspace: Lift Club' });
    backend.stored.team.workspaces = [aWorkspace()];
    await app.services.queryClient.invalidateQueries({ queryKey: ['workspaces'] });
    await waitFor(() => expect(app.reloads()).toBe(1));
  });
});
