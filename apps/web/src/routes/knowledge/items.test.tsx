import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { anItem, anOffer, type FakeKnowledge, nothingKnown } from '../../test/fake-knowledge.ts';
import { renderApp } from '../../test/render-app.tsx';

const down = { status: 500, message: 'Something failed', code: 'internal' };

function open(known: Partial<FakeKnowledge> = {}) {
  const backend = createFakeBackend({ knowledge: nothingKnown(known) });
  return { backend, app: renderApp('/knowledge', { backend, signedIn: true }) };
}

const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const aPage = anItem({ _id: 'page-1', kind: 'page', title: 'FAQ', url: 'https://dana.example/faq', passageCount: 14 });

describe('answers', () => {
  test('are added, changed and deleted', async () => {
    const { backend, app } = open({ items: [anItem()] });
    await row('Do you train people with a bad knee?');
    await app.user.click(button('Add an answer'));
    const added = within(await screen.findByRole('dialog', { name: 'New answer' }));
    await app.user.type(added.getByRole('textbox', { name: /^When a lead asks/ }), 'Where are you?');
    await app.user.type(added.getByRole('textbox', { name: /this is true/ }), 'In Austin.');
    await app.user.click(added.getByRole('button', { name: 'Save' }));
    expect((await row('Where are you?')).getByText('In Austin.')).toBeTruthy();

    await app.user.click(button('Edit: Where are you?'));
    const edited = within(await screen.findByRole('dialog', { name: 'Edit answer' }));
    await app.user.type(edited.getByRole('textbox', { name: /this is true/ }), ' Online too.');
    await app.user.click(edited.getByRole('button', { name: 'Save' }));
    expect(await (await row('Where are you?')).findByText('In Austin. Online too.')).toBeTruthy();

    await app.user.click(button('Delete: Where are you?'));
    await app.go('/agents');
    await waitFor(() => expect(backend.stored.knowledge.items).toHaveLength(1));
  });
});

describe('pages and files', () => {
  test('show how far reading is, live, and what was read', async () => {
    const { backend, app } = open({
      items: [{ ...aPage, state: 'reading', progress: { done: 3, total: 12 }, passageCount: 0 }],
      passages: [{ id: 'page:page-1#1', heading: 'Refunds', text: 'Within 14 days.', wordings: ['money back?'] }],
    });
    const faq = await row('FAQ');
    expect(faq.getByText('Reading… 3 of 12')).toBeTruthy();
    expect(button('What was read: FAQ').disabled).toBe(true);
    Object.assign(backend.stored.knowledge.items[0]!, aPage);
    backend.socket.send('knowledge:changed', { id: aPage._id, item: aPage });
    expect(await faq.findByText(/^14 passages, read Nov 20/)).toBeTruthy();

    await app.user.click(button('What was read: FAQ'));
    const dialog = within(await screen.findByRole('dialog', { name: 'FAQ' }));
    expect(await dialog.findByText('Within 14 days.')).toBeTruthy();
    await app.user.click(dialog.getByText('Leads may ask: 1'));
    await app.user.click(dialog.getByRole('button', { name: 'Remove “money back?”' }));
    await waitFor(() => expect(dialog.queryByText('money back?')).toBeNull());
  });

  test('that could not be read say why, and are read again', async () => {
    const { backend, app } = open({
      items: [
        { ...aPage, state: 'failed', passageCount: 0, reason: 'The page answered 404.' },
        { ...aPage, _id: 'page-2', title: 'Prices', reason: 'The site took too long.' },
      ],
    });
    expect((await row('FAQ')).getByText('Couldn’t be read. The page answered 404.')).toBeTruthy();
    const stale = 'Couldn’t be read again, so agents use what was read before. The site took too long.';
    expect((await row('Prices')).getByText(stale)).toBeTruthy();
    await app.user.click(button('Read again: FAQ'));
    expect(await (await row('FAQ')).findByText('Reading…')).toBeTruthy();
    expect(backend.callsTo('POST /knowledge/{id}/refresh')).toHaveLength(1);
  });

  test('that may be wrong say why and how much was left out, and are used anyway if the coach says so', async () => {
    const reason = 'The site seems to show an error instead of the page. It says “Bad gateway”.';
    const { backend, app } = open({
      items: [
        { ...aPage, state: 'failed', passageCount: 0, doubtful: true, reason },
        { ...aPage, _id: 'page-2', title: 'Prices', doubtful: true, reason, leftOut: 40 },
      ],
    });
    expect(
      (await row('FAQ')).getByText(/^What we found may be wrong, so agents don’t use it. The site seems/),
    ).toBeTruthy();
    const prices = await row('Prices');
    expect(prices.getByText(/^What we found may be wrong, so agents use what was read before. The site/)).toBeTruthy();
    expect(prices.getByText('40% of its text was left out: menus, and what visitors don’t see.')).toBeTruthy();
    button('Use it anyway: Prices').focus();
    await app.user.keyboard('{Enter}');
    expect(await (await row('Prices')).findByText('Reading…')).toBeTruthy();
    expect(backend.callsTo('POST /knowledge/{id}/trust')).toHaveLength(1);
  });

  test('a page is added by its address, with or without its beginning', async () => {
    const { backend, app } = open();
    const field = await screen.findByRole('textbox', { name: 'Address of the page' });
    backend.refuse('POST /knowledge', { status: 422, message: 'This address is private', code: 'invalid' });
    await app.user.type(field, 'dana.example/faq{Enter}');
    expect(await screen.findByText('This address is private')).toBeTruthy();
    backend.refuse('POST /knowledge');
    await app.user.click(button('Add page'));
    await row('https://dana.example/faq');
    expect(backend.callsTo('POST /knowledge').at(-1)?.body).toEqual({ kind: 'page', url: 'https://dana.example/faq' });
  });

  test('files come by choice or by drop, and each that cannot be read says so before it is sent', async () => {
    const { backend, app } = open();
    const input = await screen.findByLabelText<HTMLInputElement>('Files to read');
    expect(screen.getByText('PDF, Word (.docx), .txt or .md, up to 10 MB each.')).toBeTruthy();
    await app.user.upload(input, new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' }));
    await row('prices.pdf');
    const large = new File(['x'], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    fireEvent.drop(screen.getByText('Drop files here, or'), {
      dataTransfer: { files: [new File(['x'], 'photo.png'), large, new File(['hi'], 'welcome.md')] },
    });
    await row('welcome.md');
    expect(screen.getByText(/^photo.png can’t be read/)).toBeTruthy();
    expect(screen.getByText('large.pdf is larger than 10 MB.')).toBeTruthy();
    expect(backend.callsTo('POST /knowledge')).toHaveLength(2);
    await app.user.click(button('Dismiss: photo.png'));
    expect(screen.queryByText(/^photo.png/)).toBeNull();
  });
});

describe('what is edited', () => {
  test('a page is read at another address, and undone where that went wrong', async () => {
    const { backend, app } = open({ items: [aPage] });
    await row('FAQ');
    button('Change address: FAQ').focus();
    await app.user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change address' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address of the page' });
    expect(field.value).toBe('https://dana.example/faq');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    backend.refuse('PUT /knowledge/{id}', {
      status: 400,
      message: 'An address looks like this',
      code: 'invalid_input',
    });
    await app.user.clear(field);
    await app.user.type(field, 'dana.example/questions{Enter}');
    expect(await dialog.findByText('An address looks like this')).toBeTruthy();
    backend.refuse('PUT /knowledge/{id}');
    await app.user.type(field, '{Enter}');
    expect(await (await row('https://dana.example/questions')).findByText('Reading…')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Reading the new address.')).toBeTruthy();

    backend.refuse('PUT /knowledge/{id}', down);
    await app.user.click(button('Undo'));
    expect(await screen.findByText('We couldn’t undo that. Please try again.')).toBeTruthy();
    expect(backend.callsTo('PUT /knowledge/{id}').at(-1)?.body).toEqual({ url: 'https://dana.example/faq' });
  });

  test('a file gets another name and keeps its ending, which can be undone', async () => {
    const file = { name: 'v2 final.pdf', mediaType: 'application/pdf', bytes: 2048 };
    const { backend, app } = open({ items: [anItem({ _id: 'file-1', kind: 'file', title: file.name, file })] });
    await row('v2 final.pdf');
    await app.user.click(button('Rename: v2 final.pdf'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(field.value).toBe('v2 final');
    expect(dialog.getByText('.pdf stays at the end.')).toBeTruthy();
    await app.user.clear(field);
    await app.user.type(field, 'House rules{Enter}');
    await row('House rules.pdf');
    expect(await screen.findByText('It’s called “House rules.pdf” now.')).toBeTruthy();
    await app.user.click(button('Undo'));
    await row('v2 final.pdf');
    expect(backend.callsTo('PUT /knowledge/{id}').map(({ body }) => body)).toEqual([
      { name: 'House rules.pdf' },
      { name: 'v2 final.pdf' },
    ]);
  });
});

describe('what is worth a look', () => {
  test('is named with one action each: edit, accept or read again', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const { backend, app } = open({
      offers: [anOffer({ expired: true, validUntil: '2026-08-31' })],
      items: [anItem(), aPage],
      issues: [
        {
          _id: 'contradiction',
          kind: 'contradiction',
          sentence: 'Two different prices for 12-week coaching.',
          about: [
            { kind: 'entry', _id: 'item-1', title: 'Do you train people with a bad knee?', says: '$597' },
            { kind: 'offer', _id: 'offer-1', title: '12-week coaching', says: '$697' },
          ],
          action: 'edit',
          at,
        },
        {
          _id: 'expired',
          kind: 'expired-offer',
          sentence: '12-week coaching has ended.',
          about: [{ kind: 'offer', _id: 'offer-1', title: '12-week coaching', says: null }],
          action: 'edit-offer',
          at,
        },
        {
          _id: 'changed',
          kind: 'page-changed',
          sentence: 'FAQ says something else now.',
          about: [{ kind: 'page', _id: 'page-1', title: 'FAQ', says: null }],
          action: 'accept',
          at,
        },
      ],
    });
    const issues = within(await screen.findByRole('region', { name: 'Worth a look' }));
    expect(issues.getByText('$597')).toBeTruthy();
    await app.user.click(issues.getByRole('button', { name: 'Edit: Two different prices for 12-week coaching.' }));
    await screen.findByRole('dialog', { name: 'Edit answer' });
    await app.user.keyboard('{Escape}');
    await app.user.click(issues.getByRole('button', { name: 'Edit offer: 12-week coaching has ended.' }));
    await screen.findByRole('dialog', { name: 'Edit offer' });
    await app.user.keyboard('{Escape}');
    backend.refuse('POST /knowledge/issues/{id}/accept', down);
    await app.user.click(issues.getByRole('button', { name: 'It’s fine: FAQ says something else now.' }));
    expect(await screen.findByText('We couldn’t take this off the list. Try again.')).toBeTruthy();
    backend.refuse('POST /knowledge/issues/{id}/accept');
    await app.user.click(issues.getByRole('button', { name: 'It’s fine: FAQ says something else now.' }));
    await waitFor(() => expect(issues.queryByText('FAQ says something else now.')).toBeNull());
  });

  test('says that contradictions are being looked for, and shows them when they are found', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const { backend } = open({
      offers: [anOffer({})],
      items: [anItem()],
      issuesState: { state: 'checking', checkedAt: null, isPartial: false },
    });
    const status = await screen.findByText('Checking your offers and knowledge for contradictions…');
    expect(status.getAttribute('role')).toBe('status');
    backend.stored.knowledge.issuesState = { state: 'checked', checkedAt: at, isPartial: true };
    backend.stored.knowledge.issues = [
      { _id: 'two', kind: 'contradiction', sentence: 'Two addresses.', about: [], action: 'edit', at },
    ];
    const shown = await screen.findByRole('region', { name: 'Worth a look' });
    expect(within(shown).getByText('Two addresses.')).toBeTruthy();
    expect(within(shown).getByRole('status').textContent).toContain('There is a lot to compare');
  });
});
