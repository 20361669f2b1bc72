import { describe, expect, test } from 'vitest';
import { circuitAfterTrouble, passageOf, type Circuit, type TroubleReason } from './circuit.ts';

const start = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

function fails(
  before: Circuit | null,
  at: Date,
  because: TroubleReason,
  retryAfterMs: number | null = null,
  chance = 0,
) {
  return circuitAfterTrouble(before, { because, retryAfterMs, startedAt: at }, at, chance);
}

/** Fails again each time the pause is over; returns the pauses in seconds. */
function pauses(because: TroubleReason, times: number): number[] {
  let circuit: Circuit | null = null;
  let at = start;
  const lengths: number[] = [];
  while (lengths.length < times) {
    circuit = fails(circuit, at, because);
    if (circuit.until !== null) {
      lengths.push((circuit.until.getTime() - at.getTime()) / 1000);
      at = circuit.until;
    }
  }
  return lengths;
}

describe('a service that gives trouble', () => {
  test('one or two failures hold nothing back', () => {
    const first = fails(null, start, 'provider-down');
    const second = fails(first, after(1), 'provider-down');
    expect(passageOf(first, after(1))).toEqual({ kind: 'free' });
    expect(passageOf(second, after(2))).toEqual({ kind: 'free' });
  });

  test.each([
    ['provider-down', [15, 30, 60, 120, 300, 300]],
    ['model-down', [5, 10, 20, 40, 60, 60]],
    ['rate-limited', [60, 300, 900, 3600, 3600]],
    ['account-restricted', [3600, 21_600, 86_400, 86_400]],
  ] as const)('%s: the pauses grow, up to a longest one', (because, expected) => {
    expect(pauses(because, expected.length)).toEqual(expected);
  });

  test('a pause that the service names is kept, however short the list would have it', () => {
    const circuit = fails(null, start, 'rate-limited', 7_000);
    expect(passageOf(circuit, after(6_999))).toEqual({ kind: 'held', because: 'rate-limited', until: after(7_000) });
    expect(passageOf(circuit, after(7_000))).toEqual({ kind: 'trial', because: 'rate-limited' });
  });

  test('many calls that fail together count as one pause, not as a growing one', () => {
    let circuit: Circuit | null = null;
    for (let call = 0; call < 32; call += 1) {
      circuit = circuitAfterTrouble(
        circuit,
        { because: 'provider-down', retryAfterMs: null, startedAt: start },
        after(100 + call),
        0,
      );
    }
    expect(circuit).toMatchObject({ troubles: 3, until: after(102 + 15_000) });
  });

  test('a longer wait that a call under way was told is kept', () => {
    const circuit = fails(null, after(10), 'rate-limited', 1_000);
    const later = circuitAfterTrouble(
      circuit,
      { because: 'rate-limited', retryAfterMs: 60_000, startedAt: start },
      after(20),
      0,
    );
    expect(later.until).toEqual(after(60_020));
  });

  test('a call that was made all the same, and failed for another reason, shortens no pause', () => {
    const circuit = fails(null, start, 'account-restricted');
    const later = fails(circuit, after(1_000), 'provider-down');
    expect(passageOf(later, after(1_000))).toEqual({
      kind: 'held',
      because: 'account-restricted',
      until: after(3_600_000),
    });
  });

  test('chance spreads a pause by at most a quarter, and never shortens it', () => {
    for (const chance of [0, 0.3, 1]) {
      const { until } = fails(null, start, 'rate-limited', null, chance);
      expect(until!.getTime() - start.getTime()).toBe(60_000 * (1 + chance / 4));
    }
  });
});
