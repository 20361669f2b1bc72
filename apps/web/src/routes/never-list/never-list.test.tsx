import { cleanup as cleanUp, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aListed, type FakeNeverList, nobodyListed } from '../../test/fake-never-list.ts';
import { renderApp } from '../../test/render-app.tsx';

const down = { status: 500, message: 'Something failed', code: 'internal' };

function open(given: Partial<FakeNeverList> = {}) {
  const backend = createFakeBackend({ neverList: nobodyListed(given) });
  return { backend, app: renderApp('/never-list', { backend, signedIn: true }) };
}
const people = async () => within(await screen.findByRole('list', { name: 'People on the never list' }));
const rows = async () => (await people()).getAllByRole('listitem').map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the never list', () => {
  test('shows how and when each person came on it, and leads to their chat', async () => {
    open({
      entries: [
        aListed({ name: 'Maria Lopez', chatId: 'chat-9' }),
        aListed({ _id: 'b', way: 'import', handle: 'joe', import: { _id: 'import-1', name: 'clients.csv' } }),
        aListed({ _id: 'c', way: 'chat', handle: null, name: 'Anna', chatId: 'c', at: null }),
        aListed({ _id: 'd', way: 'stop', handle: 'kim', name: 'Kim', chatId: 'd' }),
      ],
    });
    expect(await rows()).toEqual([
      'MLMaria Lopez@maria.lopezAdded by handle · Nov 20, 2026Take off',
      'J@joeImported with “clients.csv” · Nov 20, 2026Take off',
      'AAnnaYou switched answers off in their chat · Date not recordedTake off',
      'KKim@kimAsked for no more messages · Nov 20, 2026Only a keyword from them ends this',
    ]);
    const link = (await people()).getByRole('link', { name: 'Maria Lopez' });
    expect(link.getAttribute('href')).toBe('/dashboard/chat/chat-9');
  });

  test('is searched, and narrowed by how people came on it', async () => {
    const { app } = open({
      entries: [aListed(), aListed({ _id: 'b', handle: 'joe' }), aListed({ _id: 'c', way: 'stop', handle: 'kim' })],
    });
    await people();
    await app.user.type(screen.getByRole('searchbox', { name: 'Search the never list' }), 'joe');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await app.user.click(button('Clear search'));
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await app.user.type(screen.getByRole('searchbox'), 'joe');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await app.user.click(await screen.findByRole('button', { name: 'Asked to stop 1' }));
    await app.user.click(await screen.findByRole('button', { name: 'Show everybody' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  test('lets someone be taken off, and put back', async () => {
    const { backend, app } = open({ entries: [aListed(), aListed({ _id: 'b', handle: 'joe' })] });
    await people();
    await app.user.click(button('Take off: @joe'));
    expect(await rows()).toHaveLength(1);
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await rows()).toHaveLength(2);
    expect(document.activeElement).toBe(button('Take off: @joe'));
    await app.user.click(button('Take off: @maria.lopez'));
    await app.go('/agents');
    await waitFor(() => expect(backend.stored.neverList.entries.map(({ handle }) => handle)).toEqual(['joe']));
  });

  test('leaves the focus at the next person when one is taken off, and at the search when nobody is left', async () => {
    const { app } = open({
      entries: [
        aListed(),
        aListed({ _id: 'b', handle: 'joe' }),
        aListed({ _id: 'c', way: 'stop', handle: 'kim', name: 'Kim', chatId: 'c' }),
      ],
    });
    await people();
    await app.user.click(button('Take off: @maria.lopez'));
    await waitFor(() => expect(document.activeElement).toBe(button('Take off: @joe')));
    expect(await screen.findByText(/^Taking @maria.lopez off the list/)).toBeTruthy();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Kim' })));
    cleanUp();
    const last = open({ entries: [aListed()] });
    await people();
    await last.app.user.click(button('Take off: @maria.lopez'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
    await last.app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.activeElement).toBe(button('Take off: @maria.lopez')));
  });

  test('takes pasted handles only once the wrong lines were seen, and takes all of them back', async () => {
    const { backend, app } = open();
    await screen.findByText('Nobody is on the list.');
    await app.user.click(button('Add people'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people to the never list' }));
    expect(dialog.getByText('Nothing is saved before you add it.')).toBeTruthy();
    await app.user.click(dialog.getByRole('textbox', { name: 'Handles' }));
    await app.user.paste('@maria\nmaria lopez\nJOE\njoe');
    expect(await dialog.findByText('2 handles found. 1 is in it twice.')).toBeTruthy();
    expect(
      within(dialog.getByRole('list', { name: 'Lines that name nobody' })).getByText(/^Line 2: “maria lopez”/),
    ).toBeTruthy();
    expect(backend.callsTo('POST /never-list')).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Add 2 without that line' }));
    expect(await screen.findByText('2 people added.')).toBeTruthy();
    expect(await rows()).toHaveLength(2);
    expect(document.activeElement).toBe(button('Add people'));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Nobody is on the list.');
  });

  test('takes a file, keeps it where it was not stored, and undoes the import later', async () => {
    const { backend, app } = open();
    await screen.findByText('Nobody is on the list.');
    await app.user.click(button('Add people'));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['Name,Username\nMaria,maria\nJoe,@joe\n'], 'clients.csv', { type: 'text/csv' });
    await app.user.upload(dialog.getByLabelText('CSV or text file'), file);
    expect(await dialog.findByText('clients.csv')).toBeTruthy();
    backend.refuse('POST /never-list', down);
    await app.user.click(await dialog.findByRole('button', { name: 'Add 2 people' }));
    expect(await dialog.findByText(/^We couldn’t add them/)).toBeTruthy();
    backend.refuse('POST /never-list');
    await app.user.click(dialog.getByRole('button', { name: 'Add 2 people' }));
    expect(await rows()).toHaveLength(2);
    await app.user.click(screen.getByText('Imports (1)'));
    await app.user.click(button('Undo import: clients.csv'));
    const question = within(await screen.findByRole('dialog', { name: 'Undo “clients.csv”?' }));
    expect(question.getByText(/^2 people come off the list/)).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Undo import' }));
    await screen.findByText('Nobody is on the list.');
  });

  test('says when it did not load, and loads again', async () => {
    const backend = createFakeBackend({ neverList: nobodyListed({ entries: [aListed()] }) });
    backend.refuse('GET /never-list', down);
    const app = renderApp('/never-list', { backend, signedIn: true });
    expect(await screen.findByText('The never list didn’t load.')).toBeTruthy();
    backend.refuse('GET /never-list');
    await app.user.click(button('Try again'));
    expect(await rows()).toHaveLength(1);
  });
});
