import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { learnTime } from './present-time.ts';
import { useNow } from './use-now.ts';

const hourMs = 3_600_000;

/** Answers as a server whose clock is ahead of this one. */
const answerFrom = (aheadMs: number) =>
  learnTime(async () => new Response('', { headers: { date: new Date(Date.now() + aheadMs).toUTCString() } }))('/api');

// Other tests go by this machine's clock.
afterEach(() => act(() => answerFrom(0)));

function Clock() {
  return <time>{useNow(hourMs).toISOString()}</time>;
}

const minutesAhead = () => (Date.parse(screen.getByRole('time').textContent) - Date.now()) / 60_000;

test('a page goes by the server’s clock where the browser’s is off by more than a moment', async () => {
  render(<Clock />);
  await act(() => answerFrom(2_000));
  expect(minutesAhead()).toBeCloseTo(0, 0);
  await act(() => answerFrom(3 * hourMs));
  expect(minutesAhead()).toBeCloseTo(180, 0);
  await act(() => answerFrom(-hourMs));
  expect(minutesAhead()).toBeCloseTo(-60, 0);
});
