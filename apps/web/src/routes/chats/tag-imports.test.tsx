import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aTag, type FakeTagImports } from '../../test/fake-tags.ts';
import { renderApp } from '../../test/render-app.tsx';

const down = { status: 500, message: 'Something failed', code: 'internal' };
const vip = aTag({ _id: 'tag-1', name: 'VIP', chats: 2 });

function open(given: Partial<FakeTagImports> = {}) {
  const tagImports = { handles: ['maria', 'joe'], imports: [], ...given };
  const backend = createFakeBackend({ tags: [{ ...vip }], tagImports });
  return { backend, app: renderApp('/tags', { backend, signedIn: true }) };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('lists of tags', () => {
  test('say what they will do before anything is done, and can be taken back right after', async () => {
    const { backend, app } = open();
    await screen.findByText('2 conversations');
    await app.user.click(button('Import'));
    const list = await dialog('Import tags');
    expect(list.getByText('Nothing is saved before you have seen what happens.')).toBeTruthy();
    expect(list.getByRole<HTMLButtonElement>('button', { name: 'See what happens' }).disabled).toBe(true);
    await app.user.click(list.getByRole('textbox', { name: 'Handles and tags' }));
    await app.user.paste('@maria, vip, Spring\njoe, Spring 🌱\nmaria lopez, VIP\nkim, VIP');
    expect(await list.findByText('3 people, 4 tags to give.')).toBeTruthy();
    const wrong = within(list.getByRole('list', { name: 'Lines that are left out' }));
    expect(wrong.getByText(/^Line 3: “maria lopez, VIP” isn’t a handle/)).toBeTruthy();
    await app.user.click(list.getByRole('button', { name: 'See what happens' }));

    const plan = await dialog('What happens');
    const sentence = plan.getByText('2 conversations get 3 tags.');
    await waitFor(() => expect(document.activeElement).toBe(sentence));
    expect(plan.getByText('1 tag is new:')).toBeTruthy();
    expect(plan.getByText('Spring')).toBeTruthy();
    await app.user.click(plan.getByText('1 handle has no conversation yet.'));
    expect(plan.getByText('@kim')).toBeTruthy();
    await app.user.click(plan.getByText('1 line is left out.'));
    expect(plan.getByText(/^Line 3: /)).toBeTruthy();
    expect(backend.callsTo('POST /tags/imports')).toEqual([]);

    await app.user.click(plan.getByRole('button', { name: 'Go back' }));
    const again = await dialog('Import tags');
    expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toContain('@maria, vip');
    await app.user.click(await again.findByRole('button', { name: 'See what happens' }));
    await app.user.click((await dialog('What happens')).getByRole('button', { name: 'Import 3 tags' }));
    expect(await screen.findByText('2 conversations get 3 tags now.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Import'));
    expect(await screen.findByText('Spring')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Spring')).toBeNull());
  });

  test('come from a file, stay where they were not imported, and are taken back later', async () => {
    const { backend, app } = open();
    await screen.findByText('2 conversations');
    await app.user.click(button('Import'));
    const list = await dialog('Import tags');
    const file = new File(['Name,Username,Tags\nMaria,maria,New\n'], 'clients.csv', { type: 'text/csv' });
    await app.user.upload(list.getByLabelText('CSV or text file'), file);
    expect(await list.findByText('clients.csv')).toBeTruthy();
    backend.refuse('POST /tags/imports/plan', down);
    await app.user.click(await list.findByRole('button', { name: 'See what happens' }));
    expect(await list.findByText(/^We couldn’t check the list/)).toBeTruthy();
    backend.refuse('POST /tags/imports/plan');
    await app.user.click(list.getByRole('button', { name: 'See what happens' }));
    const plan = await dialog('What happens');
    backend.refuse('POST /tags/imports', down);
    await app.user.click(plan.getByRole('button', { name: 'Import 1 tag' }));
    expect(await plan.findByText(/^We couldn’t import the list. Nothing was changed/)).toBeTruthy();
    backend.refuse('POST /tags/imports');
    await app.user.click(plan.getByRole('button', { name: 'Import 1 tag' }));
    await app.user.click(await screen.findByText('Imports (1)'));
    expect(await screen.findByText('1 conversation · Nov 20, 2026')).toBeTruthy();
    await app.user.click(button('Undo import: clients.csv'));
    const question = await dialog('Undo “clients.csv”?');
    expect(question.getByText(/^1 conversation loses what this import gave/)).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(screen.queryByText('Imports (1)')).toBeNull());
  });

  test('that give nobody anything cannot be imported', async () => {
    const { app } = open({ handles: [] });
    await screen.findByText('2 conversations');
    await app.user.click(button('Import'));
    const list = await dialog('Import tags');
    await app.user.click(list.getByRole('textbox'));
    await app.user.paste('kim, VIP');
    await app.user.click(await list.findByRole('button', { name: 'See what happens' }));
    const plan = await dialog('What happens');
    expect(plan.getByText('Nobody gets a tag by this list.')).toBeTruthy();
    expect(plan.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true);
  });

  test('go out as a file, which says where that failed', async () => {
    const { backend, app } = open();
    backend.refuse('GET /tags/export', down);
    await app.user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('We couldn’t export your tags. Try again.')).toBeTruthy();
  });
});
