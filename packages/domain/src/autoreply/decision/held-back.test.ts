import { describe, expect, test } from 'vitest';
import type { ReplyDecision } from './reply-decision.ts';
import { heldBack } from './held-back.ts';
import { retryPauseMs } from '../../sending/retry-pause.ts';

const lastInboundAt = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(lastInboundAt.getTime() + count * 3_600_000);
const reply: ReplyDecision = { kind: 'reply', to: ['m1'], because: 'trigger-keyword', keyword: 'SHRED' };

describe('an answer that is due while something is down', () => {
  test('waits, and says for what', () => {
    expect(heldBack(reply, { because: 'provider-down', until: hours(1) }, { lastInboundAt })).toEqual({
      kind: 'wait',
      until: hours(1),
      because: 'provider-down',
      keyword: 'SHRED',
    });
  });

  test('waits no longer than the window is open', () => {
    const held = heldBack(reply, { because: 'account-restricted', until: hours(30) }, { lastInboundAt });
    expect(held).toMatchObject({ kind: 'wait', until: new Date(hours(24).getTime() - 5 * 60_000) });
  });

  test('is given at once where nothing is down', () => {
    expect(heldBack(reply, null, { lastInboundAt })).toBe(reply);
  });

  test('what sends nothing is decided all the same', () => {
    const hold = { because: 'provider-down', until: hours(1) } as const;
    for (const decision of [
      { kind: 'opt-out' },
      { kind: 'hand-over', because: 'medical' },
      { kind: 'stay-silent', because: 'no-keyword' },
      { kind: 'wait', until: hours(2), because: 'delay', keyword: null },
    ] as ReplyDecision[]) {
      expect(heldBack(decision, hold, { lastInboundAt })).toBe(decision);
    }
  });

  test('the pauses between tries grow up to five minutes, with some spread', () => {
    expect([0, 1, 2, 3, 4, 5, 99].map((tries) => retryPauseMs(tries, 0))).toEqual([
      2_000, 2_000, 5_000, 15_000, 60_000, 300_000, 300_000,
    ]);
    expect(retryPauseMs(1, 1)).toBe(2_500);
  });
});
