import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aView } from '../../test/fake-views.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aBot, aChat, aCredential } from '../../test/samples.ts';

const account = { bots: [aBot()], credentials: [aCredential()], chats: [aChat({ unread: 2 })] };
const list = '/dashboard/listchats/credential-1';

describe('saved views', () => {
  test('narrow the list, with their counts, and what shows now is saved under a name', async () => {
    const backend = createFakeBackend({ ...account, views: [aView({ count: 100, isMore: true })] });
    const { user } = renderApp(`${list}?stage=booked`, { backend, signedIn: true });
    const views = await screen.findByRole('navigation', { name: 'Saved views' });
    await user.click(await within(views).findByRole('link', { name: /^Unread ?, at least 100 conversations$/ }));
    await waitFor(() =>
      expect(backend.calls.findLast(({ call }) => call === 'GET /chat/bot/{botId}')?.query?.get('unread')).toBe('true'),
    );
    expect(within(views).queryByRole('button', { name: 'Save this view' })).toBeNull();
    expect(within(views).getByRole('link', { current: true }).textContent).toContain('Unread');
    await user.click(within(views).getByRole('link', { name: 'All' }));
    await user.type(screen.getByRole('searchbox'), 'knee');
    await user.click(await within(views).findByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByLabelText('Name'), 'Knees');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await within(views).findByRole('link', { current: true })).textContent).toContain('Knees');
    expect(backend.calls.find(({ call }) => call === 'POST /views')?.body).toEqual({
      name: 'Knees',
      botId: 'bot-1',
      filter: { search: 'knee' },
    });
  });

  test('are renamed, moved, and deleted with an undo', async () => {
    const other = aView({ _id: 'view-2', name: 'Booked', filter: { stage: 'booked' }, count: 1 });
    const backend = createFakeBackend({ ...account, views: [aView(), other] });
    const { user } = renderApp(list, { backend, signedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Manage saved views' }));
    await user.click(await screen.findByRole('button', { name: 'Move up: Booked' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Rename: / })[0]).toHaveProperty('ariaLabel', 'Rename: Booked'),
    );
    await user.click(screen.getByRole('button', { name: 'Rename: Booked' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'With a call{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete: With a call' }));
    expect(screen.queryByRole('button', { name: 'Delete: With a call' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Delete: With a call' })).toBeTruthy();
    expect(backend.calls.some(({ call }) => call === 'DELETE /views/{id}')).toBe(false);
  });

  test('a view whose tag was deleted says so, and so does the list', async () => {
    const gone = aView({ name: 'Warm', filter: { tag: 'tag-9' }, count: null, gone: 'tag' });
    const backend = createFakeBackend({ ...account, views: [gone] });
    const { user } = renderApp(list, { backend, signedIn: true });
    await user.click(await screen.findByRole('link', { name: /^Warm ?: The tag of this view was deleted$/ }));
    expect(await screen.findByText('This tag was deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all conversations' }));
    expect(await screen.findByRole('link', { name: /mia/i })).toBeTruthy();
  });
});
