import type { Chat } from '@spotter/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aMember, aWorkspace, nobodyElse } from '../../test/fake-team.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential, session } from '../../test/samples.ts';

const list = '/dashboard/listchats/credential-1';
const { members: alone } = nobodyElse();
const me = { _id: session.user._id, name: 'Dana Reyes', avatar: null };
const lea = { _id: 'user-2', name: 'Lea Moor', avatar: null };
const needsYou = {
  since: '2026-11-21T10:00:00.000Z',
  why: 'medical',
  urgency: 'handed-over',
  quote: null,
} satisfies Chat['needsYou'];
const chats = [
  aChat({ _id: 'mine', username: 'ann', assignee: me, needsYou }),
  aChat({ _id: 'leas', username: 'bea', assignee: lea, needsYou }),
  aChat({ _id: 'nobodys', username: 'cem', needsYou }),
];

function open(at: string, { isAlone = false, role = 'owner' }: { isAlone?: boolean; role?: 'owner' | 'viewer' } = {}) {
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: chats.map((chat) => ({ ...chat })),
    team: nobodyElse({
      workspaces: [aWorkspace({ hasColleagues: !isAlone, role })],
      members: isAlone ? alone : [...alone, aMember(), aMember({ _id: 'user-4', name: 'Vic Low', role: 'viewer' })],
    }),
  });
  return { backend, app: renderApp(at, { backend, signedIn: true }) };
}
const names = () =>
  screen.getAllByRole('listitem').flatMap(({ textContent }) => /ann|bea|cem/.exec(textContent ?? '')?.[0] ?? []);
const group = () => screen.findByRole('group', { name: 'Whose conversations' });

describe('who has a conversation', () => {
  test('is on its row, and mine, unassigned and all are one tap and one key each', async () => {
    const { app } = open(list);
    expect(await screen.findByText('Lea Moor has it')).toBeTruthy();
    await app.user.click(within(await group()).getByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(names()).toEqual(['ann']));
    expect(app.address()).toBe(`${list}?assignee=me`);
    await app.user.keyboard('u');
    await waitFor(() => expect(names()).toEqual(['cem']));
    await app.user.keyboard('a');
    await waitFor(() => expect(names()).toHaveLength(3));
    await app.user.keyboard('m');
    await waitFor(() => expect(names()).toEqual(['ann']));
    expect(
      within(await group())
        .getByRole('button', { name: 'Mine' })
        .getAttribute('aria-pressed'),
    ).toBe('true');
  });

  test('narrows what needs somebody, too', async () => {
    const { app } = open('/dashboard/needs-you');
    await app.user.click(within(await group()).getByRole('button', { name: 'Mine' }));
    await waitFor(() => expect(screen.queryByText(/cem/)).toBeNull());
    expect(screen.getByText(/ann/)).toBeTruthy();
    expect(app.address()).toBe('/dashboard/needs-you?assignee=me');
  });

  test('is chosen in the chat among those who answer chats, and taken over in one tap', async () => {
    const { backend, app } = open('/dashboard/chat/leas');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who has this chat' });
    await waitFor(() => expect([...choice.options].map(({ text }) => text)).toContain('Dana Reyes (you)'));
    expect([...choice.options].map(({ text }) => text)).toEqual(['Unassigned', 'Dana Reyes (you)', 'Lea Moor']);
    expect(await screen.findByText('Lea Moor has this chat.')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Take over from Lea Moor' }));
    await waitFor(() => expect(screen.queryByText('Lea Moor has this chat.')).toBeNull());
    expect(backend.callsTo('PUT /chat/{id}/assignee')).toMatchObject([{ body: { assignee: me._id, before: lea._id } }]);
    backend.refuse('PUT /chat/{id}/assignee', {
      status: 409,
      code: 'conflict',
      message: 'Lea Moor has this chat now.',
    });
    await app.user.selectOptions(choice, 'Unassigned');
    expect(await screen.findByText('Lea Moor has this chat now.')).toBeTruthy();
  });

  test('what is to be done next is written down in the panel, shown above the box, and done', async () => {
    const { backend, app } = open('/dashboard/chat/mine');
    await app.user.click((await screen.findAllByRole('button', { name: 'Write down what to do next' }))[0]!);
    await app.user.type(screen.getByLabelText('What to do next'), 'Send the price list');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Next: Send the price list')).toBeTruthy();
    expect(backend.callsTo('PUT /chat/{id}/next-action')).toMatchObject([
      { body: { nextAction: { text: 'Send the price list', dueAt: null } } },
    ]);
  });

  test('a viewer sees who has it and changes nothing', async () => {
    open('/dashboard/chat/leas', { role: 'viewer' });
    const choice = await screen.findByRole('combobox', { name: 'Who has this chat' });
    expect(choice).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /^Take over from/ })).toBeNull();
  });

  test.each([list, '/dashboard/needs-you', '/dashboard/chat/leas'])(
    'a coach alone sees none of it at %s',
    async (at) => {
      open(at, { isAlone: true });
      await screen.findAllByText(/ann|bea/);
      expect(screen.queryByRole('group', { name: 'Whose conversations' })).toBeNull();
      expect(screen.queryByRole('combobox', { name: 'Who has this chat' })).toBeNull();
      expect(screen.queryByText(/Lea Moor/)).toBeNull();
    },
  );
});
