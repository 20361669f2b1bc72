import type { RevenueRow } from '@spotter/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { noAnalytics } from '../../test/fake-analytics.ts';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { renderApp } from '../../test/render-app.tsx';

const dollars = { currency: 'USD', amount: 240_000, calls: 2 };
const euros = { currency: 'EUR', amount: 9_750, calls: 1 };
const row: RevenueRow = {
  key: ':agent-1:SHRED',
  name: 'SHRED',
  agent: { _id: 'agent-1', name: 'Dana' },
  post: null,
  version: null,
  place: null,
  sums: [dollars],
};
const won = { chatId: null, from: null, start: '2026-11-20T10:00:00.000Z', amount: 9_750, currency: 'EUR' };

async function open(analytics: Partial<ReturnType<typeof noAnalytics>>) {
  const backend = createFakeBackend({ analytics: { ...noAnalytics(), ...analytics } });
  const app = renderApp('/dashboard/analytics', { backend, signedIn: true });
  return { app, backend, block: within(await screen.findByRole('region', { name: 'Revenue' })) };
}

describe('what calls won', () => {
  test('is told for each currency by itself, and each sum opens its calls', async () => {
    const none = { ...row, key: '', name: null, agent: null, sums: [euros] };
    const revenue = { total: [dollars, euros], rows: [row, none], others: [] };
    const { app, backend, block } = await open({ revenue, wonCalls: [{ _id: 'call-1', name: 'Mia', ...won }] });
    const [head, all, first, rest] = (await block.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(head).toBe('KeywordUSDEUR');
    expect(all).toBe('All won calls$2,4002 calls€97.501 call');
    expect(first).toBe('SHREDDana$2,4002 calls€00 calls');
    expect(rest).toBe('Without a keyword$00 calls€97.501 call');
    expect(block.getByRole('button', { name: /^Dana, SHRED: €0/ })).toHaveProperty('disabled', true);
    await app.user.click(block.getByRole('button', { name: 'Without a keyword: €97.50 of 1 call, show them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Without a keyword, €97.50' }));
    expect((await dialog.findByRole('link', { name: /Mia/ })).getAttribute('href')).toBe('/calls?show=past');
    const [asked] = backend.callsTo('GET /analytics/revenue/calls');
    expect(Object.fromEntries(asked!.query!)).toMatchObject({ by: 'keyword', key: '', currency: 'EUR' });
  });

  test('is asked for by another group', async () => {
    const { app, backend, block } = await open({ revenue: { total: [dollars], rows: [row], others: [dollars] } });
    await app.user.selectOptions(await block.findByRole('combobox', { name: 'Group by' }), 'Follow-up');
    expect(await block.findByText(/the follow-up that was sent last before it was booked/)).toBeTruthy();
    expect(block.getByText('The rest')).toBeTruthy();
    expect(backend.callsTo('GET /analytics/revenue').at(-1)?.query?.get('by')).toBe('follow-up');
  });

  test('is nothing where no call was won, and says how one is', async () => {
    const { block } = await open({});
    expect(await block.findByText(/^No call of this period was won yet/)).toBeTruthy();
  });
});
