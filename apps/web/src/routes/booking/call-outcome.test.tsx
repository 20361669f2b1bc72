import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCall, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';

const before = '2026-11-20T10:00:00.000Z';
const recorded = 'POST /appointments/{id}/outcome';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(call: Partial<ReturnType<typeof aCall>> = {}) {
  const backend = createFakeBackend({ booking: noCalls({ calls: [aCall({ start: before, ...call })] }) });
  return { backend, app: renderApp('/calls?show=past', { backend, signedIn: true }) };
}

const group = async () => within(await screen.findByRole('group', { name: 'What came of it? Mia Lopez' }));
const bodies = (backend: ReturnType<typeof createFakeBackend>) => backend.callsTo(recorded).map(({ body }) => body);

describe('what came of a call', () => {
  test('is won with a sum, which says what is wrong with it, and is taken back by Undo', async () => {
    const { app, backend } = open();
    await app.user.click((await group()).getByRole('button', { name: 'Won' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Won · Mia Lopez' }));
    const sum = dialog.getByRole('textbox', { name: 'Sum' });
    const save = dialog.getByRole('button', { name: 'Mark as won' });
    await app.user.click(save);
    expect(dialog.getByText('Write the sum that they pay.')).toBeTruthy();
    for (const [typed, sentence] of [
      ['0', 'A sum is more than 0. If they paid nothing, mark the call as shown.'],
      ['-50', 'A sum can’t be negative. After a refund, take the mark back.'],
      ['€50', 'This names another currency than USD. Choose that one beside it.'],
      ['12.345,678', 'USD has 2 decimal places at most.'],
    ] as const) {
      await app.user.clear(sum);
      await app.user.type(sum, typed);
      expect(dialog.getByText(sentence)).toBeTruthy();
    }
    await app.user.clear(sum);
    await app.user.type(sum, '1.200,50');
    expect(dialog.getByText('Counts as $1,200.50.')).toBeTruthy();
    await app.user.click(save);
    expect((await screen.findAllByText('Won $1,200.50')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      expect((await group()).getByRole('button', { name: 'Won' }).getAttribute('aria-pressed')).toBe('false');
    });
    expect(bodies(backend)).toEqual([
      { outcome: 'shown', result: { kind: 'won', amount: 120_050, currency: 'USD', offerId: null }, version: 0 },
      { outcome: null, result: null, version: 1 },
    ]);
  });

  test('is lost by one tap on the reason, or followed up on a day', async () => {
    const { app, backend } = open();
    await app.user.click((await group()).getByRole('button', { name: 'Lost' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Price' }));
    expect((await screen.findAllByText('Lost · Price')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click((await group()).getByRole('button', { name: 'Follow up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When do you follow up? · Mia Lopez' }));
    await app.user.click(dialog.getByRole('button', { name: 'Follow up then' }));
    expect(dialog.getByText('Choose a day from today on.')).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: 'In a week · Sat, Nov 28' }));
    expect((await screen.findAllByText('Follow up on Sat, Nov 28')).length).toBeGreaterThan(0);
    expect(bodies(backend)).toEqual([
      { outcome: 'shown', result: { kind: 'lost', reason: 'price' }, version: 0 },
      { outcome: 'shown', result: { kind: 'follow-up', on: '2026-11-28' }, version: 1 },
    ]);
  });

  test('that somebody else recorded meanwhile is said, and shown', async () => {
    const { app, backend } = open({ outcomeVersion: 3 });
    const message = 'Lena marked this call as won, $900 meanwhile. Nothing was changed.';
    backend.refuse(recorded, { status: 409, message, code: 'conflict' });
    await group();
    backend.stored.booking.calls[0]!.result = { kind: 'won', amount: 90_000, currency: 'USD', offer: null };
    await app.user.click(screen.getByRole('button', { name: 'No-show' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText('Won $900')).toBeTruthy();
  });
});
