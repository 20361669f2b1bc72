import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeBackend } from '../../test/fake-backend.ts';
import { aCall, noCalls } from '../../test/fake-booking.ts';
import { renderApp } from '../../test/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['  I am ill, so sorry ', { reason: 'I am ill, so sorry' }],
  [' ', {}],
])('the coach may tell the guest why a call is cancelled: “%s”', async (typed, body) => {
  const backend = createFakeBackend({ booking: noCalls({ calls: [aCall({ start: '2026-11-21T15:00:00.000Z' })] }) });
  const app = renderApp('/calls', { backend, signedIn: true });
  await app.user.click(await screen.findByRole('button', { name: 'Cancel call: Mia Lopez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason', description: 'Mia Lopez reads it. (optional)' });
  await app.user.type(reason, typed);
  await app.user.click(dialog.getByRole('button', { name: 'Cancel call' }));
  expect(await screen.findByText('Call canceled')).toBeTruthy();
  expect(backend.callsTo('POST /appointments/{id}/cancel')).toMatchObject([{ body }]);
});
