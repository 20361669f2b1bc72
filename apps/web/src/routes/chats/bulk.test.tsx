import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aTag } from '../../test/fake-tags.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const chats = ['Ann', 'Ben', 'Cem', 'Dag'].map((name, at) => aChat({ _id: `chat-${at + 1}`, name, username: name }));
const list = '/dashboard/listchats/credential-1';

function start() {
  const leftOut = [{ chatId: 'chat-2', name: 'Ben', username: 'ben', reason: 'same' as const }];
  const backend = createFakeBackend({
    bots: [aBot()],
    credentials: [aCredential()],
    chats: chats.map((chat) => ({ ...chat })),
    tags: [aTag()],
    bulk: { change: null, leftOut },
  });
  return { backend, ...renderApp(list, { backend, signedIn: true }) };
}

describe('many conversations', () => {
  test('are selected one by one and up to another, tagged after a dry run that names who is left out, and undone', async () => {
    const { backend, user } = start();
    await user.click(await screen.findByRole('button', { name: 'Select conversations' }));
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select / });
    await user.click(boxes[0]!);
    await user.keyboard('{Shift>}');
    await user.click(boxes[2]!);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change…' }));
    await user.selectOptions(await screen.findByLabelText('What to do'), 'Add a tag');
    await user.selectOptions(screen.getByLabelText('Tag'), 'Warm');
    await user.click(screen.getByRole('button', { name: 'See what would happen' }));
    expect(await screen.findByText('2 conversations get the tag “Warm”.')).toBeTruthy();
    expect(screen.getByText('Left out: 1 is so already.')).toBeTruthy();
    await user.click(screen.getByText('Who is left out'));
    expect(await within(screen.getByRole('dialog')).findByRole('link', { name: 'Ben' })).toBeTruthy();
    const sent = backend.calls.find(({ call }) => call === 'POST /bulk')?.body as { selection: { chatIds: string[] } };
    expect(sent.selection.chatIds).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Change 2 conversations' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryAllByRole('checkbox', { name: /^Select / })).toEqual([]);
    expect(await screen.findByText('2 conversations changed, 1 left out.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone in 2 conversations, 1 left out.')).toBeTruthy();
  });

  test('all that match are deleted only after the word was typed', async () => {
    const { backend, user } = start();
    await user.click(await screen.findByRole('button', { name: 'Select conversations' }));
    await user.click(await screen.findByRole('button', { name: 'Select all that match' }));
    expect(await screen.findByText('All that match are selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change…' }));
    await user.selectOptions(await screen.findByLabelText('What to do'), 'Delete for good');
    await user.click(screen.getByRole('button', { name: 'See what would happen' }));
    const confirm = await screen.findByRole('button', { name: 'Delete 3 conversations' });
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Type DELETE to delete them for good'), 'delete');
    await user.click(confirm);
    expect(await screen.findByText('3 conversations deleted, 1 left out.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(backend.calls.find(({ call }) => call === 'POST /bulk')?.body).toMatchObject({
      selection: { botId: 'bot-1' },
    });
    expect(backend.calls.find(({ call }) => call === 'POST /bulk/{id}/start')?.body).toEqual({ confirm: 3 });
  });

  test('a key selects the conversation that has the focus, and another ends it', async () => {
    const { user } = start();
    (await screen.findByRole('link', { name: /Cem/ })).focus();
    await user.keyboard('x');
    expect(await screen.findByRole('checkbox', { name: 'Select Cem', checked: true })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Cem' })).toBeNull());
  });
});
