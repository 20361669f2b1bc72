import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aTag } from '../../test/fake-tags.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const warm = aTag({ _id: 'tag-1', name: 'Warm', chats: 2 });
const client = aTag({ _id: 'tag-2', name: 'Client', color: 'green', client: true });

describe('tags', () => {
  test('are added, and a name that another has offers to merge the two', async () => {
    const backend = createFakeBackend({ tags: [{ ...warm }, { ...client }] });
    const { user } = renderApp('/tags', { backend, signedIn: true });
    expect(await screen.findByText('2 conversations')).toBeTruthy();
    expect(screen.getByText('0 conversations · Marks clients')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add a tag' }));
    await user.type(await screen.findByLabelText('Name'), 'Cold');
    await user.selectOptions(screen.getByLabelText('Given by a rule'), 'Stage becomes Lost');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.calls.find(({ call }) => call === 'POST /tags')?.body).toMatchObject({
      name: 'Cold',
      rule: { kind: 'stage', value: 'lost' },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Cold' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'WARM 🔥');
    expect(screen.getByText(/^You already have “Warm”\. Merge this tag into it\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByText('Cold')).toBeNull());
    expect(backend.calls.at(-2)).toMatchObject({ call: 'POST /tags/{id}/merge', body: { into: 'tag-1' } });
  });

  test('are refused with a reason where there are as many as there may be', async () => {
    const backend = createFakeBackend({ tags: [{ ...warm }] });
    const { user } = renderApp('/tags', { backend, signedIn: true });
    const message = 'A workspace has up to 200 tags. Delete or merge one first.';
    backend.refuse('POST /tags', { status: 409, message, code: 'conflict' });
    await user.click(await screen.findByRole('button', { name: 'Add a tag' }));
    await user.type(await screen.findByLabelText('Name'), 'One more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
  });

  test('are given and taken in the panel about a lead, and shown in the list', async () => {
    const backend = createFakeBackend({
      bots: [aBot()],
      credentials: [aCredential()],
      chats: [
        aChat({
          tags: [
            { _id: 'tag-1', by: 'agent' },
            { _id: 'tag-3', by: 'import' },
          ],
        }),
      ],
      tags: [{ ...warm }, { ...client }, { ...warm, _id: 'tag-3', name: 'Spring' }],
    });
    const { user } = renderApp('/dashboard/chat/chat-1', { backend, signedIn: true });
    const panel = await screen.findByRole('complementary', { name: 'About this lead', hidden: true });
    expect((await within(panel).findByText('Warm')).parentElement?.textContent).toBe('Warm by the agent');
    expect(within(panel).getByText('Spring').parentElement?.textContent).toBe('Spring imported');
    await user.selectOptions(within(panel).getByLabelText('Add a tag'), 'Client');
    expect((await within(panel).findByText('by hand')).parentElement?.textContent).toBe('Client by hand');
    await user.click(within(panel).getByRole('button', { name: 'Take off: Warm', hidden: true }));
    await waitFor(() => expect(within(panel).queryByText('by the agent')).toBeNull());
  });

  test('narrow the list, and a deleted one in the address says that it is gone', async () => {
    const backend = createFakeBackend({ bots: [aBot()], credentials: [aCredential()], chats: [aChat()], tags: [warm] });
    const { user } = renderApp('/dashboard/listchats/credential-1?tag=tag-9', { backend, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Filters: 1 on' }));
    const choice = await screen.findByLabelText('Tags');
    expect(await screen.findByRole('option', { name: 'A tag that was deleted', selected: true })).toBeTruthy();
    await user.selectOptions(choice, 'Warm');
    await waitFor(() =>
      expect(backend.calls.findLast(({ call }) => call === 'GET /chat/bot/{botId}')?.query?.get('tag')).toBe('tag-1'),
    );
  });
});
