import { expect, test } from 'vitest';
import { usagePauseMs } from './usage-pause.ts';

test.each([
  [0, null, null],
  [79, null, null],
  [80, null, 10_000],
  [90, null, 60_000],
  [99, null, 105_000],
  [100, null, 300_000],
  [100, 1_800_000, 1_800_000],
  [140, 60_000, 300_000],
])(
  'at %s percent of the limit, with %s ms until it is regained, sending pauses for %s ms',
  (percent, regainAfterMs, pause) => {
    expect(usagePauseMs({ scope: 'account', percent, regainAfterMs })).toBe(pause);
  },
);
