import { expect, test } from 'vitest';
import { privateReplyTurn } from './private-reply-turn.ts';

const start = new Date('2026-11-20T12:00:00Z').getTime();

/** Sends as many as wait, each at its turn. Returns when each went out. */
function sendAll(count: number): number[] {
  const sent: number[] = [];
  let now = start;
  while (sent.length < count) {
    const recent = sent.filter((at) => now - at < 3_600_000).map((at) => new Date(at));
    const turn = privateReplyTurn(recent, 0, new Date(now));
    if (turn === null) sent.push(now);
    else now = turn.getTime();
  }
  return sent;
}

test('the last of a hundred waits a minute or two, and no hour has more than the platform takes', () => {
  expect(sendAll(100).at(-1)! - start).toBeLessThanOrEqual(2 * 60_000);
  const sent = sendAll(2_000);
  const inHourFrom = (from: number) => sent.filter((at) => at >= from && at < from + 3_600_000).length;
  expect(Math.max(...new Set(sent.map(inHourFrom)))).toBeLessThanOrEqual(700);
});

test('who stands farther back in the line is told a later turn', () => {
  const recent = Array.from({ length: 60 }, () => new Date(start));
  const turns = [0, 59, 60, 300].map((before) => privateReplyTurn(recent, before, new Date(start + 1_000))!.getTime());
  expect(turns).toEqual([1, 1, 2, 6].map((minutes) => start + minutes * 60_000));
});
