import { expect, test } from 'vitest';
import { isApiKey, newApiKey, startOfApiKey } from './api-key-text.ts';

test('a key is known by its shape and its checksum, so that a scan for secrets finds keys alone', () => {
  const scan = /spotter_live_[0-9A-Za-z]{39}/g;
  const keys = Array.from({ length: 200 }, newApiKey);
  expect(new Set(keys).size).toBe(200);
  expect(`token=${keys.join('; token=')}`.match(scan)).toEqual(keys);
  expect(keys.every(isApiKey)).toBe(true);
  // Made by another program: 24 bytes of sha256("fixture") in base 62, and their CRC32.
  expect(isApiKey('spotter_live_2bUj0AJu1maIiUfiNJxWEaK01qUnbbt6y3pCcUh')).toBe(true);
  expect(isApiKey('spotter_live_2bUj0AJu1maIiUfiNJxWEaK01qUnbbt6y3pCcUi')).toBe(false);
  expect(isApiKey('spotter_live_3bUj0AJu1maIiUfiNJxWEaK01qUnbbt6y3pCcUh')).toBe(false);
  expect(startOfApiKey(keys[0]!)).toBe(keys[0]!.slice(0, 17));
});
