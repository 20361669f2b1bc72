import { expect, test } from 'vitest';
import { toWav } from './wav.ts';

test('sound becomes a WAV file that says how long it is, and too loud a sample is the loudest', () => {
  const file = toWav(Float32Array.of(0, 1, -1, 2), 16_000);
  expect(String.fromCodePoint(...file.slice(0, 4))).toBe('RIFF');
  const view = new DataView(file.buffer);
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([44, 16_000, 8]);
  expect([0, 1, 2, 3].map((at) => view.getInt16(44 + at * 2, true))).toEqual([0, 32_767, -32_767, 32_767]);
});
